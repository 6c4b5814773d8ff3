import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { lecturaPantalla as t } from '@valija/contract/messages/lectura-pantalla.ts'
import { useEffect, useState } from 'react'
import { look, Quiet, Stack } from '../../ui/layout.tsx'

/** When a reading begins to feel long. */
const lento = 8_000

/** A proof is being read: nobody has to wait for it. */
export function ReadingProgress({ onSkip }: { onSkip: () => void }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), lento)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stack gap={8}>
      <div role="status">
        <b>{t.leyendo}</b>
        <Quiet block>{slow ? t.tarda : t.leyendoAyuda}</Quiet>
      </div>
      <LinearProgress aria-label={t.leyendo} />
      <Button size="small" variant="outlined" className={look({ self: 'start' })} onClick={onSkip}>
        {t.omitir}
      </Button>
    </Stack>
  )
}
