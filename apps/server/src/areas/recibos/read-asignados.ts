import { motivosDeArchivo } from '@valija/contract/messages/recibos.ts'
import { message } from '@valija/contract/messages.ts'
import type { GuardarReciboDatos } from '@valija/contract/recibos.ts'
import type { LecturaRecibo, MotivoArchivo, PagoLeido } from '@valija/documents/recibos/tipos.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { readOne, salidaDe } from '../../lectores/read-one.ts'
import { type Refusal, refuseWith } from '../../refuse.ts'
import { notSaved } from './refuse-unpayable.ts'

/** `monto`: centavos of the payment that go to this lote; null is all of it. */
export type Asignado = { pago: PagoLeido; loteId: number; monto: number | null }

/** Reads the bytes again: what the browser read only served to choose. */
export async function readOnServer(
  { lectores }: Pick<Deps, 'lectores'>,
  { usuarioId }: Actor,
  bytes: Uint8Array,
): Promise<LecturaRecibo & { leido: true }> {
  const answer = await readOne(lectores, 'recibo', usuarioId, bytes, {})
  const lectura = salidaDe(answer, () => ilegible('tiempoAgotado'))
  if (lectura.leido) return lectura
  throw ilegible(lectura.motivo)
}

const ilegible = (motivo: MotivoArchivo): Refusal =>
  refuseWith('reciboIlegible', message('reciboIlegible', { motivo: motivosDeArchivo[motivo] }), {
    titulo: message('reciboIlegibleTitulo'),
  })

/** The payments of the pages that were given lotes, as the server read them: several parts of one when it has several. */
export function assign(
  lectura: LecturaRecibo & { leido: true },
  { asignaciones }: GuardarReciboDatos,
): Asignado[] {
  const seen = new Set<string>()
  const operations = new Map<string, number>()
  return asignaciones.map(({ pagina, loteId, monto }) => {
    const pago = lectura.pagos.find((one) => one.pagina === pagina)
    if (!pago) throw notSaved('paginaSinPago', message('paginaSinPago', { pagina }))
    const repartido = asignaciones.filter((one) => one.pagina === pagina).length > 1
    if (seen.has(`${pagina} ${loteId}`) || (repartido && monto === undefined))
      throw notSaved('asignacionRepetida', message('asignacionRepetida', { pagina }))
    seen.add(`${pagina} ${loteId}`)
    const operation = `${pago.folio}\n${pago.claveRastreo}`
    const otra = operations.get(operation)
    if (otra !== undefined && otra !== pagina)
      throw notSaved('operacionRepetida', message('operacionRepetida', { pagina, otra }))
    operations.set(operation, pagina)
    return { pago, loteId, monto: monto ?? null }
  })
}
