import { parecidoARfc } from '@valija/palabras/rfc.ts'
import { type Dia, daysBetween, sumarDias } from '../tiempo/dia.ts'
import { isOtraCuota } from './cuotas.ts'
import { enPalabrasDeLaRegla } from './impresos.ts'
import { isLocalizadorFuerte } from './localizadores.ts'
import { planaSinCeros } from './numeros.ts'
import { enMayusculas, sinEnie } from './palabras.ts'
import { abreviado, bancos, dichos, meses } from './palabras-explicadas.ts'
import { isNegocioAjeno } from './quien-paga.ts'
import { isDeTemporada, temporada } from './temporadas.ts'

/** What is known of a booking and of its pago, by which the words of a row are explained. */
export type Conocido = {
  bookingCode: string
  numeroTransaccion: string
  rfc: string
  /** Empty where nobody told whose the booking is. */
  cliente: string
  /** Of the pago. */
  concepto: string
  /** Those of the package, the hotel and the agent. */
  senas: string
  agente: string
  /** Days of the row and of the pago. */
  dias: readonly string[]
  /** Its first and last day. */
  estancia: readonly [string, string] | null
  /** Centavos of `moneda`. */
  importe: number
  moneda: string
}

const rfcEscrito = `(?:${parecidoARfc})`
/** A label of the bank with its number, which says nothing of what the money is for. */
export const rotulado = new RegExp(
  `(?<![A-Z0-9])(?:${[
    `(?:^ *(?:${bancos.join('|')}) +(?=CLAVE|CVE))?(?:CLAVE|CVE)?[ .]*(?:DE )?RAST(?:REO)?[ .:=]*(?:[0-9]{3}-[0-9]{2}/[0-9]{2}/[0-9]{4}/[A-Z0-9-]+|NU3[A-Z0-9]{20,30}|(?=(?:[A-Z]*[0-9]){4})[A-Z0-9]{8,40})`,
    '(?:CLAVE|CVE)[ .:=]*(?:[0-9]{3}-[0-9]{2}/[0-9]{2}/[0-9]{4}/[A-Z0-9-]+|(?=(?:[A-Z]*[0-9]){5})[A-Z0-9]{9,40})',
    '(?:REF|REFERENCIA|FOLIO|CIE|CTA|CUENTA)(?: NUM| NUMERICA)?[ .:=#/]*(?:ORDENANTE:? *)?(?:(?![1-9] (?:PAGO|ABONO|ANTICIPO|PARCIALIDAD|MENSUALIDAD)(?![A-Z]))[0-9]{1,20}|(?=(?:[A-Z]*[0-9]){5})[A-Z0-9]{9,40})',
    '(?:AUT|AUTH|AUTORIZACION|PRAC)[ .:=#]*[A-Z0-9]*[0-9][A-Z0-9]*',
    '(?:TERM|TERMINAL|SUC|SUCURSAL|CAJA|CAJERO|ATM|BCO|AFIL|AFILIACION|OPER|OPERACION|MOV)[ .:=#]*[0-9]{1,12}[A-Z]{0,3}',
    '(?:TEL|CEL|TELEFONO|CELULAR)[ .:]*[0-9]{10}',
    `(?:CON )?RFC(?: DEL)?(?: ORDENANTE)?[ :]*(?:${rfcEscrito}|ND|N/A)`,
    '(?:HORA|HRS?)(?: LIQ)?[ .:]*[0-9]{1,2}:?[0-9]{2}(?::?[0-9]{2})?',
    'REFBNTC[0-9]+',
  ].join('|')})(?![A-Z0-9])|(?<![A-Z0-9])(?:BNET|BMOV) *[0-9]{10}(?![0-9])`,
  'g',
)
const tarjeta =
  /(?<![A-Z0-9])(?:TARJ(?:ETA)? )?\d{4}[X*]{4,8}\d{4}(?![A-Z0-9])|(?:(?<![A-Z])(?:TARJ(?:ETA)?|[CT]EL[.:]?))? *[*]+ *\d{3,4}(?![A-Z0-9])/g
/** A bank's own code and its reference, which may be glued to what follows. */
const referencia =
  /(?<![A-Z0-9])(?:\d{3} +|^ *)(?:\d{7}(?=[A-Z]|[1-9](?:(?:ER|RO|DO|RA|DA|TO|TA|[OA])?[.]? (?:PAGO|ABONO|ANTICIPO|PARCIALIDAD|MENSUALIDAD|PAX|PERSONAS?|ADULTOS?|NOCHES?)(?![A-Z])|\/[2-6] ))|\d{7,10}(?![A-Z0-9])|(?=\d{7}[A-Z0-9]))/g
