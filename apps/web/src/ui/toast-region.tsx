import { keyframes, styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useEffect, useState } from 'react'
import { onFuller } from '../lib/room.ts'
import { onPhone, overPhone, overRail } from '../lib/widths.ts'
import { Icon } from './icon.tsx'
import { Text } from './layout.tsx'
import { dismissToast, type ToastData, toast, useToasts } from './toasts.ts'
import { c } from './tokens.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const Region = styled('div')({
  position: 'fixed',
  left: 24,
  bottom: 24,
  zIndex: 1500,
  display: 'grid',
  gap: 8,
  maxWidth: 'min(420px, calc(100vw - 24px))',
  // Beside the drawer, not over its foot.
  [overPhone]: { left: 88 },
  [overRail]: { left: 256 },
  [onPhone]: { left: 12, bottom: 12 },
  '@media print': { display: 'none' },
})
const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 6px 8px 14px',
  borderRadius: 8,
  background: c.papel,
  border: `1px solid ${c.linea}`,
  boxShadow: '0 8px 28px rgba(4,20,24,.22)',
  animation: `${rise} 160ms ease-out`,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: c.texto2,
    cursor: 'pointer',
  },
})

function Toast({ data }: { data: ToastData }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(data.id), data.ms)
    return () => clearTimeout(timer)
  }, [held, data])
  return (
    <Box
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={data.tono === 'ok' ? 'okc' : 'info'} size={20} color={c[data.tono]} />
      <Text grow>
        {data.title === undefined ? null : (
          <Text as="b" block>
            {data.title}
          </Text>
        )}
        {data.text}
      </Text>
      <button type="button" aria-label={interfaz.cerrar} onClick={() => dismissToast(data.id)}>
        <Icon name="cruz" size={16} />
      </button>
    </Box>
  )
}

/** Where toasts appear; the frame and the sign-in screen share one. */
export function ToastRegion() {
  const toasts = useToasts()
  useEffect(
    () => onFuller((lleno) => void toast(interfaz.lugarPorAcabarse({ lleno }), { tono: 'atencion' })),
    [],
  )
  return (
    <Region role="status" aria-live="polite">
      {toasts.map((data) => (
        <Toast key={data.id} data={data} />
      ))}
    </Region>
  )
}
