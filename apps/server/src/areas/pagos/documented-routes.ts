import { idNumerico } from '@valija/contract/id.ts'
import { createHash } from 'node:crypto'
import { comprobanteWire, crearComprobanteEntrada } from '@valija/contract/comprobantes-de-pago.ts'
import {
  actualizarEstadoEntrada,
  buscarPagosEntrada,
  estadoActualizado,
  filtrosDePago,
  pagosListados,
} from '@valija/contract/pagos.ts'
import { guardarPagosRespuesta, pagosNuevos } from '@valija/contract/pagos-nuevos.ts'
import { estadoInicial } from '@valija/domain/pagos/estados.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { changeEstado } from './change-estado.ts'
import { comprobanteDeUrl } from './comprobante-de-url.ts'
import { type FilaPago, listaDePagos, toPagoListado } from './lista-pagos.ts'
import { savePagos } from './save-pagos.ts'

const tags = ['documentadas']
const both = (path: string): string[] => [`/api${path}`, path]
/** Payments §7, as shown; canonical under /api with the literal spelling as alias. */
export function registerDocumentedPagos(app: App, deps: Deps): void {
  for (const url of both('/Pagos/BuscarPagos/BuscarPagos'))
    app.post(
      url,
      {
        schema: { tags, body: buscarPagosEntrada, response: { 200: pagosListados } },
        config: { allow: 'pagos.ver' },
      },
      // Only new payments unless another state is named (Payments §3); 0 asks for all.
      (req) => search(req.actor, { ...req.body, estadoID: req.body.estadoID ?? estadoInicial }),
    )
  for (const url of both('/Pagos/BuscarPagos'))
    app.post(
      url,
      {
        schema: { tags, body: filtrosDePago, response: { 200: pagosListados } },
        config: { allow: 'pagos.ver' },
      },
      (req) => search(req.actor, { ...req.body, porPagina: 500 }),
    )
  const search = async (
    actor: Parameters<typeof listaDePagos>[0],
    { porPagina, ...filtros }: z.infer<typeof filtrosDePago> & { porPagina: number },
  ) => {
    const { filas } = await readPage<FilaPago>(deps.db, listaDePagos(actor, filtros), { porPagina })
    return filas.map(toPagoListado)
  }
  for (const url of both('/Pagos/GuardarPagos'))
    app.post(
      url,
      {
        schema: { tags, body: pagosNuevos, response: { 201: guardarPagosRespuesta } },
        config: { allow: 'pagos.crear' },
      },
      async (req, reply) => {
        const sent = req.headers['idempotency-key']
        const clave = typeof sent === 'string' && z.uuid().safeParse(sent).success ? sent : null
        // Without a key the body itself is the key of this person's minute, also when the clock strikes between two clicks.
        const minute = Math.floor(deps.reloj.ahora().getTime() / 60_000)
        const claveEn = (one: number) => uuidOf(JSON.stringify([one, req.body]))
        const claves = clave ? { clave } : { clave: claveEn(minute), claveAnterior: claveEn(minute - 1) }
        return reply
          .status(201)
          .send(await savePagos(deps, req.actor, { ...claves, pagos: req.body, sinCampoDeMotivo: true }))
      },
    )
  for (const url of both('/Pagos/ActualizarEstadoPago/ActualizarEstado'))
    app.put(
      url,
      {
        schema: { tags, body: actualizarEstadoEntrada, response: { 200: estadoActualizado } },
        config: { allow: 'pagos.ver' },
      },
      (req) =>
        changeEstado(deps, req.actor, {
          pagoID: req.body.pagoID,
          nuevoEstadoID: req.body.nuevoEstadoID ?? null,
          descripcion: req.body.detalleRechazoPagoDescripcion ?? '',
          estadoVisto: req.body.estadoVisto ?? undefined,
        }),
    )
  for (const url of both('/Pagos/GetComprobanteById'))
    app.get(
      url,
      {
        schema: {
          tags,
          querystring: z.object({ id: idNumerico }),
          response: { 200: comprobanteWire },
        },
        config: { allow: 'pagos.ver' },
      },
      (req) => comprobanteDeUrl(deps, req.actor, { comprobanteID: req.query.id }),
    )
  for (const url of both('/Pagos/CreateComprobante'))
    app.post(
      url,
      {
        schema: { tags, body: crearComprobanteEntrada, response: { 200: comprobanteWire } },
        config: { allow: 'pagos.crear' },
      },
      (req) => comprobanteDeUrl(deps, req.actor, req.body),
    )
}

/** A stable uuid of a text. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
