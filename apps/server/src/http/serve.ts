import type { Llamada } from '@valija/contract/llamada.ts'
import { pathsOf } from '@valija/contract/llamada.ts'
import { llamadas } from '@valija/contract/llamadas.ts'
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { App } from './app-type.ts'

type Part<L, K extends string> = L extends { [key in K]: infer S extends z.ZodType } ? z.output<S> : unknown
/** A request as its call describes it, read by its schemas. */
export type Pedido<L extends Llamada> = FastifyRequest & {
  params: Part<L, 'params'>
  query: Part<L, 'query'>
  body: Part<L, 'body'>
}
type Contestacion<L extends Llamada> =
  | FastifyReply
  | (L extends { answer: infer S extends z.ZodType } ? z.output<S> : undefined | void)

export type Handler<L extends Llamada> = (
  req: Pedido<L>,
  reply: FastifyReply,
) => Contestacion<L> | Promise<Contestacion<L>>

declare module 'fastify' {
  interface FastifyContextConfig {
    llamada?: Llamada
  }
}

const etiquetas = new Map(
  Object.entries(llamadas).flatMap(([etiqueta, tables]) =>
    tables.flatMap((table) => Object.values(table).map((llamada) => [llamada, etiqueta] as const)),
  ),
)

/**
 * The one way a call is served: its paths, what it takes and answers, who may and how often, all from its line in
 * the table. The handler gives the answer; without one the answer is 204.
 *
 *     serve(app, llamadasDeLotes.procesar, (req) => processLotes(deps, req.actor, req.body))
 */
export function serve<const L extends Llamada>(app: App, llamada: L, handler: Handler<L>): void {
  const { method, allow, boleto, answer, status = 200, file } = llamada
  const limit = limitOf(app, llamada)
  const saysNothing = answer === undefined && file !== true
  for (const url of pathsOf(llamada))
    app.route({
      method,
      url,
      schema: schemaOf(llamada),
      config: { allow, llamada, ...(boleto && { boleto }) },
      ...limit,
      handler: saysNothing
        ? async (req, reply) => {
            await handler(req as Pedido<L>, reply)
            return reply.status(204).send(null)
          }
        : (req, reply) => handler(req as Pedido<L>, reply.status(status)),
    })
}

function schemaOf(llamada: Llamada): FastifySchema {
  const { params, query, body, answer, status = 200, others, file, upload, summary } = llamada
  const etiqueta = etiquetas.get(llamada)
  if (etiqueta === undefined) throw new Error(`${llamada.path} is in no table of llamadas.ts`)
  const success = answer ? { [status]: answer } : file ? {} : { 204: z.null() }
  return {
    tags: [etiqueta],
    ...(summary && { summary }),
    ...(upload && { consumes: ['multipart/form-data'] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...success, ...others },
  }
}

/** One count for all spellings of a call, its HEAD among them: each route would else begin one of its own. */
function limitOf(app: App, { path, perMinute, perPerson }: Llamada) {
  if (!perMinute) return {}
  const limit = { max: perMinute, timeWindow: '1 minute' }
  if (!perPerson) return { onRequest: app.rateLimit(limit) }
  // A whole office may share one address.
  return {
    preHandler: app.rateLimit({ ...limit, keyGenerator: ({ actor }) => `${path}:${actor.usuarioId}` }),
  }
}
