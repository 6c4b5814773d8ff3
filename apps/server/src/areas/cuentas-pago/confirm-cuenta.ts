import { message } from '@valija/contract/messages.ts'
import { estadoDeSolicitud } from '@valija/domain/cuentas-pago/can-resolve.ts'
import pg from 'pg'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { notifyCuenta } from './notify-cuenta.ts'

type Needs = Pick<Deps, 'jobs' | 'reloj'>

/** From here on a guest's request waits like any other: it holds the payments, and all concerned hear of it. */
export async function markConfirmada(deps: Needs, tx: Tx, id: number, autor: Autor): Promise<void> {
  const { comisionistaId } = await tx
    .updateTable('cuentasPago')
    .set({ confirmadoEn: deps.reloj.ahora(), confirmadoPor: autor.usuarioId })
    .where('id', '=', id)
    .returning('comisionistaId')
    .executeTakeFirstOrThrow()
  await writeBitacora(tx, autor, {
    entidad: 'cuentaPago',
    entidadId: id,
    accion: 'confirmada',
    de: 'Sin confirmar',
    a: 'Pendiente',
  })
  await announce(tx, { tipo: 'cuentaPago', ids: [String(id)] }, { idComisionista: comisionistaId })
  await notifyCuenta(deps, tx, id, 'Pendiente', autor.usuarioId)
}

/** One request at a time waits for approval. */
export async function orSolicitudAbierta<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'cuentas_pago_abierta')
      throw refuseWith('solicitudAbierta', message('solicitudAbierta'), {
        titulo: message('caratulaNoGuardadaTitulo'),
      })
    throw error
  }
}

/** Staff who have spoken with the agent confirm what a guest asked for; another person approves it. */
export async function confirmCuenta(deps: Deps, actor: Actor, id: number): Promise<void> {
  await orSolicitudAbierta(
    inTransaction(deps.db, async (tx) => {
      const solicitud = await tx
        .selectFrom('cuentasPago')
        .select(['estatus', 'rechazadoEn', 'retiradaEn', 'confirmadoEn', 'solicitadoPor', 'confirmadoPor'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow(() => refuse('noEncontrado'))
      if (estadoDeSolicitud(solicitud) !== 'Sin confirmar') throw refuse('solicitudResuelta')
      await markConfirmada(deps, tx, id, actor)
    }),
  )
}
