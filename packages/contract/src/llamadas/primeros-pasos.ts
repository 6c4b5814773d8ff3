import { get, post } from '../llamada.ts'
import { primerosPasosRespuesta } from '../primeros-pasos.ts'

export const llamadasDePrimerosPasos = {
  primerosPasos: get('/api/inicio/primeros-pasos', 'inicio.ver', { answer: primerosPasosRespuesta }),
  cerrarPrimerosPasos: post('/api/inicio/primeros-pasos/cerrar', 'inicio.ver', {}),
}
