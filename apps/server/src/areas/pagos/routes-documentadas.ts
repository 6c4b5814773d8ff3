import { createHash } from 'node:crypto'
import { llamadasDePagosDocumentados } from '@valija/contract/llamadas/pagos-documentados.ts'
import { filtrosDePago } from '@valija/contract/pagos.ts'
import { estadoInicial } from '@valija/domain/pagos/estados.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { serve } from '../../http/serve.ts'
import { changeEstado } from './change-estado.ts'
import { comprobanteDeUrl } from './comprobante-de-url.ts'
import type { FilasDePago } from './filas-de-pago.ts'
import { listaDePagos } from './list-pagos.ts'
import { type FilaPago, toPagoListado } from './pago-listado.ts'
import { savePagos } from './save-pagos.ts'

/** Payments §7, as shown; canonical under /api with the literal spelling as alias. */
export function registerDocumentedPagos(app: App, deps: Deps, filas: FilasDePago): void {
  serve(app, llamadasDePagosDocumentados.buscarPagina, (req) =>
    search(req.actor, { ...req.body, estadoID: req.body.estadoID ?? estadoInicial }),
  )
  serve(app, llamadasDePagosDocumentados.buscarPagos, (req) =>
    search(req.actor, { ...req.body, porPagina: 500 }),
  )
  const search = async (
    actor: Parameters<typeof listaDePagos>[0],
    { porPagina, ...filtros }: z.infer<typeof filtrosDePago> & { porPagina: number },
  ) => {
    const { filas } = await readPage<FilaPago>(deps.db, listaDePagos(actor, filtros), { porPagina })
    return filas.map(toPagoListado)
  }
  serve(app, llamadasDePagosDocumentados.guardarPagos, async (req, reply) => {
    const sent = req.headers['idempotency-key']
    const clave = typeof sent === 'string' && z.uuid().safeParse(sent).success ? sent : null
    // Without a key the body itself is the key of this person's minute, also when the clock strikes between two clicks.
    const minute = Math.floor(deps.reloj.ahora().getTime() / 60_000)
    const claveEn = (one: number) => uuidDe(JSON.stringify([one, req.body]))
    const claves = clave ? { clave } : { clave: claveEn(minute), claveAnterior: claveEn(minute - 1) }
    return reply
      .status(201)
      .send(await savePagos(deps, req.actor, { ...claves, pagos: req.body, sinCampoDeMotivo: true }))
  })
  serve(app, llamadasDePagosDocumentados.actualizarEstado, (req) =>
    changeEstado(deps, filas, req.actor, {
      pagoID: req.body.pagoID,
      nuevoEstadoID: req.body.nuevoEstadoID ?? null,
      descripcion: req.body.detalleRechazoPagoDescripcion ?? '',
      estadoVisto: req.body.estadoVisto ?? undefined,
    }),
  )
  serve(app, llamadasDePagosDocumentados.getComprobanteById, (req) =>
    comprobanteDeUrl(deps, req.actor, { comprobanteID: req.query.id }),
  )
  serve(app, llamadasDePagosDocumentados.createComprobante, (req) =>
    comprobanteDeUrl(deps, req.actor, req.body),
  )
}

/** A stable uuid of a text. */
const uuidDe = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
