import { loteGuardado } from '@valija/contract/borradores.ts'
import * as d from '@valija/contract/facturas-documentadas.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { refuse } from '../../refuse.ts'
import { saveDocumentedLote } from '../borradores/save-documented.ts'
import { checkUuids } from '../borradores/validate-facturas.ts'
import { limiteComprobante } from '../pagos/comprobantes.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { antBookingValidation, antInvoiceValidation, validarSat } from './documented-checks.ts'
import { updateMensajeError } from './update-mensaje-error.ts'
import { ownFile, uploadFile } from './uploaded-files.ts'

const tags = ['facturas']
const config = { allow: 'lotes.proveedor.crear' as const }
/** Canonical under /api, and the literal spelling of the document. */
const both = (ruta: string): string[] => [`/api/${ruta}`, `/${ruta}`]

/** The documented calls of the create-lote screen (Supplier batches §7), thin over the same use cases. */
export function registerDocumentedFacturas(app: App, deps: Deps): void {
  for (const url of both('Factura/obtenerReceptores'))
    app.get(
      url,
      { schema: { tags, response: { 200: d.receptores } }, config: { allow: 'sesion' } },
      async () => {
        const { receptorRfc } = await politicaVigente(deps.db, await deps.reloj.hoy())
        return [{ rfc: receptorRfc, razonSocial: '' }]
      },
    )
  for (const url of both('Factura/validarSat'))
    app.post(
      url,
      { schema: { tags, body: d.validarSatEntrada, response: { 200: d.validarSatRespuesta } }, config },
      (req) => validarSat(deps, req.actor, req.body),
    )
  const deCadaCategoria = [
    { ruta: 'Factura/validarUuid', allow: config.allow },
    { ruta: 'FacturaComisionista/validarUuid', allow: 'prefacturas.crear' as const },
  ]
  for (const { url, allow } of deCadaCategoria.flatMap(({ ruta, allow }) =>
    both(ruta).map((url) => ({ url, allow })),
  ))
    app.post(
      url,
      {
        schema: { tags, body: d.validarUuidEntrada, response: { 200: d.validarUuidRespuesta } },
        config: { allow },
      },
      async ({ body: { uuid } }) => ({
        facturaValida: (await checkUuids(deps, [uuid.toUpperCase()])).size === 0,
        uuid,
      }),
    )
  for (const url of both('Reserva/AntInvoiceValidation'))
    app.post(
      url,
      { schema: { tags, body: d.antFacturaEntrada, response: { 200: d.verificacionFactura } }, config },
      (req) => antInvoiceValidation(deps, req.actor, req.body),
    )
  for (const url of both('Reserva/AntBookingValidation'))
    app.post(
      url,
      { schema: { tags, body: d.antReservasEntrada, response: { 200: d.verificacionFactura } }, config },
      (req) => antBookingValidation(deps, req.actor, req.body),
    )
  for (const url of both('Factura/guardarLote'))
    app.post(
      url,
      {
        schema: { tags, body: d.guardarLoteEntrada, response: { 200: loteGuardado } },
        config,
      },
      (req) => saveDocumentedLote(deps, req.actor, req.body),
    )
  for (const url of both('Factura/actualizarMensajeError'))
    app.put(
      url,
      { schema: { tags, body: d.mensajeErrorEntrada, response: { 204: z.null() } }, config },
      async (req, reply) => {
        await updateMensajeError(deps, req.actor, req.body)
        return reply.status(204).send(null)
      },
    )
  for (const url of both('File/uploadFile'))
    app.post(
      url,
      { schema: { tags, response: { 200: z.string() } }, config: { allow: 'archivos.subir' } },
      async (req, reply) => {
        const { archivos, campos } = await receiveFiles(req, limiteComprobante)
        const [archivo] = archivos
        if (!archivo) throw refuse('sinArchivosEnCarga')
        return reply
          .type('application/json')
          .send(JSON.stringify(await uploadFile(deps, req.actor, archivo, campos)))
      },
    )
  app.get(
    '/api/File/:id',
    {
      schema: { tags, params: z.object({ id: z.uuid() }), response: { 200: z.unknown() } },
      config: { allow: 'archivos.subir', boleto: true },
    },
    async (req, reply) => {
      const archivo = await ownFile(deps, req.actor, req.params.id)
      return reply
        .type(archivo.tipo)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(archivo.nombre)}`)
        .send(await deps.archivos.leer(archivo.hash))
    },
  )
}
