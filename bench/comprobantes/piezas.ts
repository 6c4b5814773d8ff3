/** Pieces of which the pages are made. Every page has its own CSS: where a value stands is the layout's affair. */
export type Par = readonly [etiqueta: string, valor: string]

/** Label left, value at the right edge. */
export const lado = (pares: readonly Par[], css = '') =>
  pares
    .map(
      ([l, v]) =>
        `<div style="display:flex;justify-content:space-between;gap:24px;padding:9px 0;border-bottom:1px solid #8884;${css}"><span class="l">${l}</span><span class="v" style="text-align:right">${v}</span></div>`,
    )
    .join('')
/** A table: labels in a narrow left column that may break in two lines, values beside. */
export const tabla = (pares: readonly Par[], ancho = '40%', css = '') =>
  `<table style="width:100%;border-collapse:collapse;${css}">${pares
    .map(
      ([l, v]) =>
        `<tr><td class="l" style="width:${ancho};padding:5px 10px 5px 0;vertical-align:top">${l}</td><td class="v" style="vertical-align:top;padding:5px 0">${v}</td></tr>`,
    )
    .join('')}</table>`
/** Label over its value. */
export const arriba = (pares: readonly Par[], css = '') =>
  pares
    .map(
      ([l, v]) =>
        `<div style="padding:8px 0;${css}"><div class="l" style="font-size:.85em">${l}</div><div class="v">${v}</div></div>`,
    )
    .join('')
/** Value over its label. */
export const abajo = (pares: readonly Par[], css = '') =>
  pares
    .map(
      ([l, v]) =>
        `<div style="padding:9px 0;${css}"><div class="v">${v}</div><div class="l" style="font-size:.8em">${l}</div></div>`,
    )
    .join('')
/** Two columns of labels over their values. */
export const dos = (pares: readonly Par[], css = '') =>
  `<div style="display:grid;grid-template-columns:1fr 1fr;gap:14px 18px;${css}">${arriba(pares, 'padding:0')}</div>`
/** "Label: value" in one run of text. */
export const junto = (pares: readonly Par[], css = '') =>
  pares.map(([l, v]) => `<div style="padding:3px 0;${css}"><span class="l">${l}:</span> ${v}</div>`).join('')
export const centro = (texto: string, css = '') => `<div style="text-align:center;${css}">${texto}</div>`
export const titulo = (texto: string, px = 20, css = '') =>
  `<div style="font-size:${px}px;font-weight:700;padding:6px 0;${css}">${texto}</div>`
/** A big amount, its cents raised. */
export const alzado = (entero: string, cents: string, px = 40, css = '') =>
  `<div style="font-size:${px}px;font-weight:600;padding:8px 0;${css}">$${entero}<sup style="font-size:.5em;vertical-align:super">${cents}</sup></div>`
export const caja = (html: string, css = '') =>
  `<div style="border-radius:14px;padding:16px;margin:12px 0;${css}">${html}</div>`
/** A printer's receipt: plain lines. */
export const tira = (lineas: readonly string[]) =>
  `<pre style="font:inherit;margin:0;white-space:pre-wrap">${lineas.join('\n')}</pre>`
export const hora = `<div style="display:flex;justify-content:space-between;font-size:12px;padding-bottom:8px"><span>9:41</span><span>5G 87%</span></div>`
export const boton = (texto: string, css = '') =>
  `<div style="text-align:center;padding:14px;border-radius:26px;background:#1b5fd0;color:#fff;font-weight:600;margin:16px 0;${css}">${texto}</div>`
export const palomita = (color = '#1a9c56') =>
  `<div style="width:54px;height:54px;border-radius:50%;background:${color};color:#fff;font-size:32px;line-height:54px;text-align:center;margin:10px auto">✓</div>`
