import { type Claim, claimsDeAceptar } from '@valija/domain/acceso/claims.ts'
import type { Tx } from '../../db/connection.ts'
import { forgetActor } from '../acceso/sessions.ts'
import { claimsOf } from './find-usuario.ts'

/**
 * Sets claims of a user and stores them all again in the documented order: RFCAgencia, role, NombreAgencia, then what the
 * account brings (idProveedor, idComisionista, isOmnibeesLocator). Saying the same twice changes nothing.
 */
export async function putClaims(tx: Tx, usuarioId: string, nuevos: readonly Claim[]): Promise<Claim[]> {
  const replaced = new Set(nuevos.map((claim) => claim.tipo))
  const before = await claimsOf(tx, usuarioId)
  const all = [...before.filter((claim) => !replaced.has(claim.tipo)), ...nuevos]
  const rank = (tipo: string): number => {
    const place = (claimsDeAceptar as readonly string[]).indexOf(tipo)
    return place < 0 ? claimsDeAceptar.length : place
  }
  const claims = all.toSorted((a, b) => rank(a.tipo) - rank(b.tipo))
  await tx.deleteFrom('usuarioClaims').where('usuarioId', '=', usuarioId).execute()
  if (claims.length > 0)
    await tx
      .insertInto('usuarioClaims')
      .values(claims.map((claim) => ({ usuarioId, ...claim })))
      .onConflict((oc) => oc.columns(['usuarioId', 'tipo', 'valor']).doNothing())
      .execute()
  await forgetActor(tx, usuarioId)
  return claims
}

/** Takes every claim of a kind away before setting the new list of values. */
export async function replaceClaims(
  tx: Tx,
  usuarioId: string,
  tipo: string,
  valores: readonly string[],
): Promise<void> {
  await tx.deleteFrom('usuarioClaims').where('usuarioId', '=', usuarioId).where('tipo', '=', tipo).execute()
  await putClaims(
    tx,
    usuarioId,
    [...new Set(valores)].map((valor) => ({ tipo, valor })),
  )
}
