import { isRfcGenerico, parecidoARfc } from '@valija/palabras/rfc.ts'
import {
  isLocalizadorFuerte,
  isReferenciaPegada,
  type Localizadores,
  readLocalizadores,
} from './localizadores.ts'
import { claseDeNumero, isCuentaDeOrdenante, largoDeTransaccion, planaSinCeros } from './numeros.ts'
import { enMayusculas } from './palabras.ts'
import { findReverso } from './reverso.ts'

/** What the text of a statement row can identify a payment by. All in capitals, without accents. */
export type Pistas = {
  /** The fields themselves: what stands beside a code is judged within its own. */
  campos: readonly string[]
  /** Possible transaction numbers, without leading zeros: references, folios, claves de rastreo. */
  transacciones: ReadonlySet<string>
  /** Those that can only be this operation's own: claves de rastreo, and folios the text calls so. */
  propios: readonly string[]
  /** Possible localizadores; the value is the piece of text it was taken from. */
  localizadores: ReadonlyMap<string, string>
  pegados: Localizadores['pegados']
  rfcs: ReadonlySet<string>
  palabras: ReadonlySet<string>
  /** The piece that says the money went back: DEVUELTO, REV., REEMB. */
  reverso: string | null
}
type TextoDeMovimiento = { concepto: string; referencia: string; referenciaAmpliada: string }

const rfcEnTexto = new RegExp(`(?<![A-ZÑ&])${parecidoARfc}(?![A-Z0-9])`, 'g')
/** What such a word announces is the number of somebody or of a place, not of an operation: behind BNET apart stands the account of who pays. */
const deOtroNumero =
  /^(TEL|TELS|TELEFONO|CEL|CELULAR|MOVIL|WHATSAPP|WHATS|WA|WPP|TARJ|TARJETA|TDC|TDD|CTA|CUENTA|CLABE|AFIL|AFILIACION|SUC|SUCURSAL|CAJA|TERM|TERMINAL|CONVENIO|CONTRATO|CP|NSS|INE|PASAPORTE|BNET|BMOV)$/
const etiquetaPegada =
  /^(?:CVE|CLAVE)?(?:DE)?(?:RASTREO|CLAVE|FOLIO|REFERENCIA|REF(?!BNTC)|AUT)(?=[A-Z0-9]*\d{5})/
const deLaOperacion = /^(FOLIO|RASTREO|CVE|CLAVE|OPERACION|AUT|AUTORIZACION|MOVIMIENTO|GUIA)$/

/** Reads the text as banks glue it: numeric reference stuck to the concept, codes split by a blank or a hyphen. */
export function readPistas(movimiento: TextoDeMovimiento): Pistas {
  const campos = [movimiento.concepto, movimiento.referencia, movimiento.referenciaAmpliada].map(enMayusculas)
  const texto = campos.join(' ')
  const pieces = texto.split(/[^A-Z0-9Ñ&]+/).filter(Boolean)
  const { transacciones, propios } = readNumeros(texto)
  const { claros, pegados } = readLocalizadores(texto)
  return {
    campos,
    transacciones,
    propios,
    localizadores: claros,
    pegados,
    rfcs: new Set((texto.replace(/\s+/g, ' ').match(rfcEnTexto) ?? []).filter((rfc) => !isRfcGenerico(rfc))),
    palabras: new Set(pieces.filter((piece) => /^[A-ZÑ]{4,}$/.test(piece))),
    reverso: findReverso(texto),
  }
}

function readNumeros(texto: string): Pick<Pistas, 'transacciones' | 'propios'> {
  const transacciones = new Set<string>()
  const propios = new Set<string>()
  const words = texto.split(/\s+/).filter(Boolean)
  const add = (part: string, label: string) => {
    if (deOtroNumero.test(label) || isCuentaDeOrdenante(part)) return
    const plana = planaSinCeros(part)
    if (plana.length < largoDeTransaccion || plana.length > 40 || !/\d/.test(plana)) return
    transacciones.add(plana)
    const clase = claseDeNumero(plana)
    if (
      /^HSBC\d{6}$/.test(plana) ||
      (clase === 'clave' &&
        (/^859\d{14}$|^\d{19,}$/.test(plana) ||
          (/[A-Z]/.test(plana) &&
            plana.length >= 15 &&
            !isReferenciaPegada(plana) &&
            // ABC123-GOMEZ-12DIC26 is written, not given.
            !/[A-Z]{5,}[-/;,]|[-/;,][A-Z]{5,}/.test(part)))) ||
      (clase !== null && clase !== 'autorizacion' && deLaOperacion.test(label))
    )
      propios.add(plana)
  }
  let label = ''
  for (const word of words) {
    // A label may be glued on: RASTREO:MBAN01..., FOLIO=12345678.
    const colon = word.search(/[:=]/)
    const glued = colon > 0 ? word.slice(0, colon).replace(/[^A-ZÑ]/g, '') : ''
    const own = glued === '' ? label : glued
    add(word.slice(colon + 1), own)
    if (colon < 0) add(word, own)
    // Or without anything between: RASTREOMBAN01..., FOLIO12345678.
    const bare = word.replace(etiquetaPegada, '')
    if (bare !== word) add(bare, 'FOLIO')
    for (const piece of word.slice(colon + 1).split(/[^A-Z0-9Ñ&]+/)) add(piece, own)
    const letters = word.replace(/[^A-ZÑ]/g, '')
    // The numeric reference of the bank may be glued before the word.
    if (/^(?:\d{7})?[A-ZÑ.:#=]+$/.test(word) && letters !== '') {
      // «CVE RASTREO», «FOLIO DE INTERNET», «TEL NUM»: the last word that means something stays.
      if (!/^(DE|DEL|NUM|NUMERO|NO|INTERNET)$/.test(letters)) label = letters
    } else if (/\d/.test(word)) label = ''
  }
  return { transacciones, propios: [...propios] }
}

/** Codes of the text that a booking may really have: those that stand clear, and those glued into a word. */
export const codigosDe = ({ localizadores, pegados }: Pistas): string[] => [
  ...localizadores.keys(),
  ...pegados.keys(),
]
/** Clear codes with letters and figures: what the engines are asked for. */
export const codigosFuertes = ({ localizadores }: Pistas): string[] =>
  [...localizadores.keys()].filter(isLocalizadorFuerte)
