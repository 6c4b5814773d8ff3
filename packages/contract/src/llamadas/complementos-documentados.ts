import { z } from 'zod'
import * as c from '../complementos.ts'
import { get, post } from '../llamada.ts'
import { deLectores, delAlmacen } from './negativas.ts'

export const llamadasDeComplementosDocumentados = {
  validarUUIDs: post('/api/Complementos/validarUUIDs', 'complementos.subir', {
    literal: true,
    body: c.uuidsEntrada,
    answer: c.uuidsRespuesta,
  }),
  validarComplemento: post('/api/Reserva/ValidarComplemento', 'complementos.subir', {
    literal: true,
    body: c.validarComplementoEntrada,
    answer: c.validarComplementoRespuesta,
    refusals: ['sistemaExternoCaido'],
  }),
  guardarComplementos: post('/api/Complementos/guardarComplementos', 'complementos.subir', {
    literal: true,
    body: c.complementosEntrada,
    answer: z.array(c.complementoGuardado),
    refusals: [
      ...deLectores,
      ...delAlmacen,
      'complementoPdfNoEsPdf',
      'complementosIncorrectos',
      'complementosSinVerificar',
      'noEncontrado',
      'sinLugar',
      'sistemaExternoCaido',
      'xmlAgotado',
    ],
  }),
  obtenerComplementos: get('/api/Complementos/obtenerComplementos', 'complementos.ver', {
    literal: true,
    answer: z.array(c.complementoGuardado),
  }),
}
