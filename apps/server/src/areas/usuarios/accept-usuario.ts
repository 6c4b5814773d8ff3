import { type ClaimDeAceptar, isClaimDeAceptar } from '@valija/domain/acceso/claims.ts'
import { isRol, type Rol } from '@valija/domain/acceso/roles.ts'
import { isTipoDeUsuario, rolAlAceptar } from '@valija/domain/usuarios/tipos.ts'
import { isRfc, normalizeRfc } from '@valija/palabras/rfc.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { assertProven } from '../acceso/prove-owner.ts'
import { changePerson } from '../acceso/sessions.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { announceUsuario } from './announce-usuario.ts'
import { putClaims } from './claims.ts'
import { tellColaboradores } from './correos-de-cuenta.ts'
import { claimsOf, findUsuario, type Usuario } from './find-usuario.ts'

/**
 * Accepts a user: the three documented claims in their order, or none. The role follows from the user's type; an
 * Operativo's is picked. Accepting again lifts a block and is otherwise harmless.
 */
export async function acceptUsuario(deps: Deps, actor: Actor, pedido: { id: string; rol?: string | null }) {
  return changePerson(deps, async (tx) => {
    const usuario = await findToAccept(tx, pedido.id)
    const dichos = await claimsOf(tx, usuario.id)
    const dicho = (tipo: string) => dichos.find((claim) => claim.tipo === tipo)?.valor ?? null
    const antes = dicho('role')
    const rol = pickRol(usuario, pedido.rol ?? keptRol(usuario, antes))
    if (!esDeFuera(rol)) await assertProven({ ...deps, db: tx }, actor)
    const rfc = normalizeRfc(usuario.rfc ?? dicho('RFCAgencia') ?? '')
    // Only our own staff may be of no agency; nobody is of the administrator's for want of one.
    if (!isRfc(rfc) && (rfc !== '' || esDeFuera(rol))) throw refuse('rfcSinRegistrar')
    const claims = await putClaims(tx, usuario.id, [
      { tipo: 'RFCAgencia', valor: rfc },
      { tipo: 'role', valor: rol },
      { tipo: 'NombreAgencia', valor: usuario.nombreAgencia ?? dicho('NombreAgencia') ?? usuario.email },
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
    const usuario = await findToAccept(tx, pedido.id)
    const valor = claimValue(usuario, tipo, pedido.valor)
    if (tipo === 'role' && isRol(valor) && !esDeFuera(valor)) await assertProven({ ...deps, db: tx }, actor)
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
  if (tipo === 'NombreAgencia') return valor.trim()
  const rfc = normalizeRfc(valor)
  if (!isRfc(rfc)) throw refuse('rfcInvalido')
  if (usuario.rfc !== null && normalizeRfc(usuario.rfc) !== rfc)
    throw refuse('rfcAjeno', { rfc: usuario.rfc })
  return rfc
}

/** Whoever opened the account with a copied link must first show that the mailbox is theirs. */
async function findToAccept(tx: Tx, id: string): Promise<Usuario> {
  const usuario = await findUsuario(tx, id, { lock: 'forNoKeyUpdate' })
  if (usuario.pruebaCorreo === 'pendiente') throw refuse('correoSinProbar')
  return usuario
}
const esDeFuera = (rol: Rol): boolean => rol === 'proveedor' || rol === 'comisionista'

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
    accion: wasBlocked ? 'usuarioDesbloqueado' : antes === null ? 'usuarioAceptado' : 'rolCambiado',
    de: antes,
    a: rol,
  })
  await enqueueCorreo(deps, tx, {
    plantilla: 'cuentaAceptada',
    registro: usuario.id,
    para: usuario.email,
    creadoPor: actor.usuarioId,
  })
  if (rol === 'proveedor' && antes !== rol)
    await tellColaboradores(deps, tx, { id: usuario.id, rfc: await rfcDe(tx, usuario) })
  await announceUsuario(tx, usuario.numero)
}
const rfcDe = async (tx: Tx, usuario: Usuario): Promise<string> =>
  (await claimsOf(tx, usuario.id)).find((claim) => claim.tipo === 'RFCAgencia')?.valor ??
  normalizeRfc(usuario.rfc ?? '')
