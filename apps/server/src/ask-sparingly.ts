import type { Db } from './db/connection.ts'
import type { Deps } from './deps.ts'

/** After a question was begun that brought nothing new, nobody who can do without asks it again, in milliseconds. */
const entrePreguntasMs = 60_000

type Pregunta = { desde: number; enCurso: Promise<unknown> | null }
const preguntas = new WeakMap<Db, Map<string, Pregunta>>()

/**
 * A question to an outside system whose answer is kept, and is not fresh any more: whether somebody asks it now, whether it
 * was just asked in vain, and how to ask it, one at a time, whoever comes meanwhile waiting for the same answer.
 */
export function preguntaDe({ db, reloj }: Pick<Deps, 'db' | 'reloj'>, que: string) {
  const todas = preguntas.get(db) ?? new Map<string, Pregunta>()
  preguntas.set(db, todas)
  const una = todas.get(que) ?? { desde: Number.NEGATIVE_INFINITY, enCurso: null }
  todas.set(que, una)
  const ahora = reloj.ahora().getTime()
  return {
    enCurso: una.enCurso !== null,
    enVano: una.enCurso === null && Math.abs(ahora - una.desde) < entrePreguntasMs,
    ask: (work: () => Promise<unknown>): Promise<unknown> => {
      una.enCurso ??= work().finally(() => {
        una.enCurso = null
      })
      una.desde = ahora
      return una.enCurso
    },
  }
}
