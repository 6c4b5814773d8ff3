import { createHash, randomBytes } from 'node:crypto'
import { isRol, type Rol } from '@valija/domain/acceso/roles.ts'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'
import { type Conn, inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { type Prueba, proveOwner } from './prove-owner.ts'
import { changePerson, dropSessions, forgetActor } from './sessions.ts'

type Needs = Pick<Deps, 'db' | 'reloj' | 'secretos'>
type Changes = Needs & Pick<Deps, 'eventos'>

const personalInterno: readonly Rol[] = ['admin', 'OperativoComisionista', 'OperativoProveedor']
const cuantosCodigos = 10
const paso = 30

const totpOf = (secreto: string, correo: string): TOTP =>
  new TOTP({ issuer: 'Valija', label: correo, secret: Secret.fromBase32(secreto), digits: 6, period: paso })
const hashCodigo = (codigo: string): Buffer =>
  createHash('sha256').update(codigo.replace(/[\s-]/g, '').toUpperCase()).digest()

/** Whether the policy asks this person's role for a second factor. */
export async function owesSecondFactor(
  deps: Pick<Deps, 'db' | 'reloj'>,
  usuarioId: string,
): Promise<boolean> {
  const politica = await politicaVigente(deps.db, await deps.reloj.hoy())
  if (!politica.segundoFactorPersonal) return false
  const claim = await deps.db
    .selectFrom('usuarioClaims')
    .select('valor')
    .where('usuarioId', '=', usuarioId)
    .where('tipo', '=', 'role')
    .executeTakeFirst()
  return claim !== undefined && isRol(claim.valor) && personalInterno.includes(claim.valor)
}

/** At sign-in, after the password: an activated factor wants its code or one of the recovery codes. */
export async function passSecondFactor(
  deps: Needs,
  usuarioId: string,
  codigo: string | undefined,
): Promise<'sinActivar' | 'bien'> {
  const factor = await activeFactor(deps.db, usuarioId)
  if (!factor) return 'sinActivar'
  if (!codigo) throw refuse('segundoFactorRequerido')
  if (!(await spendCodigo(deps, usuarioId, codigo))) throw refuse('codigoIncorrecto')
  return 'bien'
}

const activeFactor = (db: Conn, usuarioId: string) =>
  db
    .selectFrom('segundosFactores')
    .select('secreto')
    .where('usuarioId', '=', usuarioId)
    .where('activadoEn', 'is not', null)
    .executeTakeFirst()

/** True when the code was right; it is then used up, also when two requests bring it at once. */
async function spendCodigo(deps: Needs, usuarioId: string, codigo: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const factor = await tx
      .selectFrom('segundosFactores')
      .select(['secreto', 'ultimoPaso'])
      .where('usuarioId', '=', usuarioId)
      .forUpdate()
      .executeTakeFirst()
    if (!factor) return false
    const pasoDelCodigo = stepOf(secretOf(deps, usuarioId, factor.secreto), codigo, deps.reloj.ahora())
    if (pasoDelCodigo !== null) {
      if (pasoDelCodigo <= factor.ultimoPaso) return false
      await tx
        .updateTable('segundosFactores')
        .set({ ultimoPaso: pasoDelCodigo })
        .where('usuarioId', '=', usuarioId)
        .execute()
      return true
    }
    const spent = await tx
      .updateTable('codigosRecuperacion')
      .set({ usadoEn: deps.reloj.ahora() })
      .where('usuarioId', '=', usuarioId)
      .where('hash', '=', hashCodigo(codigo))
      .where('usadoEn', 'is', null)
      .executeTakeFirst()
    return spent.numUpdatedRows > 0n
  })
}

/** Null when it cannot be opened: recovery codes still serve. */
const secretOf = ({ secretos }: Needs, usuarioId: string, sellado: string | null): string | null =>
  sellado === null ? null : secretos.open(sellado, usuarioId)

/** The time step a six-digit code belongs to (one step of clock drift either way), or null. */
function stepOf(secreto: string | null, codigo: string, ahora: Date): number | null {
  const token = codigo.replace(/\s/g, '')
  if (secreto === null || !/^\d{6}$/.test(token)) return null
  const delta = totpOf(secreto, '').validate({ token, timestamp: ahora.getTime(), window: 1 })
  return delta === null ? null : Math.floor(ahora.getTime() / 1000 / paso) + delta
}

