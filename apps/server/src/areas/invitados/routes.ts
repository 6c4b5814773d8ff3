import * as c from '@valija/contract/invitados.ts'
import { type RfcInvitado, rutasInvitado } from '@valija/contract/invitados.ts'
import { llamadasDeInvitados } from '@valija/contract/llamadas/invitados.ts'
import { message } from '@valija/contract/messages.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { direccionDe } from '../../http/direccion.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { generatePrefactura } from '../comisiones/compute-prefactura.ts'
import { pdfPrefactura } from '../comisiones/pdf-prefactura.ts'
import { sendPdf } from '../comisiones/send-pdf.ts'
import { ensureComisionistas } from '../directorio/comisionistas.ts'
import { askForCuenta } from './ask-for-cuenta.ts'
import { confirmByCorreo, readPorConfirmar } from './confirm-by-correo.ts'
import { limitCalls } from './limit-calls.ts'
import { registerCargaRoutes } from './routes-carga.ts'

/**
 * The public whitelist of commission agents without an account (decision 101). An RFC proves nothing: beyond the
 * routing answer nothing of it is told until a booking of it is named, and then only what concerns that booking.
 */
export function registerInvitadosRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeInvitados.rfc, (req) => routeRfc(deps, req.ip, req.body.rfc))
  const generar = async (ip: string, pedido: { bookingCode: string; rfc: string }) => {
    await limitCalls(deps, 'generar', { direccion: direccionDe(ip), rfc: pedido.rfc })
    return generatePrefactura(deps, pedido)
  }
  serve(app, llamadasDeInvitados.prefactura, (req) => generar(req.ip, req.body))
  serve(app, llamadasDeInvitados.prefacturaPdf, async (req, reply) => {
    const { hoja, bookingCode, description, commission } = await generar(req.ip, req.body)
    const fecha = await deps.reloj.hoy()
    const reservas = [{ bookingCode, description, total: commission }]
    return sendPdf(reply, await pdfPrefactura({ numero: null, fecha, hoja, reservas }))
  })
  registerCargaRoutes(app, deps)
  registerCuenta(app, deps)
}

function registerCuenta(app: App, deps: Deps): void {
  serve(app, llamadasDeInvitados.pedirCuenta, async (req) => {
    const recibido = await receiveFiles(req, { archivos: 1, bytes: c.maximosInvitado.bytesCaratula })
    await askForCuenta(deps, req.ip, recibido)
    return { mensaje: message('peticionEnviada') }
  })
  const enlace = async (ip: string) => limitCalls(deps, 'enlace', { direccion: direccionDe(ip) })
  serve(app, llamadasDeInvitados.enlaceDeCuenta, async (req) => {
    await enlace(req.ip)
    return readPorConfirmar(deps, req.body.codigo)
  })
  serve(app, llamadasDeInvitados.confirmarCuenta, async (req) => {
    await enlace(req.ip)
    await confirmByCorreo(deps, req.body.codigo)
    return { mensaje: message('cuentaConfirmada') }
  })
}

/** RFC entry (Commissions §2): with the invitation portal set one goes to /, without it to the guest's menu. */
async function routeRfc(deps: Deps, ip: string, rfc: string): Promise<RfcInvitado> {
  await limitCalls(deps, 'rfc', { direccion: direccionDe(ip), rfc })
  await ensureComisionistas(deps)
  const registrado = await deps.db
    .selectFrom('comisionistas')
    .select('portalInvitacion')
    .where('rfcCliente', '=', rfc)
    .orderBy('portalInvitacion', 'desc')
    .executeTakeFirstOrThrow(() => refuse('rfcSinRegistro'))
  const { portalInvitacion } = registrado
  return { rfc, portalInvitacion, ruta: portalInvitacion ? rutasInvitado.portal : rutasInvitado.menu }
}
