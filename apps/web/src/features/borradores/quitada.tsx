import Button from '@mui/material/Button'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { Dismiss } from '../../ui/dismiss.tsx'
import type { Fila } from '../../ui/facturas/fila.ts'
import { nombreDe } from '../../ui/facturas/group-filas.ts'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A row taken out, or the one that took its place. */
export type FilaQuitada = { fila: Fila; por: string | null }

type QuitadaProps = {
  quitada: FilaQuitada
  /** The one that took its place, once the draft has it; shown again by `onVer`. */
  nueva: Fila | undefined
  onVer: () => void
  onPutBack: () => void
  onClose: () => void
}
export const Quitada = ({ quitada: { fila }, nueva, onVer, onPutBack, onClose }: QuitadaProps) => (
  <Notice
    mb={12}
    action={
      <Row nowrap gap={4}>
        {nueva === undefined ? null : (
          <Button size="small" onClick={onVer}>
            {t.verla}
          </Button>
        )}
        <Button size="small" variant="outlined" onClick={onPutBack}>
          {t.deshacer}
        </Button>
        <Dismiss onClose={onClose} />
      </Row>
    }
  >
    {nueva === undefined
      ? t.quitada({ nombre: nombreDe(fila) })
      : t.corregida({
          nombre: nombreDe(fila),
          nueva: nombreDe(nueva),
          uuid: nueva.cabecera?.uuid ?? '—',
        })}
  </Notice>
)
