import type { ClavePolitica, Politica } from '@valija/domain/politica/politica.ts'
import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** The policy says this from the beginning of time; every process has heard of it. */
export async function setPolitica(
  { deps }: Pick<TestApp, 'deps'>,
  valores: { [clave in ClavePolitica]?: Politica[clave] },
): Promise<void> {
  for (const [clave, valor] of Object.entries(valores))
    await sql`update politica set valor = ${JSON.stringify(valor)}::jsonb where clave = ${clave}`.execute(
      deps.db,
    )
  await deps.eventos.settle()
}
