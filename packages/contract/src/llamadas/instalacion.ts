import { armarEntrada, instalacionRespuesta, librosConsulta, librosRespuesta } from '../instalacion.ts'
import { get, post } from '../llamada.ts'

export const llamadasDeInstalacion = {
  leer: get('/api/instalacion', 'instalacion.administrar', { answer: instalacionRespuesta }),
  armar: post('/api/instalacion/armar', 'instalacion.administrar', {
    body: armarEntrada,
    answer: instalacionRespuesta,
  }),
  cotejada: post('/api/instalacion/cotejada', 'instalacion.administrar', { answer: instalacionRespuesta }),
  libros: get('/api/instalacion/libros', 'instalacion.administrar', {
    query: librosConsulta,
    answer: librosRespuesta,
    refusals: ['consultaDeLibrosNoDisponible'],
  }),
}
