import type { ComisionFila } from '@valija/contract/comisiones.ts'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import type { Column } from '../../ui/grid/grid-types.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Status } from '../../ui/status.tsx'
import type { Tono } from '../../ui/tokens.ts'

const tonos: Record<ComisionFila['estado'], Tono> = {
  porFacturar: 'neutro',
  enPrefactura: 'info',
  facturada: 'ok',
  noPagable: 'atencion',
}
const iconos: Record<ComisionFila['estado'], IconName> = {
  porFacturar: 'bandeja',
  enPrefactura: 'factura',
  facturada: 'okc',
  noPagable: 'veto',
}
const columns: readonly Column<ComisionFila>[] = [
  {
    campo: 'bookingCode',
    title: t.columnas.bookingCode,
    kind: 'mono',
    width: 120,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  { campo: 'description', title: t.columnas.description, width: 260, flex: 2, sortable: true, card: 'line' },
  {
    campo: 'bookingDate',
    title: t.columnas.bookingDate,
    kind: 'fecha',
    width: 120,
    sortable: true,
    card: 'detail',
  },
  {
    campo: 'commission',
    title: t.columnas.commission,
    kind: 'dinero',
    width: 140,
    sortable: true,
    card: 'amount',
    // −1 is no money: the description says why it is not paid.
    render: ({ commission }) => (commission > 0 ? <Money value={commission} /> : '—'),
  },
  { campo: 'inRemarks', title: t.columnas.inRemarks, width: 220, priority: 3 },
  {
    campo: 'estado',
    filter: 'estado',
    title: t.columnas.estado,
    width: 170,
    sortable: true,
    card: 'state',
    // What is expected is plain; only what needs somebody is a filled label.
    render: ({ estado }) => (
      <Status
        estado={t.estados[estado]}
        tono={tonos[estado]}
        icon={iconos[estado]}
        quiet={estado !== 'noPagable'}
      />
    ),
  },
]

/** Those of a list; what is owed on a booking nobody has paid has no column where there is none. */
export const columnasDeComisiones = (
  avisos: ReadonlyMap<string, number | null>,
): readonly Column<ComisionFila>[] => {
  const [codigo, ...rest] = columns
  if (avisos.size === 0 || codigo === undefined) return columns
  const marca: Column<ComisionFila> = {
    campo: 'avisos',
    title: t.avisos,
    width: 190,
    card: 'state',
    render: ({ bookingCode }) =>
      avisos.has(bookingCode) ? (
        <Status
          estado={avisos.get(bookingCode) === null ? t.sinMirar : t.sinCobro({ n: 1 })}
          tono="atencion"
          icon="alerta"
          quiet
        />
      ) : null,
  }
  return [codigo, marca, ...rest]
}
