import Button from '@mui/material/Button'
import { cuentasPago } from '@valija/contract/messages/cuentas-pago.ts'
import { cuentasPagoPantalla } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import { asApiError, underTitle } from '../../lib/api-error.ts'
import { inHand } from '../../lib/in-hand.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CuentaFields, cuentaSchema } from './cuenta-fields.tsx'

const t = cuentasPagoPantalla.cuenta
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
  const take = (file: File) => {
    enMano.keep(file)
    setCaratula(file)
    setMissing(false)
  }
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
    if (enMano.get() === caratula) enMano.forget()
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
        schema={cuentaSchema.extend(mas?.shape ?? {})}
        defaultValues={{ clabe: '', correoAgencia, ...mas?.valores }}
        submit={t.solicitar}
        onSubmit={send}
        onDone={onClose}
      >
        {({ watch }) => (
          <>
            {mas?.campos}
            <CuentaFields clabe={watch('clabe')} caratula={caratula} onCaratula={take} />
            {missing ? <Notice tono="error">{cuentasPago.sinCaratula}</Notice> : null}
          </>
        )}
      </Form>
    </Dialog>
  )
}
