import Button from '@mui/material/Button'
import type { ReservaFila } from '@valija/contract/lote-detalle.ts'
import { lotePantalla } from '@valija/contract/messages/lote-pantalla.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { useMemo } from 'react'
import { dinero } from '../../lib/formats.ts'
import { lotesApi } from '../../lib/llamadas/lotes.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { LocalizadorLink } from '../../ui/localizador-link.tsx'
import { useLoteDialog } from './use-lote-dialog.ts'

const c = t.columnas
type Importe = 'base' | 'iva' | 'otrosImpuestos' | 'propinas' | 'totalReserva'
const money = (campo: Importe, title: string, priority: 1 | 2 | 3, width = 112): Column<ReservaFila> => ({
  campo,
  title,
  kind: 'dinero',
  width,
  priority,
  render: (fila) => dinero(fila[campo], fila.moneda),
})
const columns: readonly Column<ReservaFila>[] = [
  {
    campo: 'bookingCode',
    title: c.bookingCode,
    render: ({ bookingCode }) => <LocalizadorLink localizador={bookingCode} />,
    width: 130,
    flex: 1,
    sortable: true,
    fixed: true,
    card: 'title',
    priority: 1,
  },
  { campo: 'folio', title: c.folio, width: 80, priority: 3, card: 'line' },
  money('base', c.base, 2),
  money('iva', c.iva, 2, 100),
  money('otrosImpuestos', c.otrosImpuestos, 3, 136),
  money('propinas', c.propinas, 3, 100),
  { ...money('totalReserva', c.totalReserva, 1), width: 140, sortable: true, card: 'amount' },
]
const rowId = ({ id }: ReservaFila) => String(id)
const rowName = ({ bookingCode }: ReservaFila) => bookingCode

/** The bookings of a factura, five a page. */
export function ReservasGrid({ facturaId }: { facturaId: number }) {
  const state = useListState({ porPagina: 5, prefix: 'r' })
  const source = useMemo(
    () => ({
      ...lotesApi.reservas.list({ params: { id: facturaId } }),
      temas: ['factura', 'lote'] as const,
    }),
    [facturaId],
  )
  return (
    <Grid<ReservaFila>
      name="reservas-factura"
      label={t.verReservas}
      source={source}
      state={state}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      noun={t.sustantivoReserva}
      empty={{ text: '' }}
      search={false}
    />
  )
}

export function BackToFacturas() {
  const { show } = useLoteDialog()
  return (
    <div>
      <Button size="small" startIcon={<Icon name="izq" />} onClick={() => show(null)}>
        {lotePantalla.volverAFacturas}
      </Button>
    </div>
  )
}
