import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import type { ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import type { AnalisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import { lecturaPantalla as l } from '@valija/contract/messages/lectura-pantalla.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { message } from '@valija/contract/messages.ts'
import type { ReactNode } from 'react'
import { answered, asApiError } from '../../lib/api-error.ts'
import { onWide } from '../../lib/widths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack, Subtitle } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel, Panel } from '../../ui/panel.tsx'
import type { Caja } from './cajas.tsx'
import { ProofDropzone } from './proof-dropzone.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import type { Mirada } from './use-mirada.ts'
import type { ProofState } from './use-proof.ts'
import { Visor } from './visor.tsx'

/** Beside the form there is room for it; above the form it may be folded away. */
const Fold = styled(Button)({ [onWide]: { display: 'none' } })
type ProofPanelProps = {
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
  onReadAgain: (comprobante: ComprobanteSubido) => void
  /** The notice has been read: on to the form. */
  onByHand: (comprobante: ComprobanteSubido) => void
  /** It was paid, whatever the proof says: what was read goes into the form, to be looked at. */
  onUse: (comprobante: ComprobanteSubido, leido: AnalisisComprobante) => void
}
export function ProofPanel(props: ProofPanelProps) {
  const {
    state,
    missing,
    cajas,
    mirada,
    resumen,
    onFile,
    onManual,
    onAgain,
    onSkip,
    onReadAgain,
    onByHand,
    onUse,
  } = props
  const { folded, setFolded } = mirada
  const comprobante = 'comprobante' in state ? state.comprobante : null
  const aviso = state.paso === 'listo' ? state.aviso : undefined
  return (
    <Panel stack content="start" gap={0} min={0} aria-label={t.comprobante}>
      <Row as="header" justify="end" gap={4} tall={48} px={12}>
        <Subtitle grow>{t.comprobante}</Subtitle>
        {comprobante === null ? null : (
          <>
            <IconButton aria-label={t.girar} title={t.girar} disabled={folded} onClick={mirada.girar}>
              <Icon name="girar" />
            </IconButton>
            <IconButton
              aria-label={t.alejar}
              title={t.alejar}
              disabled={mirada.farther === null || folded}
              onClick={() => mirada.farther?.()}
            >
              <Icon name="menos" />
            </IconButton>
            <IconButton
              aria-label={t.acercar}
              title={t.acercar}
              disabled={mirada.nearer === null || folded}
              onClick={() => mirada.nearer?.()}
            >
              <Icon name="mas" />
            </IconButton>
            <Fold size="small" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
              {folded ? l.mostrar : l.ocultar}
            </Fold>
          </>
        )}
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
          <Notice tono={aviso.tono} {...(aviso.titulo === undefined ? {} : { title: aviso.titulo })}>
            {aviso.texto}
            <Row as="span" align="stretch" mt={8}>
              {aviso.leido === undefined ? null : (
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => aviso.leido && onUse(comprobante, aviso.leido)}
                >
                  {l.usarLeido}
                </Button>
              )}
              {aviso.deNuevo ? (
                <Button size="small" variant="outlined" onClick={() => onReadAgain(comprobante)}>
                  {l.leerDeNuevo}
                </Button>
              ) : null}
              {aviso.aMano ? (
                <Button size="small" variant="outlined" onClick={() => onByHand(comprobante)}>
                  {l.omitir}
                </Button>
              ) : null}
            </Row>
          </Notice>
        )}
        {comprobante !== null && comprobante.repetidos > 0 ? (
          <Notice tono="atencion">{t.repetido({ n: comprobante.repetidos })}</Notice>
        ) : null}
        {comprobante === null || folded ? null : (
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
