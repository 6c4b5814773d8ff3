import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { FilaUsuario } from '@valija/contract/usuarios.ts'
import { isRol, nombreDeRol } from '@valija/domain/acceso/roles.ts'
import { nombreCorto } from '../../lib/formats.ts'
import type { Column } from '../../ui/grid/grid-types.ts'
import { Mono } from '../../ui/layout.tsx'
import { Status } from '../../ui/status.tsx'

const base: Column<FilaUsuario>[] = [
  { campo: 'id', title: t.id, kind: 'numero', width: 80, sortable: true, priority: 2 },
  {
    campo: 'email',
    title: t.correo,
    kind: 'fuerte',
    width: 240,
    flex: 1,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  { campo: 'phoneNumber', title: t.tipo, width: 140, sortable: true, card: 'line' },
]
const end: Column<FilaUsuario>[] = [
  {
    campo: 'rol',
    title: t.rol,
    width: 210,
    value: ({ rol }) => (rol !== null && isRol(rol) ? nombreDeRol[rol] : null),
    priority: 3,
  },
  {
    campo: 'estado',
    filter: 'estado',
    title: t.estado,
    width: 140,
    card: 'state',
    render: ({ estado }) => <Status estado={t.estados[estado]} quiet={estado === 'activo'} />,
  },
  { campo: 'invitadoPor', title: t.invito, width: 190, priority: 3 },
  { campo: 'creadoEn', title: t.alta, kind: 'fechaHora', width: 160, sortable: true, hidden: true },
]
const agencia: Column<FilaUsuario>[] = [
  {
    campo: 'nombreAgencia',
    title: t.razonSocial,
    kind: 'empresa',
    width: 200,
    flex: 1,
    card: 'line',
    priority: 2,
    cardText: ({ nombreAgencia }) => nombreAgencia && nombreCorto(nombreAgencia),
  },
]
const rfc: Column<FilaUsuario>[] = [
  {
    campo: 'rfc',
    title: t.rfc,
    kind: 'mono',
    width: 150,
    card: 'detail',
    priority: 3,
    cardText: ({ rfc }) => (rfc === null ? null : <Mono tone="texto2">{rfc}</Mono>),
  },
]

/** id, e-mail, type and actions as documented; agents and suppliers with the legal name they act for. */
export const columnasDeUsuarios: Record<'personal' | 'agencia', readonly Column<FilaUsuario>[]> = {
  personal: [...base, ...end],
  agencia: [...base, ...agencia, ...rfc, ...end],
}
