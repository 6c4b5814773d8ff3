import Button from '@mui/material/Button'
import { bytesCaratula, solicitudEnviada } from '@valija/contract/cuentas-pago.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { message } from '@valija/contract/messages.ts'
import { cuentasPagoPantalla } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { isCorreo } from '@valija/domain/usuarios/correo.ts'
import { useId, useState } from 'react'
import { z } from 'zod'
import { upload } from '../../lib/upload.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'

const t = cuentasPagoPantalla.cuenta
const schema = z.object({
  clabe: z.string().refine((texto) => parseClabe(texto).valida, { error: message('clabeIncorrecta') }),
  correoAgencia: z
    .string()
    .trim()
    .refine(isCorreo, { error: message('correoDeAgenciaInvalido') }),
})

type CambiarCuentaProps = {
  comisionistaId: number
  correoAgencia: string
  onClose: () => void
  onSent: () => void
}

/** 'Cambiar cuenta beneficiaria': the CLABE, whose bank is shown as it is typed, and the bank cover in PDF. */
export function CambiarCuentaDialog({ comisionistaId, correoAgencia, onClose, onSent }: CambiarCuentaProps) {
  const id = useId()
  const [caratula, setCaratula] = useState<File | null>(null)
  const [missing, setMissing] = useState(false)
  const send = async ({ clabe, correoAgencia: correo }: z.infer<typeof schema>) => {
    setMissing(caratula === null)
    if (caratula === null) return
    const form = new FormData()
    form.append('comisionistaId', String(comisionistaId))
    form.append('clabe', clabe)
    form.append('correoAgencia', correo)
    form.append('caratula', caratula, caratula.name)
    const { mensaje } = await upload('/api/cuentas-pago', form, { schema: solicitudEnviada })
    toast(mensaje)
    onSent()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.cambiar}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {interfaz.cancelar}
          </Button>
          <Button type="submit" form={id} variant="contained">
            {t.solicitar}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        bare
        schema={schema}
        defaultValues={{ clabe: '', correoAgencia }}
        submit={t.solicitar}
        onSubmit={send}
      >
        {({ watch }) => {
          const leida = parseClabe(watch('clabe'))
          return (
            <>
              <TextInput
                name="clabe"
                label={t.clabe}
                code
                maxLength={24}
                help={leida.valida ? t.bancoDe({ banco: leida.banco }) : t.clabeAyuda}
              />
              <TextInput name="correoAgencia" label={t.correo} type="email" maxLength={254} />
              <Dropzone
                compact
                multiple={false}
                label={t.caratula}
                accept={{ 'application/pdf': ['.pdf'] }}
                acceptText="PDF"
                maxSize={bytesCaratula}
                onFiles={([file]) => {
                  setCaratula(file ?? null)
                  setMissing(false)
                }}
              >
                {caratula?.name ?? t.caratula}
              </Dropzone>
              {missing ? <Notice tono="error">{message('sinCaratula')}</Notice> : null}
            </>
          )
        }}
      </Form>
    </Dialog>
  )
}
