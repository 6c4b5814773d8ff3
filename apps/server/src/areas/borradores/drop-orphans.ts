import { errorCode } from '@valija/palabras/error-code.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { dropBytes } from '../../http/bytes-of-hash.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

const dia = 86_400_000
const deUnaVez = 1000
/** So many looks at most: what is still there waits for the next clean-up. */
const vueltas = 50

/**
 * Files that no record names any more: the record first, then the bytes nobody else has. Those of drafts go when they were
 * there before `antesDe`; what was uploaded to be named later has the days of the policy.
 */
export async function dropOrphans(deps: Deps, antesDe: Date): Promise<void> {
  const edades = await edadesDe(deps, antesDe)
  let last = '00000000-0000-0000-0000-000000000000'
  for (let vuelta = 0; vuelta < vueltas; vuelta++) {
    // On from the last one: those that stay for another record are not looked at over and over.
    const huerfanos = await findOrphans(deps, edades, last)
    for (const { id, hash } of huerfanos) await dropOrphan(deps, id, hash)
    last = huerfanos.at(-1)?.id ?? last
    if (huerfanos.length < deUnaVez) return
  }
}

/** Of these, what no record names goes at once: nothing is on its way to them any more. */
export async function dropArchivos(deps: Deps, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const nunca = new Date('9999-01-01')
  const { rows } = await sql<{ id: string; hash: string }>`
    select a.id, a.hash ${huerfanos({ antesDe: nunca, otrosAntesDe: nunca })} and a.id = any(${ids}::uuid[])`.execute(
    deps.db,
  )
  for (const { id, hash } of rows) await dropOrphan(deps, id, hash)
}

/** What was kept for a draft that did not take it goes with the refusal. */
export const orDrop =
  (deps: Deps, guardados: readonly { id: string }[]) =>
  async (error: unknown): Promise<never> => {
    const ids = guardados.map(({ id }) => id)
    // The clean-up finds it otherwise.
    await dropArchivos(deps, ids).catch((fault: unknown) => deps.log.warn({ err: fault }, 'kept for nothing'))
    throw error
  }

type Edades = { antesDe: Date; otrosAntesDe: Date }
export async function edadesDe({ db, reloj }: Pick<Deps, 'db' | 'reloj'>, antesDe: Date): Promise<Edades> {
  const { diasArchivoSuelto } = await politicaVigente(db, await reloj.hoy())
  return { antesDe, otrosAntesDe: new Date(reloj.ahora().getTime() - diasArchivoSuelto * dia) }
}

export const huerfanos = ({ antesDe, otrosAntesDe }: Edades) => sql`from archivos_sueltos s
    join archivos a on a.id = s.archivo_id
    where a.creado_en < case when a.proposito in ('xml', 'pdf', 'layout') then ${antesDe}::timestamptz
        else ${otrosAntesDe}::timestamptz end
      and not exists (select 1 from borrador_cfdis c where c.archivo_id = a.id)
      and not exists (select 1 from borrador_pdfs p where p.archivo_id = a.id)
      and not exists (select 1 from borradores b where b.layout_archivo_id = a.id)
      and not exists (select 1 from borrador_layouts_anteriores l where l.archivo_id = a.id)`

async function findOrphans({ db }: Deps, edades: Edades, despuesDe: string) {
  const { rows } = await sql<{ id: string; hash: string }>`
    select a.id, a.hash ${huerfanos(edades)} and s.archivo_id > ${despuesDe}::uuid
    order by s.archivo_id limit ${deUnaVez}`.execute(db)
  return rows
}

async function dropOrphan(deps: Deps, id: string, hash: string): Promise<void> {
  try {
    await inTransaction(deps.db, async (tx) => {
      await tx.deleteFrom('comprobantes').where('archivoId', '=', id).execute()
      await tx.deleteFrom('archivos').where('id', '=', id).execute()
    })
  } catch (error) {
    if (errorCode(error) !== '23503') throw error
    // Some other record names it after all: it stays, and is not looked at again.
    await deps.db.deleteFrom('archivosSueltos').where('archivoId', '=', id).execute()
    return
  }
  await dropBytes(deps, hash)
}
