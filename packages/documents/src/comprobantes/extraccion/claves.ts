import { type Dia, parseDia } from '@valija/domain/tiempo/dia.ts'

/**
 * Tracking keys as each sender writes them: `#` a digit, other signs themselves, `@` a letter, `*` a letter or digit; a
 * count in braces repeats. Used to tell who sent it and to mend what a scanner confuses, never to refuse.
 */
const formas: readonly { emisor: string; forma: string; fecha?: (clave: string) => string }[] = [
  { emisor: 'BBVA', forma: 'MBAN0100#{16}', fecha: (c) => `20${c.slice(8, 14)}` },
  { emisor: 'BBVA', forma: 'BNET0100#{16}', fecha: (c) => `20${c.slice(8, 14)}` },
  ...['TRAPP', 'TRAP', 'BMOVP', 'BMOV', '0BET'].map((letras) => ({
    emisor: 'Santander',
    forma: `########40014${letras}#{${17 - letras.length}}`,
    fecha: (c: string) => c.slice(0, 8),
  })),
  { emisor: 'Banorte', forma: '8846APR1#{18}', fecha: (c) => c.slice(8, 16) },
  { emisor: 'Banorte', forma: '8846APR2#{18}', fecha: (c) => c.slice(8, 16) },
  { emisor: 'Banorte', forma: '####CP#{20}' },
  { emisor: 'Banorte', forma: '####2P#{20}' },
  { emisor: 'STP', forma: '#{5}ALBO#{17}' },
  {
    emisor: 'Banregio',
    forma: '058-##/##/####/##-001@@@@###',
    fecha: (c) => `${c.slice(10, 14)}${c.slice(7, 9)}${c.slice(4, 6)}`,
  },
  { emisor: 'Citibanamex', forma: '0859#{13}' },
  { emisor: 'Citibanamex', forma: '0859#{14}' },
  { emisor: 'Azteca', forma: '#{18}I' },
  { emisor: 'BanBajío', forma: 'BB#{13}' },
  { emisor: 'Nu', forma: 'NU3*{25}' },
]
type Sitio = { digito: boolean; signo: string }
const sitiosDe = (forma: string): Sitio[] =>
  Array.from(forma.matchAll(/(.)(?:\{(\d+)\})?/g)).flatMap(([, signo = '', veces]) =>
    Array.from({ length: Number(veces ?? 1) }, () => ({ digito: signo === '#', signo })),
  )
const tabla = formas.map((entry) => ({ ...entry, sitios: sitiosDe(entry.forma) }))

/** What a scanner reads for what is printed. */
const aDigito: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
  G: '6',
}
const iguales = new Set([
  'O0',
  '0O',
  'I1',
  '1I',
  'S5',
  '5S',
  'B8',
  '8B',
  'Z2',
  '2Z',
  'L1',
  '1L',
  'G6',
  '6G',
  'S3',
  '3S',
])

export type ClaveLeida = {
  clave: string
  emisor: string | null
  fecha: Dia | null
  reparada: boolean
  /** Its form fixes every place but figures: letters that look alike cannot be mistaken. */
  fija: boolean
}

/**
 * How its signs are known: `escrita`, they are the document's own; `vista`, told from a picture, where some look alike;
 * `dudosa`, one of them may also have been read twice, as each of two that look alike: «ALBO0».
 */
export type OrigenDeClave = 'escrita' | 'vista' | 'dudosa'

/** The key a text holds, mended to the one form it fits; any other text of 7 to 31 letters and digits as it is. */
export function leerClave(texto: string, origen: OrigenDeClave = 'vista'): ClaveLeida | null {
  const plain = texto.toUpperCase().replace(/\s/g, '')
  for (const { emisor, sitios, fecha } of tabla) {
    const mended = mend(plain, sitios) ?? (origen === 'dudosa' ? onceOnly(plain, sitios) : null)
    if (mended === null || (origen === 'escrita' && mended !== plain)) continue
    const day = fecha?.(mended)
    return {
      clave: mended,
      emisor,
      fecha: day ? parseDia(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`) : null,
      reparada: mended !== plain,
      fija: !sitios.some(({ signo }) => signo === '*' || signo === '@'),
    }
  }
  return /^(?=.*\d)[A-Z\d/-]{7,31}$/.test(plain)
    ? { clave: plain, emisor: null, fecha: null, reparada: false, fija: false }
    : null
}

/** The text without one of two neighbours that look alike, where only one way of leaving it out fits. */
function onceOnly(text: string, sitios: readonly Sitio[]): string | null {
  if (text.length !== sitios.length + 1) return null
  const fits = new Set(
    Array.from(text.slice(1)).flatMap((char, i) =>
      iguales.has((text[i] ?? '') + char) ? (mend(text.slice(0, i) + text.slice(i + 1), sitios) ?? []) : [],
    ),
  )
  const [only] = fits
  return fits.size === 1 ? (only ?? null) : null
}

/** It is the beginning of a known form, two or more of its own signs and no more: a line or the edge of a screen cut it. */
export const isCortada = (escrita: string): boolean =>
  tabla.some(({ sitios }) => {
    const clave = escrita.replace(/[-/]+$/, '')
    const head = sitios.slice(0, clave.length)
    return (
      clave.length < sitios.length &&
      head.filter(({ signo }) => !/[#@*]/.test(signo)).length >= 2 &&
      mend(clave, head) !== null
    )
  })

/** It begins with the signs of a known form, three or more of its own, and is longer or shorter: a picture lost some. */
export function isRota(clave: string): boolean {
  return tabla.some(({ sitios }) => {
    const own = sitios.findLastIndex(({ signo }) => !/[#@*]/.test(signo)) + 1
    const head = sitios.slice(0, own)
    return (
      clave.length !== sitios.length &&
      head.filter(({ signo }) => !/[#@*]/.test(signo)).length >= 3 &&
      mend(clave.slice(0, own), head) !== null
    )
  })
}

function mend(text: string, sitios: readonly Sitio[]): string | null {
  if (text.length !== sitios.length) return null
  let out = ''
  for (const [i, { digito, signo }] of sitios.entries()) {
    const char = text[i] ?? ''
    if (signo === '*') {
      if (!/[A-Z\d]/.test(char)) return null
      out += char
    } else if (digito) {
      const digit = /\d/.test(char) ? char : aDigito[char]
      if (digit === undefined) return null
      out += digit
    } else if (signo === '@') {
      if (!/[A-Z]/.test(char)) return null
      out += char
    } else if (char === signo || iguales.has(char + signo)) out += signo
    else return null
  }
  return out
}

/** Letters and digits side by side, some of which a scanner cannot tell apart. */
export const isConfundible = (clave: string): boolean => /[A-Z]/i.test(clave) && /[O0I1S5B8Z2]/i.test(clave)
