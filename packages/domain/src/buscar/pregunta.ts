import { meses, numeroDeMes } from '@valija/palabras/meses.ts'
import { isRfc, typedOfRfc } from '@valija/palabras/rfc.ts'
import { anioDe, type Dia, daysBetween, diaEn, diasDelMes, parseDia, sumarDias } from '../tiempo/dia.ts'

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
  /** The same of its end, from six on. */
  finDeUuid: string | null
  /** Centavos. */
  importe: number | null
  /** An amount of a hundred pesos or more without its centavos, which it may have all the same. */
  sinCentavos: boolean
  dia: Dia | null
  /** Words with a day, month or year: «Río Sereno octubre»; a month without its year is that of either side of today. */
  enFecha: { palabras: readonly string[]; periodos: readonly Periodo[] } | null
  /** The number of a lote or a payment. */
  numero: number | null
  /** Nothing else was typed or pasted beside it. */
  entera: boolean
}

export type Periodo = { desde: Dia; hasta: Dia }

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

const deMes = /^([a-zá-ú]{3,10})\.?(?:\s+(?:de\s+|del\s+)?(\d{4}))?$/
const deMesEnFiguras = /^(\d{1,2})[/-](\d{4})$/
/** «mar» and «marzo», which «marina» is not. */
const isMes = (nombre: string): boolean =>
  /^set(?:iembre)?$/.test(nombre) || meses.some((mes) => mes.startsWith(nombre))
/** A day, a month or a year as people write it; of a month without its year the last and the next. */
function readPeriodos(texto: string, hoy: Dia): Periodo[] {
  const dia = readDia(texto, hoy)
  if (dia) return [{ desde: dia, hasta: dia }]
  const solo = texto.toLowerCase()
  if (/^20\d\d$/.test(solo)) return [{ desde: diaEn(Number(solo), 1, 1), hasta: diaEn(Number(solo), 12, 31) }]
  const [, mes = '', escrito] = deMes.exec(solo) ?? deMesEnFiguras.exec(solo) ?? []
  const numero = /^\d/.test(mes) ? Number(mes) : isMes(mes) ? numeroDeMes(mes) : 0
  const ultimo = anioDe(hoy) - (numero > Number(hoy.slice(5, 7)) ? 1 : 0)
  return (escrito === undefined ? [ultimo, ultimo + 1] : [Number(escrito)]).flatMap((anio) => {
    const desde = parseDia(`${anio}-${dos(numero)}-01`)
    return desde ? [{ desde, hasta: diaEn(anio, numero, diasDelMes(anio, numero)) }] : []
  })
}

/** The words of a text and the time they are told with, at its end or, where it has figures, at its beginning. */
function splitFecha(texto: string, hoy: Dia): Pregunta['enFecha'] {
  if (readPeriodos(texto, hoy).length > 0) return null
  const todas = texto.split(' ')
  for (const n of [6, 5, 4, 3, 2, 1].filter((largo) => largo < todas.length))
    for (const [cuando, resto] of [
      [todas.slice(-n), todas.slice(0, -n)],
      [todas.slice(0, n), todas.slice(n)],
    ] as const) {
      const escrito = cuando.join(' ').replace(/^(?:(?:en|del?|el|d[ií]a|mes)\s+)+/i, '')
      if (cuando[0] === todas[0] && !/\d/.test(escrito)) continue
      const periodos = readPeriodos(escrito.replace(/[,.]$/, ''), hoy)
      if (periodos.length > 0) return { periodos, palabras: palabrasDe(resto.join(' ')) }
    }
  return null
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
/** What a thing is, said before its name: «paquete Cancún», «hotel Laguna Ocre» of a posada. */
const queEs =
  /^(?:paquetes?|clientes?|hu[ée]sped|viajero|reserva(?:ci[óo]n)?|hotel|proveedor|agencia|agente|comisionista|pagos?|facturas?|lotes?|complementos?|comisi[óo]n|comisiones)$/i
/** Words of a name, those that tell it apart when there are such. */
function palabrasDe(texto: string): string[] {
  const todas = texto.split(' ').map((una) => una.replace(alrededor, ''))
  const propias = todas.filter(
    (una) => /[\p{L}\d]/u.test(una) && !isParticula(una) && !/^(\p{L}\.){2,}$/u.test(una),
  )
  const [primera = '', ...otras] = propias
  if (queEs.test(primera) && otras.some((una) => /\p{L}{3,}/u.test(una))) return otras
  return propias.length > 0 ? propias : texto.split(' ')
}

const nombres =
  'fact?|factura|serie|folio|fiscal|p[óo]liza|pago|comprobante|lote|reserva|reservaci[óo]n|loc|localizador|complemento|uuid|cfdi|rfc|' +
  'clave|rastreo|ref|referencia|transferencia|importe|monto|total|fecha|d[íi]a|n[oú]m?\\.?|n[uú]mero|n[°º]'
/** What people call a code, an amount or a day by before they write it: «folio fiscal: …», «clave de rastreo …», «pago #7». */
const comoSeLlama = new RegExp(`^(?:(?:${nombres})[\\s:.]+(?:del?\\s+)?)+(?=.*\\d)`, 'i')

/** Figures after these are no pesos. */
const deFolio = /^(?:folio|lote|p[óo]liza|serie|fact?|factura)[\s:.]/i

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
  const dia = readDia(limpio, hoy)
  const deOtraCosa = codigo.startsWith('#') || (/^\d+$/.test(limpio) && deFolio.test(escrito))
  const cantidad = deOtraCosa ? null : readImporte(limpio)
  return {
    palabras: isRfc(plano) ? [plano] : palabrasDe(soloCodigo ? limpio : escrito),
    codigo,
    plano,
    uuid: uuidBeginning(codigo.toLowerCase()),
    finDeUuid: uuidEnd(codigo.toLowerCase()),
    importe: cantidad,
    sinCentavos: cantidad !== null && cantidad >= 100_00 && !/[.,]\d{1,2}(?!\d)/.test(limpio),
    dia,
    enFecha: dia === null ? splitFecha(escrito, hoy) : null,
    numero,
    entera: escrito === texto.normalize('NFC').trim().replace(/\s+/g, ' '),
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
  const nombre = (entera?.enFecha?.palabras ?? limpias).filter(isNombre).join(' ')
  const todas = [isClave, isNumeroLargo, isImporte].flatMap((names) => limpias.filter(names))
  return [...new Set([...todas, nombre])]
    .flatMap((una) => readPregunta(una, hoy) ?? [])
    .filter(({ codigo }) => codigo.length >= 4 && codigo !== entera?.codigo)
    .map((una) => ({ ...una, entera: false }))
}

function uuidBeginning(texto: string): string | null {
  const hex = texto.replaceAll('-', '')
  if (!/^[0-9a-f]{4,32}$/.test(hex)) return null
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
    .filter(Boolean)
    .join('-')
}
function uuidEnd(texto: string): string | null {
  const hex = texto.replaceAll('-', '')
  if (!/^[0-9a-f]{6,31}$/.test(hex)) return null
  return [hex.slice(-32, -24), hex.slice(-24, -20), hex.slice(-20, -16), hex.slice(-16, -12), hex.slice(-12)]
    .filter(Boolean)
    .join('-')
}
