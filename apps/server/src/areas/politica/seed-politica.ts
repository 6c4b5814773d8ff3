import { definiciones } from '@valija/domain/politica/politica.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'

/** First start: every key gets its documented value with its source; the company's RFC comes from the setting. */
export async function seedPolitica(db: Conn, receptorRfc: string | undefined): Promise<void> {
  const known = new Set(
    (await db.selectFrom('politica').select('clave').distinct().execute()).map((row) => row.clave),
  )
  const missing = keysOf(definiciones).filter((clave) => !known.has(clave))
  if (missing.length === 0) return
  await db
    .insertInto('politica')
    .values(
      missing.map((clave) => ({
        clave,
        valor: sql`${JSON.stringify(clave === 'receptorRfc' ? (receptorRfc ?? '') : definiciones[clave].valor)}::jsonb`,
        desde: '2000-01-01',
        fuente: definiciones[clave].fuente,
        motivo: null,
        creadoPor: null,
      })),
    )
    .onConflict((conflict) => conflict.column('clave').where('creadoPor', 'is', null).doNothing())
    .execute()
}
