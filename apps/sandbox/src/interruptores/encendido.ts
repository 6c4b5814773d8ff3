import { keysOf } from '@valija/palabras/keys.ts'
import { enMexico } from '../paginas/hora.ts'
import { type Interruptor, type Interruptores, isActivo, type Sistema } from './interruptores.ts'

export const nombres: Record<Sistema, string> = {
  sat: 'SAT (consulta de CFDI)',
  ant: 'ANT (reservas)',
  cola: 'Cola de ANT',
  contabilidad: 'Contabilidad de ANT',
  correo: 'Correo (SMTP)',
  jnp: 'Motor de reservas JNP',
  bms: 'Motor de reservas BMS',
  clientes: 'Clientes de las reservas',
  pagosReserva: 'Pagos de las reservas',
  productos: 'Catálogo de productos',
  estancias: 'Lista de reservas por estancia',
  tipoCambio: 'Tipo de cambio',
  banxico: 'Banxico (SIE)',
  comisiones: 'Comisiones de agentes',
}
export const sistemas = keysOf(nombres)

const comoFalla = (i: Interruptor): string[] => [
  ...(i.caido ? ['caído'] : []),
  ...(i.lentoMs > 0 ? [`lento (${i.lentoMs / 1000} s)`] : []),
  ...(i.rechaza === false ? [] : ['rechaza']),
  ...(i.disparates ? ['responde disparates'] : []),
  ...(i.hazYCorta ? ['hace el trabajo y corta la conexión'] : []),
]
const cuanto = ({ veces, hasta }: Interruptor): string => {
  const fin = hasta === null ? '' : `, hasta las ${enMexico(hasta).slice(-5)}`
  return veces === null ? fin : `, ${veces === 1 ? 'una vez' : `${veces} veces`}${fin}`
}

/** What misbehaves now, in words; what has ended is not told. */
export const dichos = (todos: Interruptores, ahora = Date.now()): string[] => {
  const { sat, ant, contabilidad, estancias, comisiones } = todos
  const fijas: [string, number][] = [
    ['SAT: respuestas fijas por UUID', Object.keys(sat.porUuid).length],
    ['ANT: facturas que no valida', Object.keys(ant.facturasInvalidas).length],
    ['Contabilidad de ANT: facturas que rechaza', Object.keys(contabilidad.porFactura).length],
  ]
  const modos: [boolean, string][] = [
    [contabilidad.sinIdempotencia, 'Contabilidad de ANT: registra dos veces lo repetido'],
    [contabilidad.sinUuid, 'Contabilidad de ANT: no dice el UUID'],
    [contabilidad.sinLibro, 'Contabilidad de ANT: no da su libro'],
    [estancias.sinCapacidad, 'Lista de reservas por estancia: no la da'],
    [comisiones.clientesNuevos, 'Comisiones de agentes: con los clientes nuevos'],
  ]
  return [
    ...sistemas
      .filter((sistema) => isActivo(todos[sistema], ahora))
      .map(
        (sistema) => `${nombres[sistema]}: ${comoFalla(todos[sistema]).join(', ')}${cuanto(todos[sistema])}`,
      ),
    ...fijas.filter(([, n]) => n > 0).map(([texto, n]) => `${texto} (${n})`),
    ...modos.filter(([on]) => on).map(([, texto]) => texto),
  ]
}
