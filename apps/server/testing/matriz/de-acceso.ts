import { type Expectativa, personal, publico, roles, sesion } from './expectativa.ts'

const corte = () => ({ valor: { clase: 'dia', valor: 22 }, desde: '2026-12-01', motivo: 'Prueba' })

/** Operation and access. */
export const deAcceso: Record<string, Expectativa> = {
  // Operation
  'GET /api/salud': publico('issue of the foundation: health'),
  'GET /api/viva': publico('VII-A3: liveness, which asks nothing of anybody'),
  'GET /api/metricas': publico('this machine only, or by token'),
  'GET /api/sistemas': sesion('frame of every signed-in screen'),
  'GET /api/simulador': sesion('banner of the demonstration'),
  'GET /api/eventos': sesion('decision 16: live events, each scoped when fanned out', { flujo: true }),

  // Access §2, §4, §7
  'POST /api/usuarios/login': publico('A §7'),
  'POST /api/usuarios/llave/reto': publico('A §7'),
  'POST /api/usuarios/entrarConLlave': publico('A §7'),
  'POST /api/usuarios/olvideContrasena': publico('A §2 /olvideContraseña: anyone'),
  'POST /api/usuarios/restablecerContrasena': publico('A §2 /nueva/contraseña: anyone, with the code (21)'),
  'POST /api/usuarios/enlace': publico('A §2 /nuevousuario: invited person, with the code (22)'),
  'POST /api/usuarios/registrar': publico('A §7 registration of an invited user, with the code (22)'),
  'GET /api/sesion': sesion('A §3 claims of the own session'),
  'POST /api/usuarios/cerrarSesion': sesion('A §2 logout'),
  'POST /api/usuarios/cambiarContrasena': sesion('own account'),
  'POST /api/sesion/probar': sesion('own account'),
  'GET /api/sesion/segundoFactor': sesion('own account'),
  'POST /api/sesion/segundoFactor': sesion('own account'),
  'POST /api/sesion/segundoFactor/activar': sesion('own account'),
  'POST /api/sesion/segundoFactor/activarConLlave': sesion('own account'),
  'POST /api/sesion/segundoFactor/codigos': sesion('own account'),
  'GET /api/sesion/llaves': sesion('own account'),
  'POST /api/sesion/llaves/reto': sesion('own account'),
  'POST /api/sesion/llaves': sesion('own account'),
  'POST /api/sesion/llaves/{id}/quitar': sesion('own account'),
  'POST /api/sesion/segundoFactor/quitar': sesion('own account'),
  'GET /api/sesion/correos': sesion('own mails'),
  'PUT /api/sesion/correos': sesion('own mails', { cuerpo: () => ({ enResumen: false }) }),
  'GET /api/sesiones': sesion('own sessions'),
  'DELETE /api/sesiones/{id}': sesion('own sessions', { id: 'sesion' }),
  'POST /api/sesiones/cerrarOtras': sesion('own sessions'),
  'POST /api/boletos': sesion('decision 16: permission and scope are judged when it is used'),

  // Access §6: user list; accept or block; create supplier accounts
  'GET /api/usuarios': roles('A P', 'A §6 user list'),
  'GET /api/usuarios/exportar': roles('A P', 'A §6 user list'),
  'GET /api/usuarios/conteos': roles('A P', 'A §6 user list'),
  'GET /api/usuarios/listadoUsuarios': roles('A P', 'A §6 user list'),
  'POST /api/usuarios/crear': roles('A', 'A §7; 22: a role is granted by the admin alone'),
  'POST /api/usuarios/{id}/aceptar': roles('A', 'A §6 accept', { id: 'usuario', cuerpo: () => ({}) }),
  'POST /api/usuarios/{id}/bloquear': roles('A', 'A §6 block', { id: 'usuario', cuerpo: () => ({}) }),
  'POST /api/usuarios/{id}/reenviarAcceso': roles('A', 'A §6: accounts are the admin’s', {
    id: 'usuario',
  }),
  'POST /api/usuarios/{id}/quitarSegundoFactor': roles('A', 'A §6: accounts are the admin’s', {
    id: 'usuario',
  }),
  'POST /api/usuarios/AgregarClaims': roles('A', 'A §6 accept', {
    id: 'usuario',
    consulta: 'ClaimType=NombreAgencia&ClaimValue=Prueba',
    cuerpo: (id) => id,
  }),
  'POST /api/usuarios/RemoverAdmin': roles('A', 'A §6 block', { id: 'usuario', cuerpo: (id) => id }),
  'POST /api/usuarios/crearProveedor': roles('A', 'A §6 create supplier accounts'),
  'GET /api/usuarios/obtenerProveedor': roles('A', 'A §2 /proveedor/editar: admin'),
  'GET /api/usuarios/obtenerProveedor/{usuarioId}': roles('A', 'A §2 /proveedor/editar: admin', {
    id: 'cuentaProveedor',
  }),
  'GET /api/usuarios/proveedor/{usuarioId}': roles('A', 'A §2 /proveedor/editar: admin', {
    id: 'cuentaProveedor',
  }),
  'PATCH /api/usuarios/proveedor/{usuarioId}': roles('A', 'A §2 /proveedor/editar: admin', {
    id: 'cuentaProveedor',
    cuerpo: (id) => ({
      email: `c${id}@prueba.mx`,
      rfc: 'XAXX010101000',
      nombreAgencia: 'Prueba',
      idProveedores: [101],
    }),
  }),
  'POST /api/usuarios/modificarProveedor': roles('A', 'A §2 /proveedor/editar: admin'),

  // Access §6: invitations
  'GET /api/invitaciones': roles('A P', 'A §6 invite collaborator; decision 43'),
  'POST /api/invitaciones/varias': roles('A P', 'A §6 invite collaborator'),
  'POST /api/invitaciones': roles('A P', 'A §6 invite collaborator'),
  'POST /api/invitaciones/comisionista': roles('A P', 'A §6 invite commission agent; 103: no operative'),
  'POST /api/invitaciones/{id}/reenviar': roles('A P', 'decision 43', { id: 'invitacion' }),
  'POST /api/invitaciones/{id}/revocar': roles('A P', 'decision 43', { id: 'invitacion' }),
  'POST /api/invitaciones/{id}/enlace': roles('A P', 'decision 43', { id: 'invitacion' }),
  'GET /api/correos/fallidos': roles('A', 'decision 5: every failed mail, and those of all'),
  'POST /api/correos/reenviar-fallidos': roles('A', 'decision 5: every failed mail again'),
  'POST /api/Mailing/SendMail': roles('A P', 'decision 15: a template and a record of one’s own'),

  // Access §6: supplier list, agent list
  'GET /api/proveedores': roles('A OP', 'A §6 supplier list'),
  'PUT /api/proveedores/{id}/lotes-abiertos': roles(
    'A',
    'decision 58: an administrator opens a supplier’s lotes',
    {
      numerico: true,
      cuerpo: () => ({ abiertos: false }),
    },
  ),
  'GET /api/directorio/ilegibles': roles('A', 'who may ask ANT to mend its list'),
  'GET /api/proveedores/exportar': roles('A OP', 'A §6 supplier list'),
  'GET /api/comisionistas': roles('A OC', 'A §6 agent list'),
  'GET /api/comisionistas/exportar': roles('A OC', 'A §6 agent list'),
  'GET /api/comisionistas/buscar': roles('A P', 'A §6 invite commission agent', { consulta: 'q=viajes' }),
  'GET /api/Reserva/GetAntCustomers': roles('A OC', 'A §6 agent list'),
  'GET /Reserva/GetAntCustomers': roles('A OC', 'A §6 agent list'),
  'GET /api/Reserva/GetAntSuppliers': roles('A OP P U', 'A §6 supplier list; B §6 create batch'),
  'GET /Reserva/GetAntSuppliers': roles('A OP P U', 'A §6 supplier list; B §6 create batch'),

  // Access §6: settings; home for any signed-in user with a role
  'GET /api/instalacion': roles('A', 'whether a restored installation runs: administrators'),
  'POST /api/instalacion/armar': roles('A', 'administrators', { cuerpo: () => ({ sinCorreos: false }) }),
  'POST /api/instalacion/cotejada': roles('A', 'administrators'),
  'GET /api/instalacion/libros': roles('A', 'administrators'),
  'GET /api/politica': roles(personal, 'A §6 settings: staff'),
  'GET /api/politica/{clave}/historia': roles(personal, 'A §6 settings: staff', { id: 'politica' }),
  'POST /api/politica/{clave}/previa': roles('A', 'decision 4: edited by the admin', {
    id: 'politica',
    cuerpo: corte,
  }),
  'POST /api/politica/{clave}': roles('A', 'decision 4: edited by the admin', {
    id: 'politica',
    cuerpo: corte,
  }),
  'GET /api/permisos': roles('A', 'A §6: the table itself is the admin’s to read'),
  'GET /api/reservas/{localizador}': roles('A OP OC P C', 'issue X: each role its part of a booking'),
  'POST /api/reservas/{localizador}/avisos': roles('A OP OC', 'issue X: staff accept its warnings', {
    cuerpo: () => ({ codigo: 'clienteSobrepagado', motivo: 'prueba' }),
  }),
  'POST /api/reservas/avisos-de-comisiones': roles('A OP OC', 'issue X: staff see them in the list', {
    cuerpo: () => ({ reservas: ['NADIE'] }),
  }),
  'POST /api/reservas/avisos-por-lote': roles('A OP OC', 'issue X: staff see them in the list', {
    cuerpo: () => ({ ids: [999_999_999] }),
  }),
  'POST /api/reservas/avisos-de-lotes': roles('A OP OC', 'issue X: staff see them before the act', {
    cuerpo: () => ({ ids: [999_999_999] }),
  }),
  'GET /api/buscar': roles('A OP OC P C', 'A §6: whoever has lists finds in them', {
    consulta: 'q=coral',
  }),
  'GET /api/inicio': roles(
    personal,
    'A §2 home; A-008 and 1: usuario has no screen but the creation of a lote',
  ),
  'GET /api/inicio/avisos': roles(personal, 'A §2 home'),
  'GET /api/inicio/graficas': roles(personal, 'A §2 home'),
  'GET /api/inicio/rechazos': roles(personal, 'A §2 home'),
  'GET /api/inicio/resumen': roles(personal, 'A §2 home'),
  'GET /api/inicio/detalle': roles(personal, 'A §2 home'),
}
