import { parecidoARfc } from '@valija/palabras/rfc.ts'
import { daysBetween } from '../tiempo/dia.ts'
import { planaSinCeros } from './numeros.ts'
import { abreviado, bancos, delBanco, dePago, dichos, meses, servicios } from './palabras-explicadas.ts'
import { enMayusculas, sinEnie } from './pistas.ts'

/** What is known of a booking and of its pago, by which the words of a row are explained. */
export type Conocido = {
  bookingCode: string
  numeroTransaccion: string
  rfc: string
  /** Names and words of the customer and of the pago's concepto. */
  dicho: string
  /** Those of the package, the hotel and the agent. */
  senas: string
  /** Days of the row, the pago and the stay; the last two are a stay's first and last, where it is known. */
  dias: readonly string[]
  estancia: readonly [string, string] | null
  /** Centavos of `moneda`. */
  importe: number
  moneda: string
}

const plantilla = new Set([...delBanco, ...dePago])
const deBanco = new Set(bancos)

const rfcEscrito = `(?:${parecidoARfc})`
/** A label of the bank with its number, which says nothing of what the money is for. */
const rotulado = new RegExp(
  `(?<![A-Z0-9])(?:${[
    '(?:CLAVE|CVE)?[ .]*(?:DE )?RAST(?:REO)?[ .:=]*(?:[0-9]{3}-[0-9]{2}/[0-9]{2}/[0-9]{4}/[A-Z0-9-]+|[A-Z0-9]{8,40})',
    '(?:CLAVE|CVE)[ .:=]*(?=[A-Z]*[0-9])[A-Z0-9]{9,40}',
    '(?:REF|REFERENCIA|FOLIO|CIE|CTA|CUENTA)(?: NUM| NUMERICA)?[ .:=#/]*(?:ORDENANTE:? *)?(?:[0-9]{1,20}|(?=[A-Z]*[0-9])[A-Z0-9]{9,40})',
    '(?:AUT|AUTH|AUTORIZACION|PRAC)[ .:=#]*[A-Z0-9]*[0-9][A-Z0-9]*',
    '(?:TERM|TERMINAL|SUC|SUCURSAL|CAJA|CAJERO|BCO|AFIL|AFILIACION|OPER|OPERACION|MOV)[ .:=#]*[0-9]{1,12}[A-Z]{0,3}',
    '(?:TEL|CEL|TELEFONO|CELULAR)[ .:]*[0-9]{10}',
    `(?:CON )?RFC(?: DEL)?(?: ORDENANTE)?[ :]*${rfcEscrito}`,
    '(?:HORA|HRS?)(?: LIQ)?[ .:]*[0-9]{1,2}:?[0-9]{2}(?::?[0-9]{2})?',
    'REFBNTC[0-9]+',
  ].join('|')})(?![A-Z0-9])|(?<![A-Z0-9])(?:BNET|BMOV) *[0-9]{10}(?![0-9])`,
  'g',
)
const tarjeta = /(?:(?<![A-Z])TARJ(?:ETA)?)? *[*]+ *\d{3,4}(?![A-Z0-9])/g
/** A bank's own code and its reference, which may be glued to what follows. */
const referencia = /(?<![A-Z0-9])(?:\d{3} +|^ *)(?:\d{7}(?=[A-Z])|\d{7,10}(?![A-Z0-9])|(?=\d{7}[A-Z0-9]))/g
/** What the bank numbers: a code right behind is of that. */
const desde =
  '(?<!(?:AUT|AUTH|AUTORIZACION|TERM|TERMINAL|SUC|SUCURSAL|CAJA|CAJERO|AFIL|AFILIACION|OPER|OPERACION|MOV|RAST|RASTREO|PRAC|CUENTA|CTA)[ .:#]*)'

