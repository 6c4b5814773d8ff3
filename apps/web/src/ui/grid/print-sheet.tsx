import { styled } from '@mui/material/styles'
import { impresion } from '@valija/contract/messages/impresion.ts'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { cellValue, isNumeric } from './cell-value.tsx'
import type { Column } from './grid-types.ts'

/** On paper only: black on white, nothing cut, the titles on every page, no row broken between two. */
const Paper = styled('section')({
  display: 'none',
  '@media print': {
    display: 'block',
    fontSize: '9.5pt',
    lineHeight: 1.35,
    '&, & *': {
      color: '#000 !important',
      background: 'none !important',
      borderColor: '#999 !important',
      opacity: '1 !important',
    },
    '& h1': { fontSize: '15pt', lineHeight: 1.3, margin: 0, fontWeight: 600 },
    '& p': { margin: '0 0 2pt' },
    '& header': { marginBottom: '8pt' },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': {
      padding: '2.5pt 5pt',
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: '.5pt solid',
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: 600, borderBottomWidth: '1pt', overflowWrap: 'normal' },
    '& td *': { whiteSpace: 'normal !important', fontSize: 'inherit !important' },
    '& td svg': { width: '1.2em', height: '1.2em' },
    '& .derecha, & .derecha *': { textAlign: 'right', whiteSpace: 'nowrap !important' },
    '& .MuiButtonBase-root': { font: 'inherit', padding: 0, border: 0 },
  },
})

/** What a page box may hold as text. */
const quoted = (text: string): string => `"${text.replace(/["\\\n]/g, ' ')}"`
const pageRules = (foot: string, wide: boolean) => `
  @media print { body > *:not([data-impresion]) { display: none !important } }
  @page {
    size: letter ${wide ? 'landscape' : 'portrait'};
    margin: 12mm 12mm 16mm;
    @bottom-left { content: ${quoted(foot)}; font: 8pt sans-serif }
    @bottom-right {
      content: ${quoted(`${impresion.paginaDe} `)} counter(page) ${quoted(` ${impresion.de} `)} counter(pages);
      font: 8pt sans-serif;
    }
  }`

type PrintSheetProps<F> = {
  title: string
  /** Filters in force, in words. */
  filters: string
  /** Date and user. */
  signature: string
  /** "3,420 lotes" */
  total: string
  columns: readonly Column<F>[]
  rows: readonly F[]
  rowId: (row: F) => string
  onReady: () => void
}
/** All the rows as they go on paper; beside the page, which stays as it is. */
export function PrintSheet<F>(props: PrintSheetProps<F>) {
  const { title, filters, signature, total, columns, rows, rowId, onReady } = props
  const wide = columns.length > 5
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(pageRules(`${title} · ${signature}`, wide))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [title, signature, wide])
  useEffect(onReady, [onReady])
  return createPortal(
    <Paper data-impresion="">
      <header>
        <h1>{title}</h1>
        <p>{filters}</p>
        <p>
          {signature} · {total}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.campo} className={isNumeric(column) ? 'derecha' : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column) => (
                <td key={column.campo} className={isNumeric(column) ? 'derecha' : undefined}>
                  {cellValue(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>,
    document.body,
  )
}
