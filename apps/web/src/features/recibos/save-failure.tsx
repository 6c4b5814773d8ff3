import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { asApiError } from '../../lib/api-error.ts'
import { Notice } from '../../ui/notice.tsx'
import { c } from '../../ui/tokens.ts'

/** Whatever went wrong: nothing was saved, under the documented words (Supplier batches §8), and why. */
export function SaveFailure({ error }: { error: unknown }) {
  const { titulo, mensaje, detalles, referencia } = asApiError(error)
  return (
    <Notice tono="error" title={titulo ?? t.noEsPosibleGuardar}>
      {mensaje}
      {detalles.length === 0 ? null : (
        <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
          {detalles.map((detalle) => (
            <li key={`${detalle.campo ?? ''}${detalle.mensaje}`}>{detalle.mensaje}</li>
          ))}
        </ul>
      )}
      <div style={{ color: c.texto2 }}>
        {t.nadaGuardado} {referencia === '' ? null : `${interfaz.referencia({ referencia })}.`}
      </div>
    </Notice>
  )
}
