import IconButton from '@mui/material/IconButton'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Icon } from '../icon.tsx'
import { Quiet, Row } from '../layout.tsx'

/** Facturas of a draft that are shown at once. */
export const porPagina = 15

type PagerProps = { pagina: number; paginas: number; onPagina: (pagina: number) => void }
export function Pager({ pagina, paginas, onPagina }: PagerProps) {
  return (
    <Row nowrap gap={4} justify="end" py={4} px={8}>
      <Quiet>{t.pagina({ actual: pagina + 1, total: paginas })}</Quiet>
      <IconButton
        size="small"
        aria-label={interfaz.paginaAnterior}
        disabled={pagina === 0}
        onClick={() => onPagina(pagina - 1)}
      >
        <Icon name="izq" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={interfaz.paginaSiguiente}
        disabled={pagina === paginas - 1}
        onClick={() => onPagina(pagina + 1)}
      >
        <Icon name="der" />
      </IconButton>
    </Row>
  )
}
