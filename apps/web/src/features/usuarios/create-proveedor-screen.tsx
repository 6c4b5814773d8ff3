import { usuarios as mensajesDeUsuarios } from '@valija/contract/messages/usuarios.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { asApiError, underTitle } from '../../lib/api-error.ts'
import { usuariosApi } from '../../lib/llamadas/usuarios.ts'
import { paths } from '../../lib/paths.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { emptyProveedor, proveedorSchema } from './proveedor-schema.ts'
import { ProviderPicker } from './provider-picker.tsx'

/** What is expected of the fields says itself; whatever else happened gets the documented title (Access §8). */
const deCampos = [
  'usuarioYaRegistrado',
  'proveedorIncompleto',
  'correoInvalido',
  'rfcInvalido',
  'datosInvalidos',
]
const failed = (error: unknown): never => {
  if (deCampos.includes(asApiError(error).codigo)) throw error
  return underTitle(mensajesDeUsuarios.errorAlCrearProveedor)(error)
}

/** /proveedor/crear: an account an admin makes, with the providers it acts for (Access §2). */
export default function CreateProveedorScreen() {
  const navigate = useNavigate()
  const create = async (values: z.infer<typeof proveedorSchema>) => {
    const { email, rfc, nombreAgencia, idProveedores } = values
    const body = { email, phoneNumber: 'Proveedor', rfc, rfcAgencia: rfc, nombreAgencia, idProveedores }
    await usuariosApi.crearProveedor({ body }).catch(failed)
    toast(t.proveedorCreado({ correo: normalizeCorreo(email) }))
    await invalidateTemas(['usuario', 'invitacion'])
  }
  const back = () => void navigate(`${paths.usuario}?pestana=proveedores`)
  return (
    <>
      <PageHeader title={t.crearProveedor} crumbs={[{ text: t.usuarios, to: paths.usuario }]} />
      <PaddedPanel max={760}>
        <Form
          kept="proveedor nuevo"
          schema={proveedorSchema}
          defaultValues={emptyProveedor}
          onSubmit={create}
          incomplete={mensajesDeUsuarios.proveedorIncompleto}
          submit={t.crearProveedorBoton}
          onDone={back}
          onCancel={back}
        >
          <Notice>{t.crearProveedorTexto}</Notice>
          <TextInput name="email" label={t.correo} type="email" />
          <TextInput name="rfc" label={t.rfc} code maxLength={20} />
          <TextInput name="nombreAgencia" label={t.razonSocial} maxLength={300} />
          <ProviderPicker />
        </Form>
      </PaddedPanel>
    </>
  )
}
