import { numeroDeMes } from '@valija/palabras/meses.ts'
import { isRfc, typedOfRfc } from '@valija/palabras/rfc.ts'
import { anioDe, type Dia, daysBetween, parseDia, sumarDias } from '../tiempo/dia.ts'

/** What a person typed in the search box, read in every way it can mean something. */
export type Pregunta = {
  /** Words as typed, for names. */
  palabras: readonly string[]
  /** In capitals without blanks: folio, localizador, the beginning of a uuid. */
  codigo: string
  /** Only its letters and figures: RFC, clave de rastreo. */
  plano: string
  /** Lower-case beginning of a uuid with its hyphens, from four characters on. */
  uuid: string | null
  /** Centavos. */
  importe: number | null
  /** An amount of a hundred pesos or more without its centavos, which it may have all the same. */
  sinCentavos: boolean
  dia: Dia | null
  /** The number of a lote or a payment. */
  numero: number | null
}

const moneda = 'MXN|MX|M\\.?N\\.?|USD|US|EUR|PESOS|D[OÓ]LARES|DLS'
const conMoneda = new RegExp(`^(?:${moneda})(?=[$\\d])|(?:${moneda})$`, 'gi')
const importe = /^\$?(\d{1,12}|\d{1,3}(,\d{3}){1,4})(\.\d{0,2})?$/
/** The other way round; with a comma alone only where no thousands can be meant. */
const conComa = /^\$?(\d{1,12}|\d{1,3}(\.\d{3}){1,4}),\d{1,2}$/
/** A charge or a deposit as statements and sheets write it: −1,234.50, 1,234.50-, (1,234.50), +1,234.50. */
const conSigno = /^[-−+(]+|[-−+)]$/g
/** Millions as they are written by hand: 1'234,567.00. */
const deMillones = /(?<=\d)['’´](?=\d{3},\d{3}(?!\d))/
/** An amount as people write it: 1234.50, 1,234.50, 1.234,50, $1,234, $ 1,234.50 M.N. or USD 1,234; in centavos, without its sign. */
export function readImporte(texto: string): number | null {
  const escrito = texto
    .replace(/\s/g, '')
    .replace(conSigno, '')
    .replace(conMoneda, '')
    .replace(deMillones, ',')
  const solo = conComa.test(escrito) ? escrito.replaceAll('.', '').replace(',', '.') : escrito
  return importe.test(solo) ? Math.round(Number(solo.replace(/[$,]/g, '')) * 100) : null
}

const conFiguras = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/
const conMes = /^(\d{1,2})[\s/-]*(?:de\s+)?([a-zá-ú]{3,10})\.?(?:[\s/-]+(?:de\s+|del\s+)?(\d{4}|\d{2}))?$/
const mesAntes = /^([a-zá-ú]{3,10})\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?$/
const dos = (n: number) => String(n).padStart(2, '0')
/** The time of a CFDI, of a sheet or of a mail. */
const hora = /(?:t|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|\s*[ap]\.?\s?m\.?)?$/
/** A day as people write it, day first; without a year it is the nearest to `hoy`. */
export function readDia(texto: string, hoy: Dia): Dia | null {
  const solo = texto.trim().toLowerCase().replace(hora, '')
  if (solo === 'hoy') return hoy
  if (solo === 'ayer') return sumarDias(hoy, -1)
  const iso = parseDia(solo.replaceAll('/', '-'))
  if (iso) return iso
  const [, dia, mes, anio] =
    conFiguras.exec(solo) ?? conMes.exec(solo.replace(mesAntes, '$2 $1 $3').trim()) ?? []
  if (dia === undefined || mes === undefined) return null
  const numero = /^\d/.test(mes) ? Number(mes) : numeroDeMes(mes)
  const este = anioDe(hoy)
  const anios = anio ? [Number(anio.length === 2 ? `20${anio}` : anio)] : [este, este - 1, este + 1]
  const lejos = (uno: Dia) => Math.abs(daysBetween(hoy, uno))
  return (
    anios
      .flatMap((uno) => parseDia(`${uno}-${dos(numero)}-${dos(Number(dia))}`) ?? [])
      .toSorted((a, b) => lejos(a) - lejos(b))[0] ?? null
  )
}

/** What stands around what is meant: quotes of a mail or a sheet's text, a separator that was copied with it. */
const alrededor = /^["'“”«»‘’`([{<]+|["'“”«»‘’`)\]}>,;:]+\.?$/g
/** Letters and figures in one word: a localizador, a serie and folio, a clave de rastreo, a uuid, an RFC. */
const isClave = (celda: string): boolean =>
  /^(?=.*\p{L})(?=.*\d)[\p{L}\d&-]{5,}$/u.test(celda) && !conMes.test(celda.toLowerCase())
/** A reference, a folio or an account by its figures alone. */
const isNumeroLargo = (celda: string): boolean => /^\d{6,}$/.test(celda)
/** Of a pasted row or column the first cell that names one thing; else one that is more than a day or the row's number. */
function tellingCell(texto: string, hoy: Dia): string {
  const celdas = texto
    .split(/[\t\r\n]+/)
    .map((celda) => celda.trim().replace(alrededor, '').trim())
    .filter((celda) => /[\p{L}\d]/u.test(celda))
  const says = (celda: string) => !/^\d{1,3}$/.test(celda) && readDia(celda, hoy) === null
  return celdas.find(isClave) ?? celdas.find(isNumeroLargo) ?? celdas.find(says) ?? celdas[0] ?? ''
}

/** «S.A. de C.V.» and «de la» are written in many ways and name nobody; a figure does. */
const isParticula = (palabra: string): boolean => /^\p{L}{1,2}$/u.test(palabra.replaceAll('.', ''))
/** Words of a name, those that tell it apart when there are such. */
function palabrasDe(texto: string): string[] {
  const todas = texto.split(' ').map((una) => una.replace(alrededor, ''))
  const propias = todas.filter(
    (una) => /[\p{L}\d]/u.test(una) && !isParticula(una) && !/^(\p{L}\.){2,}$/u.test(una),
  )
  return propias.length > 0 ? propias : texto.split(' ')
}

const nombres =
  'fact?|factura|serie|folio|fiscal|p[óo]liza|pago|comprobante|lote|reserva|reservaci[óo]n|loc|localizador|complemento|uuid|cfdi|rfc|' +
  'clave|rastreo|ref|referencia|transferencia|importe|monto|total|fecha|d[íi]a|n[oú]m?\\.?|n[uú]mero|n[°º]'
/** What people call a code, an amount or a day by before they write it: «folio fiscal: …», «clave de rastreo …», «pago #7». */
const comoSeLlama = new RegExp(`^(?:(?:${nombres})[\\s:.]+(?:del?\\s+)?)+(?=.*\\d)`, 'i')

/** «H folio 123», once «serie» is off. */
const folioDeSerie = /^(\p{L}{1,25})[\s,;]+folio[\s:.]+(?=\d)/iu
/** A number's sign before a code that is none; after it, what a file is called by, or the end of a sentence. */
const sobra = /^#(?=.*\p{L})|\.(?:xml|pdf)$|(?<=\d)\.$/giu

const isNombre = (palabra: string): boolean => /^\p{L}[\p{L}.'’-]*$/u.test(palabra)
/** The name that was typed, where it can be no code, amount or day; null otherwise. */
export const nombreDe = ({ palabras, dia }: Pregunta): string | null =>
  dia === null && palabras.every(isNombre) && palabras.join('').length >= 4 ? palabras.join(' ') : null

/** Null when there is nothing to look for: fewer than two letters or figures, but for the number of a record. */
export function readPregunta(texto: string, hoy: Dia): Pregunta | null {
  const escrito = tellingCell(texto.normalize('NFC'), hoy).replace(/\s+/g, ' ')
  const limpio = escrito.replace(comoSeLlama, '').replace(folioDeSerie, '$1').replace(sobra, '')
  // A name may have the word, a text that only has the code does not.
  const soloCodigo = limpio !== escrito && /^(?=.*\d)\S{5,}$/.test(limpio)
  const codigo = limpio.replace(/\s/g, '').toUpperCase()
  const plano = typedOfRfc(codigo)
  const numero = /^#?\d{1,9}$/.test(codigo) ? Number(codigo.replace('#', '')) : null
  if (plano.length < 2 && numero === null) return null
  const cantidad = codigo.startsWith('#') ? null : readImporte(limpio)
  return {
    palabras: isRfc(plano) ? [plano] : palabrasDe(soloCodigo ? limpio : escrito),
    codigo,
    plano,
    uuid: uuidBeginning(codigo.toLowerCase()),
    importe: cantidad,
    sinCentavos: cantidad !== null && cantidad >= 100_00 && !/[.,]\d{1,2}(?!\d)/.test(limpio),
    dia: readDia(limpio, hoy),
    numero,
  }
}

/**
 * What of a text each names something by itself, the most telling first: to be looked for when nothing has all of it. Codes,
 * long numbers, amounts to the centavo, and the words that are no figures.
 */
export function partesDe(texto: string, hoy: Dia): Pregunta[] {
  const entera = readPregunta(texto, hoy)
  const palabras = texto.normalize('NFC').split(/\s+/)
  const limpias = palabras.map((una) => una.replace(alrededor, ''))
  const isImporte = (una: string) => readImporte(una) !== null && /[.,]\d{2}\D*$/.test(una)
  const nombre = limpias.filter(isNombre).join(' ')
  const todas = [isClave, isNumeroLargo, isImporte].flatMap((names) => limpias.filter(names))
  return [...new Set([...todas, nombre])]
    .flatMap((una) => readPregunta(una, hoy) ?? [])
    .filter(({ codigo }) => codigo.length >= 4 && codigo !== entera?.codigo)
}

function uuidBeginning(texto: string): string | null {
  const hex = texto.replaceAll('-', '')
  if (!/^[0-9a-f]{4,32}$/.test(hex)) return null
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
    .filter(Boolean)
    .join('-')
}
