import type { Layout } from './layout.ts'
import type { Pago } from './pago.ts'

export type Par = readonly [string, string]
export type Numero = (p: Pago) => string | null
export const telefono =
  'body{font:15px "Liberation Sans";padding:0 0 24px;color:#1d1d1f;background:#f4f5f7}.s{font-size:12px;color:#6e6e73}.c{margin:12px;padding:16px;background:#fff;border-radius:12px}.g{font-size:34px;font-weight:700}.b{display:flex;gap:14px;font-size:11px;padding:6px 14px}'
export const noche = telefono
  .replace('color:#1d1d1f;background:#f4f5f7', 'color:#ececf1;background:#0c0d10')
  .replace('background:#fff', 'background:#1b1d23')
  .replace('#6e6e73', '#9a9ba5')
export const carta =
  'body{font:13px "Liberation Serif";padding:48px 60px;color:#111;background:#fff}.s{color:#555}td{padding:4px 8px;vertical-align:top}'
export const web =
  'body{font:13px "Liberation Sans";padding:24px 32px;color:#333;background:#fff}.s{color:#767676;font-size:12px}td,th{padding:6px 10px;text-align:left;border-bottom:1px solid #ddd}'
export const rollo =
  'body{font:13px "Liberation Mono";padding:12px 10px;color:#222;background:#fdfdfb;white-space:pre-wrap}'
export const numeros: Record<string, Numero> = {
  clave: (p) => p.clave,
  folio: (p) => p.folio,
  aut: (p) => p.aut,
  operacion: (p) => p.operacion,
  nada: () => null,
}
export const de = (
  nombre: string,
  numero: keyof typeof numeros,
  cuerpo: (p: Pago) => string,
  css = telefono,
  ancho = css === rollo ? 300 : css === carta || css === web ? 780 : 400,
): Layout => ({
  nombre: `ajena-${nombre}`,
  ancho,
  css,
  pagado: true,
  numero: numeros[numero] ?? (() => null),
  cuerpo,
})
/** A telephone's own line over the page: time, signal, a message that just came. */
export const barra = (aviso = '') =>
  `<div class="b"><b>10:52</b><span style="margin-left:auto">LTE</span><span>63%</span></div>${aviso ? `<div class="c" style="opacity:.92"><b>WhatsApp</b> <span class="s">ahora</span><br>${aviso}</div>` : ''}`
export const filas = (pares: readonly Par[]) =>
  pares
    .map(
      ([l, v]) =>
        `<div style="display:flex;justify-content:space-between;padding:7px 0"><span class="s">${l}</span><b style="max-width:62%;text-align:right;overflow-wrap:anywhere">${v}</b></div>`,
    )
    .join('')
export const pilas = (pares: readonly Par[]) =>
  pares.map(([l, v]) => `<div style="padding:8px 0"><div class="s">${l}</div>${v}</div>`).join('')
export const cuadro = (pares: readonly Par[]) =>
  `<table style="border-collapse:collapse;width:100%">${pares.map(([l, v]) => `<tr><td class="s" style="width:36%">${l}</td><td>${v}</td></tr>`).join('')}</table>`
export const tarjeta = (html: string) => `<div class="c">${html}</div>`