export async function readSecondFactor(deps: Needs, actor: Actor) {
  const factor = await activeFactor(deps.db, actor.usuarioId)
  const { n } = await deps.db
    .selectFrom('codigosRecuperacion')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('usuarioId', '=', actor.usuarioId)
    .where('usadoEn', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    activo: factor !== undefined,
    obligatorio: await owesSecondFactor(deps, actor.usuarioId),
    codigosRestantes: factor ? n : 0,
  }
}

/** A new secret to scan; it counts from `activate` on. */
export async function startSecondFactor(deps: Needs, actor: Actor) {
  const secreto = new Secret({ size: 20 }).base32
  const sellado = deps.secretos.seal(secreto, actor.usuarioId)
  const saved = await deps.db
    .insertInto('segundosFactores')
    .values({ usuarioId: actor.usuarioId, secreto: sellado, activadoEn: null })
    .onConflict((oc) =>
      oc
        .column('usuarioId')
        .doUpdateSet({ secreto: sellado })
        .where('segundosFactores.activadoEn', 'is', null),
    )
    .returning('usuarioId')
    .executeTakeFirst()
  if (!saved) throw refuse('segundoFactorYaActivo')
  const uri = totpOf(secreto, actor.correo).toString()
  const qr = await QRCode.toString(uri, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' })
  return { secreto, uri, qr: `data:image/svg+xml;base64,${Buffer.from(qr).toString('base64')}` }
}

/** Proves that the person's app holds the secret; answers the recovery codes, which are shown this once. */
export async function activateSecondFactor(deps: Changes, actor: Actor, codigo: string): Promise<string[]> {
  const codigos = Array.from({ length: cuantosCodigos }, newCodigo)
  await changePerson(deps, async (tx) => {
    const factor = await tx
      .selectFrom('segundosFactores')
      .selectAll()
      .where('usuarioId', '=', actor.usuarioId)
      .forUpdate()
      .executeTakeFirst()
    if (!factor || factor.activadoEn) throw refuse('segundoFactorYaActivo')
    const ultimoPaso = stepOf(secretOf(deps, actor.usuarioId, factor.secreto), codigo, deps.reloj.ahora())
    if (ultimoPaso === null) throw refuse('codigoIncorrecto')
    await tx
      .updateTable('segundosFactores')
      .set({ activadoEn: deps.reloj.ahora(), ultimoPaso })
      .where('usuarioId', '=', actor.usuarioId)
      .execute()
    await tx
      .insertInto('codigosRecuperacion')
      .values(codigos.map((code) => ({ usuarioId: actor.usuarioId, hash: hashCodigo(code), usadoEn: null })))
      .execute()
    await tx
      .updateTable('sesiones')
      .set({ debeSegundoFactor: false })
      .where('id', '=', actor.sesionId)
      .execute()
    // Others were opened by the password alone and have shown no code: they end, and sign in with one.
    await dropSessions(tx, { usuarioId: actor.usuarioId, salvo: actor.sesionId })
    await writeBitacora(tx, actor, {
      entidad: 'usuario',
      entidadId: actor.usuarioId,
      accion: 'segundoFactorActivado',
    })
  })
  return codigos
}

/** Ten letters and digits without those that look alike, in two groups. */
function newCodigo(): string {
  const alfabeto = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const letras = Array.from(randomBytes(10), (byte) => alfabeto[byte % alfabeto.length]).join('')
  return `${letras.slice(0, 5)}-${letras.slice(5)}`
}

/** With the password and a code of its own, wrong ones counted as at the sign-in; refused while the policy asks for it. */
export async function removeSecondFactor(
  deps: Changes,
  actor: Actor,
  { codigo, ...prueba }: Prueba & { codigo: string },
): Promise<void> {
  if (await owesSecondFactor(deps, actor.usuarioId)) throw refuse('segundoFactorObligatorio')
  if (!(await activeFactor(deps.db, actor.usuarioId))) return
  const { settle } = await proveOwner(deps, actor, prueba)
  if (!(await spendCodigo(deps, actor.usuarioId, codigo))) throw refuse('codigoIncorrecto')
  await settle()
  await clearSecondFactor(deps, actor, actor.usuarioId)
}

/** Takes the factor away: by its owner, or by an admin for somebody who lost the telephone and the codes. */
export async function clearSecondFactor(deps: Changes, autor: Actor, usuarioId: string): Promise<void> {
  await changePerson(deps, async (tx) => {
    await tx.deleteFrom('segundosFactores').where('usuarioId', '=', usuarioId).execute()
    await writeBitacora(tx, autor, {
      entidad: 'usuario',
      entidadId: usuarioId,
      accion: 'segundoFactorQuitado',
    })
    await forgetActor(tx, usuarioId)
  })
}