/** Words that no name has: with one of them it is no longer the bank that tells who pays. */
const nombrado = String.raw`(?:(?!(?:NO|ES|PARA|POR|SIN|CON|EN|YA|SI|ERA|QUE|LO|CONCEPTO|CPTO|REF|REFERENCIA|CVE|CLAVE|CLABE|RFC|CTA|CUENTA|RASTREO|HORA)(?![A-Z]))[A-Z&]+(?:[ .,'/]+|(?![A-Z&]))){1,10}`
/** Who pays, where banks tell it: behind a label and before the next one, or last, behind its account or its reference and the clave. Anybody may pay. */
const quienPaga = new RegExp(
  `(?<![A-Z])(?:POR ORDEN DE|DEL CLIENTE|(?:NOMBRE(?: DEL?)? )?ORDENANTE:?) +${nombrado}(?=(?:REF|REFERENCIA|CONCEPTO|CPTO|CVE|CLAVE|CON RFC|RFC|DE LA CLABE|DE LA CUENTA|CTA|CUENTA|RASTREO|HORA)(?![A-Z])|$)`,
  'g',
)
const ultimo = new RegExp(
  `(?<![A-Z0-9])(?:00\\d{18} +(?=[A-Z/-]*\\d)[A-Z0-9/-]{8,40}|(?<=(?<![A-Z0-9])\\d{3} \\d{7}.* )(?=(?:[A-Z]*\\d){8})[A-Z0-9]{12,40})(?: +${nombrado})?(?=RFC |$)`,
)
/** Before a code, in the places where the bank tells who pays. */
const enQuienPaga =
  '(?:(?:DEL CLIENTE|POR ORDEN DE|ORDENANTE:?) +(?:(?!(?:CONCEPTO|CPTO|REF|REFERENCIA|RESERVA)(?![A-Z]))[A-Z&]+ +){0,5}|(?<![A-Z0-9])[0-9]{3} [0-9]{7}.* (?=(?:[A-Z]*[0-9]){8})[A-Z0-9]{12,40} +(?:[A-Z&]+ +){0,5})'
