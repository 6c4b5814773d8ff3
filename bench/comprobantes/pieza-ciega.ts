import { celular, hoja, type Layout, papel } from './layout.ts'
import type { Pago } from './pago.ts'

export type Texto = (p: Pago) => string
export const si = (
  nombre: string,
  numero: Texto | null,
  destino: Texto | null,
  cuerpo: Texto,
  css = celular,
  ancho = css === papel ? 310 : css === hoja ? 760 : 390,
): Layout => ({
  nombre: `ciega-${nombre}`,
  ancho,
  css,
  cuerpo,
  numero: (p) => numero?.(p) ?? null,
  destino: (p) => destino?.(p) ?? null,
  pagado: true,
})
export const clave: Texto = (p) => p.clave
export const ult4: Texto = (p) => p.ult4
