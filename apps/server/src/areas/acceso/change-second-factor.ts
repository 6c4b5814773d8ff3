import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import QRCode from 'qrcode'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { type Prueba, plazoMs, proveOwner } from './prove-owner.ts'
import {
  activeFactor,
  countCodigos,
  hashCodigo,
  owesSecondFactor,
  type SegundoPaso,
  secretOf,
  stepOf,
  takeStep,
  totpOf,
} from './second-factor.ts'
import { changePerson, dropSessions, forgetActor, lockOwn, lockUsuario } from './sessions.ts'
import { tellOwner } from './tell-owner.ts'

type Changes = Pick<Deps, 'db' | 'reloj' | 'secretos' | 'jobs' | 'config' | 'eventos'>
const cuantosCodigos = 10

export async function readSecondFactor(deps: Pick<Deps, 'db' | 'reloj'>, actor: Actor) {
  const factor = await activeFactor(deps.db, actor.usuarioId)
  return {
    activo: factor !== undefined,
    conLlave: factor?.secreto === null,
    obligatorio: await owesSecondFactor(deps, actor.usuarioId),
    codigosRestantes: factor ? await countCodigos(deps.db, actor.usuarioId) : 0,
  }
}

/**
 * A new secret to scan; it counts from `activateSecondFactor` on. Whoever has an open session only, left or stolen, gets
 * none: with a second step of their own they would shut the owner out.
 */
