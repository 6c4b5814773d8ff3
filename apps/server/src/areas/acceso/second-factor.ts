import { createHash } from 'node:crypto'
import type { FirmaDeLlave } from '@valija/contract/llaves.ts'
import { message } from '@valija/contract/messages.ts'
import { isRol, type Rol } from '@valija/domain/acceso/roles.ts'
import { Secret, TOTP } from 'otpauth'
import { type Conn, inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { type Desde, desdeDonde } from './open-session.ts'
import { lockUsuario } from './sessions.ts'
import { tellOwner } from './tell-owner.ts'
import { passLlave } from './use-llave.ts'

type Needs = Pick<Deps, 'db' | 'reloj' | 'secretos' | 'jobs' | 'config'>
/** A code of the app, a recovery code, or a passkey of the person's. */
export type SegundoPaso = { codigo?: string | undefined; llave?: FirmaDeLlave | undefined }

const personalInterno: readonly Rol[] = ['admin', 'OperativoComisionista', 'OperativoProveedor']
const paso = 30

export const totpOf = (secreto: string, correo: string): TOTP =>
  new TOTP({ issuer: 'Valija', label: correo, secret: Secret.fromBase32(secreto), digits: 6, period: paso })
export const hashCodigo = (codigo: string): Buffer =>
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

export const activeFactor = (db: Conn, usuarioId: string) =>
  db
    .selectFrom('segundosFactores')
    .select('secreto')
    .where('usuarioId', '=', usuarioId)
    .where('activadoEn', 'is not', null)
    .executeTakeFirst()

/** At sign-in, after the password: an activated factor wants its second step. The refusal names the ways there are. */
export async function passSecondFactor(
  deps: Needs,
  usuario: { id: string; email: string },
  entrada: SegundoPaso & Desde,
): Promise<'sinActivar' | 'bien'> {
  const factor = await activeFactor(deps.db, usuario.id)
  if (!factor) return 'sinActivar'
  if (entrada.codigo || entrada.llave) {
    await takeStep(deps, usuario, entrada)
    return 'bien'
  }
  const llaves = await deps.db.selectFrom('llaves').select('id').where('usuarioId', '=', usuario.id).execute()
  throw refuseWith(
    'segundoFactorRequerido',
    message(factor.secreto === null ? 'segundoFactorConLlave' : 'segundoFactorRequerido'),
    {
      detalles: [
        { campo: 'codigo', mensaje: message('segundoFactorRequerido') },
        ...(llaves.length > 0 ? [{ campo: 'llave', mensaje: message('segundoFactorConLlave') }] : []),
      ],
    },
  )
}

/** The second step, right or refused; a code serves once, also when two requests bring it at once. */
export async function takeStep(
  deps: Needs,
  usuario: { id: string; email: string },
  { codigo, llave, ...desde }: SegundoPaso & Desde,
): Promise<void> {
  if (llave) await passLlave(deps, llave, { segundoDe: usuario.id })
  else if (!(await spendCodigo(deps, usuario, codigo ?? '', desde))) throw refuse('codigoIncorrecto')
}

async function spendCodigo(
  deps: Needs,
  usuario: { id: string; email: string },
  codigo: string,
  desde: Desde,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    await lockUsuario(tx, usuario.id)
    const factor = await tx
      .selectFrom('segundosFactores')
      .select(['secreto', 'ultimoPaso'])
      .where('usuarioId', '=', usuario.id)
      .forUpdate()
      .executeTakeFirst()
    if (!factor) return false
    const pasoDelCodigo = stepOf(secretOf(deps, usuario.id, factor.secreto), codigo, deps.reloj.ahora())
    if (pasoDelCodigo !== null) {
      if (pasoDelCodigo <= factor.ultimoPaso) return false
      await tx
        .updateTable('segundosFactores')
        .set({ ultimoPaso: pasoDelCodigo })
        .where('usuarioId', '=', usuario.id)
        .execute()
      return true
    }
    const spent = await tx
      .updateTable('codigosRecuperacion')
      .set({ usadoEn: deps.reloj.ahora() })
      .where('usuarioId', '=', usuario.id)
      .where('hash', '=', hashCodigo(codigo))
      .where('usadoEn', 'is', null)
      .executeTakeFirst()
    if (spent.numUpdatedRows === 0n) return false
    await tellOwner(
      deps,
      tx,
      { usuarioId: usuario.id, correo: usuario.email },
      {
        usuarioId: usuario.id,
        accion: 'codigoRecuperacionUsado',
        a: String(await countCodigos(tx, usuario.id)),
        detalle: desdeDonde(desde),
      },
    )
    return true
  })
}

/** Null when it cannot be opened: recovery codes still serve. */
export const secretOf = (
  { secretos }: Pick<Deps, 'secretos'>,
  usuarioId: string,
  sellado: string | null,
): string | null => (sellado === null ? null : secretos.open(sellado, usuarioId))

/** The time step a six-digit code belongs to (one step of clock drift either way), or null. */
export function stepOf(secreto: string | null, codigo: string, ahora: Date): number | null {
  const token = codigo.replace(/\s/g, '')
  if (secreto === null || !/^\d{6}$/.test(token)) return null
  const delta = totpOf(secreto, '').validate({ token, timestamp: ahora.getTime(), window: 1 })
  return delta === null ? null : Math.floor(ahora.getTime() / 1000 / paso) + delta
}

/** Recovery codes not used yet. */
export async function countCodigos(db: Conn, usuarioId: string): Promise<number> {
  const { n } = await db
    .selectFrom('codigosRecuperacion')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('usuarioId', '=', usuarioId)
    .where('usadoEn', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
