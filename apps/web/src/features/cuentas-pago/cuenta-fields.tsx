import { bytesCaratula } from '@valija/contract/cuentas-pago.ts'
import { cuentasPago } from '@valija/contract/messages/cuentas-pago.ts'
import { cuentasPagoPantalla } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { isCorreo } from '@valija/domain/usuarios/correo.ts'
import { z } from 'zod'
import { Dropzone } from '../../ui/dropzone.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'

const t = cuentasPagoPantalla.cuenta
export const cuentaSchema = z.object({
  clabe: z.string().refine((texto) => parseClabe(texto).valida, { error: cuentasPago.clabeIncorrecta }),
  correoAgencia: z
    .string()
    .trim()
    .min(1, { error: cuentasPago.sinRfcNiCorreo, abort: true })
    .refine(isCorreo, { error: cuentasPago.correoDeAgenciaInvalido }),
})

type CuentaFieldsProps = { clabe: string; caratula: File | null; onCaratula: (file: File) => void }
/** The CLABE, whose bank is shown as it is typed, the agency's e-mail and the bank cover. */
export function CuentaFields({ clabe, caratula, onCaratula }: CuentaFieldsProps) {
  const leida = parseClabe(clabe)
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
        onFiles={([file]) => file && onCaratula(file)}
      >
        {caratula?.name ?? t.caratula}
      </Dropzone>
    </>
  )
}
