import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usuarios as mensajesDeUsuarios } from '@valija/contract/messages/usuarios.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod'
import { invitacionesApi } from '../../lib/llamadas/invitaciones.ts'
import { paths } from '../../lib/paths.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useSesion } from '../../lib/sesion.ts'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { Field, helpId } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Block, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toasts.ts'
import { InviteMany } from './invite-many.tsx'

const correo = z
  .string()
  .refine((texto) => isCorreo(normalizeCorreo(texto)), mensajesDeUsuarios.correoInvalido)
const schemas = {
  admin: z.object({
    correo,
    rol: z.enum(['Administrador', 'Operativo'], mensajesDeUsuarios.invitacionSinRol),
  }),
  proveedor: z.object({ correo }),
}
type Invitacion = z.infer<typeof schemas.admin>
const roles = [
  { value: 'Administrador', text: t.rolAdministrador },
  { value: 'Operativo', text: t.rolOperativo },
] as const

/** /usuario/crear: an admin gives a role and an e-mail, a supplier the e-mail only (Access §2). */
export default function InviteScreen() {
  const sesion = useSesion()
  const admin = sesion.rol === 'admin'
  // A fresh form after each invitation; nothing else on the page is lost.
  const [round, setRound] = useState(0)
  const [many, setMany] = useState(false)
  // The home names the kind in its button: what is left is the address.
  const [params] = useSearchParams()
  const pedido = roles.find(({ value }) => value === params.get('rol'))?.value
  const [rol, setRol] = useState<string | null>(pedido ?? null)
  const [sinRol, setSinRol] = useState(false)
  const rolId = useId()
  const send = async (values: Invitacion) => {
    await invitacionesApi.invitar({ body: values })
    toast(t.invitacionEnviada({ correo: normalizeCorreo(values.correo) }), { kind: 'invitacion' })
    await invalidateTemas(['invitacion'])
  }
  return (
    <>
      <PageHeader title={interfaz.invitarColaborador} crumbs={[{ text: t.usuarios, to: paths.usuario }]} />
      <PaddedPanel max={640}>
        {admin ? null : (
          <Notice mb={12}>
            {t.colaboradorProveedor({ agencia: sesion.nombreAgencia ?? sesion.rfc ?? '' })}
          </Notice>
        )}
        <Block mb={16}>
          <Segmented
            label={interfaz.invitarColaborador}
            value={many ? 'varios' : 'uno'}
            options={[
              { value: 'uno', text: t.invitarUno },
              { value: 'varios', text: t.invitarVarios },
            ]}
            onChange={(next) => setMany(next === 'varios')}
          />
        </Block>
        {many ? (
          <Stack gap={16}>
            {admin ? (
              <Field id={rolId} label={t.rol} error={sinRol && rol === null ? t.eligeRol : undefined}>
                <Select
                  value={rol ?? ''}
                  displayEmpty
                  onChange={(event) => setRol(event.target.value || null)}
                  error={sinRol && rol === null}
                  SelectDisplayProps={{ id: rolId, 'aria-label': t.rol, 'aria-describedby': helpId(rolId) }}
                >
                  <MenuItem value="">{t.eligeRol}</MenuItem>
                  {roles.map(({ value, text }) => (
                    <MenuItem key={value} value={value}>
                      {text}
                    </MenuItem>
                  ))}
                </Select>
              </Field>
            ) : null}
            <InviteMany
              rol={admin ? rol : undefined}
              onSinRol={() => {
                setSinRol(true)
                document.getElementById(rolId)?.focus()
              }}
            />
            <Link to={`${paths.usuario}?pestana=invitaciones`}>{t.ultimas}</Link>
          </Stack>
        ) : (
          <Form
            key={round}
            schema={admin ? schemas.admin : (schemas.proveedor as unknown as typeof schemas.admin)}
            defaultValues={{ correo: '', rol: pedido }}
            onSubmit={send}
            // The next address may have been begun meanwhile.
            onDone={(asSent) => asSent && setRound(round + 1)}
            submit={t.enviarInvitacion}
            extra={<Link to={`${paths.usuario}?pestana=invitaciones`}>{t.ultimas}</Link>}
          >
            {admin ? <SelectInput name="rol" label={t.rol} options={roles} placeholder={t.eligeRol} /> : null}
            <TextInput name="correo" label={t.correo} type="email" first={!admin || pedido !== undefined} />
          </Form>
        )}
      </PaddedPanel>
    </>
  )
}
