import { comprobanteSubido, idDeComprobante } from '@valija/contract/comprobantes-de-pago.ts'
import {
  ajustesDePago,
  atenderAvisosEntrada,
  consultaPagos,
  exportarPagos,
  idDePago,
  paginaPagos,
  pagoDetalle,
} from '@valija/contract/pagos.ts'
import {
  guardarPagosEntrada,
  guardarPagosRespuesta,
  revisarReusoEntrada,
  revisarReusoRespuesta,
} from '@valija/contract/pagos-nuevos.ts'
import {
  buscarReservaEntrada,
  busquedaReserva,
  fechaDeTipoCambio,
  tipoCambioRespuesta,
} from '@valija/contract/reservas-de-pago.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { attachment, sendExport } from '../../http/exportar.ts'
import { readAll, readPage } from '../../http/lista.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { answerAvisos } from './answer-avisos.ts'
import { buscarReserva } from './buscar-reserva.ts'
import {
  limiteComprobante,
  openComprobante,
  openComprobanteDePago,
  storeComprobante,
} from './comprobantes.ts'
import { registerDocumentedPagos } from './documented-routes.ts'
import { columnasPagos, type FilaPago, listaDePagos, toPagoListado } from './lista-pagos.ts'
import { readAjustes } from './read-ajustes.ts'
import { readPago } from './read-pago.ts'
import { registerLectura } from './routes-lectura.ts'
import { registerMotores } from './routes-motores.ts'
import { revisarReusos, savePagos } from './save-pagos.ts'
import { readTipoCambio } from './tipo-de-cambio.ts'

const tags = ['pagos']
const ver = { allow: 'pagos.ver' } as const
const crear = { allow: 'pagos.crear' } as const

const sendFile = (
  reply: FastifyReply,
  { contenido, tipo, nombre }: { contenido: Uint8Array; tipo: string; nombre: string },
) => reply.header('content-type', tipo).header('content-disposition', attachment(nombre)).send(contenido)

export function registerPagosRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/pagos',
    { schema: { tags, querystring: consultaPagos, response: { 200: paginaPagos } }, config: ver },
    async (req) => {
      const lista = listaDePagos(req.actor, { ...req.query, hoy: await deps.reloj.hoy() })
      const pagina = await readPage<FilaPago>(deps.db, lista, req.query)
      return { ...pagina, filas: pagina.filas.map(toPagoListado) }
    },
  )
  app.get(
    '/api/pagos/exportar',
    { schema: { tags, querystring: exportarPagos }, config: { ...ver, boleto: true } },
    async (req, reply) => {
      const lista = listaDePagos(req.actor, { ...req.query, hoy: await deps.reloj.hoy() })
      return sendExport(reply, {
        nombre: 'pagos',
        columnas: columnasPagos,
        filas: readAll<FilaPago>(deps.db, lista, req.query),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      })
    },
  )
  app.get('/api/pagos/ajustes', { schema: { tags, response: { 200: ajustesDePago } }, config: ver }, (req) =>
    readAjustes(deps, req.actor),
  )
  app.post(
    '/api/pagos/buscar-reserva',
    {
      schema: { tags, body: buscarReservaEntrada, response: { 200: busquedaReserva } },
      // Who knows only one of the two must not find the other by trying.
      config: { ...crear, rateLimit: { max: 60, timeWindow: '1 minute' } },
    },
    (req) => buscarReserva(deps, req.actor, req.body),
  )
  app.post(
    '/api/pagos/guardar',
    { schema: { tags, body: guardarPagosEntrada, response: { 200: guardarPagosRespuesta } }, config: crear },
    (req) => savePagos(deps, req.actor, req.body),
  )
  app.post(
    '/api/pagos/:pagoID/avisos/atender',
    {
      schema: { tags, params: idDePago, body: atenderAvisosEntrada, response: { 200: pagoDetalle } },
      config: ver,
    },
    async (req) => {
      await answerAvisos(deps, req.actor, { pagoID: req.params.pagoID, motivo: req.body.motivo })
      return readPago(deps, req.actor, req.params.pagoID)
    },
  )
  app.post(
    '/api/pagos/revisar-reuso',
    { schema: { tags, body: revisarReusoEntrada, response: { 200: revisarReusoRespuesta } }, config: crear },
    async (req) => ({ reusos: await revisarReusos(deps, req.actor, req.body.pagos) }),
  )
  app.post(
    '/api/pagos/comprobantes',
    {
      schema: {
        tags,
        summary: 'Sube un comprobante: parte «archivo» (PDF o imagen)',
        consumes: ['multipart/form-data'],
        response: { 200: comprobanteSubido },
      },
      config: crear,
    },
    async (req) => {
      const { archivos } = await receiveFiles(req, limiteComprobante)
      const [archivo] = archivos
      return storeComprobante(deps, req.actor, {
        bytes: archivo?.bytes ?? new Uint8Array(),
        nombre: archivo?.nombre ?? '',
      })
    },
  )
  app.get(
    '/api/comprobantes/:comprobanteID',
    {
      schema: { tags, params: idDeComprobante, response: { 200: z.unknown() } },
      config: { ...crear, boleto: true },
    },
    async (req, reply) => sendFile(reply, await openComprobante(deps, req.actor, req.params.comprobanteID)),
  )
  app.get(
    '/api/pagos/:pagoID',
    { schema: { tags, params: idDePago, response: { 200: pagoDetalle } }, config: ver },
    (req) => readPago(deps, req.actor, req.params.pagoID),
  )
  app.get(
    '/api/pagos/:pagoID/comprobante',
    { schema: { tags, params: idDePago, response: { 200: z.unknown() } }, config: { ...ver, boleto: true } },
    async (req, reply) => sendFile(reply, await openComprobanteDePago(deps, req.actor, req.params.pagoID)),
  )
  for (const url of ['/api/TipoCambio/:fecha', '/TipoCambio/:fecha'])
    app.get(
      url,
      {
        schema: { tags, params: fechaDeTipoCambio, response: { 200: tipoCambioRespuesta } },
        config: ver,
      },
      (req) => readTipoCambio(deps, req.params.fecha),
    )
  registerDocumentedPagos(app, deps)
  registerLectura(app, deps)
  registerMotores(app, deps)
}
