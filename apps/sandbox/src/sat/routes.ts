import type { FastifyInstance } from 'fastify'
import type { Contexto } from '../contexto.ts'
import {
  conInterruptor,
  paginaDisparate,
  type Respuesta,
  sinRespuesta,
} from '../interruptores/con-interruptor.ts'
import { answerFor, readEnvelope, writeAnswer, writeFault } from './consulta.ts'

const accion = 'http://tempuri.org/IConsultaCFDIService/Consulta'
const soap = (cuerpo: string, status = 200): Respuesta => ({
  status,
  tipo: 'text/xml; charset=utf-8',
  cuerpo,
})
const falla = (texto: string): Respuesta => soap(writeFault(texto), 500)

export const addSatRoutes = (app: FastifyInstance, contexto: Contexto): void => {
  app.head('/ConsultaCFDIService.svc', (request, reply) =>
    conInterruptor(request, reply, {
      // A copy: a probe does not use up the times a switch is meant for.
      interruptor: { ...contexto.interruptores.sat },
      cierre: contexto.cierre,
      rechazo: () => ({ status: 503, cuerpo: '' }),
      disparate: paginaDisparate,
      trabajo: () => ({ tipo: 'text/html', cuerpo: '' }),
    }),
  )
  app.post('/ConsultaCFDIService.svc', (request, reply) =>
    conInterruptor(request, reply, {
      interruptor: contexto.interruptores.sat,
      cierre: contexto.cierre,
      rechazo: (status) => ({ status: status ?? 401, tipo: 'text/plain', cuerpo: 'Acceso denegado' }),
      disparate: paginaDisparate,
      trabajo: (turno) => {
        if (turno.rechaza) return { status: 401, tipo: 'text/plain', cuerpo: 'Acceso denegado' }
        if (!String(request.headers['content-type'] ?? '').startsWith('text/xml'))
          return { status: 415, tipo: 'text/plain', cuerpo: '' }
        if (String(request.headers.soapaction ?? '').replaceAll('"', '') !== accion)
          return falla('The message with Action cannot be processed at the receiver.')
        const expresion = readEnvelope(String(request.body))
        if (expresion === null) return falla('Error in deserializing body of request message.')
        contexto.cuenta.satConsultas++
        const respuesta = answerFor(expresion, contexto.interruptores.sat.porUuid)
        if (respuesta.falla === 'soap') return falla('El servidor no pudo procesar la solicitud.')
        if (respuesta.falla === 'http')
          return { status: 503, tipo: 'text/plain', cuerpo: 'Service Unavailable' }
        return respuesta.falla === 'tiempo' ? sinRespuesta : soap(writeAnswer(respuesta))
      },
    }),
  )
}
