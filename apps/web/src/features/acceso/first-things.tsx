import { useQueryClient } from '@tanstack/react-query'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { Sesion } from '@valija/contract/sesion.ts'
import { sesionQuery } from '../../lib/sesion.ts'
import { Block } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ChangePassword } from './change-password.tsx'
import { SecondFactor } from './second-factor.tsx'

/** Before anything else: the password somebody else chose becomes one's own, or the second factor the policy asks for. */
export default function FirstThings({ debe }: { debe: NonNullable<Sesion['debe']> }) {
  const client = useQueryClient()
  const done = () => void client.invalidateQueries({ queryKey: sesionQuery.queryKey })
  const own = debe === 'cambiarClave'
  return (
    <Block max={640} full my={24} mx="auto">
      <PageHeader title={own ? usuariosPantalla.debeCambiar : usuariosPantalla.dosPasos} />
      {own ? <ChangePassword onDone={done} /> : <SecondFactor onDone={done} />}
    </Block>
  )
}
