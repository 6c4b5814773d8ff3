import type { LecturaDeEstancias } from '@valija/contract/estancias.ts'
import { porFacturarPantalla as t } from '@valija/contract/messages/por-facturar-pantalla.ts'
import { fechaHora } from '../../lib/formats.ts'
import { Paragraph, Quiet } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What the list of bookings is worth: engines that do not list, one not read yet, one that is late, or how fresh it is. */
export function LecturaNotice({ lectura }: { lectura: LecturaDeEstancias }) {
  const { disponible, completa, leidaEn, fallaEn, ilegibles, cuales } = lectura
  const cuando = fechaHora(leidaEn)
  if (disponible === false)
    return (
      <Notice tono="duda" title={t.noListan}>
        {t.noListanTexto}
      </Notice>
    )
  if (!completa)
    return (
      <Notice tono="info" title={t.sinLeer}>
        {t.sinLeerTexto}
      </Notice>
    )
  if (fallaEn !== null)
    return (
      <Notice tono="atencion" title={t.falla}>
        {t.fallaTexto({ cuando })}
      </Notice>
    )
  const aLaFecha = (
    <Paragraph small>
      <Quiet>{t.aLaFecha({ cuando })}</Quiet>
    </Paragraph>
  )
  if (ilegibles === 0) return aLaFecha
  return (
    <>
      {aLaFecha}
      <Notice tono="duda">{t.ilegibles({ n: ilegibles, cuales })}</Notice>
    </>
  )
}
