import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Lexico, readLexico } from '@valija/domain/conciliacion/lexico.ts'

let leido: Promise<Lexico> | undefined
/** The common words of Spanish and English (12 MB), read once, when something is first judged by them. */
export const leerLexico = (): Promise<Lexico> => (leido ??= leer())

const leer = async (): Promise<Lexico> =>
  readLexico(
    await Promise.all(
      [
        import.meta.resolve('an-array-of-spanish-words'),
        import.meta.resolve('an-array-of-english-words'),
      ].map((lista) => readFile(fileURLToPath(lista), 'utf8')),
    ),
  )
