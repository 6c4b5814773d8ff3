import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
import type { ReglaPolitica } from '@valija/contract/politica.ts'
import { fecha } from '../../lib/formats.ts'
import { onPhone } from '../../lib/widths.ts'
import { Hidden, Quiet } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'
import { lastChangeText, shortText, valueText } from './value-text.ts'

const Table = styled('table')({
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  width: '100%',
  '& th, & td': {
    padding: '7px 16px',
    textAlign: 'left',
    borderTop: `1px solid ${c.linea}`,
    verticalAlign: 'baseline',
    overflowWrap: 'break-word',
  },
  '& thead th': { borderTop: 0, background: c.hundido, fontWeight: 600 },
  '& tbody th': { fontWeight: 600, width: '36%' },
  '& .n': { textAlign: 'right', width: 70 },
  '& .mes': { width: 150 },
  '& .cambio': { width: 290 },
  '& .acciones': { textAlign: 'right', whiteSpace: 'nowrap', width: 190, padding: '3px 10px' },
  // A phone reads each rule as a block: its name, its value, its last change.
  [onPhone]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      padding: '8px 0 8px 12px',
      borderTop: `1px solid ${c.linea}`,
    },
    '& tr:first-of-type': { borderTop: 0 },
    '& tbody th, & td, & .n, & .acciones, & .mes, & .cambio': {
      border: 0,
      padding: '1px 0',
      width: 'auto',
      textAlign: 'left',
      gridColumn: 1,
    },
    '& tbody .acciones': { gridColumn: 2, gridRow: '1 / 5', display: 'grid' },
    '& td[data-title]::before': { content: 'attr(data-title) ": "', color: c.texto2 },
  },
})

export type PoliticaTableProps = {
  title: string
  reglas: readonly ReglaPolitica[]
  /** The cut-offs: day and month in their own columns, as documented. */
  cortes?: boolean
  onChange?: (regla: ReglaPolitica) => void
  onHistory: (regla: ReglaPolitica) => void
}

export function PoliticaTable({ title, reglas, cortes = false, onChange, onHistory }: PoliticaTableProps) {
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{cortes ? t.corte : t.regla}</th>
          {cortes ? (
            <>
              <th scope="col" className="n">
                {t.dia}
              </th>
              <th scope="col" className="mes">
                {t.mes}
              </th>
            </>
          ) : (
            <th scope="col">{t.valor}</th>
          )}
          <th scope="col" className="cambio">
            {t.ultimoCambio}
          </th>
          <th scope="col" className="acciones">
            <Hidden>{t.historia}</Hidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {reglas.map((regla) => {
          const { clave, nombre, vigente, programado, corte } = regla
          return (
            <tr key={clave} data-clave={clave}>
              <th scope="row">
                {nombre}
                {programado === null ? null : (
                  <Quiet block weight={400}>
                    {t.programado({ valor: valueText(programado.valor), desde: fecha(programado.desde) })}
                  </Quiet>
                )}
              </th>
              {cortes ? (
                <>
                  <td className="n" data-title={t.dia}>
                    {valueText(vigente.valor)}
                  </td>
                  <td className="mes" data-title={t.mes}>
                    {t.meses[(corte?.mes ?? 1) - 1]}
                  </td>
                </>
              ) : (
                <td data-title={t.valor} title={valueText(vigente.valor)}>
                  {shortText(vigente.valor)}
                </td>
              )}
              <td className="cambio">
                <Quiet>{lastChangeText(vigente)}</Quiet>
              </td>
              <td className="acciones">
                <Button size="small" aria-label={t.historiaDe({ nombre })} onClick={() => onHistory(regla)}>
                  {t.historia}
                </Button>
                {onChange === undefined ? null : (
                  <Button
                    size="small"
                    aria-label={t.cambiarRegla({ nombre })}
                    onClick={() => onChange(regla)}
                  >
                    {t.cambiar}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
