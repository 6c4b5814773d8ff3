import type { Caja, Gris } from '../tipos.ts'

/** Lines of letters so many times higher than the others are read by themselves. */
const vecesDeTitular = 1.9
const titularesPorPagina = 3

type Alta = { caja: Caja; alto: number }
/** A line of big letters: where it lies on the straight page, how high its letters are on the picture, its raised cents. */
export type Titular = Alta & { alzados: (Alta & { desde: number }) | null }

export type Letra = { x: number; y: number; w: number; h: number }

/** Median height of the letters, in pixels; null where too few stand. */
export function heightOf(letras: readonly Letra[]): number | null {
  const heights = letras.map(({ h }) => h).filter((h) => h <= 90)
  return heights.length < 25 ? null : (middle(heights) ?? null)
}

type Renglon = { top: number; bottom: number; left: number; right: number; heights: number[] }

/** Lines of three and more letters much higher than the others, and the cents raised at their end. */
export function headlinesOf(letras: readonly Letra[], alto: number, gris: Gris, escala: number): Titular[] {
  const rows: Renglon[] = []
  for (const { x, y, w, h } of letras) {
    if (h < alto * vecesDeTitular || h > alto * 10) continue
    const row = rows.find(({ top, bottom }) => y + h / 2 > top && y + h / 2 < bottom)
    if (row) {
      row.heights.push(h)
      row.left = Math.min(row.left, x)
      row.right = Math.max(row.right, x + w)
    } else rows.push({ top: y, bottom: y + h, left: x, right: x + w, heights: [h] })
  }
  return rows
    .filter(({ heights }) => heights.length >= 3)
    .toSorted((a, b) => b.heights.length - a.heights.length)
    .slice(0, titularesPorPagina)
    .map((row) => {
      const { top, bottom, left, right, heights } = row
      const h = middle(heights) ?? bottom - top
      const [x0, x1] = [left - h, right + h * 1.8]
      // The lines above and below are not of it.
      const near = letras.filter(({ x, w }) => x + w > x0 && x < x1)
      const y0 = Math.max(
        top - h * 0.4,
        ...near.filter((one) => one.y + one.h <= top).map((one) => one.y + one.h),
      )
      const y1 = Math.min(bottom + h * 0.4, ...near.filter(({ y }) => y >= bottom).map(({ y }) => y))
      return {
        caja: cajaDe(gris, x0, y0, x1, y1),
        alto: h / escala,
        alzados: raisedAt(letras, row, h, gris, escala),
      }
    })
}

/** Two figures of half the height at the end of a line, their foot above its foot. */
function raisedAt(
  letras: readonly Letra[],
  { top, bottom, right }: Renglon,
  h: number,
  gris: Gris,
  escala: number,
): Titular['alzados'] {
  const [uno, dos, ...more] = letras
    .filter(
      (one) =>
        one.h > h * 0.3 &&
        one.h < h * 0.75 &&
        one.y > top - h * 0.3 &&
        one.y + one.h < bottom - h * 0.2 &&
        one.x > right - h * 0.05 &&
        one.x < right + h * 1.5,
    )
    .toSorted((a, b) => a.x - b.x)
  if (!uno || !dos || more.length > 0 || Math.abs(uno.h - dos.h) > h * 0.1) return null
  const caja = cajaDe(
    gris,
    uno.x,
    Math.min(uno.y, dos.y),
    dos.x + dos.w,
    Math.max(uno.y + uno.h, dos.y + dos.h),
  )
  // A point may stand before them.
  return { caja, alto: Math.max(uno.h, dos.h) / escala, desde: Math.min(uno.x, right + 1) / gris.ancho }
}

const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[values.length >> 1]
const cajaDe = ({ ancho, alto }: Gris, x0: number, y0: number, x1: number, y1: number): Caja => {
  const [x, y] = [clamp(x0 / ancho), clamp(y0 / alto)]
  return { x, y, ancho: clamp(x1 / ancho) - x, alto: clamp(y1 / alto) - y }
}

export const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** Every patch of ink that may be a letter. */
export function lettersIn({ ancho, alto, datos }: Gris): Letra[] {
  const seen = new Uint8Array(datos.length)
  const stack = new Int32Array(datos.length)
  const letras: Letra[] = []
  const ink = 110
  for (let start = 0; start < datos.length; start++) {
    if (seen[start] || (datos[start] ?? 255) >= ink) continue
    let top = 0
    stack[top++] = start
    seen[start] = 1
    let [left, right, up, down, area] = [ancho, 0, alto, 0, 0]
    while (top > 0) {
      const at = stack[--top] ?? 0
      const x = at % ancho
      const y = (at - x) / ancho
      left = Math.min(left, x)
      right = Math.max(right, x)
      up = Math.min(up, y)
      down = Math.max(down, y)
      area += 1
      for (const [next, fits] of [
        [at - 1, x > 0],
        [at + 1, x < ancho - 1],
        [at - ancho, y > 0],
        [at + ancho, y < alto - 1],
      ] as const)
        if (fits && !seen[next] && (datos[next] ?? 255) < ink) {
          seen[next] = 1
          stack[top++] = next
        }
    }
    const [w, h] = [right - left + 1, down - up + 1]
    if (h >= 5 && h <= 300 && w <= h * 3 && w >= h * 0.2 && area > w * h * 0.15)
      letras.push({ x: left, y: up, w, h })
  }
  return letras
}
