import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { message } from '@valija/contract/messages.ts'
import type { ReactNode } from 'react'
import { answered, asApiError } from '../../lib/api-error.ts'
import { Row, Stack, Subtitle } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel, Panel } from '../../ui/panel.tsx'
import type { Caja } from './cajas.tsx'
import { ProofDropzone } from './proof-dropzone.tsx'
import { ProofNotice, type ProofNoticeActions } from './proof-notice.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import type { Mirada } from './use-mirada.ts'
import type { ProofState } from './use-proof.ts'
import { Visor } from './visor.tsx'
import { VisorTools } from './visor-tools.tsx'

type ProofPanelProps = ProofNoticeActions & {
  state: ProofState
  missing: boolean
  cajas: readonly Caja[]
  mirada: Mirada
  /** What was read, in a sentence. */
  resumen: ReactNode
  onFile: (file: File) => void
  onManual: () => void
  onAgain: () => void
  onSkip: (comprobante: ComprobanteSubido) => void
}
export function ProofPanel(props: ProofPanelProps) {
  const { state, missing, cajas, mirada, resumen, onFile, onManual, onAgain, onSkip, ...actions } = props
  const comprobante = 'comprobante' in state ? state.comprobante : null
  const aviso = state.paso === 'listo' ? state.aviso : undefined
  return (
    <Panel stack content="start" gap={0} min={0} aria-label={t.comprobante}>
      <Row as="header" justify="end" gap={4} tall={48} px={12}>
        <Subtitle grow>{t.comprobante}</Subtitle>
        {comprobante === null ? null : <VisorTools mirada={mirada} />}
        {comprobante === null && state.paso !== 'sin' ? null : (
          <Button size="small" onClick={onAgain}>
            {t.subirOtro}
          </Button>
        )}
      </Row>
      <Stack min={0} px={12} pb={12}>
        {missing ? <Notice tono="error">{pagos.comprobanteRequerido}</Notice> : null}
        {state.paso === 'ninguno' || state.paso === 'fallo' ? (
          <>
            {state.paso === 'fallo' ? <ProofFailure error={state.error} /> : null}
            <ProofDropzone label={t.subirComprobante} onFile={onFile}>
              {t.subirTipos}
            </ProofDropzone>
            <Button onClick={onManual}>{state.paso === 'fallo' ? t.continuarSin : t.llenarAMano}</Button>
          </>
        ) : null}
        {state.paso === 'subiendo' ? (
          <PaddedPanel role="status">
            {t.subiendo}
            <LinearProgress aria-label={t.subiendo} variant="determinate" value={state.parte * 100} />
          </PaddedPanel>
        ) : null}
        {state.paso === 'analizando' ? <ReadingProgress onSkip={() => onSkip(state.comprobante)} /> : null}
        {state.paso === 'sin' ? <Notice tono="info">{t.sinComprobanteElegido}</Notice> : null}
        {aviso === undefined || comprobante === null ? (
          resumen
        ) : (
          <ProofNotice aviso={aviso} comprobante={comprobante} {...actions} />
        )}
        {comprobante !== null && comprobante.repetidos > 0 ? (
          <Notice tono="atencion">{t.repetido({ n: comprobante.repetidos })}</Notice>
        ) : null}
        {comprobante === null || mirada.folded ? null : (
          <Visor ruta={comprobante.urlComprobante} cajas={cajas} zoom={mirada.zoom} giro={mirada.giro} />
        )}
      </Stack>
    </Panel>
  )
}

/** A file of another kind keeps its title; a save that was refused and one that got no answer have each their own. */
function ProofFailure({ error }: { error: unknown }) {
  if (asApiError(error).codigo === 'archivoDePagoInvalido') return <ErrorNotice error={error} />
  return (
    <ErrorNotice
      error={error}
      title={message(answered(error) ? 'comprobanteNoGuardado' : 'archivoNoProcesado')}
    />
  )
}
