import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { enqueueCorreo } from './enqueue-correo.ts'

export type Novedad = {
  plantilla: string
  registro: string
  para: readonly string[]
  creadoPor: string | null
}

/**
 * Tells of an event in the transaction that makes it true: once to each address, at once or in the mail of the day, as the
 * account of that address chose.
 */
export async function tellNovedad(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  { plantilla, registro, para, creadoPor }: Novedad,
): Promise<void> {
  const correos = [...new Set(para.map((correo) => correo.toLowerCase()))]
  if (correos.length === 0) return
  const { rows } = await sql<{ para: string; porResumir: boolean }>`
    insert into novedades (plantilla, registro, para, creado_en, por_resumir)
    select ${plantilla}, ${registro}, c.para, ${deps.reloj.ahora()}, exists (select from usuarios u
      where lower(u.email) = c.para and u.correos_en_resumen and u.bloqueado_en is null)
    from unnest(${correos}::text[]) c(para) on conflict do nothing returning para, por_resumir`.execute(tx)
  for (const fila of rows)
    if (!fila.porResumir) await enqueueCorreo(deps, tx, { plantilla, registro, para: fila.para, creadoPor })
}