const aQuien = /(?<![A-Z])BENEF(?:ICIARIO)?: *[A-Z ]+,/g
const unidades =
  /(?<![A-Z0-9/])(?:\d{1,2} ?(?:NOCHES?|DIAS?|ADULTOS?|ADL?S?|PERSONAS?|PERS|PAX|MENOR(?:ES)?|MEN|NINOS?|HAB(?:ITACION(?:ES)?)?|CUARTOS?)|HAB(?:ITACION)? ?\d{1,4}|\d{1,3} ?%|(?:PAGO|ABONO|ANTICIPO|MENSUALIDAD|PARCIALIDAD|DEPOSITO|EXHIBICION) ?(?:NUM(?:ERO)? ?|# ?)?\d{1,2}(?: ?(?:DE|\/) ?\d{1,2})?|\d{1,2} DE \d{1,2}|[1-6]\/[2-6]|[1-9](?:ER|RO|DO|RA|DA|TO|TA))(?![A-Z0-9])/g
const hora = /(?<![A-Z0-9])\d{1,2}:\d\d(?::\d\d)?(?: ?HRS?| ?[AP]M)?(?![A-Z0-9])/g

/**
 * The pieces of a row's text (`campos`: capitals without accents) that are neither the bank's own, nor a fact of the booking and
 * its pago, nor how a trip is paid. Whoever reads them may learn another reason for the money; with none of them there is no
 * other.
 */
export function sinExplicar(campos: readonly string[], conocido: Conocido): string[] {
  const limpios = campos.map(sinEnie)
  const dichas = palabrasDe(conocido.dicho)
  const propias = new Set([...dichas, ...palabrasDe(conocido.senas)])
  const numeros = new Set(
    limpios.flatMap((campo) => campo.match(rotulado) ?? []).map((one) => one.split(/[ .:=#]+/).at(-1) ?? ''),
  )
  const deQuienPaga = new RegExp(`${enQuienPaga}${letrasDe(conocido).join('[ -]?')}(?![A-Z0-9])`)
  return limpios.flatMap((campo) => {
    // The code is in the name of who pays: it is theirs.
    if (deQuienPaga.test(campo)) return [conocido.bookingCode]
    // A field that is one reference.
    if (/^(?:[\d\s*/|-]*|(?=(?:[A-Z]*\d){6})[A-Z0-9]{10,40})$/.test(campo) || numeros.has(campo.trim()))
      return []
    return piezasDe(quitarLoSabido(campo, conocido)).filter(
      (_pieza, i, todas) => !isExplicada(todas, i, { propias, dichas, conocido }),
    )
  })
}

/** BANORTE where the text says that it is a bank: who receives the money is then not asked. */
function isBancoNombrado(piezas: readonly string[], i: number): boolean {
  const antes = piezas.slice(0, i).findLast((one) => one !== 'DE') ?? ''
  return /^(?:MEXICO|SPEI)$/.test(piezas[i + 1] ?? '') || deTransferencia.test(antes) || deBanco.has(antes)
}
const deTransferencia =
  /^(?:SPEI|SPID|TEF|RECIBID[OA]|RECIBE|RECEPCION|BANCO|BCO|INSTITUCION|CONTRAPARTE|EMISORA?|INTERBANCARI[AO])$|RECIBID[OA]$/

function palabrasDe(dicho: string): Set<string> {
  const una = sinEnie(enMayusculas(dicho)).split(/[^A-Z0-9&]+/)
  return new Set(una.filter((one) => one.length >= 3 && !/^\d+$/.test(one)))
}

const letrasDe = ({ bookingCode }: Conocido): string[] =>
  Array.from(enMayusculas(bookingCode).replace(/[^A-Z0-9]/g, '') || '-')

/** The text without what has more than a word: numbers with their label, who pays, days, amounts, the code and the clave. */
function quitarLoSabido(campo: string, conocido: Conocido): string {
  const { bookingCode, numeroTransaccion } = conocido
  const letras = letrasDe(conocido)
  const codigo = new RegExp(
    `${desde}(?<![A-Z0-9])(?:\\d{7}|(?:CE)?0+)?${letras.join('[ -]?')}(?![A-Z0-9@])(?! *[-/,+] *\\d{1,4}(?![\\d/]))(?! +(?:S[.]?A[.]?|SC|S DE RL|SAPI)(?![A-Z]))`,
    'g',
  )
  const propio = planaSinCeros(numeroTransaccion)
  const esCodigo = (texto: string) => texto.replace(/[ -]/g, '').endsWith(bookingCode)
  return campo
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=(?<![A-Z])SPEI ?RECIBID[OA])(?=[A-Z])/g, ' ')
    .replace(ultimo, ' ')
    .replace(referencia, ' ')
    .replace(aQuien, ' ')
    .replace(quienPaga, ' ')
    .replace(rotulado, (todo) => (esCodigo(todo) ? todo : ' '))
    .replace(tarjeta, ' ')
    .replace(propio.length >= 9 ? new RegExp(`(?<![A-Z0-9])0*${propio}(?![A-Z0-9])`, 'g') : /$^/, ' ')
    .replace(dichos, ' ')
    .replace(abreviado, ' ')
    .replace(hora, ' ')
    .replace(fechas, (todo, ...partes) => (isDiaSabido(partes, conocido) ? ' ' : todo))
    .replace(importes, (todo, cifra: string) => (isSuImporte(cifra, conocido) ? ' ' : todo))
    .replace(unidades, ' ')
    .replace(codigo, ` ${aqui} `)
}

const mes = `(?:${meses.map((one) => `${one}|${one.slice(0, 3)}${one === 'SEPTIEMBRE' ? '|SEPT' : ''}`).join('|')})`
const dia = '(?:0?[1-9]|[12]\\d|3[01])'
/** 28 NOV AL 1 DIC, 20-24 DIC, 10 ENE 2027, NOV05; 28/11/2026, 2026-11-28, 28/11. */
const fechas = new RegExp(
  `(?<![A-Z0-9/])(?:(?:DEL? )?(?:(${dia})(?:[ -]?(?:DE )?(${mes}))? ?(?:AL?|-|Y) ?)?(${dia})[ -]?(?:DE )?(${mes})(?:[ -]?(?:DE |DEL )?(20\\d\\d|\\d\\d))?|(${mes})[ -]?(${dia})(?: ?(?:AL?|-) ?(${dia}))?|(${dia})[/.-](0?[1-9]|1[0-2])(?:[/.-](20\\d\\d|\\d\\d))?|(20\\d\\d)[/-](\\d\\d)[/-](\\d\\d))(?![A-Z0-9/])`,
  'g',
)
const numeroDeMes = (texto: string): number =>
  /^\d/.test(texto) ? Number(texto) : meses.findIndex((one) => one.startsWith(texto.slice(0, 3))) + 1
function isDiaSabido(partes: readonly unknown[], conocido: Conocido): boolean {
  const [de, deMes, a, aMes, anio, mesAntes, diaDespues, hasta, d, m, y, yy, mm, dd] = partes.map((one) =>
    typeof one === 'string' ? one : '',
  )
  const pares: (readonly [string, string, string])[] = [
    [de ?? '', deMes || aMes || '', ''],
    [a ?? '', aMes ?? '', anio ?? ''],
    [diaDespues ?? '', mesAntes ?? '', ''],
    [hasta ?? '', mesAntes ?? '', ''],
    [d ?? '', m ?? '', y ?? ''],
    [dd ?? '', mm ?? '', yy ?? ''],
  ]
  return pares.every(
    ([day, month, year]) => day === '' || month === '' || isSabido(day, month, year, conocido),
  )
}
function isSabido(day: string, month: string, year: string, { dias, estancia }: Conocido): boolean {
  const fin = `-${String(numeroDeMes(month)).padStart(2, '0')}-${day.padStart(2, '0')}`
  const anios =
    year === ''
      ? [...new Set([...dias, ...(estancia ?? [])].map((one) => one.slice(0, 4)))]
      : [year.padStart(4, '20')]
  return anios.some((one) => {
    const escrito = `${one}${fin}`
    if (estancia && estancia[0] <= escrito && escrito <= estancia[1]) return true
    return dias.some((otro) => Math.abs(daysBetween(otro, escrito)) <= 3)
  })
}

const importes = /(?<![A-Z0-9.,])\$? ?(\d{1,3}(?:,\d{3})+(?:\.\d\d?)?|\d{3,}(?:\.\d\d?)?)(?![\d%]|[.,]\d)/g
const isSuImporte = (cifra: string, { importe }: Conocido): boolean => {
  const pesos = Number(cifra.replaceAll(',', ''))
  return cifra.includes('.') ? Math.round(pesos * 100) === importe : pesos === Math.trunc(importe / 100)
}

/** Where the code stood: what is beside it is seen to be. */
const aqui = '·'
const piezasDe = (texto: string): string[] =>
  texto.match(/\$? ?\d[\d,]*\.\d+(?![A-Z0-9])|[A-Z0-9&]+|[+¿?@$·]/g) ?? []

type Saber = { propias: ReadonlySet<string>; dichas: ReadonlySet<string>; conocido: Conocido }
function isExplicada(piezas: readonly string[], i: number, saber: Saber): boolean {
  const [anterior = '', pieza = '', siguiente = ''] = [piezas[i - 1], piezas[i], piezas[i + 1]]
  if (pieza === aqui) return true
  if (pieza === 'Y') return saber.propias.has(anterior) && saber.propias.has(siguiente)
  if (deBanco.has(pieza) && isBancoNombrado(piezas, i)) return true
  // «TRASPASO DE ABC123»: out of it. «ABC123 A…», «ABC123 PARA…»: for whom else, if not for whom it is.
  if (/^TRA(?:NSF|SP)/.test(pieza) && /^(?:DEL?|DESDE)$/.test(siguiente)) {
    const origen = piezas[i + 2] ?? ''
    return origen === '' || delBanco.includes(origen) || deBanco.has(origen)
  }
  if (anterior === aqui && /^(?:AL?|EN|PARA|POR|X)$/.test(pieza)) return saber.propias.has(siguiente)
  if (/^\d+$/.test(pieza)) return isNumeroDelBanco(pieza, anterior, saber.conocido)
  if (servicios.has(pieza) && !saber.dichas.has(pieza))
    return saber.propias.has(pieza) && (saber.propias.has(anterior) || saber.propias.has(siguiente))
  if (isPalabra(pieza, saber)) return true
  // A name of the customer by its letter, and the form of a company behind its name.
  if (/^[A-Z]$/.test(pieza))
    return (
      (saber.propias.has(anterior) || saber.propias.has(siguiente)) &&
      [...saber.propias].some((one) => one.startsWith(pieza))
    )
  if (/^(?:SA|CV|SC|RL|SAPI|S|AC)$/.test(pieza))
    return saber.propias.has(anterior) || /^(?:SA|DE|RL)$/.test(anterior)
  // A clave of which no label tells: the bank's own, and no other booking's.
  if (/^(?=.*\d{10})[A-Z0-9]{13,40}$/.test(pieza)) return true
  return isPegada(pieza.replace(/^\d{7}(?=.)/, ''), saber)
}
function isPalabra(pieza: string, { propias, conocido: { dias, estancia, moneda, rfc } }: Saber): boolean {
  if (plantilla.has(pieza) || propias.has(pieza) || pieza === rfc) return true
  if (moneda === 'MXN' ? /^(?:MXN|MXP|MN|PESOS)$/.test(pieza) : /^(?:USD|DLLS?|DOLARES)$/.test(pieza))
    return true
  const month = meses.findIndex((one) => one === pieza || (one.slice(0, 3) === pieza && pieza !== 'MAR'))
  return month >= 0 && [...dias, ...(estancia ?? [])].some((one) => Number(one.slice(5, 7)) === month + 1)
}
/** Made of words that explain themselves, and the code at most once: RECIBIDOSANTANDER, RESERVAABC123, 0051126PAGOABC123LAURA. */
function isPegada(pieza: string, saber: Saber): boolean {
  if (pieza.length > 48) return false
  const { bookingCode } = saber.conocido
  const sueltas = (texto: string): boolean =>
    texto === '' ||
    Array.from({ length: texto.length - 1 }, (_, i) => texto.length - i).some(
      (n) =>
        (n >= 4 || /^(?:DE|DEL|RES|LOC|LIQ)$/.test(texto.slice(0, n))) &&
        !servicios.has(texto.slice(0, n)) &&
        isPalabra(texto.slice(0, n), saber) &&
        sueltas(texto.slice(n)),
    )
  if (sueltas(pieza)) return true
  const at = pieza.indexOf(bookingCode)
  return (
    at >= 0 &&
    pieza !== bookingCode &&
    sueltas(pieza.slice(0, at)) &&
    sueltas(pieza.slice(at + bookingCode.length).replace(/^\d$/, 'x'))
  )
}

/** Long numbers are the bank's; shorter ones are where they follow its own words; and the year of the trip. */
function isNumeroDelBanco(pieza: string, anterior: string, { dias, estancia }: Conocido): boolean {
  if (pieza.length === 18) return true
  if (pieza.length === 4) return [...dias, ...(estancia ?? [])].some((one) => one.startsWith(pieza))
  return pieza.length >= 7 && (deNumero.test(anterior) || deBanco.has(anterior))
}
/** What banks print right before a number of theirs. */
const deNumero = /RECIBID[OA]$|^(?:EFECTIVO|SPEI|TERCEROS?|PRACTICAJA|CLABE|ORDENANTE|BNET|BMOV|MEXICO)$/
