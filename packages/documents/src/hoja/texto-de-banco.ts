/** UTF-16 with or without its mark, UTF-8, else Windows-1252 (of which Latin-1 is a part): whatever the bank's machine wrote. */
export function decodeTexto(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

export const isUtf16 = (bytes: Uint8Array): boolean => encodingOf(bytes.subarray(0, 4)).startsWith('utf-16')

function encodingOf(bytes: Uint8Array): string {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  // Without a mark: a statement begins with plain letters or a tag.
  if (a && b === 0 && c && d === 0) return 'utf-16le'
  if (a === 0 && b && c === 0 && d) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

const marcas: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  uml: '\u0308',
  tilde: '\u0303',
  circ: '\u0302',
  cedil: '\u0327',
}
const sueltas: Record<string, string> = {
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  iexcl: '¡',
  iquest: '¿',
  euro: '€',
  minus: '-',
}
/** Signs that would be read as markup stay as they are written. */
const deMarcado = new Set([0x26, 0x3c, 0x3e])

/** The tables of a page, each below what stands right above it, in rows of one cell; letters written as entities are letters. */
export const tablasDe = (html: string): string =>
  `<html>${conLoDeAlrededor(sinComentarios(html)).replace(
    /<(\/?)caption\b[^<>]*>/gi,
    (_todo, cierra: string) => (cierra ? '</td></tr>' : '<tr><td>'),
  )}`.replace(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z])(acute|grave|uml|tilde|circ|cedil)|([a-z]{3,6}));/gi,
    (entidad, decimal?: string, hex?: string, letra?: string, marca?: string, suelta?: string) => {
      if (letra && marca) return `${letra}${marcas[marca.toLowerCase()] ?? ''}`.normalize('NFC')
      if (suelta) return sueltas[suelta] ?? entidad
      const punto = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return punto > 0x10ffff || deMarcado.has(punto) ? entidad : String.fromCodePoint(punto)
    },
  )

function sinComentarios(html: string): string {
  const partes: string[] = []
  let at = 0
  for (let from = html.indexOf('<!--'); from >= 0; from = html.indexOf('<!--', at)) {
    const end = html.indexOf('-->', from)
    if (end < 0) break
    partes.push(html.slice(at, from))
    at = end + 3
  }
  return [...partes, html.slice(at)].join('')
}

const bloquesJunto = 12
/** Letters, not a place of their own. */
const deLinea = /^(?:a|b|i|u|em|strong|span|font|small|label|big|sup|sub)$/
const mudos = /^(?:script|style|title|xml)$/
/** A bank writes the account, the currency or «en tránsito» as a heading outside of the table too. */
function conLoDeAlrededor(html: string): string {
  const partes: string[] = []
  const bloques: string[] = []
  let [texto, mudo] = ['', '']
  let [at, dentro] = [0, 0]
  const endBloque = () => {
    const bloque = texto.replaceAll('&nbsp;', ' ').trim()
    texto = ''
    if (bloque === '') return
    bloques.push(bloque)
    if (bloques.length > bloquesJunto) bloques.shift()
  }
  const endBloques = () => {
    endBloque()
    for (const bloque of bloques.splice(0)) partes.push(`<table><tr><td>${bloque}</td></tr></table>`)
  }
  const [deTabla, cualquiera] = [/<(\/?)(table)\b[^<>]*>/gi, /<(\/?)([a-z!]\w*)[^<>]*>/gi]
  for (;;) {
    const buscada = dentro > 0 ? deTabla : cualquiera
    buscada.lastIndex = at
    const match = buscada.exec(html)
    const antes = html.slice(at, match?.index)
    if (dentro > 0) partes.push(antes, match?.[0] ?? '')
    else if (mudo === '') texto += antes
    if (!match) break
    at = buscada.lastIndex
    const [etiqueta, cierra, nombre = ''] = match
    const tag = nombre.toLowerCase()
    if (tag === 'table' && !cierra) {
      if (dentro === 0) {
        endBloques()
        partes.push(etiqueta)
      }
      mudo = ''
      dentro += 1
    } else if (dentro > 0) dentro -= 1
    else if (mudos.test(tag)) mudo = cierra ? '' : tag
    else if (!deLinea.test(tag)) endBloque()
  }
  endBloques()
  return partes.join('')
}

const separadores = ['\t', ';', '|', ','] as const
const renglonesDeMuestra = 60

/** The mark that parts most lines in four cells or more, or nearly all in three; null for a text that is no table. */
export function separadorDe(texto: string): string | null {
  const lineas = texto
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/)
    .slice(0, renglonesDeMuestra)
  const partedIn = (cells: number, least: number) => {
    const counts = separadores.map(
      (mark) => lineas.filter((linea) => linea.split(mark).length >= cells).length,
    )
    const most = Math.max(...counts)
    return most < least ? null : (separadores[counts.indexOf(most)] ?? null)
  }
  return partedIn(4, 1) ?? partedIn(3, Math.max(2, lineas.filter(Boolean).length * 0.8))
}

/**
 * The same text with its quotes as a reader expects them: one that opens a cell and is not closed right before a mark or the
 * end of a line is a letter of the bank's («EL SOL» SA), and swallows nothing of what follows; blanks before one are none.
 * What is made a letter has a sign before it that no cell keeps.
 */
export function conComillasCerradas(texto: string, marca: string): string {
  if (!texto.includes('"')) return texto
  const celda = new RegExp(`[${marca}\\r\\n]`, 'g')
  const ciego = marca === '\t' ? /[ ]*/y : /[ \t]*/y
  const blancosDesde = (at: number): number => {
    ciego.lastIndex = at
    return at + (ciego.exec(texto)?.[0].length ?? 0)
  }
  const partes: string[] = []
  let at = 0
  while (at < texto.length) {
    const cabeza = blancosDesde(at)
    // ="0012": a text that is to stay one.
    const start = texto.startsWith('="', cabeza) ? cabeza + 1 : cabeza
    const end = texto[start] === '"' ? closingOf(texto, start) : null
    const after = end === null ? null : blancosDesde(end)
    const isCerrada = after !== null && (after >= texto.length || `${marca}\r\n`.includes(texto[after] ?? ''))
    celda.lastIndex = isCerrada ? after : start
    const next = celda.exec(texto)?.index ?? texto.length
    if (isCerrada) partes.push(texto.slice(start, end ?? start))
    else partes.push(texto[start] === '"' ? '\u200b' : '', texto.slice(at, next))
    partes.push(texto[next] ?? '')
    at = next + 1
  }
  return partes.join('')
}

/** Behind the quote that closes the one at `start`, past the doubled ones; null without one. */
function closingOf(texto: string, start: number): number | null {
  let at = texto.indexOf('"', start + 1)
  while (at >= 0 && texto[at + 1] === '"') at = texto.indexOf('"', at + 2)
  return at < 0 ? null : at + 1
}
