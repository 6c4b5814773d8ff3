import { type Borrador, type Paso, pasos } from '@valija/contract/borradores.ts'
import { isReunido } from './reunido.tsx'

/** The step that is shown, of the one asked for and the furthest that is open; `hay`: files of the draft. */
export function pasoDe(pedido: string | null, borrador: Borrador | undefined, hay: number) {
  const abierto = borrador?.paso ?? 'facturas'
  const asked = pasos.findIndex((uno) => uno === pedido)
  const furthest = pasos.indexOf(hay > 0 && abierto === 'facturas' ? 'dictamen' : abierto)
  // Continued without a layout, or with all in its place: at the verdict, which may not have been read yet.
  const alDictamen =
    borrador !== undefined && ((abierto === 'layout' && borrador.layout === null) || isReunido(borrador))
  const alAbrir = alDictamen ? pasos.indexOf('dictamen') : furthest
  const paso: Paso = pasos[Math.min(asked < 0 ? alAbrir : asked, furthest)] ?? 'facturas'
  return { paso, done: pasos.slice(0, furthest) }
}
