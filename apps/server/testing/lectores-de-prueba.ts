import type { Agotada, Agotadas } from '../src/lectores/agotadas.ts'
import { createLectores, type Lectores } from '../src/lectores/lectores.ts'

/** Remembers by itself, without a database. */
export function agotadasDePrueba(): Agotadas & { kept: Agotada[] } {
  const kept: Agotada[] = []
  return {
    kept,
    find: async (lector, hashes) =>
      new Map(
        kept
          .filter((one) => one.lector === lector && hashes.includes(one.hash))
          .map(({ hash, motivo }) => [hash, motivo]),
      ),
    keep: async (agotada) => void kept.push(agotada),
  }
}

export const lectoresDePrueba = (): Lectores => createLectores(agotadasDePrueba())
