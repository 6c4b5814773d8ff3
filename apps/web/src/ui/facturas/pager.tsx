import IconButton from '@mui/material/IconButton'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { Quiet, Row } from '../layout.tsx'

/** Facturas of a draft that are shown at once. */
const porPagina = 15

/** Those of the page in sight, and what turns to another; nothing where all are on one. */
export function usePages<F>(todas: readonly F[]) {
  const [pedida, setPagina] = useState(0)
  const paginas = Math.max(1, Math.ceil(todas.length / porPagina))
  const pagina = Math.min(pedida, paginas - 1)
  const pager = (
    <Row nowrap gap={4} justify="end" py={4} px={8}>
      <Quiet>{t.pagina({ actual: pagina + 1, total: paginas })}</Quiet>
      <IconButton
        size="small"
        aria-label={interfaz.paginaAnterior}
        disabled={pagina === 0}
        onClick={() => setPagina(pagina - 1)}
      >
        <Icon name="izq" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={interfaz.paginaSiguiente}
        disabled={pagina === paginas - 1}
        onClick={() => setPagina(pagina + 1)}
      >
        <Icon name="der" />
      </IconButton>
    </Row>
  )
  return {
    visibles: todas.slice(pagina * porPagina, (pagina + 1) * porPagina),
    pager: paginas === 1 ? null : pager,
    /** Turns to where the one of this place stands, counted from 0. */
    turnTo: (place: number) => setPagina(Math.floor(place / porPagina)),
  }
}
