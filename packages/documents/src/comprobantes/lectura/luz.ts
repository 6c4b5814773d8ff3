import type { Gris } from '../tipos.ts'

/** Calls with the mean of the window around every pixel of a row, row by row, by the sums of the columns of that window. */
export function eachLocalMean(
  { ancho, alto, datos }: Gris,
  radio: number,
  onRow: (y: number, mean: Float32Array) => void,
): void {
  const columns = new Int32Array(ancho)
  const add = (y: number, sign: 1 | -1) => {
    for (let x = 0, i = y * ancho; x < ancho; x++, i++)
      columns[x] = (columns[x] ?? 0) + sign * (datos[i] ?? 0)
  }
  const before = new Float64Array(ancho + 1)
  const mean = new Float32Array(ancho)
  for (let y = 0; y < Math.min(radio, alto); y++) add(y, 1)
  for (let y = 0; y < alto; y++) {
    if (y + radio < alto) add(y + radio, 1)
    if (y > radio) add(y - radio - 1, -1)
    const rows = Math.min(alto, y + radio + 1) - Math.max(0, y - radio)
    for (let x = 0; x < ancho; x++) before[x + 1] = (before[x] ?? 0) + (columns[x] ?? 0)
    for (let x = 0; x < ancho; x++) {
      const [left, right] = [Math.max(0, x - radio), Math.min(ancho, x + radio + 1)]
      mean[x] = ((before[right] ?? 0) - (before[left] ?? 0)) / ((right - left) * rows)
    }
    onRow(y, mean)
  }
}

const tonos = 32
/** Parts of the width over which a picture is light or dark. */
const bloques = 48
/** Around each, so far that the letters of a headline fill no more than a part of it. */
const vecinos = 4

/**
 * Where letters are lighter than their ground (a dark screen, a coloured band) the picture is turned into its negative:
 * there the mean lies over the median. A window half of which is bright is the edge of a sheet, not light letters.
 */
export function darkOnLight(gris: Gris): Gris {
  const { ancho, alto, datos } = gris
  const lado = Math.max(8, Math.round(ancho / bloques))
  const [columnas, filas] = [Math.ceil(ancho / lado), Math.ceil(alto / lado)]
  const counts = new Uint32Array(columnas * filas * tonos)
  for (let y = 0; y < alto; y++)
    for (let x = 0; x < ancho; x++) {
      const block = Math.floor(y / lado) * columnas + Math.floor(x / lado)
      const at = block * tonos + ((datos[y * ancho + x] ?? 0) >> 3)
      counts[at] = (counts[at] ?? 0) + 1
    }
  const out = Uint8Array.from(datos)
  for (let fila = 0; fila < filas; fila++)
    for (let columna = 0; columna < columnas; columna++) {
      const window = new Float64Array(tonos)
      for (let y = Math.max(0, fila - vecinos); y <= Math.min(filas - 1, fila + vecinos); y++)
        for (let x = Math.max(0, columna - vecinos); x <= Math.min(columnas - 1, columna + vecinos); x++)
          for (let tono = 0; tono < tonos; tono++)
            window[tono] = (window[tono] ?? 0) + (counts[(y * columnas + x) * tonos + tono] ?? 0)
      if (!isDark(window)) continue
      for (let y = fila * lado; y < Math.min(alto, (fila + 1) * lado); y++)
        for (let x = columna * lado; x < Math.min(ancho, (columna + 1) * lado); x++)
          out[y * ancho + x] = 255 - (datos[y * ancho + x] ?? 0)
    }
  return { ...gris, datos: out }
}

function isDark(window: Float64Array): boolean {
  const total = window.reduce((sum, n) => sum + n, 0)
  let half = 0
  let median = 0
  while (half + (window[median] ?? 0) < total / 2) half += window[median++] ?? 0
  const mean = window.reduce((sum, n, tono) => sum + n * tono, 0) / total
  const bright = window.slice(median + 5).reduce((sum, n) => sum + n, 0) / total
  if (bright > 0.36) return false
  return mean - median > 0.6 || (median < 9 && mean - median > -0.5)
}

/** Evens out the light: each pixel against the paper around it, then more contrast. */
export function evenLight(gris: Gris): Gris {
  const datos = new Uint8Array(gris.datos.length)
  eachLocalMean(gris, Math.max(12, Math.round(gris.ancho / 40)), (y, mean) => {
    for (let x = 0, i = y * gris.ancho; x < gris.ancho; x++, i++) {
      const part = (gris.datos[i] ?? 0) / Math.max(24, mean[x] ?? 255)
      // Paper is a little brighter than the mean around it; ink is well below.
      datos[i] = Math.max(0, Math.min(255, Math.round((part - 0.35) * 425)))
    }
  })
  return { ...gris, datos }
}
