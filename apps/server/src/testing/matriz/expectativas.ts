/**
 * Who may call what, transcribed by hand from §6 of the four documents and the recorded decisions: not from the code's
 * own table, so that the two can disagree. One line per call of the OpenAPI document; a call without a line fails.
 *
 *   'POST /api/lotes/procesar': roles('A', 'B §6: administrators', { cuerpo: … })
 *
 * A admin · OP OperativoProveedor · OC OperativoComisionista · P proveedor · C comisionista · U usuario.
 * `id` names the kind of record in the path (or, with `cuerpo`, in the body): own, another's and an absent one are
 * tried, and `alcances` says who reaches which.
 */
export type Sigla = 'A' | 'OP' | 'OC' | 'P' | 'C' | 'U'
export type Clase = keyof typeof alcances
export type Expectativa = {
  /** `nadie`: not even with a session of any role; `publico`: anybody; `sesion`: signed in, also before being accepted. */
  quien: 'publico' | 'sesion' | readonly Sigla[]
  fuente: string
  id?: Clase
  /** Second parameter of the path, of a record inside the first. */
  sub?: 'cfdi' | 'pdf' | 'numero' | 'facturaId'
  /** What makes the call reach its use case. */
  cuerpo?: (id: string | number) => unknown
  /** Uploads one file of this name. */
  archivo?: string
  consulta?: string
  /** The answer is a list: what one may not see gives an empty one. */
  lista?: boolean
  /** What is absent is refused in another way than 404, when the call is about several at once. */
  ausente?: readonly number[]
  /** Its ids are numbers, where no kind says so. */
  numerico?: boolean
  /** A stream that does not end by itself. */
  flujo?: boolean
}
type Mas = Omit<Expectativa, 'quien' | 'fuente'>
const roles = (siglas: string, fuente: string, mas: Mas = {}): Expectativa => ({
  quien: siglas.split(' ') as Sigla[],
  fuente,
  ...mas,
})
const publico = (fuente: string, mas: Mas = {}): Expectativa => ({ quien: 'publico', fuente, ...mas })
const sesion = (fuente: string, mas: Mas = {}): Expectativa => ({ quien: 'sesion', fuente, ...mas })

/**
 * Which records a role reaches: all of the kind, its own, or none (an existing one is then as absent as any).
 * A lote of a supplier belongs to who created it for one of its hotels (B §6); staff see their category (A §1).
 */
export const alcances = {
  loteProveedor: { A: 'todos', OP: 'todos', OC: 'ninguno', P: 'propios', C: 'ninguno', U: 'ninguno' },
  facturaProveedor: { A: 'todos', OP: 'todos', OC: 'ninguno', P: 'propios', C: 'ninguno', U: 'ninguno' },
  // Whoever made it, and nobody else.
  borrador: { A: 'propios', OP: 'ninguno', OC: 'ninguno', P: 'propios', C: 'ninguno', U: 'propios' },
  sesion: { A: 'propios', OP: 'propios', OC: 'propios', P: 'propios', C: 'propios', U: 'propios' },
  invitacion: { A: 'todos', OP: 'ninguno', OC: 'ninguno', P: 'propios', C: 'ninguno', U: 'ninguno' },
  usuario: { A: 'todos', OP: 'ninguno', OC: 'ninguno', P: 'ninguno', C: 'ninguno', U: 'ninguno' },
  cuentaProveedor: { A: 'todos', OP: 'ninguno', OC: 'ninguno', P: 'ninguno', C: 'ninguno', U: 'ninguno' },
  descarga: { A: 'propios', OP: 'propios', OC: 'propios', P: 'propios', C: 'propios', U: 'ninguno' },
  comprobante: { A: 'todos', OP: 'ninguno', OC: 'ninguno', P: 'ninguno', C: 'ninguno', U: 'ninguno' },
  recibo: { A: 'todos', OP: 'ninguno', OC: 'ninguno', P: 'ninguno', C: 'ninguno', U: 'ninguno' },
  // decision 111: staff all of them, outsiders what they registered themselves.
  pago: { A: 'todos', OP: 'todos', OC: 'todos', P: 'propios', C: 'propios', U: 'ninguno' },
  comprobantePago: {
    A: 'propios',
    OP: 'propios',
    OC: 'propios',
    P: 'propios',
    C: 'propios',
    U: 'ninguno',
  },
  // C §6: an agent its own, accounting all of them.
  prefactura: { A: 'todos', OP: 'ninguno', OC: 'todos', P: 'ninguno', C: 'propios', U: 'ninguno' },
  // The policy is one for all.
  politica: { A: 'todos', OP: 'todos', OC: 'todos', P: 'todos', C: 'todos', U: 'ninguno' },
} as const satisfies Record<string, Record<Sigla, 'todos' | 'propios' | 'ninguno'>>

const personal = 'A OP OC P C'
const crea = 'A P U'
const agentes = 'A OC C'
const motivo = () => ({ motivo: 'Prueba' })
const comprobante = (id: string | number) => [
  {
    idFactura: Number(id),
    rfc: 'XAXX010101000',
    bancobeneficiario: 'BBVA',
    fechapago: '2026-10-10',
    totalLayout: 1,
    folio: '1',
  },
]
const corte = () => ({ valor: { clase: 'dia', valor: 22 }, desde: '2026-12-01', motivo: 'Prueba' })
const renglon = () => ({
  folio: '1',
  bookingCode: 'A1',
  base: 1,
  iva: 0,
  otrosImpuestos: 0,
  propinas: 0,
  totalReserva: 1,
})

