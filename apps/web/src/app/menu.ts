import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { Sesion } from '@valija/contract/sesion.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import { paths } from '../lib/paths.ts'
import type { IconName } from '../ui/icon.tsx'

export type MenuEntry = {
  to: string
  text: string
  icon: IconName
  also?: readonly string[]
  /** A document, opened beside the product. */
  file?: boolean
}
const { entradas } = interfaz

const inicio: MenuEntry = { to: paths.inicio, text: entradas.inicio, icon: 'casa', also: [paths.raiz] }
const usuario: MenuEntry = { to: paths.usuario, text: entradas.usuario, icon: 'personas' }
const proveedor: MenuEntry = { to: paths.proveedor, text: entradas.proveedor, icon: 'hotel' }
const comisionista: MenuEntry = {
  to: paths.comisionista,
  text: entradas.comisionista,
  icon: 'maleta',
  also: [paths.comisionistasCrear],
}
const facturaProveedor: MenuEntry = {
  to: paths.facturaProveedor,
  text: entradas.facturaProveedor,
  icon: 'factura',
  also: [paths.factura, paths.facturaCrearProveedor],
}
const facturasComisionista: MenuEntry = {
  to: paths.facturasComisionista,
  text: entradas.facturasComisionista,
  icon: 'recibo',
  also: [paths.comisionReserva, '/comision/desglose', paths.facturaComisionistaInvitadoCrear],
}
const complemento: MenuEntry = {
  to: paths.complemento,
  text: entradas.complemento,
  icon: 'complemento',
  also: [paths.nuevoComplemento],
}
const listarPagos: MenuEntry = {
  to: paths.listarPagos,
  text: entradas.listarPagos,
  icon: 'pagos',
  also: [paths.crearPago],
}
const conciliacion: MenuEntry = { to: paths.conciliacion, text: entradas.conciliacion, icon: 'banco' }

/**
 * The menu of each role, in the documented order (Access §2) and after the way home, which the document gives the staff
 * only; Configuraciones sits at the foot.
 */
const menus: Record<Rol, readonly MenuEntry[]> = {
  admin: [
    inicio,
    usuario,
    proveedor,
    comisionista,
    facturaProveedor,
    facturasComisionista,
    complemento,
    listarPagos,
  ],
  OperativoComisionista: [inicio, comisionista, facturasComisionista],
  OperativoProveedor: [inicio, proveedor, facturaProveedor],
  proveedor: [inicio, facturaProveedor],
  comisionista: [
    inicio,
    {
      to: paths.facturaComisionistaCrear,
      text: entradas.detalleComisiones,
      icon: 'maleta',
      also: [paths.comisionReserva, '/comision/desglose'],
    },
    { ...facturasComisionista, text: entradas.estadoFacturas, also: [] },
    { to: paths.preguntasFrecuentes, text: entradas.preguntasFrecuentes, icon: 'duda', file: true },
  ],
  usuario: [],
}
/** Who matches bank statements goes straight to it: the policy says who that is. */
export const menuOf = ({ rol, concilia }: Pick<Sesion, 'rol' | 'concilia'>): readonly MenuEntry[] => {
  const own = rol === null ? [] : (menus[rol as Rol] ?? [])
  return concilia && own.length > 0 ? [...own, conciliacion] : own
}

/** How much of the address an entry names; 0 is not here. */
const share = ({ to, also = [] }: MenuEntry, pathname: string): number =>
  Math.max(
    0,
    ...[to, ...also]
      .filter(
        (path) =>
          pathname === path || (path !== '/' && path !== paths.factura && pathname.startsWith(`${path}/`)),
      )
      .map((path) => path.length),
  )

/** The entry one is in: where one lies within another, the innermost. */
export function hereOf(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const [first] = entries.toSorted((a, b) => share(b, pathname) - share(a, pathname))
  return first !== undefined && share(first, pathname) > 0 ? first : undefined
}
