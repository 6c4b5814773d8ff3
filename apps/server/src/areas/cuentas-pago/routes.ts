import * as q from '@valija/contract/cuentas-pago.ts'
import { llamadasDeCuentasPago } from '@valija/contract/llamadas/cuentas-pago.ts'
import { llamadasDeCuentasPagoDocumentadas } from '@valija/contract/llamadas/cuentas-pago-documentadas.ts'
import { message } from '@valija/contract/messages.ts'
import { isCorreo } from '@valija/domain/usuarios/correo.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { receiveFiles } from '../../http/receive-files.ts'
import { sendFile } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { refuse } from '../../refuse.ts'
import { comisionistaDelActor } from '../comisiones/comisionista-del-actor.ts'
import { ensureComisionistas } from '../directorio/comisionistas.ts'
import { ownFile } from '../facturas/uploaded-files.ts'
import { confirmCuenta } from './confirm-cuenta.ts'
import {
  columnasSolicitudes,
  type FilaSolicitud,
  listaDeSolicitudes,
  toSolicitud,
} from './list-solicitudes.ts'
import { findCaratula, readCuenta } from './read-cuenta.ts'
import { requestCuenta } from './request-cuenta.ts'
import { resolveCuenta } from './resolve-cuenta.ts'
import { withdrawCuenta } from './withdraw-cuenta.ts'

/** Accounts on which agents are paid: asked for, approved by a second person, kept with their history. */
export function registerCuentasPagoRoutes(app: App, deps: Deps): void {
  serveList(app, deps, [llamadasDeCuentasPago.listar, llamadasDeCuentasPago.exportar], (req) => ({
    lista: listaDeSolicitudes(req.query),
    nombre: 'cuentas-de-pago',
    columnas: columnasSolicitudes(req.actor),
    toFila: (fila: FilaSolicitud) => toSolicitud(req.actor, fila),
  }))
  serve(app, llamadasDeCuentasPago.cuenta, (req) => readCuenta(deps, req.actor, req.query.comisionistaId))
  serve(app, llamadasDeCuentasPago.solicitar, async (req) => {
    const { archivos, campos } = await receiveFiles(req, { archivos: 1, bytes: q.bytesCaratula })
    const pedido = q.cuentaDeComisionista.safeParse(campos)
    const comisionista = await comisionistaDelActor(deps, req.actor, pedido.data?.comisionistaId)
    const id = await requestCuenta(deps, req.actor, {
      comisionista,
      clabe: campos.clabe ?? '',
      correoAgencia: campos.correoAgencia ?? '',
      caratula: archivos[0] ?? null,
    })
    if (id === null) throw refuse('cuentaYaVigente')
    return { id, mensaje: message('peticionEnviada') }
  })
  serve(app, llamadasDeCuentasPagoDocumentadas.guardarCatCuentaBanco, async (req) => {
    const { rfc, correoAgencia, urlCaratula, clabe } = req.body
    if (rfc.trim() === '' || correoAgencia.trim() === '') throw refuse('sinRfcNiCorreo')
    if (![12, 13].includes(normalizeRfc(rfc).length)) throw refuse('rfcDeCuentaIncorrecto')
    if (!isCorreo(correoAgencia.trim())) throw refuse('correoDeAgenciaInvalido')
    if (urlCaratula.trim() === '') throw refuse('sinCaratula')
    await ensureComisionistas(deps)
    const { actor } = req
    const registrado = await deps.db
      .selectFrom('comisionistas')
      .select('clienteId')
      .where('rfcCliente', '=', normalizeRfc(rfc))
      // An RFC may be of several clients; to an agent another's is unknown.
      .$if(actor.rol === 'comisionista', (query) => query.where('clienteId', '=', actor.idComisionista ?? 0))
      .orderBy('clienteId')
      .executeTakeFirst()
    if (!registrado) throw refuse('cuentaRfcNoRegistrado')
    const { nombre, hash } = await ownFile(deps, req.actor, urlCaratula)
    const id = await requestCuenta(deps, req.actor, {
      comisionista: await comisionistaDelActor(deps, req.actor, registrado.clienteId),
      clabe,
      correoAgencia,
      caratula: { nombre, bytes: await deps.archivos.leerBytes(hash) },
    })
    if (id === null) throw refuse('cuentaYaVigente')
    return { id, mensaje: message('peticionEnviada') }
  })
  serve(app, llamadasDeCuentasPago.retirar, async (req) => {
    await withdrawCuenta(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeCuentasPago.confirmar, async (req) => {
    await confirmCuenta(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeCuentasPago.aprobar, async (req) => {
    await resolveCuenta(deps, req.actor, { id: req.params.id, motivo: null })
  })
  serve(app, llamadasDeCuentasPago.rechazar, async (req) => {
    await resolveCuenta(deps, req.actor, { id: req.params.id, motivo: req.body.motivo })
  })
  serve(app, llamadasDeCuentasPago.caratula, async (req, reply) => {
    const { hash, nombre } = await findCaratula(deps, req.actor, req.params.id)
    return sendFile(reply, { nombre, tipo: 'application/pdf', contenido: await deps.archivos.leer(hash) })
  })
}
