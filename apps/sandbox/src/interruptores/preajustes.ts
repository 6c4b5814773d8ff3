import { apagado, type CambioInterruptores } from './interruptores.ts'

const minuto = 60_000
const durante = (ahora: number) => ({ ...apagado(), hasta: ahora + minuto })

/** What people try most, in one press; each ends by itself. */
export const preajustes: Record<string, { texto: string; cambio: (ahora: number) => CambioInterruptores }> = {
  satCaido: { texto: 'SAT caído 1 min', cambio: (ahora) => ({ sat: { ...durante(ahora), caido: true } }) },
  satLento: { texto: 'SAT lento 1 min', cambio: (ahora) => ({ sat: { ...durante(ahora), lentoMs: 4_000 } }) },
  antCaido: {
    texto: 'ANT caído 1 min',
    cambio: (ahora) => ({
      ant: { ...durante(ahora), caido: true },
      cola: { ...durante(ahora), caido: true },
      contabilidad: { ...durante(ahora), caido: true },
    }),
  },
  antPierde: {
    texto: 'ANT pierde la respuesta',
    cambio: () => ({ contabilidad: { ...apagado(), hazYCorta: true, veces: 1 } }),
  },
  antRechaza: {
    texto: 'ANT rechaza la próxima factura',
    cambio: () => ({ contabilidad: { ...apagado(), rechaza: true, veces: 1 } }),
  },
  correoCaido: {
    texto: 'El correo no sale 1 min',
    cambio: (ahora) => ({ correo: { ...durante(ahora), caido: true } }),
  },
  motoresCaidos: {
    texto: 'Motores de reservas caídos 1 min',
    cambio: (ahora) => ({ jnp: { ...durante(ahora), caido: true }, bms: { ...durante(ahora), caido: true } }),
  },
}
