import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { AltaDeLlave, Llave, Llaves } from '@valija/contract/llaves.ts'
import { type Conn, inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { parteConfiada, requireParte } from './parte-confiada.ts'
import { type Prueba, proveOwner } from './prove-owner.ts'
import { issueReto, spendReto } from './retos.ts'
import { lockOwn } from './sessions.ts'
import { tellOwner } from './tell-owner.ts'

type Needs = Pick<Deps, 'db' | 'reloj' | 'config' | 'jobs'>
const maximo = 20
/** EdDSA, ES256, RS256 (COSE): what devices have. */
const supportedAlgorithmIDs = [-8, -7, -257]

const own = (db: Conn, usuarioId: string) =>
  db.selectFrom('llaves').selectAll().where('usuarioId', '=', usuarioId).orderBy('creadaEn').orderBy('id')
const toLlave = (row: { id: string; nombre: string; creadaEn: Date; usadaEn: Date | null }): Llave => ({
  id: row.id,
  nombre: row.nombre,
  creadaEn: row.creadaEn.toISOString(),
  usadaEn: row.usadaEn?.toISOString() ?? null,
})

/** The person's own passkeys, oldest first. */
export async function listLlaves(deps: Pick<Deps, 'db' | 'config'>, actor: Actor): Promise<Llaves> {
  const rows = await own(deps.db, actor.usuarioId).execute()
  return { disponibles: parteConfiada(deps.config) !== null, llaves: rows.map(toLlave) }
}

/** What a new device is to sign, once its owner is there: an unlocked screen gets nobody a key of their own. */
export async function startLlave(deps: Needs, actor: Actor, prueba: Prueba) {
  const { id } = requireParte(deps.config)
  const settle = await proveOwner(deps, actor, prueba)
  await settle()
  const known = await own(deps.db, actor.usuarioId).execute()
  if (known.length >= maximo) throw refuse('demasiadasLlaves', { maximo })
  return generateRegistrationOptions({
    rpName: 'Valija',
    rpID: id,
    userName: actor.correo,
    userDisplayName: actor.correo,
    userID: new Uint8Array(Buffer.from(actor.usuarioId)),
    challenge: await issueReto(deps, actor.usuarioId),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credencial, transportes }) => ({
      id: credencial,
      transports: transportes,
    })),
    // It must be found without a name being typed, and opened by its owner: it may be the only proof.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function addLlave(
  deps: Needs,
  actor: Actor,
  { nombre, respuesta }: { nombre: string; respuesta: AltaDeLlave },
): Promise<Llave> {
  const parte = requireParte(deps.config)
  const reto = await spendReto(deps, respuesta.response.clientDataJSON, actor.usuarioId)
  const { authenticatorAttachment: _unused, ...rest } = respuesta
  const answer =
    reto === null
      ? null
      : await verifyRegistrationResponse({
          response: rest,
          expectedChallenge: reto,
          expectedOrigin: parte.origen,
          expectedRPID: parte.id,
          requireUserVerification: true,
          supportedAlgorithmIDs,
        }).catch(() => null)
  if (!answer?.verified) throw refuse('llaveNoRegistrada')
  const { credential } = answer.registrationInfo
  return inTransaction(deps.db, async (tx) => {
    await lockOwn(tx, deps, actor)
    if ((await own(tx, actor.usuarioId).execute()).length >= maximo)
      throw refuse('demasiadasLlaves', { maximo })
    const saved = await tx
      .insertInto('llaves')
      .values({
        usuarioId: actor.usuarioId,
        credencial: credential.id,
        clavePublica: Buffer.from(credential.publicKey),
        contador: credential.counter,
        transportes: respuesta.response.transports,
        nombre,
        creadaEn: deps.reloj.ahora(),
        usadaEn: null,
      })
      .onConflict((oc) => oc.column('credencial').doNothing())
      .returningAll()
      .executeTakeFirstOrThrow(() => refuse('llaveNoRegistrada'))
    await tellOwner(deps, tx, actor, { usuarioId: actor.usuarioId, accion: 'llaveAgregada', a: nombre })
    return toLlave(saved)
  })
}

/** By its owner. The last one stays while the second step is a passkey. */
export async function removeLlave(deps: Needs, actor: Actor, id: string, prueba: Prueba): Promise<void> {
  const settle = await proveOwner(deps, actor, prueba)
  await settle()
  await inTransaction(deps.db, async (tx) => {
    await lockOwn(tx, deps, actor)
    const llaves = await own(tx, actor.usuarioId).execute()
    const gone = llaves.find((llave) => llave.id === id)
    if (!gone) throw refuse('noEncontrado')
    const needed = await tx
      .selectFrom('segundosFactores')
      .select('usuarioId')
      .where('usuarioId', '=', actor.usuarioId)
      .where('activadoEn', 'is not', null)
      .where('secreto', 'is', null)
      .executeTakeFirst()
    if (needed && llaves.length === 1) throw refuse('llaveEsSegundoPaso')
    await tx.deleteFrom('llaves').where('id', '=', id).execute()
    await tellOwner(deps, tx, actor, { usuarioId: actor.usuarioId, accion: 'llaveQuitada', a: gone.nombre })
  })
}
