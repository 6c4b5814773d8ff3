import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import type { Corrida } from '@valija/contract/conciliacion-corridas.ts'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Block } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'

type CorridaAvisoProps = { corrida: Corrida | null; onRepeat: () => void; onSeeApplied?: () => void }
/** How far the machine is, and what it did; what it ended in stays until it is closed. */
export function CorridaAviso({ corrida, onRepeat, onSeeApplied }: CorridaAvisoProps) {
  const [closed, setClosed] = useState<number | null>(null)
  // What had ended before this visit is no news.
  const [old] = useState(() => (corrida?.estado === 'terminada' ? corrida.corridaID : null))
  if (corrida === null || closed === corrida.corridaID || old === corrida.corridaID) return null
  const close = (
    <IconButton size="small" aria-label={t.cerrarAviso} onClick={() => setClosed(corrida.corridaID)}>
      <Icon name="cruz" size={16} />
    </IconButton>
  )
  if (corrida.estado === 'fallida')
    return (
      <Notice
        mb={12}
        tono="error"
        action={
          <>
            <Button size="small" variant="outlined" onClick={onRepeat}>
              {t.repetir}
            </Button>
            {close}
          </>
        }
      >
        {t.corridaFallida}
      </Notice>
    )
  if (corrida.estado === 'terminada')
    return (
      <Notice
        mb={12}
        tono="ok"
        action={
          <>
            {corrida.aplicados === 0 || onSeeApplied === undefined ? null : (
              <Button size="small" onClick={onSeeApplied}>
                {t.verAplicados}
              </Button>
            )}
            {close}
          </>
        }
      >
        {t.corridaTerminada(corrida)}
      </Notice>
    )
  const { revisados, total } = corrida
  return (
    <Block mb={12} role="status">
      {corrida.estado === 'enEspera' ? t.corridaEnEspera : t.corridaEnCurso({ revisados, total })}
      <LinearProgress
        variant={total > 0 && corrida.estado === 'enCurso' ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (revisados / total) * 100 : undefined}
        aria-label={t.conciliar}
      />
    </Block>
  )
}
