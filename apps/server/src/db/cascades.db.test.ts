import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

test('what goes with a draft or a statement row is found by an index: a lote is saved without reading everybody’s drafts', async () => {
  const app = await createTestApp({ dia: '2026-10-10' })
  try {
    const { rows } = await sql<{ tabla: string; columna: string }>`
      select c.conrelid::regclass::text as tabla, a.attname as columna
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype = 'c'
        and c.confrelid in ('borradores'::regclass, 'borrador_cfdis'::regclass, 'movimientos'::regclass, 'prefacturas'::regclass)
        and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`.execute(
      app.deps.db,
    )
    expect(rows).toEqual([])
  } finally {
    await app.stop()
  }
})
