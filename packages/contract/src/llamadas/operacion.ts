import { z } from 'zod'
import { get } from '../llamada.ts'
import { salud, simuladorRespuesta, sistemasRespuesta } from '../sistemas.ts'

export const llamadasDeOperacion = {
  viva: get('/api/viva', 'publico', { answer: z.object({ estado: z.literal('viva') }), perMinute: false }),
  salud: get('/api/salud', 'publico', { answer: salud, others: { 503: salud }, perMinute: false }),
  sistemas: get('/api/sistemas', 'sesion', { answer: sistemasRespuesta }),
  /** The demonstration only: what somebody switched on in its sandbox, in words; elsewhere nothing. */
  simulador: get('/api/simulador', 'sesion', { answer: simuladorRespuesta }),
  metricas: get('/api/metricas', 'publico', { file: true, perMinute: false }),
  /** `temas`: kinds of events with commas between them; without it, all that the person may hear of. */
  eventos: get('/api/eventos', 'sesion', {
    file: true,
    perMinute: false,
    query: z.object({ temas: z.string().max(400).optional() }),
  }),
}
