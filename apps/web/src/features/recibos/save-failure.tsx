import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { asApiError } from '../../lib/api-error.ts'
import { Block } from '../../ui/layout.tsx'
import { Detalles, Notice } from '../../ui/notice.tsx'

/** Whatever went wrong: nothing was saved, under the documented words (Supplier batches §8), and why. */
export function SaveFailure({ error }: { error: unknown }) {
  const { titulo, mensaje, detalles, referencia } = asApiError(error)
  return (
    <Notice tono="error" title={titulo ?? t.noEsPosibleGuardar}>
      {mensaje}
      <Detalles de={detalles} />
      <Block tone="texto2">
        {t.nadaGuardado} {referencia === '' ? null : `${interfaz.referencia({ referencia })}.`}
      </Block>
    </Notice>
  )
}
