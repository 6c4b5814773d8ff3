import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { idDeLote, procesarEntrada, procesarRespuesta } from '@valija/contract/lotes.ts'
import {
  enviarDocumentado,
  loteComisionDocumentado,
  loteDocumentado,
  marcarEnColaEntrada,
  marcarEnColaRespuesta,
  paginacionDocumentada,
} from '@valija/contract/lotes-documentados.ts'
import type { Etapa } from '@valija/domain/lotes/etapas.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { type Lista, readAll } from '../../http/lista.ts'
import { refuse } from '../../refuse.ts'
import { deleteLote } from './delete-lote.ts'
import { type FilaDocumentada, listaDocumentada, withFacturas } from './lotes-documentados.ts'
import { procesarLotes } from './procesar-lotes.ts'
import { reserveGrupo } from './reserve-grupo.ts'

/** Paths of the four list calls: the documents name the third, the rest follow its style. */
const listas: Record<string, Etapa> = {
  noProcesados: 'noProcesado',
  enCola: 'enProcesoDeEnvio',
  enProcesoDePago: 'enProcesoDePago',
  pagados: 'pagado',
}
const tags = ['documentadas']

/** The documented calls of the lotes: thin routes over the same use cases, under /api/ and as literally written. */
export function registerDocumentedLotes(app: App, deps: Deps): void {
  for (const prefix of ['/api', '']) {
    for (const [nombre, etapa] of Object.entries(listas)) {
      app.get(
        `${prefix}/FacturaComisionista/${nombre}`,
        {
          schema: {
            tags,
            querystring: paginacionDocumentada.omit({ categoria: true }),
            response: { 200: z.array(loteComisionDocumentado) },
          },
          config: { allow: 'lotes.ver' },
        },
        (req, reply) => sendLotes(deps, reply, req.actor, { ...req.query, etapa, categoria: 'Comisionista' }),
      )
      app.get(
        `${prefix}/Factura/${nombre}`,
        {
          schema: { tags, querystring: paginacionDocumentada, response: { 200: z.array(loteDocumentado) } },
          config: { allow: 'lotes.ver' },
        },
        (req, reply) => sendLotes(deps, reply, req.actor, { ...req.query, etapa }),
      )
    }
    for (const familia of ['Factura', 'FacturaComisionista']) {
      app.put(
        `${prefix}/${familia}/enCola`,
        {
          schema: { tags, body: marcarEnColaEntrada, response: { 200: marcarEnColaRespuesta } },
          config: { allow: 'lotes.procesar' },
        },
        (req) => reserveGrupo(deps, req.actor, req.body),
      )
      app.post(
        `${prefix}/${familia}/enviarLote`,
        {
          schema: { tags, body: enviarDocumentado, response: { 200: procesarRespuesta } },
          config: { allow: 'lotes.procesar' },
        },
        async (req) => {
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
          return procesarLotes(deps, req.actor, { ids: [first.idLote], fechaPago, grupo })
        },
      )
    }
    app.delete(
      `${prefix}/FacturaComisionista/EliminarLote/:id`,
      {
        schema: { tags, params: idDeLote, response: { 200: z.object({ mensaje: z.string() }) } },
        config: { allow: 'lotes.eliminar' },
      },
      (req) => deleteLote(deps, req.actor, req.params.id),
    )
  }
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
    .send(Readable.from(arrayOf(deps, listaDocumentada(actor, pedida), pedida)) as never) as never

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
  let index = 0
  let first = true
  yield '['
  for await (const filas of readAll<FilaDocumentada>(deps.db, lista, {}, pagina ? porPagina : 200)) {
    index++
    if (pagina && index !== pagina) continue
    for (const lote of await withFacturas(deps.db, filas)) {
      yield `${first ? '' : ','}${JSON.stringify(schema.encode(lote))}`
      first = false
    }
    if (pagina) break
  }
  yield ']'
}
