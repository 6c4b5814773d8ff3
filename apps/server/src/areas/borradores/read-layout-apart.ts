import { maximos } from '@valija/contract/borradores.ts'
import type { LayoutLeido } from '@valija/documents/layout/read-layout.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { readOne, salidaDe } from '../../lectores/read-one.ts'
import { refuse } from '../../refuse.ts'

const rechazos = {
  noEsExcel: 'layoutNoEsExcel',
  demasiadoGrande: 'layoutDemasiadoGrande',
  danado: 'layoutDanado',
  conClave: 'layoutConClave',
} as const

export async function readLayoutApart(
  { lectores }: Pick<Deps, 'lectores'>,
  { usuarioId }: Actor,
  bytes: Uint8Array,
): Promise<LayoutLeido> {
  const answer = await readOne(lectores, 'layout', usuarioId, bytes, { maxRenglones: maximos.renglones })
  const leido = salidaDe(answer, () => refuse('layoutTardo'))
  if ('dudosas' in leido) throw refuse('layoutColumnasDudosas', leido.dudosas)
  if ('motivo' in leido) throw refuse(rechazos[leido.motivo])
  return leido
}
