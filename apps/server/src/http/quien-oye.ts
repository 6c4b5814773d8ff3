import type { EventoVivo } from '@valija/contract/sesion.ts'
import { type Capacidad, can } from '@valija/domain/acceso/permisos.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import type { Actor } from './actor.ts'

/**
 * Who may hear of it: staff that may read it (of its category, where it has one); a supplier or agent only of its own.
 * Without a scope, staff only.
 */
export type Alcance = {
  categoria?: 'Proveedor' | 'Comisionista' | null
  proveedorId?: number | null
  idComisionista?: number | null
  usuarioId?: string | null
  /** Of a person: the hotel of the same tax id, which sees its people. */
  rfc?: string | null
  todos?: boolean
}

/** What the staff that hears of a change must be allowed to do: read it. Drafts are their owner's alone. */
const lectura: Record<EventoVivo['tipo'], Capacidad | null> = {
  lote: 'lotes.ver',
  factura: 'lotes.ver',
  borrador: null,
  recibo: 'recibos.cargar',
  usuario: 'usuarios.ver',
  invitacion: 'usuarios.ver',
  politica: 'politica.ver',
  pago: 'pagos.ver',
  estadoDeCuenta: 'pagos.reservas',
  conciliacion: 'pagos.reservas',
  complemento: 'complementos.ver',
  prefactura: 'prefacturas.ver',
  cuentaPago: 'cuentasPago.ver',
  reloj: 'inicio.ver',
  sistemas: 'inicio.ver',
}

/** Our own people: hotels and agents open screens of the staff's too, and see there what is theirs. */
const propios: readonly Rol[] = ['admin', 'OperativoProveedor', 'OperativoComisionista']

const staffHears = ({ rol }: Actor, tipo: EventoVivo['tipo'], { categoria }: Alcance): boolean => {
  const needed = lectura[tipo]
  if (rol === null || needed === null || !propios.includes(rol) || !can(rol, needed)) return false
  return rol === 'admin' || categoria == null || rol === `Operativo${categoria}`
}

export const hears = (actor: Actor, tipo: EventoVivo['tipo'], alcance: Alcance): boolean =>
  alcance.todos === true ||
  staffHears(actor, tipo, alcance) ||
  (alcance.usuarioId !== undefined && alcance.usuarioId === actor.usuarioId) ||
  (alcance.rfc != null && actor.rol === 'proveedor' && actor.rfc === alcance.rfc) ||
  (alcance.proveedorId != null &&
    actor.rol === 'proveedor' &&
    actor.idProveedores.includes(alcance.proveedorId)) ||
  (alcance.idComisionista != null &&
    actor.rol === 'comisionista' &&
    actor.idComisionista === alcance.idComisionista)
