import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { message } from '@valija/contract/messages.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import { asApiError } from '../../lib/api-error.ts'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaddedPanel, Panel } from '../../ui/panel.tsx'
import { type Caja, ComprobanteView } from './comprobante-view.tsx'

/** Proof flow: none, uploading, being read, there, or left out on purpose. */
export type ProofState =
  | { paso: 'ninguno' }
  | { paso: 'subiendo'; parte: number }
  | { paso: 'analizando'; comprobante: ComprobanteSubido }
  | { paso: 'listo'; comprobante: ComprobanteSubido; aviso?: string | undefined }
  | { paso: 'sin' }
  | { paso: 'fallo'; error: unknown }

const accept = {
  'application/pdf': ['.pdf'],
  'image/*': ['.jpg', '.jpeg', '.png', '.bmp', '.webp'],
}

type ProofPanelProps = {
  state: ProofState
  missing: boolean
  cajas: readonly Caja[]
  onFile: (file: File) => void
  onManual: () => void
  onAgain: () => void
}
export function ProofPanel({ state, missing, cajas, onFile, onManual, onAgain }: ProofPanelProps) {
  const comprobante = 'comprobante' in state ? state.comprobante : null
  return (
    <Panel style={{ display: 'grid', alignContent: 'start', minWidth: 0 }} aria-label={t.comprobante}>
      <header style={{ display: 'flex', alignItems: 'center', minHeight: 48, padding: '0 12px', gap: 8 }}>
        <h2 style={{ margin: 0, fontSize: 16, flex: 1 }}>{t.comprobante}</h2>
        {comprobante === null && state.paso !== 'sin' ? null : (
          <Button size="small" onClick={onAgain}>
            {t.subirOtro}
          </Button>
        )}
      </header>
      <div style={{ padding: '0 12px 12px', display: 'grid', gap: 12 }}>
        {missing ? <Notice tono="error">{message('comprobanteRequerido')}</Notice> : null}
        {state.paso === 'ninguno' || state.paso === 'fallo' ? (
          <>
            {state.paso === 'fallo' ? <ProofFailure error={state.error} /> : null}
            <Dropzone
              accept={accept}
              acceptText={t.tiposArchivo}
              multiple={false}
              maxSize={25 * 1024 * 1024}
              label={t.subirComprobante}
              onFiles={([file]) => {
                if (file) onFile(file)
              }}
            >
              {t.subirTipos}
            </Dropzone>
            <Button onClick={onManual}>{state.paso === 'fallo' ? t.continuarSin : t.llenarAMano}</Button>
          </>
        ) : null}
        {state.paso === 'subiendo' ? (
          <PaddedPanel role="status">
            {t.subiendo}
            <LinearProgress aria-label={t.subiendo} variant="determinate" value={state.parte * 100} />
          </PaddedPanel>
        ) : null}
        {state.paso === 'analizando' ? (
          <span role="status">
            {t.analizando}
            <LinearProgress aria-label={t.analizando} />
          </span>
        ) : null}
        {state.paso === 'sin' ? <Notice tono="info">{t.sinComprobanteElegido}</Notice> : null}
        {state.paso === 'listo' && state.aviso !== undefined ? (
          <Notice tono="atencion" title={state.aviso}>
            {t.llenaAMano}
          </Notice>
        ) : null}
        {comprobante !== null && comprobante.repetidos > 0 ? (
          <Notice tono="atencion">{t.repetido({ n: comprobante.repetidos })}</Notice>
        ) : null}
        {comprobante === null ? null : <ComprobanteView ruta={comprobante.urlComprobante} cajas={cajas} />}
      </div>
    </Panel>
  )
}

/** What the server refuses keeps its title; anything else is a proof that could not be saved. */
function ProofFailure({ error }: { error: unknown }) {
  const { titulo, mensaje, codigo } = asApiError(error)
  const refused = codigo === 'archivoDePagoInvalido'
  return (
    <Notice tono="error" title={refused ? titulo : message('comprobanteNoGuardado')}>
      {mensaje}
    </Notice>
  )
}
