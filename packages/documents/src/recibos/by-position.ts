import type { Cadena } from './conteo.ts'
import type { Posiciones } from './posiciones.ts'
import type { CampoRecibo } from './tipos.ts'

export type Textos = Partial<Record<CampoRecibo, string>>

/** The fields at the positions of one item count. */
export function readByPosition(cadenas: readonly Cadena[], posiciones: Posiciones): Textos {
  const textos: Textos = {}
  for (const [campo, indices] of Object.entries(posiciones) as [CampoRecibo, readonly number[]][])
    textos[campo] = indices.map((index) => cadenas[index]?.texto.trim() ?? '').join('')
  return textos
}
