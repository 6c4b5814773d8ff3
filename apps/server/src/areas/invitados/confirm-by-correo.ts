import type { CuentaPorConfirmar } from '@valija/contract/invitados.ts'
import { message } from '@valija/contract/messages.ts'
import { estadoDeSolicitud } from '@valija/domain/cuentas-pago/can-resolve.ts'
import { hideClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { type Conn, inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'
import { findEnlace, spendEnlace } from '../acceso/enlaces.ts'
import { markConfirmada, orSolicitudAbierta } from '../cuentas-pago/confirm-cuenta.ts'
import { proveCorreo } from '../cuentas-pago/correos-registrados.ts'

/** The request a living link confirms; used, expired, settled meanwhile and invented are the same. */
async function findSolicitud(deps: Deps, db: Conn, codigo: string, lock: boolean) {
  const enlace = await findEnlace(db, codigo, { lock })
  const cuentaPagoId = enlace?.cuentaPagoId ?? null
  if (!enlace || cuentaPagoId === null || enlace.usadoEn || enlace.expiraEn <= deps.reloj.ahora())
    throw refuse('enlaceVencido')
  const query = db.selectFrom('cuentasPago').selectAll().where('id', '=', cuentaPagoId)
  const solicitud = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()
  if (estadoDeSolicitud(solicitud) !== 'Sin confirmar') throw refuse('enlaceVencido')
  return { enlace, solicitud }
}

export async function readPorConfirmar(deps: Deps, codigo: string): Promise<CuentaPorConfirmar> {
  const { solicitud } = await findSolicitud(deps, deps.db, codigo, false)
  const { razonSocial, banco, clabe, fechaCarga } = solicitud
  return { razonSocial, cuenta: `${banco} ${hideClabe(clabe)}`, fechaCarga: fechaCarga.toISOString() }
}

/** Once: it waits for its approval then, by somebody of the staff. */
export async function confirmByCorreo(deps: Deps, codigo: string): Promise<void> {
  await orSolicitudAbierta(
    inTransaction(deps.db, async (tx) => {
      const { enlace, solicitud } = await findSolicitud(deps, tx, codigo, true)
      const ahora = deps.reloj.ahora()
      await spendEnlace(tx, enlace.hash, ahora)
      if (enlace.correo !== null) await proveCorreo(tx, solicitud.comisionistaId, enlace.correo, ahora)
      await markConfirmada(deps, tx, solicitud.id, {
        usuarioId: null,
        correo: message('confirmadoPorCorreo'),
      })
    }),
  )
}
