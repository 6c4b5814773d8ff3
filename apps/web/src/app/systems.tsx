import { useQuery } from '@tanstack/react-query'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { c } from '../ui/tokens.ts'
import { operacionApi } from '../lib/llamadas/operacion.ts'
import { onPhone } from '../lib/widths.ts'

const Box = styled('span')({
  display: 'flex',
  gap: 16,
  color: c.marcoTexto2,
  fontSize: 14,
  whiteSpace: 'nowrap',
  '& span': { display: 'flex', alignItems: 'center', gap: 6 },
  '& i': { width: 8, height: 8, borderRadius: '50%' },
  [onPhone]: { display: 'none' },
})
const color = { 'en línea': '#7DD3A0', lento: '#F1C164', 'sin respuesta': '#F59A92' }

/** Whether the systems outside answer: a dot and words. */
export function Systems() {
  const { data } = useQuery({
    queryKey: ['sistemas'],
    queryFn: ({ signal }) => operacionApi.sistemas({ signal }),
    refetchInterval: 60_000,
    meta: { temas: ['sistemas'] },
  })
  return (
    <Box role="status">
      {data?.map(({ sistema, estado }) => (
        <span key={sistema}>
          <i style={{ background: color[estado] }} aria-hidden="true" />
          {interfaz.sistema({ sistema, estado })}
        </span>
      ))}
    </Box>
  )
}
