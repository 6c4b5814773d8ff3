import type { Invitacion } from '@valija/contract/invitaciones.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { Column } from '../../ui/grid/grid-types.ts'
import { Status } from '../../ui/status.tsx'

const estados: Record<
  Invitacion['estado'],
  { tono: 'atencion' | 'ok' | 'neutro'; icon: 'reloj' | 'okc' | 'veto' }
> = {
  pendiente: { tono: 'atencion', icon: 'reloj' },
  usada: { tono: 'ok', icon: 'okc' },
  expirada: { tono: 'neutro', icon: 'reloj' },
  revocada: { tono: 'neutro', icon: 'veto' },
}

function Delivery({ entrega }: Pick<Invitacion, 'entrega'>) {
  if (entrega === null) return null
  const { estado, error } = entrega
  if (estado === 'enviado') return <Status estado="Enviado" text={t.entregaEnviado} quiet />
  if (estado === 'fallido')
    return <Status estado="Rechazado" text={t.entregaFallido({ error: error ?? '' })} />
  return (
    <Status
      estado="Pendiente"
      text={error === null ? t.entregaPorEnviar : t.entregaReintentando({ error })}
      quiet={error === null}
    />
  )
}

export const invitationColumns: readonly Column<Invitacion>[] = [
  {
    campo: 'correo',
    title: t.correo,
    kind: 'fuerte',
    width: 220,
    flex: 1,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  { campo: 'rol', title: t.tipo, width: 130, card: 'line' },
  { campo: 'nombreAgencia', title: t.razonSocial, kind: 'empresa', width: 180, flex: 1, priority: 3 },
  {
    campo: 'estado',
    title: t.estado,
    width: 130,
    card: 'state',
    render: ({ estado }) => (
      <Status estado={t.invitacionEstados[estado]} {...estados[estado]} quiet={estado !== 'pendiente'} />
    ),
  },
  {
    campo: 'entrega',
    title: t.entrega,
    width: 200,
    card: 'line',
    render: ({ entrega }) => <Delivery entrega={entrega} />,
  },
  { campo: 'creador', title: t.invito, width: 190, priority: 3 },
  { campo: 'creadoEn', title: t.enviada, kind: 'fechaHora', width: 160, sortable: true, priority: 2 },
  { campo: 'expiraEn', title: t.vence, kind: 'fechaHora', width: 160, sortable: true, priority: 2 },
]
