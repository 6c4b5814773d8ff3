import { callHttp } from '../http-transport.ts'
import { readRespuesta, writeConsulta } from './mapping.ts'
import type { SatPort } from './port.ts'

/** The service is slow by habit: 15 to 45 seconds are normal. */
const patience = 30_000

/** ConsultaCFDIService over SOAP 1.1; `url` is the whole address of the service. */
export const createSat = ({ url, timeoutMs = patience }: { url: string; timeoutMs?: number }): SatPort => ({
  consultar: async (expresion, signal) => {
    const { text } = await callHttp({
      system: 'sat',
      url,
      method: 'POST',
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        soapaction: 'http://tempuri.org/IConsultaCFDIService/Consulta',
      },
      body: writeConsulta(expresion),
      timeoutMs,
      signal,
      maxBytes: 256 * 1024,
    })
    return readRespuesta(text)
  },
})
