import { ExternalSystemError } from '../external-system-error.ts'
import type { SatRespuesta } from './port.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const writeConsulta = (expresion: string): string =>
  '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
  '<c:Consulta xmlns:c="http://tempuri.org/"><c:expresionImpresa>' +
  expresion.replace(/[&<>]/g, (c) => escapes[c] ?? c) +
  '</c:expresionImpresa></c:Consulta></s:Body></s:Envelope>'

const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const decode = (text: string): string =>
  text.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi, (all, name, dec, hex) => {
    if (name) return named[String(name).toLowerCase()] ?? all
    const point = dec ? Number(dec) : Number.parseInt(String(hex), 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : all
  })

const element = (xml: string, name: string): string | null => {
  const m = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*?)?(?:/>|>([^<]*)</(?:\\w+:)?${name}\\s*>)`).exec(xml)
  return m ? decode(m[1] ?? '').trim() : null
}

const known = ['Vigente', 'Cancelado', 'No Encontrado'] as const

/** Reads the SOAP answer by local names; raw texts are kept as they came. */
export const readRespuesta = (xml: string): SatRespuesta => {
  const invalid = (detail: string): never => {
    throw new ExternalSystemError('sat', 'invalidAnswer', { detail })
  }
  if (xml.includes('<!DOCTYPE')) return invalid('DTD in the answer')
  if (/<(?:\w+:)?Fault[\s>]/.test(xml)) return invalid(`SOAP fault: ${element(xml, 'faultstring') ?? ''}`)
  if (!/<(?:\w+:)?ConsultaResult[\s>]/.test(xml)) return invalid('no ConsultaResult')
  const estadoTexto = element(xml, 'Estado')
  const codigoEstatus = element(xml, 'CodigoEstatus')
  if (!estadoTexto && !codigoEstatus) return invalid('neither Estado nor CodigoEstatus')
  return {
    estado: known.find((e) => e.toLowerCase() === estadoTexto?.toLowerCase()) ?? 'Desconocido',
    estadoTexto: estadoTexto ?? '',
    codigoEstatus: codigoEstatus ?? '',
    esCancelable: element(xml, 'EsCancelable') ?? '',
    estatusCancelacion: element(xml, 'EstatusCancelacion') ?? '',
    validacionEfos: element(xml, 'ValidacionEFOS') ?? '',
  }
}
