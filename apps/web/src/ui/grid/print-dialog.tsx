import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { Pagina } from '@valija/contract/lista.ts'
import { contar } from '@valija/contract/message-type.ts'
import { impresion } from '@valija/contract/messages/impresion.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useCallback, useEffect, useState } from 'react'
import { fechaHora, numero } from '../../lib/formats.ts'
import { useSesion } from '../../lib/sesion.ts'
import { Dialog } from '../dialog.tsx'
import { Paragraph } from '../layout.tsx'
import { ErrorNotice } from '../notice.tsx'
import type { Column } from './grid-types.ts'
import type { ListState } from './list-state.ts'
import { PrintSheet } from './print-sheet.tsx'
import { readEveryPage } from './read-every-page.ts'
import type { ListSource } from './use-list.ts'

/** Above this one is asked first; about this many rows fit a sheet. */
const many = 300
const rowsPerSheet = 35

export type PrintDialogProps<F> = {
  title: string
  /** Filters in force, in words. */
  filters: readonly string[]
  page: Pagina<F>
  source: ListSource<F>
  state: ListState
  /** Those on the screen. */
  columns: readonly Column<F>[]
  rowId: (row: F) => string
  noun: readonly [string, string]
  onClose: () => void
}

/** Reads every row of the filter, shows how far it is, and hands them to the browser's print. */
export default function PrintDialog<F>(props: PrintDialogProps<F>) {
  const { title, filters, page, rowId, noun, onClose } = props
  const { correo } = useSesion()
  const [agreed, setAgreed] = useState(page.total <= many)
  const [read, setRead] = useState(0)
  const [rows, setRows] = useState<F[] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [printedAt] = useState(() => fechaHora(new Date().toISOString()))
  const total = contar(page.total, ...noun)
  // The list as it was when the print was asked for: neither an event nor the width of the paper changes it meanwhile.
  const [asked] = useState(() => ({
    source: props.source,
    query: props.state.filterQuery,
    columns: props.columns,
  }))

  useEffect(() => {
    if (!agreed || page.totalTopado) return
    const stop = new AbortController()
    readEveryPage(asked.source, asked.query, { signal: stop.signal, onProgress: setRead })
      .then(setRows)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setFailure(error)
      })
    return () => stop.abort()
  }, [agreed, asked, page.totalTopado])
  const print = useCallback(() => {
    window.addEventListener('afterprint', onClose, { once: true })
    void document.fonts.ready.then(() => window.print())
  }, [onClose])

  if (rows !== null)
    return (
      <PrintSheet
        title={title}
        filters={
          filters.length === 0 ? impresion.sinFiltros : impresion.filtros({ filtros: filters.join(', ') })
        }
        signature={impresion.impreso({ fecha: printedAt, usuario: correo })}
        total={contar(rows.length, ...noun)}
        columns={asked.columns}
        rows={rows}
        rowId={rowId}
        onReady={print}
      />
    )
  const asking = !agreed && !page.totalTopado
  return (
    <Dialog
      onClose={onClose}
      title={impresion.titulo({ plural: noun[1] })}
      size={480}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {page.totalTopado ? interfaz.cerrar : interfaz.cancelar}
          </Button>
          {asking ? (
            <Button variant="contained" onClick={() => setAgreed(true)}>
              {impresion.imprimir}
            </Button>
          ) : null}
        </>
      }
    >
      {page.totalTopado ? (
        impresion.demasiadas({
          total: interfaz.masDe({ total: `${numero(page.total)} ${noun[1]}` }),
          limite: numero(page.total),
        })
      ) : asking ? (
        impresion.muchas({ total, paginas: Math.ceil(page.total / rowsPerSheet) })
      ) : failure !== null ? (
        <ErrorNotice error={failure} />
      ) : (
        <>
          <Paragraph mb={8} role="status">
            {impresion.leyendo({ leidas: numero(read), total })}
          </Paragraph>
          <LinearProgress
            variant="determinate"
            value={page.total === 0 ? 100 : Math.min(100, (read / page.total) * 100)}
            aria-label={impresion.preparando}
          />
        </>
      )}
    </Dialog>
  )
}
