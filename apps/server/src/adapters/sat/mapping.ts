import { parseSatAnswer, type RespuestaSat } from '@valija/cfdi/sat.ts'
import { visibleDe } from '@valija/palabras/texto-visible.ts'
import { ExternalSystemError } from '../external-system-error.ts'
import type { SatRespuesta } from './port.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const writeConsulta = (expresion: string): string =>
  '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
  '<c:Consulta xmlns:c="http://tempuri.org/"><c:expresionImpresa>' +
  expresion.replace(/[&<>]/g, (c) => escapes[c] ?? c) +
  '</c:expresionImpresa></c:Consulta></s:Body></s:Envelope>'

/** Its own words are kept with each factura, and shown: as long as words are, and as they are seen. */
const dicho = (texto: string): string => visibleDe(texto).slice(0, 500).toWellFormed()

const estados: Record<RespuestaSat['estado'], SatRespuesta['estado']> = {
  vigente: 'Vigente',
  cancelado: 'Cancelado',
  'no-encontrado': 'No Encontrado',
  desconocido: 'Desconocido',
}

export const readRespuesta = (xml: string): SatRespuesta => {
  const leida = parseSatAnswer(xml)
  if (!leida.ok) throw new ExternalSystemError('sat', 'invalidAnswer', { detail: leida.motivo })
  const { estado, cancelacion, efos, crudo } = leida.respuesta
  return {
    estado: estados[estado],
    cancelacion,
    efos,
    estadoTexto: dicho(crudo.estado),
    codigoEstatus: dicho(crudo.codigoEstatus),
    esCancelable: dicho(crudo.esCancelable),
    estatusCancelacion: dicho(crudo.estatusCancelacion),
    validacionEfos: dicho(crudo.validacionEfos),
  }
}
