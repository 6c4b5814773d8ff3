import { z } from 'zod'
import * as a from '../acceso.ts'
import { del, get, post, put } from '../llamada.ts'
import * as l from '../llaves.ts'
import * as s from '../sesion.ts'
import { porUuid } from './partes.ts'

/** What asking who is there may answer. */
const quienEs = [
  'contrasenaActualIncorrecta',
  'demasiadosIntentos',
  'llaveNoReconocida',
  'llavesNoDisponibles',
] as const

export const llamadasDeAcceso = {
  olvideContrasena: post('/api/usuarios/olvideContrasena', 'publico', {
    body: a.olvideEntrada,
    perMinute: 60,
  }),
  restablecerContrasena: post('/api/usuarios/restablecerContrasena', 'publico', {
    body: a.restablecerEntrada,
    perMinute: 60,
    refusals: ['contrasenaInvalida', 'contrasenaLarga', 'enlaceVencido'],
  }),
  cambiarContrasena: post('/api/usuarios/cambiarContrasena', 'sesion', {
    body: a.cambiarContrasenaEntrada,
    perMinute: 60,
    refusals: [
      'contrasenaActualIncorrecta',
      'contrasenaInvalida',
      'contrasenaLarga',
      'contrasenaRepetida',
      'demasiadosIntentos',
    ],
  }),
  segundoFactor: get('/api/sesion/segundoFactor', 'sesion', { answer: a.segundoFactorRespuesta }),
  iniciarSegundoFactor: post('/api/sesion/segundoFactor', 'sesion', {
    body: l.pruebaDeDueno,
    answer: a.segundoFactorInicio,
    perMinute: 60,
    refusals: [...quienEs, 'segundoFactorYaActivo'],
  }),
  activarSegundoFactor: post('/api/sesion/segundoFactor/activar', 'sesion', {
    body: a.codigoEntrada,
    answer: a.codigosRespuesta,
    perMinute: 60,
    refusals: ['codigoIncorrecto', 'segundoFactorSinEmpezar', 'segundoFactorYaActivo'],
  }),
  activarConLlave: post('/api/sesion/segundoFactor/activarConLlave', 'sesion', {
    body: l.pruebaDeDueno,
    answer: a.codigosRespuesta,
    perMinute: 60,
    refusals: [...quienEs, 'segundoFactorYaActivo', 'sinLlaves'],
  }),
  quitarSegundoFactor: post('/api/sesion/segundoFactor/quitar', 'sesion', {
    body: a.ambosPasosEntrada,
    perMinute: 60,
    refusals: [...quienEs, 'codigoIncorrecto', 'segundoFactorObligatorio'],
  }),
  renovarCodigos: post('/api/sesion/segundoFactor/codigos', 'sesion', {
    body: a.ambosPasosEntrada,
    answer: a.codigosRespuesta,
    perMinute: 60,
    refusals: [...quienEs, 'codigoIncorrecto', 'segundoFactorSinEmpezar', 'codigosYaRenovados'],
  }),
  probar: post('/api/sesion/probar', 'sesion', { body: l.pruebaDeDueno, perMinute: 60, refusals: quienEs }),
  misCorreos: get('/api/sesion/correos', 'sesion', { answer: a.misCorreos }),
  cambiarMisCorreos: put('/api/sesion/correos', 'sesion', { body: a.misCorreos, answer: a.misCorreos }),
  llaves: get('/api/sesion/llaves', 'sesion', { answer: l.llavesRespuesta }),
  retoDeRegistro: post('/api/sesion/llaves/reto', 'sesion', {
    body: l.pruebaDeDueno,
    answer: l.retoDeRegistro,
    perMinute: 60,
    refusals: [...quienEs, 'demasiadasLlaves'],
  }),
  agregarLlave: post('/api/sesion/llaves', 'sesion', {
    body: l.agregarLlaveEntrada,
    answer: l.llave,
    perMinute: 60,
    refusals: ['demasiadasLlaves', 'llaveNoRegistrada', 'llavesNoDisponibles'],
  }),
  quitarLlave: post('/api/sesion/llaves/:id/quitar', 'sesion', {
    ...porUuid,
    body: l.pruebaDeDueno,
    perMinute: 60,
    refusals: [...quienEs, 'llaveEsSegundoPaso', 'noEncontrado'],
  }),
  retoDeEntrada: post('/api/usuarios/llave/reto', 'publico', {
    answer: l.retoDeLlave,
    perMinute: 300,
    refusals: ['llavesNoDisponibles'],
  }),
  entrarConLlave: post('/api/usuarios/entrarConLlave', 'publico', {
    body: l.entrarConLlaveEntrada,
    answer: s.loginRespuesta,
    perMinute: 300,
    refusals: ['cuentaBloqueada', 'llaveNoReconocida', 'llavesNoDisponibles'],
  }),
  sesiones: get('/api/sesiones', 'sesion', { answer: a.sesionesRespuesta }),
  cerrarUna: del('/api/sesiones/:id', 'sesion', { ...porUuid, refusals: ['noEncontrado'] }),
  cerrarOtras: post('/api/sesiones/cerrarOtras', 'sesion', { answer: a.cerrarOtrasRespuesta }),
  login: post('/api/usuarios/login', 'publico', {
    body: s.loginEntrada,
    answer: s.loginRespuesta,
    perMinute: 300,
    refusals: [
      'codigoIncorrecto',
      'credencialesIncorrectas',
      'cuentaBloqueada',
      'demasiadosIntentos',
      'llaveNoReconocida',
      'llavesNoDisponibles',
      'segundoFactorRequerido',
    ],
  }),
  sesion: get('/api/sesion', 'sesion', { answer: s.sesionRespuesta }),
  cerrarSesion: post('/api/usuarios/cerrarSesion', 'sesion', {}),
  boleto: post('/api/boletos', 'sesion', {
    body: s.boletoEntrada,
    answer: s.boletoRespuesta,
    refusals: ['debeCambiarContrasena', 'debeSegundoFactor', 'noEncontrado'],
  }),
  enlace: post('/api/usuarios/enlace', 'publico', {
    asks: true,
    body: a.enlaceEntrada,
    answer: a.enlaceRespuesta,
    perMinute: 60,
    refusals: ['enlaceVencido'],
  }),
  registrar: post('/api/usuarios/registrar', 'publico', {
    body: a.registrarEntrada,
    answer: z.object({ id: z.number().int(), correoPorProbar: z.boolean() }),
    perMinute: 60,
    refusals: [
      'contrasenaInvalida',
      'contrasenaLarga',
      'correoYaRegistrado',
      'enlaceVencido',
      'registroIncompleto',
    ],
  }),
}
