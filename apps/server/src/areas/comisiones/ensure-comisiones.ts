import { sql } from 'kysely'
import type { LineaComision } from '../../adapters/ant/comisiones.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { preguntaDe } from '../../ask-sparingly.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'

/** Commissions change with every booking that is paid: an older reading is repeated. */
const freshMs = 5 * 60_000
export type Lectura = { leidaEn: Date; sinRespuesta: boolean }

/**
 * The agent's commissions as of now, or as last read when the service does not answer. Without any reading there is
 * nothing to show, and that is said.
 */
export async function ensureComisiones(deps: Deps, comisionistaId: number, force = false): Promise<Lectura> {
  const ahora = deps.reloj.ahora()
  const ultima = await deps.db
    .selectFrom('comisionesLecturas')
    .select('leidaEn')
    .where('comisionistaId', '=', comisionistaId)
    .executeTakeFirst()
  if (ultima && !force && ahora.getTime() - ultima.leidaEn.getTime() < freshMs)
    return { leidaEn: ultima.leidaEn, sinRespuesta: false }
  const { enVano, ask } = preguntaDe(deps, `comisiones de ${comisionistaId}`)
  // An ANT that is silent holds up one page of the agent's in a minute, and not each.
  if (ultima && !force && enVano) return { leidaEn: ultima.leidaEn, sinRespuesta: true }
  try {
    await ask(async () =>
      keep(deps, comisionistaId, await deps.ant.comisiones.pendientes(comisionistaId), ahora),
    )
    return { leidaEn: ahora, sinRespuesta: false }
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    deps.log.warn({ err: error }, 'commissions not read')
    if (!ultima) throw refuse('comisionesNoDisponibles')
    return { leidaEn: ultima.leidaEn, sinRespuesta: true }
  }
}

async function keep(
  deps: Deps,
  comisionistaId: number,
  lineas: readonly LineaComision[],
  leidaEn: Date,
): Promise<void> {
  const unicas = [...new Map(lineas.map((linea) => [linea.bookingCode, linea])).values()]
  await inTransaction(deps.db, async (tx) => {
    // Two readings at once: the second waits here and replaces the first's.
    await tx
      .insertInto('comisionesLecturas')
      .values({ comisionistaId, leidaEn })
      .onConflict((oc) => oc.column('comisionistaId').doUpdateSet({ leidaEn }))
      .execute()
    await tx.deleteFrom('comisiones').where('comisionistaId', '=', comisionistaId).execute()
    if (unicas.length > 0)
      await sql`insert into comisiones (comisionista_id, booking_code, description, booking_date, commission, in_remarks)
        select ${comisionistaId}::bigint, x.* from jsonb_to_recordset(${JSON.stringify(unicas)}::jsonb)
          as x("bookingCode" text, description text, "bookingDate" date, commission bigint, "inRemarks" text)`.execute(
        tx,
      )
  })
}
