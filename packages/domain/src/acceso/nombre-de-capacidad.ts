import type { Capacidad } from './permisos.ts'

/** What each capability lets one do, in words, by the area its name begins with: the page of the permission table. */
export const nombreDeCapacidad: Record<Capacidad, string> = {
  'lotes.ver': 'Ver lotes y sus facturas',
  'lotes.proveedor.ver': 'Ver lotes de proveedor',
  'lotes.proveedor.crear': 'Cargar lotes de proveedor',
  'proveedores.elegir': 'Elegir hotel al cargar un lote',
  'lotes.procesar': 'Procesar lotes y enviarlos a ANT',
  'lotes.validarRfc': 'Validar lotes de comisiones sin RFC validado',
  'comisiones.ver': 'Ver comisiones por facturar',
  'comisiones.generar': 'Generar una pre-factura por reserva y RFC',
  'comisiones.desglose': 'Ver el desglose de una comisión',
  'prefacturas.ver': 'Ver pre-facturas',
  'prefacturas.crear': 'Guardar pre-facturas e ingresar su factura',
  'lotes.eliminar': 'Eliminar lotes',
  'lotes.descargar': 'Descargar facturas',
  'recibos.cargar': 'Cargar recibos bancarios',
  'comprobantes.agregar': 'Agregar y anular comprobantes de pago',
  'bitacora.ver': 'Ver la bitácora de lo que puede ver',
  'pagos.ver': 'Ver pagos',
  'pagos.crear': 'Registrar pagos',
  'pagos.reservas': 'Consultar reservas y clientes de los motores',
  'archivos.subir': 'Subir archivos',
  'usuarios.ver': 'Ver usuarios',
  'usuarios.invitarColaborador': 'Invitar colaboradores',
  'usuarios.invitarComisionista': 'Invitar comisionistas',
  'usuarios.aceptar': 'Aceptar y bloquear usuarios',
  'usuarios.crearProveedor': 'Crear y editar cuentas de proveedor',
  'inicio.ver': 'Ver el inicio',
  'politica.ver': 'Ver las configuraciones',
  'politica.editar': 'Cambiar las configuraciones',
  'permisos.ver': 'Ver los permisos por rol',
  'proveedores.lista': 'Ver la lista de proveedores',
  'comisionistas.lista': 'Ver la lista de comisionistas',
  'correos.reenviar': 'Reenviar invitaciones y correos',
}

/** Areas in the order of the menu. */
export const areasDePermisos: readonly [prefijos: readonly string[], titulo: string][] = [
  [['inicio'], 'Inicio'],
  [['usuarios', 'correos'], 'Usuarios'],
  [['proveedores', 'comisionistas'], 'Directorio'],
  [['lotes', 'facturas', 'borradores', 'bitacora', 'archivos'], 'Lotes'],
  [['recibos', 'comprobantes'], 'Pago de lotes'],
  [['comisiones', 'prefacturas', 'complementos', 'cuentasPago'], 'Comisiones'],
  [['pagos', 'catalogos', 'estadosDeCuenta'], 'Pagos'],
  [['politica', 'permisos'], 'Configuraciones'],
]
