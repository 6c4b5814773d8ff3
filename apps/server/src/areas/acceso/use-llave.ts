import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { FirmaDeLlave } from '@valija/contract/llaves.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'
import { requireParte } from './parte-confiada.ts'
import { issueReto, spendReto } from './retos.ts'

type Needs = Pick<Deps, 'db' | 'reloj' | 'config'>

/** What the browser asks a device to sign at the sign-in. Nobody is named: the device knows whose its passkeys are. */
export async function askForLlave(deps: Needs) {
  const { id } = requireParte(deps.config)
  const challenge = await issueReto(deps, null)
  return generateAuthenticationOptions({ rpID: id, challenge, userVerification: 'required' })
}

/**
 * The person behind a signed challenge, or a refusal that says no more than that. Alone it must have been unlocked by its
 * owner (PIN, finger, face); beside the password (`segundoDe`) having the device is enough. With `de` or `segundoDe` it must be
 * that person's.
 * A count that does not grow is a copy's (WebAuthn §6.1.1).
 */
export async function passLlave(
  deps: Needs,
  firma: FirmaDeLlave,
  { segundoDe, de = segundoDe }: { segundoDe?: string; de?: string } = {},
): Promise<string> {
  const parte = requireParte(deps.config)
  const reto = await spendReto(deps, firma.response.clientDataJSON, null)
  if (reto === null) throw refuse('llaveNoReconocida')
  return inTransaction(deps.db, async (tx) => {
    const llave = await tx
      .selectFrom('llaves')
      .selectAll()
      .where('credencial', '=', firma.id)
      .forUpdate()
      .executeTakeFirst()
    if (!llave || (de !== undefined && llave.usuarioId !== de) || !isOf(firma, llave.usuarioId))
      throw refuse('llaveNoReconocida')
    const { authenticatorAttachment: _unused, response, ...rest } = firma
    const answer = await verifyAuthenticationResponse({
      response: {
        ...rest,
        response: { ...response, userHandle: response.userHandle ?? undefined },
      },
      expectedChallenge: reto,
      expectedOrigin: parte.origen,
      expectedRPID: parte.id,
      requireUserVerification: segundoDe === undefined,
      credential: {
        id: llave.credencial,
        publicKey: new Uint8Array(llave.clavePublica),
        counter: llave.contador,
        transports: llave.transportes,
      },
    }).catch(() => null)
    if (!answer?.verified) throw refuse('llaveNoReconocida')
    await tx
      .updateTable('llaves')
      .set({ contador: answer.authenticationInfo.newCounter, usadaEn: deps.reloj.ahora() })
      .where('id', '=', llave.id)
      .execute()
    return llave.usuarioId
  })
}

/** A device that says whose its passkey is says the same (WebAuthn §7.2, step 6). */
const isOf = ({ response: { userHandle } }: FirmaDeLlave, usuarioId: string): boolean =>
  !userHandle || Buffer.from(userHandle, 'base64url').toString('utf8') === usuarioId
