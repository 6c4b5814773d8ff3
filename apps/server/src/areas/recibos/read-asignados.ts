import { motivosDeArchivo } from '@valija/contract/messages/recibos.ts'
import { message } from '@valija/contract/messages.ts'
import type { GuardarReciboDatos } from '@valija/contract/recibos.ts'
import { readReciboInThread } from '@valija/documents/recibos/read-recibo-node.ts'
import type { LecturaRecibo, PagoLeido } from '@valija/documents/recibos/tipos.ts'
import { enHilo } from '../../hilos.ts'
import { refuseWith } from '../../refuse.ts'
import { notSaved } from './refuse-unpayable.ts'

export type Asignado = { pago: PagoLeido; loteId: number }

/** Reads the bytes again: what the browser read only served to choose. */
export async function readOnServer(bytes: Uint8Array): Promise<LecturaRecibo & { leido: true }> {
  const lectura = await enHilo(() => readReciboInThread(bytes))
  if (lectura.leido) return lectura
  throw refuseWith(
    'reciboIlegible',
    message('reciboIlegible', { motivo: motivosDeArchivo[lectura.motivo] }),
    { titulo: message('reciboIlegibleTitulo') },
  )
}

/** The payments of the pages that were given a lote, as the server read them. */
export function assign(
  lectura: LecturaRecibo & { leido: true },
  { asignaciones }: GuardarReciboDatos,
): Asignado[] {
  const pages = new Set<number>()
  const operations = new Map<string, number>()
  return asignaciones.map(({ pagina, loteId }) => {
    const pago = lectura.pagos.find((one) => one.pagina === pagina)
    if (!pago) throw notSaved('paginaSinPago', message('paginaSinPago', { pagina }))
    if (pages.has(pagina)) throw notSaved('asignacionRepetida', message('asignacionRepetida', { pagina }))
    pages.add(pagina)
    const operation = `${pago.folio}\n${pago.claveRastreo}`
    const otra = operations.get(operation)
    if (otra !== undefined)
      throw notSaved('operacionRepetida', message('operacionRepetida', { pagina, otra }))
    operations.set(operation, pagina)
    return { pago, loteId }
  })
}
