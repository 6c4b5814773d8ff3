import { useQuery } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { ConteosUsuarios } from '@valija/contract/usuarios.ts'
import type { PestanaUsuarios } from '@valija/domain/usuarios/tipos.ts'
import { useSearchParams } from 'react-router'
import { usuariosApi } from '../../lib/llamadas/usuarios.ts'
import { paths } from '../../lib/paths.ts'
import { useSesion } from '../../lib/sesion.ts'
import { CountTabs } from '../../ui/count-tabs.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { InvitationsList } from './invitations-list.tsx'
import { type Tab, TabActions } from './tab-actions.tsx'
import { UsuariosList } from './usuarios-list.tsx'

const tabOf = (pestana: string): Tab =>
  pestana === 'porAutorizar' ||
  pestana === 'comisionistas' ||
  pestana === 'proveedores' ||
  pestana === 'invitaciones'
    ? pestana
    : 'administradores'

/** /usuario: the full list for an admin, its collaborators for a supplier (Access §2). */
export default function UsuariosScreen() {
  const { rol } = useSesion()
  const admin = rol === 'admin'
  const [params, setParams] = useSearchParams()
  const pestana = params.get('pestana') ?? (admin ? 'administrador' : 'proveedores')
  const tab = tabOf(pestana)
  const { data: counts } = useQuery(usuariosApi.conteos.query({ meta: { temas: ['usuario', 'invitacion'] } }))
  const go = (to: string) => setParams({ pestana: to }, { replace: true })
  const sum = (...names: (keyof ConteosUsuarios)[]) =>
    counts && names.reduce((total, name) => total + counts[name], 0)
  const tabs = admin
    ? [
        {
          value: 'administradores' as const,
          text: t.administradores,
          count: sum('administrador', 'operativo'),
        },
        { value: 'comisionistas' as const, text: t.comisionistas, count: sum('comisionistas') },
        { value: 'proveedores' as const, text: t.proveedores, count: sum('proveedores') },
        { value: 'invitaciones' as const, text: t.invitaciones, count: sum('invitaciones') },
        { value: 'porAutorizar' as const, text: t.porAutorizar, count: sum('pendientes') },
      ]
    : [
        { value: 'proveedores' as const, text: interfaz.colaboradores, count: sum('proveedores') },
        { value: 'invitaciones' as const, text: t.invitaciones, count: sum('invitaciones') },
      ]
  return (
    <>
      <PageHeader
        title={admin ? t.usuarios : interfaz.colaboradores}
        crumbs={[
          admin ? { text: t.inicio, to: paths.inicio } : { text: t.inicio, to: paths.facturaProveedor },
        ]}
        beside={
          tab === 'administradores' ? (
            <Segmented
              label={t.subtipo}
              value={pestana === 'operativo' ? 'operativo' : 'administrador'}
              options={[
                { value: 'administrador', text: t.administrador, count: counts?.administrador },
                { value: 'operativo', text: t.operativo, count: counts?.operativo },
              ]}
              onChange={go}
            />
          ) : undefined
        }
        actions={<TabActions tab={tab} />}
      />
      <CountTabs
        label={t.pestanas}
        value={tab}
        tabs={tabs}
        onChange={(next) => go(next === 'administradores' ? 'administrador' : next)}
      />
      {tab === 'invitaciones' ? (
        <InvitationsList />
      ) : (
        <UsuariosList
          key={pestana}
          pestana={pestana as PestanaUsuarios}
          pendientes={counts?.pendientes ?? 0}
        />
      )}
    </>
  )
}
