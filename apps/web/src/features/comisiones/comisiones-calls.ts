import type { ComisionFila, PrefacturaGenerada } from '@valija/contract/comisiones.ts'
import { asApiError, isRefusal } from '../../lib/api-error.ts'
import { comisionesApi } from '../../lib/llamadas/comisiones.ts'

/** What is chosen to be billed: bookings, or every free one; how many, and what they come to. */
export type Eleccion = { filas: readonly ComisionFila[]; todas: boolean; n: number; total: number }
export const nadaElegido: Eleccion = { filas: [], todas: false, n: 0, total: 0 }
export type Agente = number | null

export const bodyOf = ({ filas, todas }: Eleccion, agente: Agente) => ({
  ...(agente === null ? {} : { comisionistaId: agente }),
  bookingCodes: filas.map(({ bookingCode }) => bookingCode),
  todas,
})

export const resumenQuery = (agente: Agente) =>
  comisionesApi.resumen.query({ query: { comisionistaId: agente }, meta: { temas: ['prefactura', 'lote'] } })

export const refreshComisiones = (agente: Agente) =>
  comisionesApi.actualizar({ body: agente === null ? {} : { comisionistaId: agente } })

export const hojaQuery = (eleccion: Eleccion, agente: Agente) =>
  comisionesApi.calculo.query({ body: bodyOf(eleccion, agente), retry: false })

export type Ida = { campo?: string | undefined; mensaje: string }
/** Of the bookings chosen, those that can be billed no more, each with why. */
export async function readIdas(eleccion: Eleccion, agente: Agente, signal: AbortSignal): Promise<Ida[]> {
  const body = bodyOf(eleccion, agente)
  try {
    await comisionesApi.calculo({ body, signal })
    return []
  } catch (error) {
    const idas = isRefusal(error) ? asApiError(error).detalles : []
    const siguen = eleccion.filas.filter(({ bookingCode }) =>
      idas.every(({ campo }) => campo !== bookingCode),
    )
    if (siguen.length === eleccion.filas.length) throw error
    // One refusal tells those of one kind.
    return siguen.length === 0
      ? idas
      : [...idas, ...(await readIdas({ ...eleccion, filas: siguen }, agente, signal))]
  }
}

export const generar = (entrada: { bookingCode: string; rfc: string }): Promise<PrefacturaGenerada> =>
  comisionesApi.generar({ body: entrada })

export const desgloseQuery = (customerId: string, bookingCode: string) =>
  comisionesApi.desglose.query({ params: { customerId, bookingCode }, retry: false })
