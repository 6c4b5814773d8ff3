import { z } from 'zod'
import { get, patch, post } from '../llamada.ts'
import * as u from '../usuarios.ts'
import { claveDePedido, listaEntera } from './partes.ts'

const unProveedor = { answer: u.proveedorUsuario, refusals: ['noEncontrado'] } as const
const cambioDeProveedor = {
  answer: u.proveedorUsuario,
  refusals: [
    'correoYaRegistrado',
    'noEncontrado',
    'proveedorIncompleto',
    'proveedoresDesconocidos',
    'pruebaRequerida',
    'sistemaExternoCaido',
  ],
} as const
const porUsuario = { params: z.object({ usuarioId: u.usuarioId }) }

export const llamadasDeUsuarios = {
  crear: post('/api/usuarios/crear', 'usuarios.crearProveedor', {
    body: u.crearEntrada,
    answer: u.crearRespuesta,
    refusals: [
      'contrasenaInvalida',
      'contrasenaLarga',
      'correoInvalido',
      'correoYaRegistrado',
      'rfcInvalido',
      'tipoDesconocido',
    ],
  }),
  aceptar: post('/api/usuarios/:id/aceptar', 'usuarios.aceptar', {
    params: z.object({ id: u.usuarioId }),
    body: u.aceptarEntrada,
    answer: u.aceptarRespuesta,
    refusals: [
      'correoSinProbar',
      'noEncontrado',
      'pruebaRequerida',
      'rfcSinRegistrar',
      'rolFalta',
      'rolNoCorresponde',
    ],
  }),
  bloquear: post('/api/usuarios/:id/bloquear', 'usuarios.aceptar', {
    params: z.object({ id: u.usuarioId }),
    body: z.object({ motivo: z.string().trim().max(500).nullish() }),
    answer: z.object({ id: z.number().int() }),
    refusals: ['noEncontrado', 'noTeBloquees', 'pruebaRequerida', 'ultimoAdministrador'],
  }),
  reenviarAcceso: post('/api/usuarios/:id/reenviarAcceso', 'usuarios.aceptar', {
    params: z.object({ id: u.usuarioId }),
    body: claveDePedido,
    perMinute: 60,
    refusals: ['accesoYaRegistrado', 'cuentaBloqueada', 'noEncontrado'],
  }),
  quitarSegundoFactor: post('/api/usuarios/:id/quitarSegundoFactor', 'usuarios.aceptar', {
    params: z.object({ id: u.usuarioId }),
    refusals: ['noEncontrado', 'pruebaRequerida'],
  }),
  agregarClaims: post('/api/usuarios/AgregarClaims', 'usuarios.aceptar', {
    query: u.agregarClaimsConsulta,
    body: u.usuarioId,
    refusals: [
      'claimDesconocido',
      'correoSinProbar',
      'noEncontrado',
      'pruebaRequerida',
      'rfcAjeno',
      'rfcInvalido',
      'rolFalta',
      'rolNoCorresponde',
    ],
  }),
  removerAdmin: post('/api/usuarios/RemoverAdmin', 'usuarios.aceptar', {
    body: u.usuarioId,
    answer: z.object({ id: z.number().int() }),
    refusals: ['noEncontrado', 'noTeBloquees', 'pruebaRequerida', 'ultimoAdministrador'],
  }),
  crearProveedor: post('/api/usuarios/crearProveedor', 'usuarios.crearProveedor', {
    body: u.crearProveedorEntrada,
    answer: u.crearRespuesta,
    others: { 409: u.errorDocumentado },
    refusals: [
      'proveedorIncompleto',
      'proveedoresDesconocidos',
      'sistemaExternoCaido',
      'usuarioYaRegistrado',
    ],
  }),
  obtenerProveedor: get('/api/usuarios/obtenerProveedor', 'usuarios.crearProveedor', {
    query: z.object({ usuarioId: u.usuarioId }),
    ...unProveedor,
  }),
  obtenerProveedorPorRuta: get('/api/usuarios/obtenerProveedor/:usuarioId', 'usuarios.crearProveedor', {
    ...porUsuario,
    ...unProveedor,
  }),
  modificarProveedor: post('/api/usuarios/modificarProveedor', 'usuarios.crearProveedor', {
    body: u.modificarProveedorConId,
    ...cambioDeProveedor,
  }),
  proveedor: get('/api/usuarios/proveedor/:usuarioId', 'usuarios.crearProveedor', {
    ...porUsuario,
    ...unProveedor,
  }),
  cambiarProveedor: patch('/api/usuarios/proveedor/:usuarioId', 'usuarios.crearProveedor', {
    ...porUsuario,
    body: u.modificarProveedorEntrada,
    ...cambioDeProveedor,
  }),
  listar: get('/api/usuarios', 'usuarios.ver', { query: u.consultaUsuarios, answer: u.usuariosRespuesta }),
  exportar: listaEntera('/api/usuarios', 'usuarios.ver', { query: u.consultaUsuarios }),
  conteos: get('/api/usuarios/conteos', 'usuarios.ver', { answer: u.conteosUsuarios }),
  listadoUsuarios: get('/api/usuarios/listadoUsuarios', 'usuarios.ver', {
    query: u.listadoConsulta,
    answer: z.array(u.usuarioDocumentado),
  }),
}
