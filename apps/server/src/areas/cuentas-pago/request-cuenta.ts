import { message } from '@valija/contract/messages.ts'
import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { type Conn, inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { announce } from '../../http/events.ts'
import { storeArchivo } from '../../http/store-archivo.ts'
import { type Refusal, refuse, refuseWith } from '../../refuse.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { typeOfContent } from '../facturas/uploaded-files.ts'
import { orSolicitudAbierta } from './confirm-cuenta.ts'
import { notifyCuenta } from './notify-cuenta.ts'

export type SolicitudNueva = {
  comisionista: { clienteId: number; razonSocialCliente: string; rfcCliente: string }
  correoAgencia: string
  clabe: string
  caratula: { nombre: string; bytes: Uint8Array } | null
  /** Named by a guest, who is known by nothing else. */
  bookingCode?: string
  /** Of a guest's: the registered addresses that are asked to confirm it. */
  confirman?: readonly string[]
}
const notAPdf = (): Refusal =>
  refuseWith('caratulaNoEsPdf', message('caratulaNoEsPdf'), { titulo: message('caratulaNoGuardadaTitulo') })

/**
 * Asks for another account to be paid on. Nothing changes until a second person approves it; meanwhile the payments of
 * the agent's lotes wait, and the agent hears of it. A guest's holds nothing until the registered e-mail or staff confirm
 * it. Nothing is sent to an address that was only typed. One that asks for the account in force changes and holds
 * nothing: null, and nothing is kept.
 */
export async function requestCuenta(deps: Deps, autor: Autor, nueva: SolicitudNueva): Promise<number | null> {
  const correo = normalizeCorreo(nueva.correoAgencia)
  if (correo === '') throw refuse('sinRfcNiCorreo')
  if (!isCorreo(correo)) throw refuse('correoDeAgenciaInvalido')
  const clabe = parseClabe(nueva.clabe)
  if (!clabe.valida) throw refuse('clabeIncorrecta')
  if (!nueva.caratula || nueva.caratula.bytes.length === 0) throw refuse('sinCaratula')
  if (typeOfContent(nueva.caratula.bytes) !== 'application/pdf') throw notAPdf()
  const { clienteId, razonSocialCliente, rfcCliente } = nueva.comisionista
  if (await isVigente(deps.db, clienteId, clabe.clabe)) return null
  const archivo = await storeArchivo(deps, {
    contenido: nueva.caratula.bytes,
    tipo: 'application/pdf',
    nombre: nueva.caratula.nombre,
    proposito: 'caratula',
    creadoPor: autor.usuarioId,
  })
  const ahora = deps.reloj.ahora()
  return orSolicitudAbierta(
    inTransaction(deps.db, async (tx) => {
      const { id } = await tx
        .insertInto('cuentasPago')
        .values({
          comisionistaId: clienteId,
          razonSocial: razonSocialCliente,
          rfc: rfcCliente,
          correoAgencia: correo,
          clabe: clabe.clabe,
          banco: clabe.banco,
          archivoId: archivo.id,
          fechaCarga: ahora,
          solicitadoPor: autor.usuarioId,
          solicitante: autor.correo,
          confirmadoEn: autor.usuarioId === null ? null : ahora,
          bookingCode: nueva.bookingCode ?? null,
          fechaAprobacion: null,
          administradorId: null,
          administrador: null,
          rechazadoEn: null,
          rechazadoMotivo: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await writeBitacora(tx, autor, {
        entidad: 'cuentaPago',
        entidadId: id,
        accion: 'solicitada',
        detalle: { rfc: rfcCliente, banco: clabe.banco, fin: clabe.clabe.slice(-4) },
      })
      // What a stranger asked for and nobody confirmed is for the staff to see, not for the agent.
      const alcance = autor.usuarioId === null ? {} : { idComisionista: clienteId }
      await announce(tx, { tipo: 'cuentaPago', ids: [String(id)] }, alcance)
      if (autor.usuarioId !== null) await notifyCuenta(deps, tx, id, 'Pendiente', autor.usuarioId)
      else
        for (const para of nueva.confirman ?? [])
          await enqueueCorreo(deps, tx, {
            plantilla: 'confirmarCuenta',
            registro: String(id),
            para,
            creadoPor: null,
          })
      return id
    }),
  )
}

/** The newest approved account is the one that is paid. */
async function isVigente(db: Conn, comisionistaId: number, clabe: string): Promise<boolean> {
  const vigente = await db
    .selectFrom('cuentasPago')
    .select('clabe')
    .where('comisionistaId', '=', comisionistaId)
    .where('estatus', '=', true)
    .orderBy('fechaAprobacion', 'desc')
    .executeTakeFirst()
  return vigente?.clabe === clabe
}
