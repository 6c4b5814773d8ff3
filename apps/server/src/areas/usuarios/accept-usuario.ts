import { type ClaimDeAceptar, isClaimDeAceptar } from '@valija/domain/acceso/claims.ts'
import { isRol, type Rol } from '@valija/domain/acceso/roles.ts'
import { normalizeRfc } from '@valija/domain/usuarios/rfc.ts'
import { isTipoDeUsuario, rolAlAceptar } from '@valija/domain/usuarios/tipos.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { changePerson } from '../acceso/sessions.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { putClaims } from './claims.ts'
import { claimsOf, findUsuario, type Usuario } from './find-usuario.ts'

/**
 * Accepts a user: the three documented claims in their order, or none. The role follows from the user's type; an
 * Operativo's is picked. Accepting again lifts a block and is otherwise harmless.
 */
export async function acceptUsuario(deps: Deps, actor: Actor, pedido: { id: string; rol?: string | null }) {
  return changePerson(deps, async (tx) => {
    const usuario = await findUsuario(tx, pedido.id, { lock: true })
    const antes = await roleOf(tx, usuario)
    const rol = pickRol(usuario, pedido.rol ?? keptRol(usuario, antes))
    const claims = await putClaims(tx, usuario.id, [
      { tipo: 'RFCAgencia', valor: usuario.rfc ?? actor.rfc ?? '' },
      { tipo: 'role', valor: rol },
      { tipo: 'NombreAgencia', valor: usuario.nombreAgencia ?? actor.nombreAgencia ?? usuario.email },
    ])
    await letIn(deps, tx, actor, usuario, { antes, rol })
    return { id: usuario.numero, rol, claims }
  })
}

/** One documented AgregarClaims call: the same rules, one claim at a time; repeated it changes nothing. */
export async function addClaim(
  deps: Deps,
  actor: Actor,
  pedido: { id: string; tipo: string; valor: string },
): Promise<void> {
  const { tipo } = pedido
  if (!isClaimDeAceptar(tipo)) throw refuse('claimDesconocido')
  await changePerson(deps, async (tx) => {
    const usuario = await findUsuario(tx, pedido.id, { lock: true })
    const valor = claimValue(usuario, tipo, pedido.valor)
    const antes = await roleOf(tx, usuario)
    await putClaims(tx, usuario.id, [{ tipo, valor }])
    if (tipo === 'role') await letIn(deps, tx, actor, usuario, { antes, rol: valor })
    else
      await writeBitacora(tx, actor, {
        entidad: 'usuario',
        entidadId: usuario.id,
        accion: 'claimAgregado',
        a: `${tipo}: ${valor}`,
      })
  })
}

function claimValue(usuario: Usuario, tipo: ClaimDeAceptar, valor: string): string {
  if (tipo === 'role') return pickRol(usuario, valor)
  return tipo === 'RFCAgencia' ? normalizeRfc(valor) : valor.trim()
}

function pickRol(usuario: Usuario, pedido: string | null): Rol {
  const elegido = pedido === null ? null : isRol(pedido) ? pedido : refuseRol()
  const rol = rolAlAceptar(usuario.tipo, elegido)
  if (rol === null) throw refuse(elegido === null ? 'rolFalta' : 'rolNoCorresponde')
  return rol
}
const refuseRol = (): never => {
  throw refuse('rolNoCorresponde')
}

const roleOf = async (tx: Tx, usuario: Usuario): Promise<string | null> =>
  (await claimsOf(tx, usuario.id)).find((claim) => claim.tipo === 'role')?.valor ?? null

/** The role a blocked Operativo had is kept when nobody picks another. */
const keptRol = (usuario: Usuario, antes: string | null): string | null =>
  isTipoDeUsuario(usuario.tipo) && usuario.tipo !== 'Operativo' ? null : antes

async function letIn(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  usuario: Usuario,
  { antes, rol }: { antes: string | null; rol: string },
): Promise<void> {
  const wasBlocked = usuario.bloqueadoEn !== null
  // Pressed twice: the person is in already and has been told so.
  if (!wasBlocked && antes === rol) return
  await tx.updateTable('usuarios').set({ bloqueadoEn: null }).where('id', '=', usuario.id).execute()
  await writeBitacora(tx, actor, {
    entidad: 'usuario',
    entidadId: usuario.id,
    accion: wasBlocked ? 'usuarioDesbloqueado' : 'usuarioAceptado',
    a: rol,
  })
  await enqueueCorreo(deps, tx, {
    plantilla: 'cuentaAceptada',
    registro: usuario.id,
    para: usuario.email,
    creadoPor: actor.usuarioId,
  })
  await announce(tx, { tipo: 'usuario', ids: [String(usuario.numero)] }, { usuarioId: usuario.id })
}