const deReserva = () => ({ bookingCode: 'AAAAAA', rfc: 'XAXX010101000' })
const deEnlace = () => ({ codigo: 'x'.repeat(32) })

const pedido = '00000000-0000-4000-8000-000000000001'
const reglaDeTexto = () => ({ contiene: 'COMISION', accion: 'ignorar', valor: 'Prueba' })
const fuente = () => ({
  nombre: 'Prueba',
  moneda: 'MXN',
  primerRenglon: 2,
  columnas: [
    { columna: 'fechaOperacion', encabezado: 'Fecha' },
    { columna: 'concepto', encabezado: 'Detalle' },
    { columna: 'abonos', encabezado: 'Abono' },
  ],
})

export const expectativas: Record<string, Expectativa> = {
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

  // Supplier batches §6: lists and files of what one may see
  'GET /api/lotes': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/exportar': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/por-hotel': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/por-hotel/exportar': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/conteos': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/ajustes': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/proveedores': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/{id}': roles(personal, 'B §6', { id: 'loteProveedor' }),
  'GET /api/lotes/{id}/layout': roles(personal, 'B §6', { id: 'loteProveedor' }),
  'GET /api/lotes/{id}/facturas': roles(personal, 'B §6', { id: 'loteProveedor', lista: true }),
  'GET /api/lotes/{id}/facturas/exportar': roles(personal, 'B §6', { id: 'loteProveedor', lista: true }),
  'GET /api/lotes/{id}/comprobantes': roles('A OC', 'B §6; C §6 payment proofs', { id: 'loteProveedor' }),
  'GET /api/lotes/{id}/pagos': roles(personal, 'C §2 B: Pago', { id: 'loteProveedor' }),
  'GET /api/facturas/{id}/reservas': roles(personal, 'B §6', { id: 'facturaProveedor', lista: true }),
  'GET /api/facturas/{id}/reservas/exportar': roles(personal, 'B §6', {
    id: 'facturaProveedor',
    lista: true,
  }),
  'GET /api/facturas/{id}': roles(personal, 'B §6', { id: 'facturaProveedor' }),
  'GET /api/facturas/{id}/xml': roles(personal, 'B §6', { id: 'facturaProveedor' }),
  'GET /api/facturas/{id}/pdf': roles(personal, 'B §6', { id: 'facturaProveedor' }),
  'POST /api/lotes/descargas': roles(personal, 'B §6', {
    id: 'loteProveedor',
    cuerpo: (id) => ({ ids: [Number(id)] }),
  }),
  'GET /api/lotes/descargas/{id}': roles(personal, 'B §6: who asked for it', { id: 'descarga' }),
  'GET /api/lotes/descargas/{id}/zip': roles(personal, 'B §6: who asked for it', { id: 'descarga' }),
  'GET /api/bitacora/{entidad}/{id}': roles(personal, 'of what one may see', { id: 'loteProveedor' }),
  'GET /api/Factura/noProcesados': roles(personal, 'B §7 as documented, scoped'),
  'GET /api/Factura/enCola': roles(personal, 'B §7 as documented, scoped'),
  'GET /api/Factura/enProcesoDePago': roles(personal, 'B §7 as documented, scoped'),
  'GET /api/Factura/pagados': roles(personal, 'B §7 as documented, scoped'),

  // Supplier batches §6: processing, receipts, proofs and deletion are the administrators'; commissions are processed by
  // accounting too, each its category
  'POST /api/lotes/procesar': roles('A OC', 'B §6; C §6, 67 processing', {
    id: 'loteProveedor',
    cuerpo: (id) => ({ ids: [Number(id)], fechaPago: '2026-10-16' }),
    ausente: [409],
  }),
  'GET /api/lotes/envios/recientes': roles('A OC', 'B §6; C §6, 67 processing'),
  'GET /api/lotes/envios/{grupo}': roles('A OC', 'B §6; C §6, 67 processing'),
  'POST /api/lotes/{id}/consultar': roles('A OC', 'B §6; C §6, 67 processing', { id: 'loteProveedor' }),
  'POST /api/lotes/{id}/reenviar': roles('A OC', 'B §6; C §6, 67 processing', { id: 'loteProveedor' }),
  'POST /api/lotes/{id}/facturas/{facturaId}/retirar': roles('A OC', 'decision 54; C §6, decision 81', {
    id: 'loteProveedor',
    sub: 'facturaId',
    cuerpo: motivo,
  }),
  'POST /api/lotes/{id}/facturas/{facturaId}/revisar': roles('A OC', 'decision 54; C §6, decision 81', {
    id: 'loteProveedor',
    sub: 'facturaId',
    cuerpo: () => ({ resultado: 'aceptada', motivo: 'Prueba' }),
  }),
  'POST /api/lotes/{id}/facturas/{facturaId}/explicar': roles('A OP P', 'decision 64; B §6', {
    id: 'loteProveedor',
    sub: 'facturaId',
    cuerpo: motivo,
  }),
  'POST /api/lotes/{id}/facturas/{facturaId}/resolver': roles('A OC', 'decision 54; C §6, decision 81', {
    id: 'loteProveedor',
    sub: 'facturaId',
    cuerpo: () => ({ resultado: 'aceptado', motivo: 'Prueba' }),
  }),
  'PUT /api/Factura/enCola': roles('A OC', 'B §6; C §6, 67 processing'),
  'POST /api/Factura/enviarLote': roles('A OC', 'B §6; C §6, 67 processing'),
  'DELETE /api/FacturaComisionista/EliminarLote/{id}': roles('A', 'B §6 Eliminar: admin only', {
    id: 'loteProveedor',
  }),
  'POST /api/recibos/buscar-lotes': roles('A', 'B §6 receipts'),
  'POST /api/recibos': roles('A', 'B §6 receipts'),
  'GET /api/recibos/{id}/archivo': roles('A', 'B §6 receipts', { id: 'recibo' }),
  'GET /api/lotes/{id}/pagos/{pagoId}/recibo': roles(personal, 'B §6 own lotes', { id: 'loteProveedor' }),
  'POST /api/comprobantes/{id}/anular': roles('A OC', 'B §6 payment proofs', {
    id: 'comprobante',
    cuerpo: motivo,
  }),
  'POST /api/Factura/guardarComprobantePago': roles('A OC', 'B §6 payment proofs', {
    id: 'loteProveedor',
    cuerpo: comprobante,
  }),
  'POST /Factura/guardarComprobantePago': roles('A OC', 'B §6 payment proofs', {
    id: 'loteProveedor',
    cuerpo: comprobante,
  }),
  'POST /api/Factura/guardarComprobantes': roles('A OC', 'B §6 payment proofs', {
    id: 'loteProveedor',
    cuerpo: comprobante,
  }),
  'POST /Factura/guardarComprobantes': roles('A OC', 'B §6 payment proofs', {
    id: 'loteProveedor',
    cuerpo: comprobante,
  }),
  'PUT /api/Factura/actualizar-estatus-a-pagado': roles('A OC', 'B §6 payment proofs'),
  'PUT /Factura/actualizar-estatus-a-pagado': roles('A OC', 'B §6 payment proofs'),

  // Supplier batches §6: create-batch page
  'GET /api/borradores': roles(crea, 'B §6 create'),
  'POST /api/borradores': roles(crea, 'B §6 create'),
  'GET /api/borradores/reglas': roles(crea, 'B §6 create'),
  'GET /api/borradores/{id}': roles(crea, 'B §6 create', { id: 'borrador' }),
  'DELETE /api/borradores/{id}': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/cfdis': roles(crea, 'B §6 create', { id: 'borrador', archivo: 'a.xml' }),
  'POST /api/borradores/{id}/layout': roles(crea, 'B §6 create', { id: 'borrador', archivo: 'a.xlsx' }),
  'POST /api/borradores/{id}/pdfs': roles(crea, 'B §6 create', { id: 'borrador', archivo: 'a.pdf' }),
  'PUT /api/borradores/{id}/proveedor': roles(crea, 'B §6 create', {
    id: 'borrador',
    cuerpo: () => ({ proveedorId: 101 }),
  }),
  'PUT /api/borradores/{id}/nombre': roles(crea, 'B §6 create', {
    id: 'borrador',
    cuerpo: () => ({ nombre: 'X' }),
  }),
  'DELETE /api/borradores/{id}/cfdis/{cfdi}': roles(crea, 'B §6 create', { id: 'borrador', sub: 'cfdi' }),
  'POST /api/borradores/{id}/cfdis/{cfdi}/restaurar': roles(crea, 'B §6 create', {
    id: 'borrador',
    sub: 'cfdi',
  }),
  'PUT /api/borradores/{id}/cfdis/{cfdi}/pdf': roles(crea, 'B §6 create', {
    id: 'borrador',
    sub: 'cfdi',
    cuerpo: (pdfId) => ({ pdfId }),
  }),
  'PUT /api/borradores/{id}/cfdis/{cfdi}/motivo': roles(crea, 'B §6 create', {
    id: 'borrador',
    sub: 'cfdi',
    cuerpo: motivo,
  }),
  'DELETE /api/borradores/{id}/pdfs/{pdf}': roles(crea, 'B §6 create', { id: 'borrador', sub: 'pdf' }),
  'PUT /api/borradores/{id}/renglones/{numero}': roles(crea, 'B §6 create', {
    id: 'borrador',
    sub: 'numero',
    cuerpo: renglon,
  }),
  'DELETE /api/borradores/{id}/renglones/{numero}': roles(crea, 'B §6 create', {
    id: 'borrador',
    sub: 'numero',
  }),
  'POST /api/borradores/{id}/validarUuids': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/validarFacturas': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/validarReservas': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/validarLayout': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/validarLote': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/guardar': roles(crea, 'B §6 create', { id: 'borrador' }),
  'GET /api/borradores/{id}/layout.xlsx': roles(crea, 'B §6 create', { id: 'borrador' }),
  'GET /api/borradores/{id}/excepciones.xlsx': roles(crea, 'B §6 create', { id: 'borrador' }),
  'GET /api/borradores/{id}/dictamen.xlsx': roles(crea, 'B §6 create', { id: 'borrador' }),
  // Payments
  'GET /api/pagos': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/pagos/exportar': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/pagos/ajustes': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/catalogos/metodos': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/catalogos/promociones': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/catalogos/productos': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/catalogos/estados': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/estados-de-cuenta/fuentes': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/estados-de-cuenta': roles('A', 'P §6, decision 111'),
  'GET /api/movimientos': roles('A', 'P §6, decision 111'),
  'POST /api/estados-de-cuenta/previa': roles('A', 'P §6, decision 111', { archivo: 'a.xlsx' }),
  'POST /api/estados-de-cuenta': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ archivoID: '00000000-0000-4000-8000-000000000000', fuente: 'bbvaMxn' }),
  }),
  'POST /api/estados-de-cuenta/{importacionID}/deshacer': roles('A', 'P §6, decision 111', {
    numerico: true,
  }),
  'GET /api/estados-de-cuenta/perfiles': roles('A', 'decision 111: statements'),
  'POST /api/estados-de-cuenta/perfiles': roles('A', 'decision 111: statements', { cuerpo: fuente }),
  'PUT /api/estados-de-cuenta/perfiles/{clave}': roles('A', 'decision 111: statements', { cuerpo: fuente }),
  'DELETE /api/estados-de-cuenta/perfiles/{clave}': roles('A', 'decision 111: statements'),
  'POST /api/estados-de-cuenta/perfiles/probar': roles('A', 'decision 111: statements', {
    archivo: 'a.xlsx',
  }),
  'POST /api/Pagos/SincronizarEstadoCuenta': roles('A', 'P §7, decision 111', { cuerpo: () => [] }),
  'POST /Pagos/SincronizarEstadoCuenta': roles('A', 'P §7, decision 111', { cuerpo: () => [] }),
  // Who may not match learns that, and nothing else.
  'GET /api/conciliacion/resumen': roles('A OP OC P C', 'decision 111: matching'),
  'GET /api/conciliacion/movimientos': roles('A', 'decision 111: matching'),
  'GET /api/conciliacion/movimientos/{movimientoID}': roles('A', 'decision 111: matching', {
    numerico: true,
  }),
  'GET /api/conciliacion/candidatos': roles('A', 'decision 111: matching', {
    consulta: 'movimientoID=999999999&q=ABC123',
  }),
  'GET /api/conciliacion/acciones': roles('A', 'decision 111: matching'),
  'GET /api/conciliacion/corridas/{corridaID}': roles('A', 'decision 111: matching', { numerico: true }),
  'POST /api/conciliacion/corridas': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ importacionID: 999_999_999 }),
  }),
  'POST /api/conciliacion/movimientos/{movimientoID}/aceptar': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: () => ({ clave: pedido, lineas: [{ pagoID: 999_999_999, monto: 1 }] }),
  }),
  'POST /api/conciliacion/movimientos/{movimientoID}/rechazar': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: () => ({ clave: pedido, sugerencia: 'pago:999999999' }),
  }),
  'POST /api/conciliacion/movimientos/{movimientoID}/ignorar': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: () => ({ clave: pedido, motivo: 'Prueba' }),
  }),
  'POST /api/conciliacion/movimientos/{movimientoID}/posponer': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: () => ({ clave: pedido }),
  }),
  'POST /api/conciliacion/posponer': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ clave: pedido, movimientoIDs: [999_999_999] }),
  }),
  'POST /api/conciliacion/aceptar': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ clave: pedido, pares: [{ movimientoID: 999_999_999, sugerencia: 'pago:999999999' }] }),
  }),
  'POST /api/conciliacion/ignorar': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ clave: pedido, movimientoIDs: [999_999_999], motivo: 'Prueba' }),
  }),
  'POST /api/conciliacion/acciones/{accionID}/deshacer': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: () => ({ clave: pedido }),
  }),
  'POST /api/conciliacion/confirmar': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ clave: pedido, accionIDs: [999_999_999] }),
  }),
  'POST /api/conciliacion/deshacer': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ clave: pedido, accionIDs: [999_999_999] }),
  }),
  'GET /api/conciliacion/reglas': roles('A', 'decision 111: matching'),
  'POST /api/conciliacion/reglas': roles('A', 'decision 111: matching', { cuerpo: reglaDeTexto }),
  'POST /api/conciliacion/reglas/previa': roles('A', 'decision 111: matching', { cuerpo: reglaDeTexto }),
  'POST /api/conciliacion/reglas/aplicar': roles('A', 'decision 111: matching'),
  'PUT /api/conciliacion/reglas/orden': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ reglaIDs: [999_999_999] }),
  }),
  'PUT /api/conciliacion/reglas/{reglaID}': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: reglaDeTexto,
  }),
  'DELETE /api/conciliacion/reglas/{reglaID}': roles('A', 'decision 111: matching', { numerico: true }),
  'POST /api/pagos/buscar-reserva': roles('A OP OC P C', 'P §6, decision 111', {
    cuerpo: () => ({ localizador: '', rfc: '' }),
  }),
  'POST /api/pagos/reservas-del-comprobante': roles('A OP OC', 'decision 111: outsiders type both', {
    cuerpo: () => ({ urlComprobante: 'x' }),
  }),
  'POST /api/pagos/guardar': roles('A OP OC P C', 'P §6, decision 111', {
    cuerpo: () => ({ clave: '00000000-0000-4000-8000-000000000000', pagos: [] }),
  }),
  'POST /api/pagos/{pagoID}/avisos/atender': roles('A', 'decision 111: states', {
    numerico: true,
    cuerpo: () => ({ motivo: 'Son dos familias' }),
  }),
  'POST /api/pagos/revisar-reuso': roles('A OP OC P C', 'P §6, decision 111'),
  'POST /api/pagos/comprobantes': roles('A OP OC P C', 'P §6, decision 111', { archivo: 'a.pdf' }),
  'GET /api/comprobantes/{comprobanteID}': roles('A OP OC P C', 'P §6, decision 111', {
    id: 'comprobantePago',
  }),
  'GET /api/pagos/{pagoID}': roles('A OP OC P C', 'P §6, decision 111', { id: 'pago' }),
  'GET /api/pagos/{pagoID}/comprobante': roles('A OP OC P C', 'P §6, decision 111', { id: 'pago' }),
  'GET /api/TipoCambio/{fecha}': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /TipoCambio/{fecha}': roles('A OP OC P C', 'P §6, decision 111'),
  'POST /api/Pagos/BuscarPagos/BuscarPagos': roles('A OP OC P C', 'P §6, decision 111', {
    cuerpo: () => ({}),
  }),
  'POST /Pagos/BuscarPagos/BuscarPagos': roles('A OP OC P C', 'P §6, decision 111', { cuerpo: () => ({}) }),
  'POST /api/Pagos/BuscarPagos': roles('A OP OC P C', 'P §6, decision 111', { cuerpo: () => ({}) }),
  'POST /Pagos/BuscarPagos': roles('A OP OC P C', 'P §6, decision 111', { cuerpo: () => ({}) }),
  'POST /api/Pagos/GuardarPagos': roles('A OP OC P C', 'P §6, decision 111', { cuerpo: () => [] }),
  'POST /Pagos/GuardarPagos': roles('A OP OC P C', 'P §6, decision 111', { cuerpo: () => [] }),
  'PUT /api/Pagos/ActualizarEstadoPago/ActualizarEstado': roles('A', 'P §6, decision 111', {
    id: 'pago',
    cuerpo: (pagoID) => ({ pagoID, nuevoEstadoID: 1 }),
  }),
  'PUT /Pagos/ActualizarEstadoPago/ActualizarEstado': roles('A', 'P §6, decision 111', {
    id: 'pago',
    cuerpo: (pagoID) => ({ pagoID, nuevoEstadoID: 1 }),
  }),
  'GET /api/Pagos/GetComprobanteById': roles('A OP OC P C', 'P §6, decision 111', { consulta: 'id=1' }),
  'GET /Pagos/GetComprobanteById': roles('A OP OC P C', 'P §6, decision 111', { consulta: 'id=1' }),
  'POST /api/Pagos/CreateComprobante': roles('A OP OC P C', 'P §6, decision 111', {
    cuerpo: () => ({ urlComprobante: 'x' }),
  }),
  'POST /Pagos/CreateComprobante': roles('A OP OC P C', 'P §6, decision 111', {
    cuerpo: () => ({ urlComprobante: 'x' }),
  }),
  'GET /api/Pagos/AnalizarComprobante': roles('A OP OC P C', 'P §6, decision 111', {
    consulta: 'urlImage=x',
  }),
  'GET /Pagos/AnalizarComprobante': roles('A OP OC P C', 'P §6, decision 111', { consulta: 'urlImage=x' }),
  'GET /api/Product/GetProductCatalog': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /Product/GetProductCatalog': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/Booking/GetBookingCustomer': roles('A OP OC', 'P §6, decision 111', {
    consulta: 'bookingCode=KTR482',
  }),
  'GET /Booking/GetBookingCustomer': roles('A OP OC', 'P §6, decision 111', {
    consulta: 'bookingCode=KTR482',
  }),
  'GET /api/Booking/GetBookingPayments': roles('A OP OC', 'P §6, decision 111', {
    consulta: 'bookingCode=KTR482',
  }),
  'GET /Booking/GetBookingPayments': roles('A OP OC', 'P §6, decision 111', {
    consulta: 'bookingCode=KTR482',
  }),
  'POST /api/Booking/SearchBooking': roles('A OP OC', 'P §6, decision 111', {
    cuerpo: () => ({ bookingCode: 'KTR482' }),
  }),
  'POST /Booking/SearchBooking': roles('A OP OC', 'P §6, decision 111', {
    cuerpo: () => ({ bookingCode: 'KTR482' }),
  }),
  'GET /api/Catalogos/GetMetodosPago': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /Catalogos/GetMetodosPago': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/Catalogos/GetPromociones': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /Catalogos/GetPromociones': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/Catalogos/GetEstados': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /Catalogos/GetEstados': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/FamilyProduct/GetFamilyProducts': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /FamilyProduct/GetFamilyProducts': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/Product/GetProducts': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /Product/GetProducts': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/Catalogos/GetMetodoPagoById/{id}': roles('A OP OC P C', 'P §6, decision 111', { numerico: true }),
  'GET /Catalogos/GetMetodoPagoById/{id}': roles('A OP OC P C', 'P §6, decision 111', { numerico: true }),
  'GET /api/Product/GetProductById/{id}': roles('A OP OC P C', 'P §6, decision 111', { numerico: true }),
  'GET /Product/GetProductById/{id}': roles('A OP OC P C', 'P §6, decision 111', { numerico: true }),
  'POST /api/Catalogos/CreateMetodoPago': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ nombreMetodoPago: 'x', numeroCuenta: '1', banco: 'b' }),
  }),
  'POST /Catalogos/CreateMetodoPago': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ nombreMetodoPago: 'x', numeroCuenta: '1', banco: 'b' }),
  }),
  'PUT /api/Catalogos/UpdateMetodoPago/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ nombreMetodoPago: 'x', numeroCuenta: '1', banco: 'b' }),
  }),
  'PUT /Catalogos/UpdateMetodoPago/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ nombreMetodoPago: 'x', numeroCuenta: '1', banco: 'b' }),
  }),
  'DELETE /api/Catalogos/DeleteMetodoPago/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'DELETE /Catalogos/DeleteMetodoPago/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'POST /api/Catalogos/CreatePromocion': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ nombrePromocion: 'x' }),
  }),
  'POST /Catalogos/CreatePromocion': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ nombrePromocion: 'x' }),
  }),
  'PUT /api/Catalogos/UpdatePromocion/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ nombrePromocion: 'x' }),
  }),
  'PUT /Catalogos/UpdatePromocion/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ nombrePromocion: 'x' }),
  }),
  'DELETE /api/Catalogos/DeletePromocion/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'DELETE /Catalogos/DeletePromocion/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'POST /api/Product/CreateProduct': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ productName: 'x', familyProductID: 1 }),
  }),
  'POST /Product/CreateProduct': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ productName: 'x', familyProductID: 1 }),
  }),
  'PUT /api/Product/UpdateProduct/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ productName: 'x', familyProductID: 1 }),
  }),
  'PUT /Product/UpdateProduct/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ productName: 'x', familyProductID: 1 }),
  }),
  'DELETE /api/Product/DeleteProduct/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'DELETE /Product/DeleteProduct/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'POST /api/Catalogos/CreateEstado': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ nombreEstado: 'x' }),
  }),
  'PUT /api/Catalogos/UpdateEstado/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ nombreEstado: 'x' }),
  }),

  // Complements: Commissions §6; decision 110: suppliers and agents upload theirs
  // X-3, decision 160: each its own, asking by mail the staff's.
  'GET /api/por-facturar/lectura': roles('A OP OC P C', 'X-3'),
  'GET /api/por-facturar/resumen': roles('A OP OC P C', 'X-3'),
  'GET /api/por-facturar/hoteles': roles('A OP P', 'X-3'),
  'GET /api/por-facturar/hoteles/exportar': roles('A OP P', 'X-3'),
  'POST /api/por-facturar/hoteles/{id}/pedir': roles('A OP', 'X-3'),
  'GET /api/por-facturar/reservas': roles('A OP P', 'X-3'),
  'GET /api/por-facturar/reservas/exportar': roles('A OP P', 'X-3'),
  'GET /api/por-facturar/comisiones': roles('A OC C', 'X-3'),
  'GET /api/por-facturar/comisiones/exportar': roles('A OC C', 'X-3'),
  'GET /api/por-facturar/pagos': roles('A OC OP', 'X-3'),
  'GET /api/por-facturar/pagos/exportar': roles('A OC OP', 'X-3'),
  'GET /api/inicio/primeros-pasos': roles('A OP OC P C', 'X-5'),
  'POST /api/inicio/primeros-pasos/cerrar': roles('A OP OC P C', 'X-5'),
  'GET /api/complementos/resumen': roles('A OC P C', 'C §6 complements list; 70'),
  'GET /api/complementos/esperados': roles('A OC P C', 'C §6 complements list; 70'),
  'GET /api/complementos/esperados/exportar': roles('A OC P C', 'C §6 complements list; 70'),
  'GET /api/complementos/esperados/{id}/impuestos': roles('A OC P C', 'C §6 complements list; 70'),
  'POST /api/complementos/esperados/{id}/enviar': roles('A OC P C', 'C §6; decision 110'),
  'POST /api/complementos/{id}/revision': roles('A OC', 'VI-A5: who processes decides', {
    cuerpo: () => ({ resultado: 'aceptado', motivo: 'Se comparó con el SAT' }),
  }),
  'POST /api/complementos/{id}/verificar': roles('A OC P C', 'C §6 complements list; decision 110'),
  'GET /api/complementos/recibidos': roles('A OC P C', 'C §6 complements list; 70'),
  'GET /api/complementos/recibidos/exportar': roles('A OC P C', 'C §6 complements list; 70'),
  'GET /api/complementos/{id}/{clase}': roles('A OC P C', 'C §6 complements list; decision 110'),
  'POST /api/complementos/revisar': roles('A P C', 'C §6 upload: admin; decision 110', { archivo: 'c.xml' }),
  'POST /api/complementos': roles('A P C', 'C §6 upload: admin; decision 110', { archivo: 'c.xml' }),
  'POST /api/Complementos/validarUUIDs': roles('A P C', 'C §6 upload: admin; decision 110'),
  'POST /Complementos/validarUUIDs': roles('A P C', 'C §6 upload: admin; decision 110'),
  'POST /api/Reserva/ValidarComplemento': roles('A P C', 'C §6 upload: admin; decision 110'),
  'POST /Reserva/ValidarComplemento': roles('A P C', 'C §6 upload: admin; decision 110'),
  'POST /api/Complementos/guardarComplementos': roles('A P C', 'C §6 upload: admin; decision 110'),
  'POST /Complementos/guardarComplementos': roles('A P C', 'C §6 upload: admin; decision 110'),
  'GET /api/Complementos/obtenerComplementos': roles('A OC P C', 'C §6 complements list; 70'),
  'GET /Complementos/obtenerComplementos': roles('A OC P C', 'C §6 complements list; 70'),

  // Commissions §1, §6: agents see their commissions and pre-invoices, accounting and the admin anybody's
  'GET /api/comisiones': roles(agentes, 'C §6'),
  'GET /api/comisiones/exportar': roles(agentes, 'C §6'),
  'GET /api/comisiones/resumen': roles(agentes, 'C §6'),
  'POST /api/comisiones/actualizar': roles(agentes, 'C §6'),
  'POST /api/comisiones/calculo': roles(agentes, 'C §6'),
  'POST /api/comisiones/prefactura.pdf': roles(agentes, 'C §6'),
  'POST /api/comisiones/generar': roles(agentes, 'C §6'),
  'POST /api/comisiones/generar/prefactura.pdf': roles(agentes, 'C §6'),
  'GET /api/comisiones/desglose/{customerId}/{bookingCode}': roles(agentes, 'C §6'),
  'POST /api/Reserva/GetCustomerBookingsPendPaymentCommission': roles(agentes, 'C §6'),
  'GET /api/Reserva/GetBookingCustomerId': roles(agentes, 'C §6'),
  'GET /api/Reserva/GetBookingCommission': roles(agentes, 'C §6'),
  'GET /api/GetDesgloseComision': roles(agentes, 'C §6'),
  'POST /api/captarComisionista/{customerId}': roles(agentes, 'C §6'),
  'POST /Reserva/GetCustomerBookingsPendPaymentCommission': roles(agentes, 'C §6'),
  'GET /Reserva/GetBookingCustomerId': roles(agentes, 'C §6'),
  'GET /Reserva/GetBookingCommission': roles(agentes, 'C §6'),
  'GET /GetDesgloseComision': roles(agentes, 'C §6'),
  'POST /captarComisionista/{customerId}': roles(agentes, 'C §6'),
  'GET /api/prefacturas': roles(agentes, 'C §6'),
  'POST /api/prefacturas': roles(agentes, 'C §6'),
  'GET /api/PreFactura': roles(agentes, 'C §6'),
  'POST /api/PreFactura': roles(agentes, 'C §6'),
  'GET /api/PreFactura/ObtenerPreReservas': roles(agentes, 'C §6'),
  'POST /api/PreFactura/ValidarRegistros': roles(agentes, 'C §6'),
  'GET /api/prefacturas/{id}': roles(agentes, 'C §6', { id: 'prefactura' }),
  'DELETE /api/prefacturas/{id}': roles(agentes, 'C §6', { id: 'prefactura' }),
  'GET /api/prefacturas/{id}/reservas': roles(agentes, 'C §6', { id: 'prefactura' }),
  'GET /api/prefacturas/{id}/prefactura.pdf': roles(agentes, 'C §6', { id: 'prefactura' }),
  'GET /api/prefacturas/{id}/factura': roles(agentes, 'C §6', { id: 'prefactura' }),
  'POST /api/prefacturas/{id}/factura/anterior': roles(agentes, 'C §6', {
    id: 'prefactura',
    cuerpo: () => ({ factura: '0f1f8c9e-0000-4000-8000-000000000000' }),
  }),
  'POST /api/prefacturas/{id}/factura/verificar': roles(agentes, 'C §6', { id: 'prefactura' }),
  'POST /api/prefacturas/{id}/factura/guardar': roles(agentes, 'C §6', { id: 'prefactura' }),
  'DELETE /api/PreFactura/{id}': roles(agentes, 'C §6', { id: 'prefactura' }),
  'POST /api/prefacturas/{id}/factura': roles(agentes, 'C §6', { id: 'prefactura', archivo: 'a.xml' }),
  'POST /api/prefacturas/{id}/factura/pdf': roles(agentes, 'C §6', { id: 'prefactura', archivo: 'a.pdf' }),

  // Supplier batches §7 as documented
  'GET /api/Factura/obtenerReceptores': sesion('B §7, C §7: the receiver of every invoice'),
  'POST /api/Factura/validarSat': roles(crea, 'B §6 create, §7'),
  'POST /api/Factura/validarUuid': roles(crea, 'B §6 create, §7'),
  'POST /api/Reserva/AntInvoiceValidation': roles(crea, 'B §6 create, §7'),
  'POST /api/Reserva/AntBookingValidation': roles(crea, 'B §6 create, §7'),
  'POST /api/Factura/guardarLote': roles(crea, 'B §6 create, §7'),
  'PUT /api/Factura/actualizarMensajeError': roles(crea, 'B §6 create, §7'),
  'POST /api/File/uploadFile': roles('A OP OC P C U', 'B §7, C §7, P §7: who may create anything', {
    archivo: 'a.pdf',
  }),
  'GET /Factura/obtenerReceptores': sesion('B §7, C §7: the receiver of every invoice'),
  'POST /Factura/validarSat': roles(crea, 'B §6 create, §7'),
  'POST /Factura/validarUuid': roles(crea, 'B §6 create, §7'),
  'POST /Reserva/AntInvoiceValidation': roles(crea, 'B §6 create, §7'),
  'POST /Reserva/AntBookingValidation': roles(crea, 'B §6 create, §7'),
  'POST /Factura/guardarLote': roles(crea, 'B §6 create, §7'),
  'PUT /Factura/actualizarMensajeError': roles(crea, 'B §6 create, §7'),
  'POST /File/uploadFile': roles('A OP OC P C U', 'B §7, C §7, P §7: who may create anything', {
    archivo: 'a.pdf',
  }),
  'GET /api/File/{id}': roles('A OP OC P C U', 'decision 16: one’s own files'),

  // Commissions §7 as documented
  'POST /api/FacturaComisionista/validarBookingCodes': roles(agentes, 'C §7'),
  'POST /FacturaComisionista/validarBookingCodes': roles(agentes, 'C §7'),
  'POST /api/FacturaComisionista/validarUuid': roles(agentes, 'C §7'),
  'POST /FacturaComisionista/validarUuid': roles(agentes, 'C §7'),
  'POST /api/FacturaComisionista/validarSat': roles(agentes, 'C §7'),
  'POST /FacturaComisionista/validarSat': roles(agentes, 'C §7'),
  'POST /api/FacturaComisionista/validarFactura': roles(agentes, 'C §7'),
  'POST /FacturaComisionista/validarFactura': roles(agentes, 'C §7'),
  'POST /api/FacturaComisionista/guardarLote': roles(agentes, 'C §7'),
  'POST /FacturaComisionista/guardarLote': roles(agentes, 'C §7'),
  'PUT /api/FacturaComisionista/enCola': roles('A OC', 'C §6, 67 processing'),
  'PUT /FacturaComisionista/enCola': roles('A OC', 'C §6, 67 processing'),
  'POST /api/FacturaComisionista/enviarLote': roles('A OC', 'C §6, 67 processing'),
  'POST /FacturaComisionista/enviarLote': roles('A OC', 'C §6, 67 processing'),
  'POST /api/lotes/validarRfc': roles('A OC', 'C §6: accounting validates'),
  'GET /api/FacturaComisionista/noProcesados': roles(personal, 'C §7 as documented, scoped'),
  'GET /api/FacturaComisionista/enCola': roles(personal, 'C §7 as documented, scoped'),
  'GET /api/FacturaComisionista/enProcesoDePago': roles(personal, 'C §7 as documented, scoped'),
  'GET /api/FacturaComisionista/pagados': roles(personal, 'C §7 as documented, scoped'),
  'GET /FacturaComisionista/noProcesados': roles(personal, 'C §7 as documented, scoped'),
  'GET /FacturaComisionista/enCola': roles(personal, 'C §7 as documented, scoped'),
  'GET /FacturaComisionista/enProcesoDePago': roles(personal, 'C §7 as documented, scoped'),
  'GET /FacturaComisionista/pagados': roles(personal, 'C §7 as documented, scoped'),
  'GET /api/cuentas-pago': roles('A OC', 'C §2 A: Cuentas Pago, of operator and accounting'),
  'GET /api/cuentas-pago/exportar': roles('A OC', 'C §2 A: Cuentas Pago, of operator and accounting'),
  'POST /api/cuentas-pago': roles(agentes, 'C §6: agents request bank changes'),
  'GET /api/cuentas-pago/cuenta': roles(agentes, 'C §2 C: the agent’s own account', {
    consulta: 'comisionistaId=101',
  }),
  'POST /api/Factura/guardarCatCuentaBanco': roles(agentes, 'C §7: agents request bank changes'),
  'POST /Factura/guardarCatCuentaBanco': roles(agentes, 'C §7: agents request bank changes'),
  'POST /api/cuentas-pago/{id}/retirar': roles(agentes, 'C §6: who asked for it takes it back', {
    numerico: true,
  }),
  'POST /api/cuentas-pago/{id}/confirmar': roles('A OC', 'decision 101: a guest’s request, by staff', {
    numerico: true,
  }),
  'POST /api/cuentas-pago/{id}/aprobar': roles('A', '69: the admin approves', { numerico: true }),
  'POST /api/cuentas-pago/{id}/rechazar': roles('A', '69: the admin approves', {
    numerico: true,
    cuerpo: motivo,
  }),
  'GET /api/cuentas-pago/{id}/caratula': roles(agentes, 'C §6: the cover of one’s own request', {
    numerico: true,
  }),
  'GET /Factura/noProcesados': roles(personal, 'B §7 as documented, scoped'),
  'GET /Factura/enCola': roles(personal, 'B §7 as documented, scoped'),
  'GET /Factura/enProcesoDePago': roles(personal, 'B §7 as documented, scoped'),
  'GET /Factura/pagados': roles(personal, 'B §7 as documented, scoped'),
  'PUT /Factura/enCola': roles('A OC', 'B §6, C §1 processing'),
  'POST /Factura/enviarLote': roles('A OC', 'B §6, C §1 processing'),
  'DELETE /FacturaComisionista/EliminarLote/{id}': roles('A', 'B §6 Eliminar: admin only', {
    id: 'loteProveedor',
  }),

  // Guests (C §1, §6; decision 101): anybody, each limited by address and RFC; the token alone names a load.
  'POST /api/invitados/rfc': publico('C §2 RFC entry', { cuerpo: () => ({ rfc: 'XAXX010101000' }) }),
  'POST /api/invitados/prefactura': publico('C §2 /Comision/Reserva', { cuerpo: deReserva }),
  'POST /api/invitados/prefactura.pdf': publico('C §2 /Comision/Reserva', { cuerpo: deReserva }),
  'POST /api/invitados/cargas': publico('C §2 Screen D'),
  'GET /api/invitados/cargas/actual': publico('C §2 Screen D, with its token'),
  'DELETE /api/invitados/cargas/actual': publico('C §2 Screen D, with its token'),
  'POST /api/invitados/cargas/actual/cfdis': publico('C §2 Screen D, with its token', { archivo: 'a.xml' }),
  'DELETE /api/invitados/cargas/actual/cfdis/{cfdi}': publico('C §2 Screen D, with its token'),
  'POST /api/invitados/cargas/actual/verificar': publico('C §2 Screen D, with its token'),
  'PUT /api/invitados/cargas/actual/reservas': publico('C §2 Screen D, with its token', {
    cuerpo: () => ({ facturas: [] }),
  }),
  'POST /api/invitados/cargas/actual/pdfs': publico('C §2 Screen D, with its token', { archivo: 'a.pdf' }),
  'PUT /api/invitados/cargas/actual/cfdis/{cfdi}/pdf': publico('C §2 Screen D, with its token', {
    cuerpo: () => ({ pdfId: '00000000-0000-0000-0000-000000000000' }),
  }),
  'DELETE /api/invitados/cargas/actual/pdfs/{pdf}': publico('C §2 Screen D, with its token'),
  'POST /api/invitados/cargas/actual/guardar': publico('C §2 Screen D, with its token', {
    cuerpo: () => ({ correo: 'a@prueba.mx' }),
  }),
  'POST /api/invitados/cuenta': publico('C §2 agency menu: bank data', { archivo: 'a.pdf' }),
  'POST /api/invitados/cuenta/enlace': publico('decision 101: with the mailed code', { cuerpo: deEnlace }),
  'POST /api/invitados/cuenta/confirmar': publico('decision 101: with the mailed code', { cuerpo: deEnlace }),
}
