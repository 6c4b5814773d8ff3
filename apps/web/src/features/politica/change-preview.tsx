import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
import type { PreviaPolitica, ValorPolitica } from '@valija/contract/politica.ts'
import { useDeferredValue } from 'react'
import { Bullets, Quiet, Subtitle } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { previewQuery } from './policy-calls.ts'

type ChangePreviewProps = { clave: string; valor: ValorPolitica | null; desde: string | null }
/** What the change would do to the open drafts: how many facturas, and which. */
export function ChangePreview({ clave, valor, desde }: ChangePreviewProps) {
  const entrada = useDeferredValue(valor && desde ? { valor, desde } : null)
  const { data, error } = useQuery({ ...previewQuery(clave, entrada), placeholderData: keepPreviousData })
  return (
    <section aria-label={t.previa} aria-live="polite">
      <Subtitle mb={6} line={22}>
        {t.previa}
      </Subtitle>
      {entrada === null ? <Quiet>{t.previaPendiente}</Quiet> : null}
      <ErrorNotice error={error} />
      {entrada === null || data === undefined || error !== null ? null : <Effect previa={data} />}
    </section>
  )
}

function Effect({ previa }: { previa: PreviaPolitica }) {
  const { abiertos, afectados, facturas, topado } = previa
  if (facturas === 0) return <Quiet>{t.previaNada({ abiertos })}</Quiet>
  return (
    <Notice tono="atencion" title={t.previaAfecta({ facturas, borradores: afectados.length, abiertos })}>
      {topado ? <div>{t.previaTopada}</div> : null}
      <Bullets mt={6} scroll={220}>
        {afectados.map(({ borradorId, nombre, hotel, creador, facturas: suyas }) => (
          <li key={borradorId}>
            <b>{nombre || hotel || t.borradorSinNombre}</b> <Quiet>{creador}</Quiet>
            <Bullets>
              {suyas.map(({ id, archivo, folio, sentido, regla }) => (
                <li key={id}>
                  {folio || archivo}: {sentido === 'deja de cumplir' ? t.dejaDeCumplir : t.vuelveACumplir}.{' '}
                  <Quiet>{regla}</Quiet>
                </li>
              ))}
            </Bullets>
          </li>
        ))}
      </Bullets>
    </Notice>
  )
}
