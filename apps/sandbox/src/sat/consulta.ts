import { readRfc } from '@valija/palabras/rfc.ts'
import { isUuid } from '@valija/palabras/uuid.ts'
import type { RespuestaSat } from '../interruptores/interruptores.ts'
import { escapeXml } from '../paginas/html.ts'

export type Expresion = { re: string; rr: string; tt: string; id: string; fe: string | null }

const decodeXml = (texto: string): string =>
  texto.replace(/&(lt|gt|quot|apos|amp|#\d+|#x[0-9a-f]+);/gi, (todo, nombre: string) => {
    const conocidas: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
    const conocida = conocidas[nombre.toLowerCase()]
    if (conocida !== undefined) return conocida
    const codigo = /^#x/i.test(nombre) ? Number.parseInt(nombre.slice(2), 16) : Number(nombre.slice(1))
    return codigo > 0 && codigo <= 0x10ffff ? String.fromCodePoint(codigo) : todo
  })

/** The expression inside a SOAP 1.1 Consulta, or null when the envelope is not one. */
export const readEnvelope = (xml: string): string | null => {
  if (!/<(?:\w+:)?Envelope[\s>]/.test(xml) || !xml.includes('http://schemas.xmlsoap.org/soap/envelope/'))
    return null
  if (!xml.includes('http://tempuri.org/')) return null
  const m = /<(?:\w+:)?expresionImpresa[^>]*>([\s\S]*?)<\/(?:\w+:)?expresionImpresa>/.exec(xml)
  if (!m?.[1]) return null
  const cdata = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(m[1])
  return cdata ? (cdata[1] ?? '') : decodeXml(m[1])
}

/** An RFC with & is written &amp; inside the expression itself, so a bare split at & would cut it in two. */
export const readExpresion = (expresion: string): Expresion | null => {
  const desde = expresion.indexOf('?')
  if (desde < 0) return null
  const campos = new Map<string, string>()
  for (const parte of expresion.slice(desde + 1).split(/&(?!amp;)/)) {
    const igual = parte.indexOf('=')
    if (igual > 0) campos.set(parte.slice(0, igual), decodeXml(parte.slice(igual + 1)))
  }
  const [re, rr, tt, id] = ['re', 'rr', 'tt', 'id'].map((c) => campos.get(c) ?? '')
  if (!re || !rr || !tt || !id) return null
  if (readRfc(re) !== re || readRfc(rr) !== rr || !/^\d{1,18}(\.\d{1,6})?$/.test(tt) || !isUuid(id))
    return null
  return { re, rr, tt, id: id.toUpperCase(), fe: campos.get('fe') ?? null }
}

export const vigente: RespuestaSat = {
  codigoEstatus: 'S - Comprobante obtenido satisfactoriamente.',
  esCancelable: 'Cancelable con aceptación',
  estado: 'Vigente',
  estatusCancelacion: '',
  validacionEfos: '200',
  falla: null,
}
const noEncontrado: RespuestaSat = {
  codigoEstatus: 'N - 602: Comprobante no encontrado.',
  esCancelable: '',
  estado: 'No Encontrado',
  estatusCancelacion: '',
  validacionEfos: '',
  falla: null,
}
export const expresionInvalida: RespuestaSat = {
  ...noEncontrado,
  codigoEstatus: 'N - 601: La expresión impresa proporcionada no es válida.',
}

/** The samples carry their fate in the first group of the uuid, so that any process agrees about it. */
export const prefijosUuid = {
  cancelado: 'CA0CE1AD',
  noEncontrado: '0E0C0404',
  efosDefinitivo: 'EF050100',
  enProceso: 'CA0C0001',
} as const

const porPrefijo: Record<string, RespuestaSat> = {
  [prefijosUuid.cancelado]: {
    ...vigente,
    estado: 'Cancelado',
    esCancelable: 'No cancelable',
    estatusCancelacion: 'Cancelado sin aceptación',
  },
  [prefijosUuid.noEncontrado]: noEncontrado,
  [prefijosUuid.efosDefinitivo]: { ...vigente, validacionEfos: '100' },
  [prefijosUuid.enProceso]: { ...vigente, estatusCancelacion: 'En proceso' },
}

/** What the tax authority says of a uuid that begins so: Vigente when the beginning is none of the reserved ones. */
export const respuestaDePrefijo = (prefijo: string): RespuestaSat => porPrefijo[prefijo] ?? vigente

/** What the tax authority says: the switch of that uuid, else its prefix, else Vigente. */
export const answerFor = (
  expresion: string,
  porUuid: Record<string, Partial<RespuestaSat>>,
): RespuestaSat => {
  const leida = readExpresion(expresion)
  if (!leida) return expresionInvalida
  const base = respuestaDePrefijo(leida.id.slice(0, 8))
  const cambio = porUuid[leida.id]
  if (!cambio) return base
  if (cambio.estado === 'No Encontrado') return { ...noEncontrado, ...cambio }
  if (cambio.estado === 'Cancelado') return { ...vigente, ...porPrefijo[prefijosUuid.cancelado], ...cambio }
  return { ...base, ...cambio }
}

const campo = (nombre: string, valor: string): string =>
  valor === '' ? `<a:${nombre}/>` : `<a:${nombre}>${escapeXml(valor)}</a:${nombre}>`

export const writeAnswer = (r: RespuestaSat): string =>
  '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
  '<ConsultaResponse xmlns="http://tempuri.org/"><ConsultaResult' +
  ' xmlns:a="http://schemas.datacontract.org/2004/07/Sat.Cfdi.Negocio.ConsultaCfdi.Servicio"' +
  ' xmlns:i="http://www.w3.org/2001/XMLSchema-instance">' +
  campo('CodigoEstatus', r.codigoEstatus) +
  campo('EsCancelable', r.esCancelable) +
  campo('Estado', r.estado) +
  campo('EstatusCancelacion', r.estatusCancelacion) +
  campo('ValidacionEFOS', r.validacionEfos) +
  '</ConsultaResult></ConsultaResponse></s:Body></s:Envelope>'

export const writeFault = (texto: string): string =>
  '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault>' +
  '<faultcode xmlns:a="http://schemas.microsoft.com/net/2005/12/windowscommunicationfoundation/dispatcher">a:InternalServiceFault</faultcode>' +
  `<faultstring xml:lang="es-MX">${escapeXml(texto)}</faultstring></s:Fault></s:Body></s:Envelope>`
