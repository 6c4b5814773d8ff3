import type { Descarga } from '@valija/contract/descarga-de-lotes.ts'
import { lotes as textos } from '@valija/contract/messages/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { useWork } from '../../lib/use-work.ts'
import { Block, Bullets } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { descargar } from './lotes-calls.ts'

type Outcome =
  | { faltantes: Descarga['faltantes'] }
  | { vacia: true }
  | { fallida: Descarga['faltantes'] }
  | null

/** 'Descargar Facturas' and what came of it, with the documented notices; a success passes, the rest stays on the page. */
export function useDescarga(): { busy: boolean; start: (ids: number[]) => void; notice: ReactNode } {
  const { busy, failure, run } = useWork()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const start = useCallback(
    (ids: number[]) =>
      void run(async () => {
        setOutcome(ids.length === 0 ? { vacia: true } : null)
        if (ids.length === 0) return
        const { estado, faltantes } = await descargar(ids)
        if (estado === 'fallida') setOutcome({ fallida: faltantes })
        else if (faltantes.length > 0) setOutcome({ faltantes })
        else toast(textos.zipDescargado)
      }),
    [run],
  )
  return {
    busy,
    start,
    notice:
      outcome === null && failure === null ? null : (
        <Block py={8} px={12}>
          {outcome === null ? <ErrorNotice error={failure} title={textos.zipFallido} /> : noticeOf(outcome)}
        </Block>
      ),
  }
}

function noticeOf(outcome: NonNullable<Outcome>): ReactNode {
  if ('vacia' in outcome) return <Notice tono="atencion">{textos.descargaVacia}</Notice>
  if ('fallida' in outcome)
    return (
      <Notice tono="error" title={textos.zipFallido}>
        {outcome.fallida.length === 0 ? t.zipReintenta : t.zipNada}
        <Faltantes faltantes={outcome.fallida} />
      </Notice>
    )
  const { faltantes } = outcome
  return (
    <Notice tono="atencion" title={textos.archivosNoDescargados}>
      {t.faltantes({ n: faltantes.length })}
      <Faltantes faltantes={faltantes} />
    </Notice>
  )
}

const alPrincipio = 10
function Faltantes({ faltantes }: { faltantes: Descarga['faltantes'] }) {
  const mas = faltantes.length - alPrincipio
  return (
    <Bullets mt={4}>
      {faltantes.slice(0, alPrincipio).map(({ lote, archivo, motivo }) => (
        <li key={`${lote}/${archivo}`}>
          {lote}: {archivo}. {motivo}
        </li>
      ))}
      {mas > 0 ? <li>{t.faltantesMas({ n: mas })}</li> : null}
    </Bullets>
  )
}
