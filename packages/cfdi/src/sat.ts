import type { Cfdi } from './cfdi.ts'
import { Escaner } from './lectura/escaner.ts'
import { Ilegible } from './lectura/ilegible.ts'
import { LIMITES } from './lectura/limites.ts'
import { textOf } from './lectura/texto.ts'

/** The service counts an amount with at least one decimal and without needless zeros: `1000.0`. */
const totalDe = (total: string) => {
  const [whole = '0', fraction = ''] = total.trim().split('.')
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.replace(/0+$/, '') || '0'}`
}

/** Within the expression an `&` of a tax id is written as an entity; on the wire the whole is escaped once more. */
const rfcDe = (rfc: string) => rfc.trim().replaceAll('&', '&amp;')

/** `?re=…&rr=…&tt=…&id=…&fe=…`, what the SAT's status service asks for. Needs a stamped document; null without. */
export function satExpression(cfdi: Cfdi): string | null {
  const { timbre, emisor, receptor, total, sello } = cfdi
  if (!timbre?.uuid) return null
  return `?re=${rfcDe(emisor.rfc)}&rr=${rfcDe(receptor.rfc)}&tt=${totalDe(total)}&id=${timbre.uuid}&fe=${sello.slice(-8)}`
}

/** Address a person can open to see the status, as printed in the QR code. */
export function satVerificationUrl(cfdi: Cfdi): string | null {
  const { timbre, emisor, receptor, total, sello } = cfdi
  if (!timbre?.uuid) return null
  const query = [
    ['id', timbre.uuid],
    ['re', emisor.rfc.trim()],
    ['rr', receptor.rfc.trim()],
    ['tt', totalDe(total)],
    ['fe', sello.slice(-8)],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
  return `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?${query.join('&')}`
}

export type EstadoSat = 'vigente' | 'cancelado' | 'no-encontrado' | 'desconocido'

export interface RespuestaSat {
  estado: EstadoSat
  cancelacion: 'ninguna' | 'en-proceso' | 'cancelado' | 'plazo-vencido' | 'rechazada' | 'desconocida'
  /** Is the issuer on the definitive 69-B list? The service says nothing of presumed ones. */
  efos: 'listado' | 'no-listado' | 'sin-dato' | 'desconocido'
  /** The service's own words, always kept. */
  crudo: {
    codigoEstatus: string
    esCancelable: string
    estado: string
    estatusCancelacion: string
    validacionEfos: string
  }
}

export type LecturaSat = { ok: true; respuesta: RespuestaSat } | { ok: false; motivo: string }

/**
 * Reads the SOAP answer. A fault, an HTML page or anything unforeseen is `ok: false` (nothing is known then);
 * words outside the known ones give `desconocido` and stay in `crudo`, never `no-encontrado`.
 */
export function parseSatAnswer(answer: string | Uint8Array): LecturaSat {
  const bytes = typeof answer === 'string' ? new TextEncoder().encode(answer) : answer
  const found = new Map<string, string>()
  const path: string[] = []
  try {
    const escaner = new Escaner(textOf(bytes, { ...LIMITES, maxBytes: 256 * 1024 }), LIMITES)
    escaner.run({
      wantsText: false,
      open: (qname) => {
        path.push(qname.slice(qname.indexOf(':') + 1))
        if (path.at(-2) === 'ConsultaResult') found.set(path.at(-1)!, '')
        if (path.at(-1) === 'Fault') found.set('Fault', '')
      },
      close: () => {
        path.pop()
      },
      text: (value) => {
        const name = path.at(-1)!
        if (path.at(-2) === 'ConsultaResult') found.set(name, (found.get(name) ?? '') + value.trim())
        else if (path.includes('Fault') && /fault(string|code)|Text/i.test(name))
          found.set('Fault', `${found.get('Fault') ?? ''} ${value.trim()}`.trim())
      },
    })
  } catch (error) {
    if (error instanceof Ilegible) return { ok: false, motivo: error.message }
    throw error
  }
  if (found.has('Fault'))
    return { ok: false, motivo: `El SAT respondió con una falla: ${found.get('Fault')}` }
  if (!found.has('Estado') && !found.has('CodigoEstatus'))
    return { ok: false, motivo: 'La respuesta del SAT no contiene el resultado de la consulta.' }
  const raw = (name: string) => found.get(name) ?? ''
  const crudo = {
    codigoEstatus: raw('CodigoEstatus'),
    esCancelable: raw('EsCancelable'),
    estado: raw('Estado'),
    estatusCancelacion: raw('EstatusCancelacion'),
    validacionEfos: raw('ValidacionEFOS'),
  }
  return {
    ok: true,
    respuesta: {
      estado: estadoDe(crudo.estado),
      cancelacion: cancelacionDe(crudo.estatusCancelacion),
      efos: efosOf(crudo.validacionEfos),
      crudo,
    },
  }
}

const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const ESTADOS = new Map<string, EstadoSat>([
  ['vigente', 'vigente'],
  ['cancelado', 'cancelado'],
  ['no encontrado', 'no-encontrado'],
])
const estadoDe = (text: string): EstadoSat => ESTADOS.get(plain(text)) ?? 'desconocido'

const CANCELACIONES = new Map<string, RespuestaSat['cancelacion']>([
  ['', 'ninguna'],
  ['en proceso', 'en-proceso'],
  ['cancelado sin aceptacion', 'cancelado'],
  ['cancelado con aceptacion', 'cancelado'],
  ['plazo vencido', 'plazo-vencido'],
  ['solicitud rechazada', 'rechazada'],
])
export const cancelacionDe = (text: string) => CANCELACIONES.get(plain(text)) ?? 'desconocida'

/** Codes of the service document 1.4: 100, 101 and 104 mean that the issuer is listed. */
const EFOS = new Map<string, RespuestaSat['efos']>([
  ['', 'sin-dato'],
  ['100', 'listado'],
  ['101', 'listado'],
  ['104', 'listado'],
  ['102', 'no-listado'],
  ['103', 'no-listado'],
  ['200', 'no-listado'],
  ['201', 'no-listado'],
])
const efosOf = (code: string) => EFOS.get(code.trim()) ?? 'desconocido'