/** What the bank numbers: a code right behind is of that. */
const desde =
  '(?<!(?:AUT|AUTH|AUTORIZACION|TERM|TERMINAL|SUC|SUCURSAL|CAJA|CAJERO|AFIL|AFILIACION|OPER|OPERACION|MOV|RAST|RASTREO|PRAC|CUENTA|CTA)[ .:#]*)'

/** Words that no name has: with one of them it is no longer the bank that tells who pays. */
const nombrado = String.raw`(?:(?!(?:NO|ES|FOR|PARA|POR|SIN|CON|EN|YA|SI|ERA|QUE|LO|CONCEPTO|CPTO|REF|REFERENCIA|CVE|CLAVE|CLABE|RFC|CTA|CUENTA|RASTREO|HORA)(?![A-Z]))[A-Z&]+(?:[ .,'/]+|(?![A-Z&]))){1,10}`
/** Who pays, where banks tell it: behind a label and before the next one, or last, behind its account or its reference and the clave. Anybody may pay. */
const quienPaga = new RegExp(
  `(?:(?<![A-Z])(?:POR ORDEN DE|DEL CLIENTE|(?:NOMBRE(?: DEL?)? )?ORDENANTE:?)|^TRANSFERENCIA RECIBIDA DE)(?: +|(?<=:))${nombrado}(?=(?:REF|REFERENCIA|CONCEPTO|CPTO|CVE|CLAVE|CON RFC|RFC|CLABE|DE LA CLABE|DE LA CUENTA|CTA|CUENTA|RASTREO|HORA|BANCO|BCO|INSTITUCION)(?![A-Z])|$)|(?<=^CONCEPTO:.*), DE: +${nombrado}(?:(?:${bancos.join('|')})(?: MEXICO)?$|(?=BANCO:))`,
  'g',
)
const ultimo = new RegExp(
  `(?<![A-Z0-9])(?:00\\d{18} +(?=[A-Z/-]*\\d)[A-Z0-9/-]{8,40}|(?<=(?<![A-Z0-9])\\d{3} \\d{7}.* )(?=(?:[A-Z]*\\d){8})[A-Z0-9]{12,40})(?: +${nombrado})?(?=RFC |$)`,
)
/** The bank of who pays and their name, before what they write or alone. */
const trasSuCuenta = new RegExp(
  `^((?:(?:ABONO|RECEPCION|DEPOSITO) )?SPEI (?:${bancos.join('|')})(?: MEXICO)?) ([A-Z].*)$`,
)
/** Before a code, in the places where the bank tells who pays. */
const enQuienPaga =
  '(?:(?:DEL CLIENTE|POR ORDEN DE|ORDENANTE:?|, DE:|^TRANSFERENCIA RECIBIDA DE)(?: +|(?<=:))(?:(?!(?:CONCEPTO|CPTO|REF|REFERENCIA|RESERVA)(?![A-Z]))[A-Z&]+ +){0,5}|(?<![A-Z0-9])[0-9]{3} [0-9]{7}.* (?=(?:[A-Z]*[0-9]){8})[A-Z0-9]{12,40} +(?:[A-Z&]+ +){0,5})'
