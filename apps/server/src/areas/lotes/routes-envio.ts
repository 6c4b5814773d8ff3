import {
  envioDeGrupo,
  explicarEntrada,
  grupoDeEnvio,
  idDeFactura,
  idDeLote,
  loteDetalle,
  procesarEntrada,
  procesarRespuesta,
  resolverEntrada,
  retirarEntrada,
  revisarEntrada,
  revisarRespuesta,
  enviosRecientes,
  validarRfcEntrada,
  validarRfcRespuesta,
} from '@valija/contract/lotes.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { consultarAnt, recentEnvios, readEnvio } from './consultar-envio.ts'
import { procesarLotes } from './procesar-lotes.ts'
import { readLote } from './read-lote.ts'
import { revisarFactura } from './por-revisar.ts'
import { explicarReservas } from './reservas-repetidas.ts'
import { reenviarRechazadas, resolverDuda } from './resolver-duda.ts'
import { retirarFactura } from './retirar-factura.ts'
import { validarRfc } from './validar-rfc.ts'

const tags = ['lotes']
const allow = 'lotes.procesar' as const

/** Processing and what follows it until ANT has accepted every factura. */
export function registerEnvio(app: App, deps: Deps): void {
  app.post(
    '/api/lotes/procesar',
    { schema: { tags, body: procesarEntrada, response: { 200: procesarRespuesta } }, config: { allow } },
    (req) => procesarLotes(deps, req.actor, req.body),
  )
  app.post(
    '/api/lotes/validarRfc',
    {
      schema: { tags, body: validarRfcEntrada, response: { 200: validarRfcRespuesta } },
      config: { allow: 'lotes.validarRfc' },
    },
    (req) => validarRfc(deps, req.actor, req.body.ids),
  )
  app.get(
    '/api/lotes/envios/recientes',
    { schema: { tags, response: { 200: enviosRecientes } }, config: { allow } },
    (req) => recentEnvios(deps, req.actor),
  )
  app.get(
    '/api/lotes/envios/:grupo',
    { schema: { tags, params: grupoDeEnvio, response: { 200: envioDeGrupo } }, config: { allow } },
    (req) => readEnvio(deps, req.actor, req.params.grupo),
  )
  const detalle = { tags, params: idDeLote, response: { 200: loteDetalle } }
  app.post('/api/lotes/:id/consultar', { schema: detalle, config: { allow } }, async (req) => {
    await consultarAnt(deps, req.actor, req.params.id)
    return readLote(deps, req.actor, req.params.id)
  })
  app.post('/api/lotes/:id/reenviar', { schema: detalle, config: { allow } }, async (req) => {
    await reenviarRechazadas(deps, req.actor, req.params.id)
    return readLote(deps, req.actor, req.params.id)
  })
  app.post(
    '/api/lotes/:id/facturas/:facturaId/retirar',
    { schema: { ...detalle, params: idDeFactura, body: retirarEntrada }, config: { allow } },
    async (req) => {
      await retirarFactura(deps, req.actor, { ...req.params, ...req.body })
      return readLote(deps, req.actor, req.params.id)
    },
  )
  // Answered without the lote: a rejected factura that was its last takes it along.
  app.post(
    '/api/lotes/:id/facturas/:facturaId/revisar',
    {
      schema: { tags, params: idDeFactura, body: revisarEntrada, response: { 200: revisarRespuesta } },
      config: { allow },
    },
    (req) => revisarFactura(deps, req.actor, { ...req.params, ...req.body }),
  )
  app.post(
    '/api/lotes/:id/facturas/:facturaId/explicar',
    {
      schema: { ...detalle, params: idDeFactura, body: explicarEntrada },
      config: { allow: 'lotes.proveedor.ver' },
    },
    async (req) => {
      await explicarReservas(deps, req.actor, { ...req.params, ...req.body })
      return readLote(deps, req.actor, req.params.id)
    },
  )
  app.post(
    '/api/lotes/:id/facturas/:facturaId/resolver',
    { schema: { ...detalle, params: idDeFactura, body: resolverEntrada }, config: { allow } },
    async (req) => {
      await resolverDuda(deps, req.actor, { ...req.params, ...req.body })
      return readLote(deps, req.actor, req.params.id)
    },
  )
}
