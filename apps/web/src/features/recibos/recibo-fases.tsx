import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { motivosDeArchivo } from '@valija/contract/messages/recibos.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { limitesRecibo, type MotivoArchivo } from '@valija/documents/recibos/tipos.ts'
import { Dropzone } from '../../ui/dropzone.tsx'
import { look, Quiet, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PorElegir } from './elecciones.ts'

type ElegirReciboProps = { fallo: MotivoArchivo | 'sinLector' | null; onFile: (file: File) => void }
export const ElegirRecibo = ({ fallo, onFile }: ElegirReciboProps) => (
  <>
    {fallo === null ? null : (
      <Notice tono="error" title={t.noSeLee}>
        {fallo === 'sinLector' ? interfaz.sinLector : motivosDeArchivo[fallo]}
      </Notice>
    )}
    <Dropzone
      accept={{ 'application/pdf': ['.pdf'] }}
      acceptText="PDF"
      label={t.reciboZona}
      multiple={false}
      maxSize={limitesRecibo.bytes}
      onFiles={([file]) => {
        if (file) onFile(file)
      }}
    >
      {t.reciboReglas}
    </Dropzone>
  </>
)

export const LeyendoRecibo = ({ nombre, onCancel }: { nombre: string; onCancel: () => void }) => (
  <Stack role="status" items="center" py={40}>
    <b>{t.leyendo({ nombre })}</b>
    <LinearProgress className={look({ w: 320 })} />
    <Quiet>{t.leyendoTexto}</Quiet>
    <Button variant="outlined" onClick={onCancel}>
      {t.cancelarLectura}
    </Button>
  </Stack>
)

type PieDeLeidoProps = PorElegir & {
  searched: boolean
  searching: boolean
  onAgain: () => void
  onSearch: () => void
  onReview: () => void
}
/** What is done with a receipt that was read: another one, its lotes, and the review of what was chosen. */
export function PieDeLeido({
  elegidos,
  aMedias,
  searched,
  searching,
  onAgain,
  onSearch,
  onReview,
}: PieDeLeidoProps) {
  const review =
    elegidos === 0 ? t.nadaElegido : aMedias ? t.repartoAMedias(aMedias) : t.revisarYGuardar({ n: elegidos })
  return (
    <>
      <Button variant="text" onClick={onAgain}>
        {t.elegirOtro}
      </Button>
      <Button variant={searched ? 'outlined' : 'contained'} loading={searching} onClick={onSearch}>
        {searched ? t.buscarOtraVez : t.buscarLote}
      </Button>
      {searched ? (
        <Button variant="contained" disabled={elegidos === 0 || aMedias !== undefined} onClick={onReview}>
          {review}
        </Button>
      ) : null}
    </>
  )
}

export const PieDeGuardado = ({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) => (
  <>
    <Button variant="outlined" onClick={onAgain}>
      {t.cargarOtro}
    </Button>
    <Button variant="contained" onClick={onClose}>
      {t.terminar}
    </Button>
  </>
)
