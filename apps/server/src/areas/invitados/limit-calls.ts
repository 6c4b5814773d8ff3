import { type Limite, minutosHastaCaber } from '@valija/domain/acceso/espera.ts'
import { type ClaseDeLlamada, limitesInvitado } from '@valija/domain/invitados/limites.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'

export type Llaves = { direccion?: string; rfc?: string; correo?: string }
type Cuota = { clase: string; llave: string; limite: Limite }

const cuotasDe = (clase: ClaseDeLlamada, llaves: Llaves): Cuota[] =>
  (Object.entries(limitesInvitado[clase]) as [keyof Llaves, Limite][])
    .flatMap(([por, limite]) => {
      const llave = llaves[por]
      return llave === undefined ? [] : [{ clase: `${clase}.${por}`, llave, limite }]
    })
    .toSorted((a, b) => (a.clase < b.clase ? -1 : 1))

/** Books so much of a kind for an address, an RFC or a mailbox, all or nothing; minutes to wait when it is too much. */
export async function bookCalls(
  deps: Pick<Deps, 'db' | 'reloj'>,
  clase: ClaseDeLlamada,
  llaves: Llaves,
  unidades = 1,
): Promise<number> {
  const ahora = deps.reloj.ahora()
  const cuotas = cuotasDe(clase, llaves)
  return inTransaction(deps.db, async (tx) => {
    let minutos = 0
    for (const { clase: cual, llave, limite } of cuotas) {
      // Many at once cannot slip past together; always in the same order, so that two never wait for each other.
      await sql`select pg_advisory_xact_lock(hashtext(${cual}), hashtext(${llave}))`.execute(tx)
      const hechas = await tx
        .selectFrom('llamadasPublicas')
        .select(['cuando', 'unidades'])
        .where('clase', '=', cual)
        .where('llave', '=', llave)
        .where('cuando', '>', new Date(ahora.getTime() - limite.ventanaMs))
        .execute()
      minutos = Math.max(minutos, minutosHastaCaber(hechas, unidades, limite, ahora))
    }
    // Refused calls are not booked: waiting must end.
    if (minutos === 0)
      await tx
        .insertInto('llamadasPublicas')
        .values(cuotas.map(({ clase: cual, llave }) => ({ clase: cual, llave, unidades, cuando: ahora })))
        .execute()
    return minutos
  })
}

/** Before any work is done and whatever its outcome: known and unknown RFCs count alike. */
export async function limitCalls(
  deps: Pick<Deps, 'db' | 'reloj'>,
  clase: ClaseDeLlamada,
  llaves: Llaves,
  unidades = 1,
): Promise<void> {
  const minutos = await bookCalls(deps, clase, llaves, unidades)
  if (minutos > 0) throw refuse('demasiadosIntentos', { minutos })
}
