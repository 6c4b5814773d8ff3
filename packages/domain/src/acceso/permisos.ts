import { keysOf } from '@valija/palabras/keys.ts'
import type { Rol } from './roles.ts'

/**
 * The one permission table: capability × role. The server enforces it on every call and file, the menu and the
 * documentation read it. Own-data scope is not here: every query starts from the user's scope.
 * Sources: Access §6, Supplier batches §6, Commissions §6, Payments §6 and the recorded decisions.
 */
export const permisos = {
  // Supplier batches §6
  'lotes.ver': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
  'lotes.proveedor.ver': ['admin', 'OperativoProveedor', 'proveedor'],
  'lotes.proveedor.crear': ['admin', 'proveedor', 'usuario'],
  'archivos.subir': [
    'admin',
    'OperativoProveedor',
    'OperativoComisionista',
    'proveedor',
    'comisionista',
    'usuario',
  ],
  'proveedores.elegir': ['admin', 'OperativoProveedor', 'proveedor', 'usuario'],
  // Commissions §1: accounting processes and validates the commission lotes; scope keeps it to them.
  'lotes.procesar': ['admin', 'OperativoComisionista'],
  // Decision 64: a hotel says it of its own lotes, each side's staff of theirs; scope keeps them to those.
  'lotes.explicar': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor'],
  'lotes.validarRfc': ['admin', 'OperativoComisionista'],
  'comisiones.ver': ['admin', 'OperativoComisionista', 'comisionista'],
  'comisiones.generar': ['admin', 'OperativoComisionista', 'comisionista'],
  'comisiones.desglose': ['admin', 'OperativoComisionista', 'comisionista'],
  'prefacturas.ver': ['admin', 'OperativoComisionista', 'comisionista'],
  'prefacturas.crear': ['admin', 'OperativoComisionista', 'comisionista'],
  // Commissions §6 and decision 110: the list is the admin's, read by accounting; suppliers and agents for their own.
  'complementos.ver': ['admin', 'OperativoComisionista', 'proveedor', 'comisionista'],
  'complementos.subir': ['admin', 'proveedor', 'comisionista'],
  // Commissions §6: agents ask for another account; decision 109: the admin approves, never its own request.
  'cuentasPago.solicitar': ['admin', 'OperativoComisionista', 'comisionista'],
  'cuentasPago.ver': ['admin', 'OperativoComisionista'],
  // Decision 101: what a guest asked for is confirmed by its registered e-mail or by staff.
  'cuentasPago.confirmar': ['admin', 'OperativoComisionista'],
  'cuentasPago.aprobar': ['admin'],
  'lotes.eliminar': ['admin'],
  'lotes.descargar': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
  'recibos.cargar': ['admin'],
  // Commissions §1, §6: accounting enters the payment proofs of commission lotes; scope keeps it to them.
  'comprobantes.agregar': ['admin', 'OperativoComisionista'],
  'bitacora.ver': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
  // Payments §6: the five staff roles open the screens; what each may do inside is the policy's list of roles.
  'pagos.ver': ['admin', 'proveedor', 'comisionista', 'OperativoComisionista', 'OperativoProveedor'],
  'pagos.crear': ['admin', 'proveedor', 'comisionista', 'OperativoComisionista', 'OperativoProveedor'],
  // The engines' bookings and customers, without naming both localizador and RFC: staff only.
  'pagos.reservas': ['admin', 'OperativoComisionista', 'OperativoProveedor'],
  // Decision 160: what nobody has sent. A hotel and an agent see their own; asking a hotel by mail is the staff's.
  'porFacturar.ver': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
  'porFacturar.hoteles': ['admin', 'OperativoProveedor', 'proveedor'],
  'porFacturar.pedir': ['admin', 'OperativoProveedor'],
  'porFacturar.comisiones': ['admin', 'OperativoComisionista', 'comisionista'],
  'porFacturar.pagos': ['admin', 'OperativoComisionista', 'OperativoProveedor'],
  // Access §6
  'usuarios.ver': ['admin', 'proveedor'],
  'usuarios.invitarColaborador': ['admin', 'proveedor'],
  'usuarios.invitarComisionista': ['admin', 'proveedor'],
  'usuarios.aceptar': ['admin'],
  'usuarios.crearProveedor': ['admin'],
  'inicio.ver': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
  // Each role finds what its lists show it, and nothing else.
  buscar: ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
  // A booking's page; what of it each role sees is the area's own scope.
  'reservas.ver': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
  'reservas.avisos': ['admin', 'OperativoProveedor', 'OperativoComisionista'],
  'politica.ver': ['admin', 'OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'],
  'politica.editar': ['admin'],
  'permisos.ver': ['admin'],
  // Whether a restored installation runs, and what ANT's books and ours do not share.
  'instalacion.administrar': ['admin'],
  'proveedores.lista': ['admin', 'OperativoProveedor'],
  'comisionistas.lista': ['admin', 'OperativoComisionista'],
  'correos.reenviar': ['admin', 'proveedor'],
  'correos.reenviarTodos': ['admin'],
} as const satisfies Record<string, readonly Rol[]>

export type Capacidad = keyof typeof permisos

export const can = (rol: Rol | null, capacidad: Capacidad): boolean =>
  rol !== null && (permisos[capacidad] as readonly Rol[]).includes(rol)

export const capacidadesDe = (rol: Rol | null): Capacidad[] =>
  keysOf(permisos).filter((capacidad) => can(rol, capacidad))