const aQuien = /(?<![A-Z])BENEF(?:ICIARIO)?: *[A-Z ]+,/g
const unidades =
  /(?<![A-Z0-9/])(?:\d{1,2} ?(?:(?:NOCHES?|NIGHTS?|NTS|DIAS?|ADULTOS?)(?: Y(?= \d))?|ADL?S?|PERSONAS?|PERS|PAX|MENOR(?:ES)?|MEN|NINOS?|HAB(?:ITACION(?:ES)?)?|CUARTOS?)|HAB(?:ITACION)? ?\d{1,4}|\d{1,3} ?%|(?:PAGO|ABONO|ANTICIPO|MENSUALIDAD|PARCIALIDAD|DEPOSITO|EXHIBICION) ?(?:NUM(?:ERO)? ?|# ?)?\d{1,2}(?: ?(?:DE|\/) ?\d{1,2})?|\d{1,2} DE \d{1,2}|[1-6]\/[2-6]|[1-9](?:ER|RO|DO|RA|DA|TO|TA)|[1-9](?:[OA][.]?)? (?:PAGO|ABONO|ANTICIPO|DEPOSITO|PARCIALIDAD|MENSUALIDAD)|PAGO (?:UNO|DOS|TRES|CUATRO|CINCO))(?![A-Z0-9]| ?%)/g
const hora = /(?<![A-Z0-9])\d{1,2}:\d\d(?::\d\d)?(?: ?HRS?| ?[AP]M)?(?![A-Z0-9])/g

/** The code in one or in two halves, which are three characters long, part letters from figures, or leave a first letter that is no word. */
function escritoDe({ bookingCode }: Conocido): string {
  const codigo = enMayusculas(bookingCode).replace(/[^A-Z0-9]/g, '') || '-'
  const partes = Array.from(codigo, (_, i) => [codigo.slice(0, i), codigo.slice(i)] as const).filter(
    ([una, otra]) =>
      (una.length >= 3 && otra.length >= 3) ||
      (una.length >= 2 && otra.length >= 2 && /[A-Z]$/.test(una) && /^\d/.test(otra)) ||
      (/^[B-DF-NP-WZ]$/.test(una) && isLocalizadorFuerte(otra)),
  )
  return `(?:${[codigo, ...partes.map((dos) => dos.join('[ -]'))].join('|')})`
}

/** The text without what has more than a word: numbers with their label, who pays, days, amounts, the code and the clave. */
function quitarLoSabido(campo: string, conocido: Conocido): string {
  const { bookingCode, numeroTransaccion } = conocido
  const codigo = new RegExp(
    `${desde}(?<![A-Z0-9])(?:\\d{7}|(?:CE)?0+)?${escritoDe(conocido)}(?![A-Z0-9@])(?! *[-/,+] *\\d{1,4}(?![\\d/])|-[A-Z](?![A-Z0-9.]))(?! +(?:S[.]?A[.]?|SC|S DE RL|SAPI)(?![A-Z]))`,
    'g',
  )
  const propio = planaSinCeros(numeroTransaccion)
  const esCodigo = (texto: string) => texto.replace(/[ -]/g, '').endsWith(bookingCode)
  // What a business sends stays in the text, as one piece that nothing explains: its own mark is in a single word too.
  const quitarQuien = (todo: string) =>
    isNegocioAjeno(todo, conocido)
      ? ` ${cierra} ${todo.match(/(?<![A-Z0-9])[A-Z&]+(?![A-Z0-9])/g)?.join('&')}& `
      : ` ${cierra} `
  return enPalabrasDeLaRegla(campo)
    .replace(trasSuCuenta, (todo, banco: string, quien: string) => {
      const [, nombre = ''] =
        new RegExp(`^([A-Z& ]+)(?: ${escritoDe(conocido)}(?![A-Z0-9])|$)`).exec(quien) ?? []
      return isNegocioAjeno(nombre, conocido) ? `${banco} ${quitarQuien(nombre)} ${quien}` : todo
    })
    .replace(ultimo, quitarQuien)
    .replace(referencia, ` ${abre} `)
    .replace(aQuien, ` ${abre} `)
    .replace(quienPaga, quitarQuien)
    .replace(rotulado, (todo) => (esCodigo(todo) ? todo : ` ${/^B(?:NET|MOV)/.test(todo) ? abre : cierra} `))
    .replace(tarjeta, ' ')
    .replace(propio.length >= 9 ? new RegExp(`(?<![A-Z0-9])0*${propio}(?![A-Z0-9])`, 'g') : /$^/, ' ')
    .replace(deLaEstancia, (todo, llega: string | undefined, ...partes) => {
      const dia = conocido.estancia?.[llega === undefined ? 1 : 0]
      const isSuyo = dia === undefined || isDiaSabido(partes, { ...conocido, dias: [], estancia: [dia, dia] })
      return isSuyo ? todo : enUnaPieza(todo)
    })
    .replace(deUnDiaAOtro, (todo, ...partes: string[]) => {
      const [d = '', m = '', y = '', a = '', am = '', ay = ''] = partes.slice(0, 6).map((una) => una ?? '')
      const isSuya =
        isSuEstancia([finDe(d, m), finDe(a, am)], conocido) &&
        isSabido(d, m, y, conocido) &&
        isSabido(a, am, ay, conocido)
      return isSuya ? ' ' : enUnaPieza(todo)
    })
    .replace(dichos, (todo) => {
      if (todo === 'A NOMBRE DE') return ' NOMBRE DE '
      return isOtraCuota(todo, conocido) ? todo : ' '
    })
    .replace(temporada, (todo, ...partes) =>
      isDeTemporada(partes.slice(0, -2), conocido.estancia) ? ' ' : todo,
    )
    .replace(abreviado, ' ')
    .replace(hora, ' ')
    .replace(fechas, (todo, ...partes) => (isDiaSabido(partes, conocido) ? ' ' : todo))
    .replace(importes, (todo, cifra: string) => (isSuImporte(cifra, conocido) ? ' ' : todo))
    .replace(unidades, (todo) => (isOtraCuota(todo, conocido) || isOtraEstancia(todo, conocido) ? todo : ' '))
    .replace(codigo, ` ${aqui} `)
}

/** Other nights than the booking has, or days. */
function isOtraEstancia(todo: string, { estancia, senas }: Conocido): boolean {
  if (estancia === null || !/NOCHE|NIGHT|NTS|DIA/.test(todo) || sinEnie(enMayusculas(senas)).includes(todo))
    return false
  const de = Number.parseInt(todo, 10) - daysBetween(...estancia)
  return de !== 0 && (de !== 1 || !/DIA/.test(todo))
}

const mes = `(?:${meses.map((one) => `${one}|${one.slice(0, 3)}${one === 'SEPTIEMBRE' ? '|SEPT' : ''}`).join('|')})`
const dia = '(?:0?[1-9]|[12]\\d|3[01])'
/** 28 NOV AL 1 DIC, 20-24 DIC, 10 ENE 2027, NOV05; 28/11/2026, 2026-11-28, 28/11. */
const fechas = new RegExp(
  `(?<![A-Z0-9/])(?:FECHA )?(?:(?:DEL? )?(?:(${dia})(?:[ -]?(?:DE )?(${mes}))? ?(?:AL?|-|Y) ?)?(${dia})[ -]?(?:DE )?(${mes})(?:[ -]?(?:DE |DEL )?(20\\d\\d|\\d\\d))?|(${mes})[ -]?(${dia})(?: ?(?:AL?|-) ?(${dia}))?|(${dia})[/.-](0?[1-9]|1[0-2])(?:[/.-](20\\d\\d|\\d\\d))?|(20\\d\\d)[/-]?(\\d\\d)[/-]?(\\d\\d))(?![A-Z0-9/])`,
  'g',
)
/** LLEGADA 12/12, CHECK OUT: 15 DIC. */
const deLaEstancia = new RegExp(
  `(?<![A-Z])(?:(LLEGADA|ARR(?:IVAL)?|CHECK[ -]?IN)|SALIDA|CHECK[ -]?OUT)[ :]+${fechas.source}`,
  'g',
)
/** 12/12 AL 15/12, DEL 12/12/2026 AL 15/12/2026. */
const deUnDiaAOtro =
  /(?<![A-Z0-9/])(?:DEL? )?(\d\d?)\/(\d\d?)(?:\/(20\d\d|\d\d))? ?(?:AL?|-) ?(\d\d?)\/(\d\d?)(?:\/(20\d\d|\d\d))?(?![A-Z0-9/])/g
/** What nothing explains. */
const enUnaPieza = (texto: string): string => `${texto.trim().replace(/[^A-Z0-9]+/g, '&')}&`
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
  const rango = de ? [pares[0], pares[1]] : hasta ? [pares[2], pares[3]] : null
  return (
    pares.every(([day, month, year]) => day === '' || month === '' || isSabido(day, month, year, conocido)) &&
    (rango === null ||
      isSuEstancia(
        rango.map((par) => (par ? finDe(par[0], par[1]) : '')),
        conocido,
      ))
  )
}
/** From one day to another is the stay whole, to its last day or its last night: another one is another booking's. */
const isSuEstancia = ([desde = '', hasta = '']: readonly string[], { estancia }: Conocido): boolean =>
  estancia === null ||
  (estancia[0].endsWith(desde) &&
    [estancia[1], sumarDias(estancia[1] as Dia, -1)].some((dia) => dia.endsWith(hasta)))
const finDe = (day: string, month: string): string =>
  `-${String(numeroDeMes(month)).padStart(2, '0')}-${day.padStart(2, '0')}`
function isSabido(day: string, month: string, year: string, { dias, estancia }: Conocido): boolean {
  const anios =
    year === ''
      ? [...new Set([...dias, ...(estancia ?? [])].map((one) => one.slice(0, 4)))]
      : [year.padStart(4, '20')]
  return anios.some((one) => {
    const escrito = `${one}${finDe(day, month)}`
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
export const aqui = '·'
/** Where what the customer writes begins, and where a label of the bank ends it. */
export const [abre, cierra] = ['‹', '›']
const partir = (texto: string): string[] =>
  texto.match(/\$? ?\d[\d,]*\.\d+(?![A-Z0-9])|[A-Z0-9&]+|[+¿?@$·‹›]/g) ?? []

/** What is left of a field, piece by piece, with the marks of where the code stood and where a customer writes. */
export const piezasDe = (campo: string, conocido: Conocido): string[] =>
  partir(quitarLoSabido(campo, conocido))

/** The code is in the name of who pays: it is theirs. */
export const isDeQuienPaga = (campo: string, conocido: Conocido): boolean =>
  new RegExp(`${enQuienPaga}${escritoDe(conocido)}(?![A-Z0-9])`).test(enPalabrasDeLaRegla(campo))
