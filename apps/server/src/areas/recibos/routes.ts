import { idNumerico } from '@valija/contract/id.ts'
import {
  anularEntrada,
  buscarLotesEntrada,
  buscarLotesRespuesta,
  comprobantesDeLote,
  consultaPagosDeLote,
  loteTrasPago,
  type PagoDeLote,
  paginaPagosDeLote,
  reciboGuardado,
} from '@valija/contract/recibos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { attachment } from '../../http/exportar.ts'
import { readPage } from '../../http/lista.ts'
import { annulComprobante } from './annul-comprobante.ts'
import { buscarLotes } from './buscar-lotes.ts'
import { registerDocumentedRecibos } from './documented-routes.ts'
import { listComprobantes } from './list-comprobantes.ts'
import { listaDePagos } from './lista-pagos.ts'
import { openPaginaDePago, openRecibo } from './open-recibo.ts'
import { receiveRecibo } from './receive-recibo.ts'
import { requireLotes } from './require-lotes.ts'
import { saveRecibo } from './save-recibo.ts'

const tags = ['recibos']
const porNumero = z.object({ id: idNumerico })
const cargar = { allow: 'recibos.cargar' } as const
const agregar = { allow: 'comprobantes.agregar' } as const

/**
 * Bank receipts are the administrators' (Supplier batches §6); payment proofs accounting's too, for the lotes it processes
 * (Commissions §6).
 */
export function registerRecibosRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/recibos/buscar-lotes',
    {
      schema: { tags, body: buscarLotesEntrada, response: { 200: buscarLotesRespuesta } },
      config: cargar,
    },
    async (req) => ({ emparejamientos: await buscarLotes(deps, req.body.pagos, req.body.todos) }),
  )
  app.post(
    '/api/recibos',
    {
      schema: {
        tags,
        summary: 'Guarda un recibo del banco: partes «datos» (JSON) y «archivo» (PDF)',
        consumes: ['multipart/form-data'],
        response: { 200: reciboGuardado },
      },
      config: cargar,
    },
    async (req) => saveRecibo(deps, req.actor, await receiveRecibo(req)),
  )
  app.get(
    '/api/recibos/:id/archivo',
    {
      schema: { tags, params: z.object({ id: z.uuid() }), response: { 200: z.unknown() } },
      config: { ...cargar, boleto: true },
    },
    async (req, reply) => {
      const { nombre, contenido } = await openRecibo(deps, req.params.id)
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', attachment(nombre))
        .send(contenido)
    },
  )
  app.get(
    '/api/lotes/:id/comprobantes',
    { schema: { tags, params: porNumero, response: { 200: comprobantesDeLote } }, config: agregar },
    async (req) => {
      await requireLotes(deps, req.actor, [req.params.id])
      return listComprobantes(deps, req.params.id)
    },
  )
  app.get(
    '/api/lotes/:id/pagos',
    {
      schema: {
        tags,
        params: porNumero,
        querystring: consultaPagosDeLote,
        response: { 200: paginaPagosDeLote },
      },
      config: { allow: 'lotes.ver' },
    },
    async (req) => {
      await requireLotes(deps, req.actor, [req.params.id])
      return readPage<PagoDeLote>(deps.db, listaDePagos(req.actor, req.params.id), req.query)
    },
  )
  app.get(
    '/api/lotes/:id/pagos/:pagoId/recibo',
    {
      schema: { tags, params: porNumero.extend({ pagoId: idNumerico }), response: { 200: z.unknown() } },
      config: { allow: 'lotes.ver', boleto: true },
    },
    async (req, reply) => {
      const { id, pagoId } = req.params
      await requireLotes(deps, req.actor, [id])
      const { nombre, contenido } = await openPaginaDePago(deps, req.actor, { loteId: id, pagoId })
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', attachment(nombre))
        .send(contenido)
    },
  )
  app.post(
    '/api/comprobantes/:id/anular',
    {
      schema: { tags, params: porNumero, body: anularEntrada, response: { 200: loteTrasPago } },
      config: agregar,
    },
    (req) => annulComprobante(deps, req.actor, { id: req.params.id, motivo: req.body.motivo }),
  )
  registerDocumentedRecibos(app, deps)
}
