import type { Letra } from './letras-titulares.ts'

/** Letters across a page: how far they lean, in degrees, and how high they are in the measured picture; `claro`: they are grey. */
export type SelloInclinado = { grados: number; alto: number; claro: boolean }

const veces = 1.9
const letrasDeSello = 5
/** Less is the page's own lean; more is writing of another side. */
const [inclinacionMinima, inclinacionMaxima] = [10, 75]
/** How far off their line the letters stand, in their heights. */
const holgura = 0.35

/** Big letters that stand in no row but along a leaning line: a stamp over the page. Null where there are none. */
export function selloInclinadoDe(
  letras: readonly Letra[],
  alto: number,
): Omit<SelloInclinado, 'claro'> | null {
  const grandes = letras.filter(({ h }) => h > alto * veces)
  if (grandes.length < letrasDeSello) return null
  const puntos = grandes.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }))
  const mean = (of: (p: { x: number; y: number }) => number) =>
    puntos.reduce((sum, p) => sum + of(p), 0) / puntos.length
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)]
  const [xx, yy, xy] = [
    mean(({ x }) => (x - mx) ** 2),
    mean(({ y }) => (y - my) ** 2),
    mean(({ x, y }) => (x - mx) * (y - my)),
  ]
  const angulo = Math.atan2(2 * xy, xx - yy) / 2
  const grados = (angulo * 180) / Math.PI
  const off = Math.sqrt(mean(({ x, y }) => ((y - my) * Math.cos(angulo) - (x - mx) * Math.sin(angulo)) ** 2))
  const h = grandes.map((one) => one.h).toSorted((a, b) => a - b)[Math.floor(grandes.length / 2)] ?? alto
  return Math.abs(grados) > inclinacionMinima && Math.abs(grados) < inclinacionMaxima && off < h * holgura
    ? { grados, alto: h }
    : null
}

/** What such a stamp takes back. One that says «PAGADO» proves nothing. */
export const diceSello =
  /^(?:cancelad|anulad|rechazad|devuelt|declinad|pendient|invalid|vencid|simulad)[aoe]s?$|^(?:muestra|borrador|specimen|simulaci[oó]n|no|sin|v[aá]lid[ao]|valor|pagad[ao])$/i
