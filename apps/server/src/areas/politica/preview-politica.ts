import type { CambioEntrada, PreviaPolitica } from '@valija/contract/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Deps } from '../../deps.ts'
import { rejudgeBorradores } from '../borradores/rejudge-borradores.ts'
import { assertValor } from './change-politica.ts'
import { politicaVigente } from './politica-vigente.ts'

/** What a change would do to the open drafts, judged on its first day with and without it. Nothing is written. */
export async function previewPolitica(
  deps: Pick<Deps, 'db' | 'reloj'>,
  clave: string,
  entrada: Omit<CambioEntrada, 'motivo'>,
): Promise<PreviaPolitica> {
  assertValor(clave, entrada, await deps.reloj.hoy())
  const dia = entrada.desde as Dia
  const antes = await politicaVigente(deps.db, dia)
  return rejudgeBorradores(deps.db, dia, antes, { ...antes, [clave]: entrada.valor.valor })
}
