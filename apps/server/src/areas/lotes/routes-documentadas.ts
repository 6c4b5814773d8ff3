import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { procesarEntrada } from '@valija/contract/envio-de-lotes.ts'
import { llamadasDeLotes } from '@valija/contract/llamadas/lotes.ts'
import { llamadasDeLotesDocumentados } from '@valija/contract/llamadas/lotes-documentados.ts'
import { loteComisionDocumentado, loteDocumentado } from '@valija/contract/lotes-documentados.ts'
import type { Etapa } from '@valija/domain/lotes/etapas.ts'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { type Lista, readAll } from '../../http/lista.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { deleteLote } from './delete-lote.ts'
import { type FilaDocumentada, listaDocumentada, withFacturas } from './lotes-documentados.ts'
import { processLotes } from './process-lotes.ts'
import { reserveGrupo } from './reserve-grupo.ts'

const t = llamadasDeLotesDocumentados

/** The documented calls of the lotes: thin routes over the same use cases, under /api/ and as literally written. */
export function registerDocumentedLotes(app: App, deps: Deps): void {
  const deProveedores = [
    [t.noProcesados, 'noProcesado'],
    [t.enCola, 'enProcesoDeEnvio'],
    [t.enProcesoDePago, 'enProcesoDePago'],
    [t.pagados, 'pagado'],
  ] as const
  for (const [llamada, etapa] of deProveedores)
    serve(app, llamada, (req, reply) => sendLotes(deps, reply, req.actor, { ...req.query, etapa }))
  const deComisionistas = [
    [t.comisionesNoProcesadas, 'noProcesado'],
    [t.comisionesEnCola, 'enProcesoDeEnvio'],
    [t.comisionesEnProcesoDePago, 'enProcesoDePago'],
    [t.comisionesPagadas, 'pagado'],
  ] as const
  for (const [llamada, etapa] of deComisionistas)
    serve(app, llamada, (req, reply) =>
      sendLotes(deps, reply, req.actor, { ...req.query, etapa, categoria: 'Comisionista' }),
    )
  for (const llamada of [t.marcarEnCola, t.marcarComisionesEnCola])
    serve(app, llamada, (req) => reserveGrupo(deps, req.actor, req.body))
  for (const llamada of [t.enviarLote, t.enviarLoteDeComision])
    serve(app, llamada, async (req) => {
      const first = req.body[0]
      if (
        !first ||
        req.body.some(({ idLote, fechaPago }) => idLote !== first.idLote || fechaPago !== first.fechaPago)
      )
        throw refuse('paquetesDeVariosLotes')
      const { success, data: fechaPago } = procesarEntrada.shape.fechaPago.safeParse(
        first.fechaPago.trim().replace(/T[\d:.]+(Z|[+-]\d\d:?\d\d)?$/, ''),
      )
      if (!success) throw refuse('fechaPagoIlegible', { fecha: first.fechaPago.slice(0, 40) })
      const grupo = await reservedGrupo(deps, first.idLote)
      return processLotes(deps, req.actor, { ids: [first.idLote], fechaPago, grupo })
    })
  serve(app, llamadasDeLotes.eliminar, (req) =>
    deleteLote(deps, req.actor, req.params.id, req.query.motivo || null),
  )
}

type Pedida = {
  etapa: Etapa
  categoria: 'Proveedor' | 'Comisionista'
  pagina?: number | undefined
  porPagina: number
}
const sendLotes = (deps: Deps, reply: FastifyReply, actor: Actor, pedida: Pedida) =>
  reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(arrayOf(deps, listaDocumentada(actor, pedida), pedida))) as never

/** The group of the queue mark that came before; a sending without one gets its own. */
const reservedGrupo = async (deps: Deps, id: number): Promise<string> =>
  (
    await deps.db
      .selectFrom('lotes')
      .select('idArrayLoteEnCola')
      .where('id', '=', id)
      .where('enColaEn', 'is', null)
      .executeTakeFirst()
  )?.idArrayLoteEnCola ?? randomUUID()

/** A JSON array as it is read: without paging it may be the whole stage. */
async function* arrayOf(
  deps: Deps,
  lista: Lista,
  { categoria, pagina, porPagina }: Pedida,
): AsyncGenerator<string> {
  const schema = categoria === 'Comisionista' ? loteComisionDocumentado : loteDocumentado
  let first = true
  yield '['
  const salta = pagina ? (pagina - 1) * porPagina : 0
  for await (const filas of readAll<FilaDocumentada>(deps.db, lista, {}, pagina ? porPagina : 200, salta)) {
    for (const lote of await withFacturas(deps.db, filas)) {
      yield `${first ? '' : ','}${JSON.stringify(schema.encode(lote))}`
      first = false
    }
    if (pagina) break
  }
  yield ']'
}
