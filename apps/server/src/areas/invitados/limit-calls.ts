import { type Limite, minutosHastaCaber } from '@valija/domain/acceso/espera.ts'
import {
  type ClaseDeLlamada,
  type LimitesDeLlamada,
  limitesInvitado,
} from '@valija/domain/invitados/limites.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'

export type Llaves = { direccion?: string; rfc?: string; correo?: string }
/** `despacio` when it holds only once all addresses together have asked too much. */
type Cuota = { clase: string; llave: string; limite: Limite; cuando: 'siempre' | 'juntas' | 'despacio' }

function cuotasDe(clase: ClaseDeLlamada, { direccion, rfc, correo }: Llaves): Cuota[] {
  const limites: LimitesDeLlamada = limitesInvitado[clase]
  const cuotas: (Cuota | false | undefined)[] = [
    limites.correo && correo !== undefined && cuota('correo', correo, limites.correo, 'siempre'),
    limites.direccion &&
      direccion !== undefined &&
      cuota('direccion', direccion, limites.direccion, 'siempre'),
    limites.rfc && rfc !== undefined && cuota('rfc', rfc, limites.rfc.juntas, 'juntas'),
    limites.rfc &&
      rfc !== undefined &&
      cuota('rfcDireccion', `${rfc} ${direccion ?? ''}`, limites.rfc.despacio, 'despacio'),
  ]
  return cuotas.filter((one) => one !== false && one !== undefined)

  function cuota(por: string, llave: string, limite: Limite, cuando: Cuota['cuando']): Cuota {
    return { clase: `${clase}.${por}`, llave, limite, cuando }
  }
}

/** Minutes until so much more fits the quota, 0 when it fits now. */
async function minutosDe(tx: Tx, { clase, llave, limite }: Cuota, unidades: number, ahora: Date) {
  // Many at once cannot slip past together; always in the same order, so that two never wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext(${clase}), hashtext(${llave}))`.execute(tx)
  const hechas = await tx
    .selectFrom('llamadasPublicas')
    .select(['cuando', 'unidades'])
    .where('clase', '=', clase)
    .where('llave', '=', llave)
    .where('cuando', '>', new Date(ahora.getTime() - limite.ventanaMs))
    .orderBy('cuando', 'desc')
    // The newest alone fill any quota: a flood is not read to its end.
    .limit(limite.unidades + 1)
    .execute()
  return minutosHastaCaber(hechas, unidades, limite, ahora)
}

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
    let lleno = false
    for (const cuota of cuotas) {
      if (cuota.cuando === 'despacio' && !lleno) continue
      const espera = await minutosDe(tx, cuota, unidades, ahora)
      if (cuota.cuando === 'juntas') lleno = espera > 0
      else minutos = Math.max(minutos, espera)
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
