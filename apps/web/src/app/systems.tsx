import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { operacionApi } from '../lib/llamadas/operacion.ts'
import { useOnline } from '../lib/use-online.ts'
import { onPhone } from '../lib/widths.ts'
import { c } from '../ui/tokens.ts'

const Box = styled('span')({
  display: 'flex',
  gap: 16,
  color: c.marcoTexto2,
  fontSize: 14,
  whiteSpace: 'nowrap',
  '& span': { display: 'flex', alignItems: 'center', gap: 6 },
  '& i': {
    width: 8,
    height: 8,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: '1px solid currentColor',
    forcedColorAdjust: 'none',
  },
  [onPhone]: { display: 'none' },
})
const color = { 'en línea': '#7DD3A0', lento: '#F1C164', 'sin respuesta': '#F59A92' }
const nobodyKnows = [
  { sistema: 'SAT', estado: null },
  { sistema: 'ANT', estado: null },
] as const

/** Whether the systems outside answer: a dot and words. What was known before the server was lost is no longer known. */
export function Systems({ connected }: { connected: boolean }) {
  const online = useOnline()
  const { data, isError } = useQuery(
    operacionApi.sistemas.query({
      // While nobody answers, its answer is the first sign that somebody does: all the page then asks again.
      refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : 60_000),
      meta: { temas: ['sistemas'], callada: true },
    }),
  )
  const shown = isError || !online || !connected || data === undefined ? nobodyKnows : data
  return (
    <Box role="status">
      {shown.map(({ sistema, estado }) => (
        <span key={sistema}>
          <i
            style={estado === null ? undefined : { background: color[estado], borderColor: color[estado] }}
            aria-hidden="true"
          />
          {interfaz.sistema({ sistema, estado })}
        </span>
      ))}
    </Box>
  )
}
