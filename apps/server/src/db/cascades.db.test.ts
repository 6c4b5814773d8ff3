import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = await useTestApp({ dia: '2026-10-10' })

/** Columns that name one of these tables' rows, and that no index begins with. */
const unindexed = async (tablas: readonly string[], clase: 'a' | 'c') =>
  (
    await sql<{ columna: string }>`
      select c.conrelid::regclass::text || '.' || a.attname as columna
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype = ${clase} and c.confrelid::regclass::text = any(${[...tablas]}::text[])
        and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
      order by 1`.execute(app.deps.db)
  ).rows.map(({ columna }) => columna)

test('what goes with a draft or a statement row is found by an index: a lote is saved without reading everybody’s drafts', async () => {
  expect(await unindexed(['borradores', 'borrador_cfdis', 'movimientos', 'prefacturas'], 'c')).toEqual([])
})

test('a file is cleaned away without reading every payment: only small tables are looked through', async () => {
  expect(await unindexed(['archivos'], 'a')).toEqual([
    'borradores.layout_archivo_id',
    'cuentas_pago.archivo_id',
    'importaciones.archivo_id',
    'recibos_bancarios.archivo_id',
  ])
})
