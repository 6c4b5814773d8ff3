import { message } from '@valija/contract/messages.ts'
import type { RefusalCode } from '@valija/contract/refusals.ts'
import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import pg from 'pg'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { storeArchivo } from '../../http/store-archivo.ts'
import { type Refusal, refuse, refuseWith } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { typeOfContent } from '../facturas/uploaded-files.ts'
import { notifyCuenta } from './notify-cuenta.ts'

export type SolicitudNueva = {
  comisionista: { clienteId: number; razonSocialCliente: string; rfcCliente: string }
  correoAgencia: string
  clabe: string
  caratula: { nombre: string; bytes: Uint8Array } | null
}
type SinDatos = Extract<RefusalCode, 'solicitudAbierta' | 'caratulaNoEsPdf'>
const notSaved = (codigo: SinDatos): Refusal =>
  refuseWith(codigo, message(codigo), { titulo: message('caratulaNoGuardadaTitulo') })

/**
 * Asks for another account to be paid on. Nothing changes until a second person approves it; meanwhile the payments of
 * the agent's lotes wait, and the agent hears of it.
 */
export async function solicitarCuenta(deps: Deps, actor: Actor, nueva: SolicitudNueva): Promise<number> {
  const correo = normalizeCorreo(nueva.correoAgencia)
  if (correo === '') throw refuse('sinRfcNiCorreo')
  if (!isCorreo(correo)) throw refuse('correoDeAgenciaInvalido')
  const clabe = parseClabe(nueva.clabe)
  if (!clabe.valida) throw refuse('clabeIncorrecta')
  if (!nueva.caratula || nueva.caratula.bytes.length === 0) throw refuse('sinCaratula')
  if (typeOfContent(nueva.caratula.bytes) !== 'application/pdf') throw notSaved('caratulaNoEsPdf')
  const archivo = await storeArchivo(deps, {
    contenido: nueva.caratula.bytes,
    tipo: 'application/pdf',
    nombre: nueva.caratula.nombre,
    proposito: 'caratula',
    creadoPor: actor.usuarioId,
  })
  const ahora = deps.reloj.ahora()
  const { clienteId, razonSocialCliente, rfcCliente } = nueva.comisionista
  try {
    return await inTransaction(deps.db, async (tx) => {
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
          solicitadoPor: actor.usuarioId,
          solicitante: actor.correo,
          confirmadoEn: ahora,
          fechaAprobacion: null,
          administradorId: null,
          administrador: null,
          rechazadoEn: null,
          rechazadoMotivo: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await writeBitacora(tx, actor, {
        entidad: 'cuentaPago',
        entidadId: id,
        accion: 'solicitada',
        detalle: { rfc: rfcCliente, banco: clabe.banco, fin: clabe.clabe.slice(-4) },
      })
      await notifyCuenta(deps, tx, id, 'Pendiente', actor.usuarioId)
      return id
    })
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'cuentas_pago_abierta')
      throw notSaved('solicitudAbierta')
    throw error
  }
}
