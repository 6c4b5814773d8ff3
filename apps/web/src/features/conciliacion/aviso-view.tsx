import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { conciliacionPantalla } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { Icon } from '../../ui/icon.tsx'
import { Bullets } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Aviso, Deshacible } from './use-aviso.ts'

type AvisoViewProps = {
  aviso: Aviso | null
  /** Whether what it speaks of can still be undone. */
  open: boolean
  onUndo: (one: Deshacible) => void
  onGo: (movimientoID: number) => void
  onClose: () => void
}
/** What was just done and its way back, or why it was not. */
export function AvisoView({ aviso, open, onUndo, onGo, onClose }: AvisoViewProps) {
  if (aviso === null) return null
  const { deshacer, irA, detalles = [] } = aviso
  return (
    <Notice
      tono={aviso.tono}
      title={aviso.titulo}
      action={
        <>
          {deshacer === undefined || !open ? null : (
            <Button size="small" startIcon={<Icon name="deshacer" />} onClick={() => onUndo(deshacer)}>
              {t.deshacer}
            </Button>
          )}
          {irA === undefined ? null : (
            <Button size="small" onClick={() => onGo(irA)}>
              {t.irAlMovimiento}
            </Button>
          )}
          <IconButton size="small" aria-label={conciliacionPantalla.cerrarAviso} onClick={onClose}>
            <Icon name="cruz" size={16} />
          </IconButton>
        </>
      }
    >
      {aviso.texto}
      {detalles.length === 0 ? null : (
        <Bullets mt={4} scroll={120}>
          {detalles.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Bullets>
      )}
    </Notice>
  )
}
