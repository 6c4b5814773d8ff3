import { useQuery } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { paths } from '../../lib/paths.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Below } from '../../ui/waiting.tsx'
import { ChangePassword } from './change-password.tsx'
import { CorreosPanel } from './correos-panel.tsx'
import { LlavesPanel } from './llaves-panel.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** The own account: where it is open, its passkeys, second factor and password. */
export default function CuentaScreen() {
  const { isPending } = useQuery(accesoApi.sesiones.query())
  return (
    <>
      <PageHeader title={interfaz.cuenta} crumbs={[{ text: usuariosPantalla.inicio, to: paths.inicio }]} />
      <Stack gap={16} max={1200}>
        <SessionsPanel />
        <Below waits={isPending}>
          <CorreosPanel />
          <LlavesPanel />
          <SecondFactor />
          <ChangePassword />
        </Below>
      </Stack>
    </>
  )
}
