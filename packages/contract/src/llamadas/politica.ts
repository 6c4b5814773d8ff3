import { z } from 'zod'
import { get, post } from '../llamada.ts'
import * as p from '../politica.ts'
import { delBorrador } from './negativas.ts'

export const llamadasDePolitica = {
  leer: get('/api/politica', 'politica.ver', {
    answer: p.politicaRespuesta,
    refusals: ['politicaDesconocida'],
  }),
  historia: get('/api/politica/:clave/historia', 'politica.ver', {
    params: z.object({ clave: z.string().max(60) }),
    answer: p.historiaRespuesta,
    refusals: ['politicaDesconocida'],
  }),
  previa: post('/api/politica/:clave/previa', 'politica.editar', {
    asks: true,
    params: z.object({ clave: z.string().max(60) }),
    body: p.previaEntrada,
    answer: p.previaRespuesta,
    refusals: [
      ...delBorrador,
      'politicaDesconocida',
      'politicaDireccion',
      'politicaIlegible',
      'politicaOtraClase',
      'politicaRetroactiva',
    ],
  }),
  cambiar: post('/api/politica/:clave', 'politica.editar', {
    params: z.object({ clave: z.string().max(60) }),
    body: p.cambioEntrada,
    answer: p.historiaRespuesta,
    refusals: [
      'politicaDesconocida',
      'politicaDireccion',
      'politicaIlegible',
      'politicaOtraClase',
      'politicaRetroactiva',
      'politicaSinCambio',
    ],
  }),
}
