import Button from '@mui/material/Button'
import { bytesCaratula } from '@valija/contract/cuentas-pago.ts'
import { cuentasPago } from '@valija/contract/messages/cuentas-pago.ts'
import { cuentasPagoPantalla } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { isCorreo } from '@valija/domain/usuarios/correo.ts'
import { type ReactNode, useId, useState } from 'react'
import { z } from 'zod'
import { asApiError, underTitle } from '../../lib/api-error.ts'
import { inHand } from '../../lib/in-hand.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'

const t = cuentasPagoPantalla.cuenta
const schema = z.object({
  clabe: z.string().refine((texto) => parseClabe(texto).valida, { error: cuentasPago.clabeIncorrecta }),
  correoAgencia: z
    .string()
    .trim()
    .min(1, { error: cuentasPago.sinRfcNiCorreo, abort: true })
    .refine(isCorreo, { error: cuentasPago.correoDeAgenciaInvalido }),
})

type CambiarCuentaProps = {
  title?: string
  /** Whose account: what was typed and chosen for it is there again for who left without asking nor cancelling. */
  de: string
  correoAgencia: string
  /** What else is asked for, before the rest: its rules, what they start with and the fields. */
  mas?: {
    shape: Record<string, z.ZodType<string, string>>
    valores: Record<string, string>
    campos: ReactNode
  }
  /** Sends the fields and the bank cover; rejecting shows why and loses nothing. */
  onSend: (form: FormData) => Promise<unknown>
  onClose: () => void
}

/** 'Cambiar cuenta beneficiaria': the CLABE, whose bank is shown as it is typed, and the bank cover in PDF. */
export default function CambiarCuentaDialog({
  title = t.cambiar,
  de,
  correoAgencia,
  mas,
  onSend,
  onClose,
}: CambiarCuentaProps) {
  const id = useId()
  const kept = `cuenta ${de}`
  const enMano = inHand<File>(`carátula ${de}`)
  const [caratula, setCaratula] = useState(enMano.get() ?? null)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const send = async (campos: Record<string, string>) => {
    if (caratula === null) return false
    const form = new FormData()
    for (const [nombre, valor] of Object.entries(campos)) form.append(nombre, valor)
    form.append('caratula', caratula, caratula.name)
    setBusy(true)
    await onSend(form)
      .catch((error: unknown) =>
        // A field says what it lacks by itself.
        asApiError(error).detalles.length > 0
          ? Promise.reject(error)
          : underTitle(cuentasPago.caratulaNoGuardadaTitulo)(error),
      )
      .finally(() => setBusy(false))
    enMano.forget()
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              inHand(kept).forget()
              enMano.forget()
              onClose()
            }}
          >
            {interfaz.cancelar}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="contained"
            loading={busy}
            // Said with the first press, whatever else is wrong.
            onClick={() => setMissing(caratula === null)}
          >
            {t.solicitar}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        kept={kept}
        bare
        schema={schema.extend(mas?.shape ?? {})}
        defaultValues={{ clabe: '', correoAgencia, ...mas?.valores }}
        submit={t.solicitar}
        onSubmit={send}
      >
        {({ watch }) => {
          const leida = parseClabe(watch('clabe'))
          return (
            <>
              {mas?.campos}
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
                  if (file === undefined) return
                  enMano.keep(file)
                  setCaratula(file)
                  setMissing(false)
                }}
              >
                {caratula?.name ?? t.caratula}
              </Dropzone>
              {missing ? <Notice tono="error">{cuentasPago.sinCaratula}</Notice> : null}
            </>
          )
        }}
      </Form>
    </Dialog>
  )
}