export async function startSecondFactor(deps: Changes, actor: Actor, prueba: Prueba) {
  const settle = await proveOwner(deps, actor, prueba)
  await settle()
  const pedidoEn = deps.reloj.ahora()
  const secreto = new Secret({ size: 20 }).base32
  const sellado = deps.secretos.seal(secreto, actor.usuarioId)
  await deps.db
    .insertInto('segundosFactores')
    .values({ usuarioId: actor.usuarioId, secreto: sellado, activadoEn: null, pedidoEn })
    .onConflict((oc) =>
      oc
        .column('usuarioId')
        .doUpdateSet({ secreto: sellado, pedidoEn })
        .where('segundosFactores.activadoEn', 'is', null),
    )
    .returning('usuarioId')
    .executeTakeFirstOrThrow(() => refuse('segundoFactorYaActivo'))
  const uri = totpOf(secreto, actor.correo).toString()
  const qr = await QRCode.toString(uri, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' })
  return { secreto, uri, qr: `data:image/svg+xml;base64,${Buffer.from(qr).toString('base64')}` }
}

/** Proves that the person's app holds the secret; answers the recovery codes, which are shown this once. */
export async function activateSecondFactor(deps: Changes, actor: Actor, codigo: string): Promise<string[]> {
  return changePerson(deps, async (tx) => {
    await lockOwn(tx, deps, actor)
    const factor = await tx
      .selectFrom('segundosFactores')
      .selectAll()
      .where('usuarioId', '=', actor.usuarioId)
      .forUpdate()
      .executeTakeFirst()
    if (factor?.activadoEn) throw refuse('segundoFactorYaActivo')
    const ahora = deps.reloj.ahora()
    if (!factor?.pedidoEn || ahora.getTime() - factor.pedidoEn.getTime() > plazoMs)
      throw refuse('segundoFactorSinEmpezar')
    const secreto = secretOf(deps, actor.usuarioId, factor.secreto)
    const ultimoPaso = stepOf(secreto, codigo, ahora)
    if (ultimoPaso === null) throw refuse('codigoIncorrecto')
    await tx
      .updateTable('segundosFactores')
      .set({ activadoEn: ahora, ultimoPaso })
      .where('usuarioId', '=', actor.usuarioId)
      .execute()
    return noteActivation(deps, tx, actor)
  })
}

/** The passkeys that the person has already are the second step from now on. */
export async function activateWithLlave(deps: Changes, actor: Actor, prueba: Prueba): Promise<string[]> {
  const settle = await proveOwner(deps, actor, prueba)
  await settle()
  return changePerson(deps, async (tx) => {
    // No key goes while this is decided.
    await lockOwn(tx, deps, actor)
    await tx
      .selectFrom('llaves')
      .select('id')
      .where('usuarioId', '=', actor.usuarioId)
      .executeTakeFirstOrThrow(() => refuse('sinLlaves'))
    const activadoEn = deps.reloj.ahora()
    await tx
      .insertInto('segundosFactores')
      .values({ usuarioId: actor.usuarioId, secreto: null, activadoEn, pedidoEn: activadoEn })
      .onConflict((oc) =>
        oc
          .column('usuarioId')
          .doUpdateSet({ secreto: null, activadoEn })
          .where('segundosFactores.activadoEn', 'is', null),
      )
      .returning('usuarioId')
      .executeTakeFirstOrThrow(() => refuse('segundoFactorYaActivo'))
    return noteActivation(deps, tx, actor)
  })
}

async function noteActivation(deps: Changes, tx: Tx, actor: Actor): Promise<string[]> {
  const { usuarioId } = actor
  const codigos = await writeCodigos(tx, usuarioId)
  await tx
    .updateTable('sesiones')
    .set({ debeSegundoFactor: false })
    .where('id', '=', actor.sesionId)
    .execute()
  // Others were opened by the password alone and have shown no second step: they end, and sign in with one.
  await dropSessions(tx, { usuarioId, salvo: actor.sesionId })
  await tellOwner(deps, tx, actor, { usuarioId, accion: 'segundoFactorActivado' })
  return codigos
}

async function writeCodigos(tx: Tx, usuarioId: string): Promise<string[]> {
  const codigos = Array.from({ length: cuantosCodigos }, newCodigo)
  await tx
    .insertInto('codigosRecuperacion')
    .values(codigos.map((code) => ({ usuarioId, hash: hashCodigo(code), usadoEn: null })))
    .execute()
  return codigos
}

/** Ten letters and digits without those that look alike, in two groups. */
function newCodigo(): string {
  const alfabeto = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const letras = Array.from(randomBytes(10), (byte) => alfabeto[byte % alfabeto.length]).join('')
  return `${letras.slice(0, 5)}-${letras.slice(5)}`
}

type Ambos = SegundoPaso & { contrasena: string; direccion: string }
/** The password and a second step, wrong ones counted as at the sign-in. */
async function proveBoth(deps: Changes, actor: Actor, { contrasena, ...paso }: Ambos): Promise<void> {
  const settle = await proveOwner(deps, actor, { contrasena, direccion: paso.direccion })
  await takeStep(deps, { id: actor.usuarioId, email: actor.correo }, paso)
  await settle()
}

/** Other recovery codes in the place of those there were, used or not: of two at once with a code each, one. */
export async function renewCodigos(deps: Changes, actor: Actor, ambos: Ambos): Promise<string[]> {
  const { usuarioId } = actor
  const antes = await deps.db
    .selectFrom('codigosRecuperacion')
    .select('hash')
    .where('usuarioId', '=', usuarioId)
    .execute()
  await proveBoth(deps, actor, ambos)
  return changePerson(deps, async (tx) => {
    await lockOwn(tx, deps, actor)
    await tx
      .selectFrom('segundosFactores')
      .select('usuarioId')
      .where('usuarioId', '=', usuarioId)
      .where('activadoEn', 'is not', null)
      .forUpdate()
      .executeTakeFirstOrThrow(() => refuse('segundoFactorSinEmpezar'))
    const quitados = await tx
      .deleteFrom('codigosRecuperacion')
      .where('usuarioId', '=', usuarioId)
      .returning('hash')
      .execute()
    // What another renewal gave meanwhile stands before somebody's eyes.
    if (quitados.some(({ hash }) => !antes.some((uno) => uno.hash.equals(hash))))
      throw refuse('codigosYaRenovados')
    await tellOwner(deps, tx, actor, { usuarioId, accion: 'codigosRenovados' })
    return writeCodigos(tx, usuarioId)
  })
}

/** With both; refused while the policy asks for it. */
export async function removeSecondFactor(deps: Changes, actor: Actor, ambos: Ambos): Promise<void> {
  if (await owesSecondFactor(deps, actor.usuarioId)) throw refuse('segundoFactorObligatorio')
  if (!(await activeFactor(deps.db, actor.usuarioId))) return
  await proveBoth(deps, actor, ambos)
  await clearSecondFactor(deps, actor, actor.usuarioId)
}

/** Takes the factor away: by its owner, or by an admin for somebody who lost the telephone and the codes. */
export async function clearSecondFactor(
  deps: Pick<Deps, 'db' | 'eventos' | 'jobs' | 'reloj'>,
  autor: Actor,
  usuarioId: string,
): Promise<void> {
  await changePerson(deps, async (tx) => {
    await lockUsuario(tx, usuarioId)
    const { numDeletedRows } = await tx
      .deleteFrom('segundosFactores')
      .where('usuarioId', '=', usuarioId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await tellOwner(deps, tx, autor, { usuarioId, accion: 'segundoFactorQuitado' })
    await forgetActor(tx, usuarioId)
  })
}
