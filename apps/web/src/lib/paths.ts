/** Every address of the web app. Routes, menu and links take them from here. */
export const paths = {
  raiz: '/',
  inicio: '/inicio',
  olvideContrasena: '/olvideContraseña',
  nuevaContrasena: '/nueva/contraseña',
  usuario: '/usuario',
  usuarioCrear: '/usuario/crear',
  usuarioCrearComisionista: '/usuario/crear/Comisionista',
  comisionistaInvitar: '/comisionista/invitar',
  usuarioEditar: '/usuario/editar/:id',
  proveedor: '/proveedor',
  proveedorCrear: '/proveedor/crear',
  proveedorEditar: '/proveedor/editar/:id',
  comisionista: '/comisionista',
  comisionistasCrear: '/comisionistas/crear',
  nuevoComisionista: '/nuevo/comisionista/:email',
  nuevoUsuario: '/nuevousuario/:phoneNumber/:email',
  configuraciones: '/configuraciones',
  permisos: '/configuraciones/permisos',
  instalacion: '/configuraciones/instalacion',
  sesiones: '/sesiones',
  factura: '/factura',
  facturaProveedor: '/factura/proveedor',
  facturaCrearProveedor: '/factura/crear/proveedor',
  facturasComisionista: '/facturas/comisionista',
  cuentaPago: '/facturas/comisionista/CuentaPago',
  facturaComisionistaCrear: '/factura/comisionista/crear',
  facturaComisionistaInvitadoCrear: '/factura/comisionista/invitado/crear',
  comisionReserva: '/Comision/Reserva',
  comisionDesglose: '/comision/desglose/:customerId/:bookingCode',
  comisionistaInvitado: '/ComisionistaInvitado',
  confirmarCuentaInvitado: '/ComisionistaInvitado/confirmar',
  ingresarRfc: '/ingresar/rfc',
  complemento: '/complemento',
  nuevoComplemento: '/nuevo/complemento',
  reserva: '/reserva/:localizador',
  porFacturar: '/por-facturar',
  listarPagos: '/listar/pagos',
  crearPago: '/crear/pago',
  detallePago: '/detalle/pago/:pagoID',
  estadosDeCuenta: '/listar/pagos/estado-de-cuenta',
  fuentesDeEstado: '/listar/pagos/estado-de-cuenta/fuentes',
  conciliacion: '/listar/pagos/conciliacion',
  reglasConciliacion: '/listar/pagos/conciliacion/reglas',
  catalogosPago: '/listar/pagos/:catalogo',
  /** No screen: the document the agents' menu opens. */
  preguntasFrecuentes: '/preguntas-frecuentes.pdf',
} as const
export type Path = (typeof paths)[keyof typeof paths]

/** A path with its parameters filled in: `pathTo(paths.proveedorEditar, { id })`. */
export const pathTo = (path: string, params: Record<string, string | number>): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name] ?? '')))

/** Links typed by other programs may carry ñ as n + tilde; the routes hold the composed letter. */
export const normalizePath = (pathname: string): string => {
  try {
    const plain = decodeURI(pathname)
    const composed = plain.normalize('NFC')
    return composed === plain ? pathname : encodeURI(composed)
  } catch {
    return pathname
  }
}
