/** One piece of a line: where it stands and what it says. */
type Trozo = { desde: number; hasta: number; texto: string }

const dia =
  /^'?(?:\d{4}-\d{2}-\d{2}|20\d{6}(?!\S)|\d{1,2}[/.-](?:\d{1,2}|[a-zñ]{3,4})(?:[/.-]\d{4}|[/.-]\d{2}(?!\d))?(?![\d/.-])|\d{1,2} [a-z]{3}(?: \d{4})?(?= |$))'?/i
const importe = /(?:^| )(\(?[-+]?(?:\$ ?)?\d[\d,.]*[.,]\d{2}\)?(?:[-+]| ?(?:CR|DR|DB|ABONO|CARGO))?)(?= |$)/gi
const renglonesDeMuestra = 400

const isDato = (linea: string) => dia.test(linea.trimStart()) && /\d[.,]\d{2}\b/.test(linea)

/**
 * The cells of a text whose columns are told by where they stand (.prn, a printed page): pieces of the rows of movements
 * that stand one above the other are a column, and a word of the headers names the one it stands over. Null where the text
 * is parted by a mark, has no such rows, or more columns than `limites`. Of more lines than those the rest is left out.
 */
export function celdasPorLugar(
  texto: string,
  limites: { filas: number; columnas: number },
): string[][] | null {
  const lineas = texto.split(/\r\n?|\n/, limites.filas + 1)
  const datos = lineas.slice(0, renglonesDeMuestra).filter(isDato)
  const sinMarca = datos.filter(
    (linea) => !/[\t;|]/.test(linea) && linea.replace(/\d,(?=\d{3})/g, '').split(',').length < 3,
  )
  if (datos.length < 2 || sinMarca.length < datos.length * 0.8) return null
  const first = lineas.findIndex(isDato)
  const columnas = lineas
    .filter(isDato)
    .flatMap(trozosDe)
    .sort((a, b) => a.desde - b.desde)
    .reduce(joined, [])
  if (columnas.length < 3 || columnas.length > limites.columnas) return null
  const encabezado = headerAbove(lineas, first)
  const titulos = encabezado < 0 ? [] : namesOver(lineas[encabezado] ?? '', columnas)
  const todas = [...columnas, ...titulos.filter(({ sobre }) => sobre === null)].sort(
    (a, b) => a.desde - b.desde,
  )
  if (todas.length > limites.columnas) return null
  const at = (trozo: Trozo) =>
    todas.reduce((best, one, i) => (overlap(one, trozo) > overlap(todas[best], trozo) ? i : best), 0)
  return lineas.map((linea, i) => {
    const fila = todas.map((): string[] => [])
    const trozos = i === encabezado ? titulos.map(({ sobre, ...titulo }) => sobre ?? titulo) : null
    const dichos = trozos ? titulos.map(({ texto: nombre }) => nombre) : []
    for (const [n, trozo] of (trozos ?? trozosDe(linea)).entries())
      fila[at(trozo)]?.push(dichos[n] ?? trozo.texto)
    return fila.map((dicho) => dicho.join(' '))
  })
}

const joined = (all: Trozo[], one: Trozo): Trozo[] => {
  const last = all[all.length - 1]
  if (last === undefined || one.desde > last.hasta) all.push({ ...one })
  else last.hasta = Math.max(last.hasta, one.hasta)
  return all
}
const overlap = (a: Trozo | undefined, b: Trozo): number =>
  a === undefined ? 0 : Math.max(0, Math.min(a.hasta, b.hasta) - Math.max(a.desde, b.desde) + 1)

/** Pieces between two spaces or more; days at the beginning of one and amounts at its end are pieces of their own. */
function trozosDe(linea: string): Trozo[] {
  return [...linea.matchAll(/\S+(?: \S+)*/g)].flatMap(({ 0: todo, index }) => {
    const antes: Trozo[] = []
    const despues: Trozo[] = []
    const piece = (desde: number, texto: string) => ({ desde, hasta: desde + texto.length - 1, texto })
    let [texto, desde] = [todo, index]
    for (let match = dia.exec(texto); match && match[0] !== ''; match = dia.exec(texto)) {
      antes.push(piece(desde, match[0]))
      const resto = texto.slice(match[0].length)
      desde += texto.length - resto.trimStart().length
      texto = resto.trimStart()
    }
    for (const { 0: match, 1: monto = '', index: at } of [...texto.matchAll(importe)].reverse()) {
      if (at + match.length !== texto.length) break
      despues.push(piece(desde + texto.length - monto.length, monto))
      texto = texto.slice(0, at)
    }
    return [...antes, ...(texto === '' ? [] : [piece(desde, texto)]), ...despues.reverse()]
  })
}

/** The nearest line above the movements with three words that are no figures; not further than a few lines. */
function headerAbove(lineas: readonly string[], first: number): number {
  for (let i = first - 1; i >= Math.max(0, first - 4); i--) {
    const palabras = (lineas[i] ?? '').match(/[a-záéíóúñ]{3,}/gi) ?? []
    if (palabras.length >= 3) return /\bfecha|\bd[ií]a\b|\bdate\b/i.test(lineas[i] ?? '') ? i : -1
  }
  return -1
}

/** Words of the header and the column they stand over; `sobre` is null for one that nothing stands under. */
function namesOver(linea: string, columnas: readonly Trozo[]): (Trozo & { sobre: Trozo | null })[] {
  const palabras = [...linea.matchAll(/\S+/g)].map(({ 0: texto, index }) => {
    const palabra = { desde: index, hasta: index + texto.length - 1, texto }
    const best = columnas.reduce<Trozo | null>(
      (found, one) => (overlap(one, palabra) > (found ? overlap(found, palabra) : 0) ? one : found),
      null,
    )
    return { ...palabra, sobre: best }
  })
  const titulos: (Trozo & { sobre: Trozo | null })[] = []
  for (const palabra of palabras) {
    const last = titulos[titulos.length - 1]
    // «SALDO FINAL»: words one space apart are one name, unless each stands over a column of its own.
    const sigue =
      last !== undefined &&
      palabra.desde - last.hasta === 2 &&
      (palabra.sobre === null || last.sobre === null || palabra.sobre === last.sobre)
    if (sigue) {
      last.texto = `${last.texto} ${palabra.texto}`
      last.hasta = palabra.hasta
      last.sobre ??= palabra.sobre
    } else if (last && last.sobre !== null && last.sobre === palabra.sobre)
      last.texto = `${last.texto} ${palabra.texto}`
    else titulos.push(palabra)
  }
  return leftAligned(titulos, columnas)
}

/** Names that begin where their column does, above figures pushed to its end: each names the column after it. */
function leftAligned(
  titulos: (Trozo & { sobre: Trozo | null })[],
  columnas: readonly Trozo[],
): (Trozo & { sobre: Trozo | null })[] {
  const sinNombre = columnas.filter((one) => !titulos.some(({ sobre }) => sobre === one))
  const after = (titulo: Trozo, n: number) =>
    sinNombre.find((one) => one.desde > titulo.hasta && one.hasta < (titulos[n + 1]?.desde ?? Infinity))
  const taken = titulos.map((titulo, n) =>
    titulo.sobre === null ? (after(titulo, n) ?? null) : titulo.sobre,
  )
  return titulos.map((titulo, n) => ({ ...titulo, sobre: taken[n] ?? null }))
}
