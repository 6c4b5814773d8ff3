import { type Centavos, centavos } from '@valija/contract/pesos.ts'
import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import type { AntFactura, AntRenglon, RenglonGuardado } from './load-borrador.ts'
import type { BuscarCercana } from './nearest-reserva.ts'

/** Enough of the asker for the job: whose draft, and by which locator its bookings are known. */
export type Pedido = { borradorId: string; usuarioId: string | null; porLocalizadorExterno: boolean }
export type FacturaPorPreguntar = {
  uuid: string
  folioFactura: string
  total: Centavos
  /** Of which the total is net. */
  retenido: Centavos
  proveedorId: number
  renglones: readonly RenglonGuardado[]
  cercana: BuscarCercana
}
type Juicio = { valida: boolean; mensaje: string }
export type RespuestaAnt = { ant: AntFactura; renglones: [numero: number, ant: AntRenglon][] }

/** ANT's word on a factura and its bookings; of its silence, that. */
export async function answerOf(
  deps: Pick<Deps, 'reloj'>,
  ask: () => Promise<{ factura: Juicio; reservas: Juicio; renglones: RespuestaAnt['renglones'] }>,
): Promise<RespuestaAnt> {
  const en = deps.reloj.ahora().toISOString()
  try {
    const { renglones, ...juicios } = await ask()
    return { ant: { en, falla: false, ...juicios }, renglones }
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    const nada = { valida: false, mensaje: '' }
    return { ant: { en, falla: true, factura: nada, reservas: nada }, renglones: [] }
  }
}

/** As written; or else, of those alike but for case, blanks and hyphens, the only one. */
function answerFor<R extends { bookingCode: string }>(
  respuestas: readonly R[],
  clave: string,
): R | undefined {
  const exacta = respuestas.find((r) => r.bookingCode.trim() === clave)
  if (exacta) return exacta
  const [una, ...otras] = respuestas.filter((r) => claveSuelta(r.bookingCode) === claveSuelta(clave))
  return otras.length === 0 ? una : undefined
}

/** A hotel's: the factura and its bookings are two questions, and each booking has its answer. */
export const askAnt = (
  deps: Pick<Deps, 'ant' | 'reloj'>,
  { porLocalizadorExterno }: Pedido,
  { uuid, folioFactura, total, retenido, proveedorId, renglones, cercana }: FacturaPorPreguntar,
): Promise<RespuestaAnt> =>
  answerOf(deps, async () => {
    const factura = await deps.ant.validarFactura({ uuid, folioFactura, proveedorId })
    const claves = renglones.map((r) => r.bookingCode)
    const ask = (totalFactura: Centavos) =>
      deps.ant.validarReservas({ claves, porLocalizadorExterno, totalFactura, proveedorId })
    const neto = await ask(total)
    // What ANT books is worth what it is sold for, whatever is retained of whom it pays.
    const bruto = neto.facturaValida || retenido <= 0 ? neto : await ask(centavos(total + retenido))
    const juicio = bruto.facturaValida ? bruto : neto
    const answers: RespuestaAnt['renglones'] = []
    for (const renglon of renglones) {
      const suyo = answerFor(juicio.reservas, renglon.bookingCode)
      const senalada =
        juicio.bookingCode !== null && claveSuelta(juicio.bookingCode) === claveSuelta(renglon.bookingCode)
      const valida = suyo ? suyo.valida : juicio.facturaValida || !senalada
      answers.push([
        renglon.numero,
        {
          valida,
          mensaje: valida ? '' : (suyo?.mensaje ?? juicio.mensaje),
          candidata: valida ? null : await cercana(renglon),
        },
      ])
    }
    return {
      factura: { valida: factura.facturaValida, mensaje: factura.mensaje },
      reservas: { valida: juicio.facturaValida, mensaje: juicio.mensaje },
      renglones: answers,
    }
  })
