import Button from '@mui/material/Button'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { Icon } from '../../ui/icon.tsx'
import { look } from '../../ui/layout.tsx'
import type { useDescarga } from './use-descarga.tsx'

type DownloadButtonProps = { ids: number[]; descarga: ReturnType<typeof useDescarga> }
export const DownloadButton = ({ ids, descarga }: DownloadButtonProps) => (
  <Button
    variant="outlined"
    loading={descarga.busy}
    loadingPosition="start"
    startIcon={<Icon name="bajar" />}
    onClick={() => descarga.start(ids)}
  >
    {t.descargarFacturas}
  </Button>
)

type GroupButtonProps = { grouped: boolean; categoria: Categoria; onGroup: (on: boolean) => void }
export const GroupButton = ({ grouped, categoria, onGroup }: GroupButtonProps) => (
  <Button
    size="small"
    className={look({ py: 0, px: 6 })}
    startIcon={<Icon name="hotel" />}
    aria-pressed={grouped}
    onClick={() => onGroup(!grouped)}
  >
    {grouped ? t.desagrupar : t.agrupar[categoria]}
  </Button>
)
