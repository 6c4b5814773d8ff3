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

/** The tables of a page and nothing before them; letters written as entities are letters. */
export const tablasDe = (html: string): string =>
  `<html>${html.slice(html.search(/<table[\s>]/i))}`.replace(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z])(acute|grave|uml|tilde|circ|cedil)|([a-z]{3,6}));/gi,
    (entidad, decimal?: string, hex?: string, letra?: string, marca?: string, suelta?: string) => {
      if (letra && marca) return `${letra}${marcas[marca.toLowerCase()] ?? ''}`.normalize('NFC')
      if (suelta) return sueltas[suelta] ?? entidad
      const punto = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return punto > 0x10ffff || deMarcado.has(punto) ? entidad : String.fromCodePoint(punto)
    },
  )

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
