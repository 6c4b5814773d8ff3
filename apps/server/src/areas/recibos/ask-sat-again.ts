import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import { verifyFacturas } from '../lotes/verify-facturas.ts'

/** What the SAT said a few minutes ago need not be asked again. */
const fresh = 10 * 60_000

/** Living facturas of these lotes about which the SAT has said nothing certain in the last minutes. */
const readUnheard = async ({ db, reloj }: Pick<Deps, 'db' | 'reloj'>, loteIds: readonly number[]) => {
  const rows = await db
    .selectFrom('facturas')
    .select('id')
    .where('loteId', 'in', [...loteIds])
    .where('eliminadaEn', 'is', null)
    .where('retiradaEn', 'is', null)
    .where((eb) =>
      eb.or([
        eb('satConsultadoEn', 'is', null),
        eb('satConsultadoEn', '<', new Date(reloj.ahora().getTime() - fresh)),
        eb('estado', 'not in', ['Vigente', 'Cancelado', 'No Encontrado']),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The SAT is asked again about the facturas of lotes that are about to be paid. Those it did not answer about come back
 * by id: nothing is known against them, and they cannot be paid now. Never call it in a transaction.
 */
export async function askSatAgain(
  deps: Deps,
  loteIds: readonly number[],
): Promise<{ sinRespuesta: ReadonlySet<number> }> {
  if (loteIds.length === 0) return { sinRespuesta: new Set() }
  try {
    await verifyFacturas(deps, await readUnheard(deps, loteIds))
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    deps.log.warn({ err: error }, 'the SAT was not heard before paying')
  }
  return { sinRespuesta: new Set(await readUnheard(deps, loteIds)) }
}
