import type { CambioEntrada, PreviaPolitica } from '@valija/contract/politica.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { assertValor } from './change-politica.ts'
import { politicaVigente } from './politica-vigente.ts'

/** Which open drafts one policy lets through and the other does not, on a day. */
export type Rejudge = (db: Conn, dia: Dia, antes: Politica, despues: Politica) => Promise<PreviaPolitica>

/** What a change would do to the open drafts, judged on its first day with and without it. Nothing is written. */
export async function previewPolitica(
  deps: Pick<Deps, 'db' | 'reloj'>,
  rejudge: Rejudge,
  clave: string,
  entrada: Omit<CambioEntrada, 'motivo'>,
): Promise<PreviaPolitica> {
  await assertValor(deps.db, clave, entrada, await deps.reloj.hoy())
  const dia = entrada.desde
  const antes = await politicaVigente(deps.db, dia)
  return rejudge(deps.db, dia, antes, { ...antes, [clave]: entrada.valor.valor })
}
