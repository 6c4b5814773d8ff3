import type { Centavos } from '@valija/palabras/centavos.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import { readRfc } from '@valija/palabras/rfc.ts'
import { diceSinHacer, estatusDeHecho } from '../comprobantes/extraccion/dice-sin-hacer.ts'
import { freeTexts, hasField, readByLabel, repeatedFields } from './by-label.ts'
import { readByPosition, type Textos } from './by-position.ts'
import { type Cadena, conTexto, conteoDe } from './conteo.ts'
import { posicionesBbva, type TablaPosiciones } from './posiciones.ts'
import type { CampoRecibo, PaginaIlegible, PagoLeido } from './tipos.ts'

/** "$5,000.00" to integer centavos, digit by digit; null when it is no amount of money above zero. */
function parseImporte(texto: string): Centavos | null {
  const match = /^(?:MXN\s*)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)\.(\d{2})(?:\s*(?:MXN|MXP|M\.?N\.?))?$/i.exec(
    texto.trim(),
  )
  if (!match?.[1] || !match[2]) return null
  const value = Number(match[1].replaceAll(',', '') + match[2])
  return Number.isSafeInteger(value) && value > 0 ? (value as Centavos) : null
}

/** The day of "15/01/2026 09:10:29", "15/01/2026" or "2026-01-15". */
function parseFecha(texto: string): string | null {
  const dmy = /^(\d{2})\/(\d{2})\/(\d{4})(?:\s|$)/.exec(texto.trim())
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[\sT]|$)/.exec(texto.trim())
  const dia = dmy ? `${dmy[3]}-${dmy[2]}-${dmy[1]}` : iso ? `${iso[1]}-${iso[2]}-${iso[3]}` : null
  if (dia === null) return null
  const instant = new Date(`${dia}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(dia) ? dia : null
}

const parseFolio = (texto: string): string | null =>
  /^[A-Za-z\d-]{1,40}$/.test(texto.trim()) ? texto.trim() : null

/** Without one of these there is no payment; the others only describe it. */
const loQueImporta: readonly CampoRecibo[] = ['rfc', 'total', 'fechaPago', 'folio']
/** No field of a receipt has so many; an index of the database takes no more of its clave. */
const letrasDeCampo = 200
/** A word or two beside the fields; a longer text is of the small print. */
const saysOtherMoneda = (texto: string): boolean =>
  texto.split(/\s+/).length <= 4 &&
  /\b(?:USD|US\$|DLL?S|D[OÓ]LAR(?:ES)?|SPID|EUR(?:OS?)?)(?![A-Za-zÁÉÍÓÚÑ])/i.test(texto)
const spaces = (text = ''): string => text.replace(/\s+/g, '')

/**
 * One page, one payment: a page that may tell of two gives none. A page of a known item count is read at its positions and again by label, and both must agree;
 * a page of another count is read by label alone; what is left cannot be read.
 */
export function readPage(
  pagina: number,
  cadenas: readonly Cadena[],
  tabla: TablaPosiciones = posicionesBbva,
): PagoLeido | PaginaIlegible {
  const conteo = conteoDe(cadenas)
  const strings = conTexto(cadenas)
  const fail = (motivo: PaginaIlegible['motivo'], campos: CampoRecibo[] = []): PaginaIlegible => ({
    pagina,
    motivo,
    conteo,
    campos,
  })
  const labelled = readByLabel(strings)
  const posiciones = tabla[conteo]
  const positioned = posiciones ? readByPosition(strings, posiciones) : null
  if (strings.length === 0) return fail('sinTexto')
  const namesOperation = hasField(strings, 'folio') || hasField(strings, 'claveRastreo')
  if (Object.keys(labelled).length < 3 || !namesOperation) return fail('sinDatos')
  // Every form of this bank has a place for its folio; a clave stands on the SPEI of any.
  if (!hasField(strings, 'folio')) return fail('otroBanco')
  const largos = keysOf(labelled).filter((campo) => (labelled[campo] ?? '').length > letrasDeCampo)
  if (largos.length > 0) return fail('demasiadoTexto', largos)
  const repeated = repeatedFields(strings)
  if (repeated.length > 0) return fail('variosPagos', repeated)
  if (positioned) {
    const differing = keysOf(positioned).filter(
      (campo) => spaces(positioned[campo]) !== spaces(labelled[campo]),
    )
    const graves = differing.filter((campo) => loQueImporta.includes(campo))
    if (differing.length > 0) return fail('desacuerdo', graves.length > 0 ? graves : differing)
  }
  const { estatus } = labelled
  if (estatus !== undefined && !estatusDeHecho(estatus)) return fail('noAplicado', ['estatus'])
  if (freeTexts(strings).some(diceSinHacer)) return fail('noAplicado')
  if (freeTexts(strings).some(saysOtherMoneda)) return fail('otraMoneda')
  const pago = toPago(pagina, labelled, positioned ? 'posiciones' : 'etiquetas')
  return Array.isArray(pago) ? fail('faltanDatos', pago) : pago
}

/** The payment, or the fields that are missing or unreadable. */
function toPago(pagina: number, textos: Textos, lectura: PagoLeido['lectura']): PagoLeido | CampoRecibo[] {
  const rfc = readRfc(textos.rfc ?? '')
  const total = parseImporte(textos.total ?? '')
  const fechaPago = parseFecha(textos.fechaPago ?? '')
  const folio = parseFolio(textos.folio ?? '')
  if (rfc === null || total === null || fechaPago === null || folio === null)
    return [
      ...(rfc === null ? (['rfc'] as const) : []),
      ...(total === null ? (['total'] as const) : []),
      ...(fechaPago === null ? (['fechaPago'] as const) : []),
      ...(folio === null ? (['folio'] as const) : []),
    ]
  return {
    pagina,
    rfc,
    titular: textos.titular ?? '',
    // The form for payments inside the bank names no other bank.
    bancoBeneficiario: textos.bancoBeneficiario ?? 'BBVA',
    fechaPago,
    total,
    folio,
    claveRastreo: spaces(textos.claveRastreo),
    cuentaDeposito: spaces(textos.cuentaDeposito),
    concepto: textos.concepto ?? '',
    lectura,
  }
}

export const isPago = (page: PagoLeido | PaginaIlegible): page is PagoLeido => !('motivo' in page)
