import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { isAgotada } from '../../lectores/proceso.ts'
import { salidaDe } from '../../lectores/read-one.ts'
import { refuse } from '../../refuse.ts'
import { ajustesAnclas } from '../facturas/ajustes-anclas.ts'
import type { Lectura } from './read-complemento.ts'

/** Complements of one person, read apart. */
export async function readComplementos(
  { lectores, config }: Pick<Deps, 'lectores' | 'config'>,
  { usuarioId }: Actor,
  archivos: readonly { bytes: Uint8Array }[],
): Promise<Lectura[]> {
  const lecturas = await lectores.leer(
    'complemento',
    usuarioId,
    archivos.map(({ bytes }) => bytes),
    ajustesAnclas(config),
  )
  return lecturas.map((lectura) =>
    'falla' in lectura && isAgotada(lectura.falla)
      ? { leido: null, motivo: 'xmlAgotado' }
      : salidaDe(lectura, () => refuse('xmlAgotado')),
  )
}
