import { motivosDeArchivo } from '@valija/contract/messages/recibos.ts'
import { message } from '@valija/contract/messages.ts'
import type { GuardarReciboDatos } from '@valija/contract/recibos.ts'
import type { LecturaRecibo, MotivoArchivo, PagoLeido } from '@valija/documents/recibos/tipos.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { readOne, salidaOf } from '../../lectores/read-one.ts'
import { type Refusal, refuseWith } from '../../refuse.ts'
import { notSaved } from './refuse-unpayable.ts'

export type Asignado = { pago: PagoLeido; loteId: number }

/** Reads the bytes again: what the browser read only served to choose. */
export async function readOnServer(
  { lectores }: Pick<Deps, 'lectores'>,
  { usuarioId }: Actor,
  bytes: Uint8Array,
): Promise<LecturaRecibo & { leido: true }> {
  const answer = await readOne(lectores, 'recibo', usuarioId, bytes, {})
  const lectura = salidaOf(answer, () => ilegible('tiempoAgotado'))
  if (lectura.leido) return lectura
  throw ilegible(lectura.motivo)
}

const ilegible = (motivo: MotivoArchivo): Refusal =>
  refuseWith('reciboIlegible', message('reciboIlegible', { motivo: motivosDeArchivo[motivo] }), {
    titulo: message('reciboIlegibleTitulo'),
  })

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
