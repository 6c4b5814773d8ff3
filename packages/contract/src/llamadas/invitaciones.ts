import * as i from '../invitaciones.ts'
import { get, post } from '../llamada.ts'
import { claveDePedido } from './partes.ts'

export const llamadasDeInvitaciones = {
  listar: get('/api/invitaciones', 'usuarios.ver', {
    query: i.consultaInvitaciones,
    answer: i.invitacionesRespuesta,
  }),
  invitar: post('/api/invitaciones', 'usuarios.invitarColaborador', {
    body: i.invitarEntrada,
    answer: i.invitacionCreada,
    perMinute: 60,
    refusals: ['correoYaRegistrado', 'invitacionAbierta', 'invitacionSinRol', 'pruebaRequerida'],
  }),
  invitarVarias: post('/api/invitaciones/varias', 'usuarios.invitarColaborador', {
    body: i.invitarVariasEntrada,
    answer: i.invitacionesDeVarias,
    perMinute: 10,
    refusals: [
      'correoInvalido',
      'correoYaRegistrado',
      'demasiadosCorreos',
      'invitacionAbierta',
      'invitacionSinRol',
      'pruebaRequerida',
    ],
  }),
  invitarComisionista: post('/api/invitaciones/comisionista', 'usuarios.invitarComisionista', {
    body: i.invitarComisionistaEntrada,
    answer: i.invitacionCreada,
    perMinute: 60,
    refusals: [
      'correoYaRegistrado',
      'invitacionAbierta',
      'invitacionSinComisionista',
      'invitacionSinCorreo',
      'invitacionSinDatos',
      'sistemaExternoCaido',
    ],
  }),
  reenviar: post('/api/invitaciones/:id/reenviar', 'usuarios.ver', {
    params: i.invitacionId,
    body: claveDePedido,
    perMinute: 60,
  }),
  revocar: post('/api/invitaciones/:id/revocar', 'usuarios.ver', { params: i.invitacionId, perMinute: 60 }),
  enlace: post('/api/invitaciones/:id/enlace', 'usuarios.ver', {
    params: i.invitacionId,
    answer: i.enlaceCopiado,
    perMinute: 60,
    refusals: ['invitacionCerrada', 'noEncontrado'],
  }),
}
