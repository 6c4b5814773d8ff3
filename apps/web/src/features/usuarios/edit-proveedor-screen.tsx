import { useQuery } from '@tanstack/react-query'
import { usuarios as mensajesDeUsuarios } from '@valija/contract/messages/usuarios.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import { usuariosApi } from '../../lib/llamadas/usuarios.ts'
import { paths } from '../../lib/paths.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { Form } from '../../ui/form/form.tsx'
import { CheckboxInput, TextInput } from '../../ui/form/inputs.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { WaitingShape } from '../../ui/waiting.tsx'
import { proveedorSchema } from './proveedor-schema.ts'
import { ProviderPicker } from './provider-picker.tsx'

/** /proveedor/editar/{usuarioId}: saved, it returns to the user list (Access §2). */
export default function EditProveedorScreen() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const back = () => void navigate(`${paths.usuario}?pestana=proveedores`)
  const { data: proveedor, error } = useQuery(
    usuariosApi.proveedor.query({
      params: { usuarioId: id },
      // What is being typed is not replaced by a fresh copy.
      refetchOnWindowFocus: false,
      staleTime: 0,
      gcTime: 0,
    }),
  )
  const save = async (values: z.infer<typeof proveedorSchema>) => {
    await usuariosApi.cambiarProveedor({
      params: { usuarioId: id },
      body: { ...values, rfcAgencia: values.rfc },
    })
    toast(t.proveedorGuardado)
    await invalidateTemas(['usuario'])
  }
  return (
    <>
      <PageHeader title={t.editarProveedor} crumbs={[{ text: t.usuarios, to: paths.usuario }]} />
      <ErrorNotice error={error} />
      {proveedor === undefined && error === null ? <WaitingShape height={420} /> : null}
      {proveedor === undefined ? null : (
        <PaddedPanel max={760}>
          <Form
            schema={proveedorSchema}
            defaultValues={{
              email: proveedor.email,
              rfc: proveedor.rfc ?? '',
              nombreAgencia: proveedor.nombreAgencia ?? '',
              idProveedores: proveedor.idProveedores,
              isOmnibeesLocator: proveedor.isOmnibeesLocator,
            }}
            onSubmit={save}
            onDone={back}
            incomplete={mensajesDeUsuarios.proveedorIncompleto}
            submit={t.guardar}
            onCancel={back}
          >
            <TextInput name="email" label={t.correo} type="email" />
            <TextInput name="rfc" label={t.rfc} code maxLength={20} />
            <TextInput name="nombreAgencia" label={t.nombreAgencia} maxLength={300} />
            <ProviderPicker />
            <CheckboxInput name="isOmnibeesLocator" label={t.omnibees} />
          </Form>
        </PaddedPanel>
      )}
    </>
  )
}
