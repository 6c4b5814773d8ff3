import type { FacturaFila, LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { lotePantalla } from '@valija/contract/messages/lote-pantalla.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { nombreDeEnvio } from '@valija/domain/lotes/envio/envio.ts'
import { useCallback, useMemo, useState } from 'react'
import { dinero } from '../../lib/formats.ts'
import { lotesApi } from '../../lib/llamadas/lotes.ts'
import { useCan } from '../../lib/sesion.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Mono } from '../../ui/layout.tsx'
import { Status } from '../../ui/status.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import { useLoteDialog } from './use-lote-dialog.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const c = t.columnas
export const nombreFactura = ({ serie, folio, uuid }: FacturaFila) => nombreDeFactura({ serie, folio }, uuid)
const respuesta = (f: FacturaFila): string => {
  if (f.retiradaMotivo !== null) return lotePantalla.retirada({ motivo: f.retiradaMotivo })
  if (f.atendidaMotivo !== null) return lotePantalla.atendida({ motivo: f.atendidaMotivo })
  if (f.envioMotivo !== '') return f.envioMotivo
  return f.envioFolio === null ? '' : lotePantalla.folioAnt({ folio: f.envioFolio })
}
const columns: readonly Column<FacturaFila>[] = [
  {
    campo: 'folio',
    title: c.factura,
    width: 110,
    sortable: true,
    fixed: true,
    card: 'title',
    priority: 1,
    render: (f) => <strong>{nombreFactura(f)}</strong>,
  },
  {
    campo: 'uuid',
    title: c.uuid,
    width: 130,
    card: 'line',
    priority: 3,
    render: ({ uuid }) => (
      <span title={uuid}>
        <Mono tone="texto2">{uuid.slice(0, 13)}…</Mono>
      </span>
    ),
  },
  {
    campo: 'total',
    title: c.total,
    kind: 'dinero',
    width: 115,
    sortable: true,
    card: 'amount',
    priority: 1,
    render: ({ total, moneda }) => dinero(total, moneda),
  },
  {
    campo: 'estado',
    title: c.estadoSat,
    width: 140,
    sortable: true,
    card: 'state',
    priority: 1,
    render: ({ estado, seCancela }) =>
      seCancela ? (
        <Status estado={t.seCancela} tono="atencion" icon="veto" />
      ) : (
        <Status estado={estado} quiet={estado === 'Vigente'} />
      ),
  },
  {
    campo: 'envio',
    title: c.envio,
    width: 130,
    sortable: true,
    priority: 1,
    card: 'state',
    render: ({ envio, retiradaEn }) =>
      retiradaEn === null ? (
        <Status
          estado={nombreDeEnvio[envio]}
          tono={envio === 'pendiente' ? 'neutro' : undefined}
          quiet={envio === 'aceptado' || envio === 'pendiente'}
        />
      ) : (
        <Status estado={t.retirada} icon="veto" quiet />
      ),
  },
  {
    campo: 'envioMotivo',
    title: c.respuesta,
    width: 150,
    flex: 1,
    card: 'line',
    priority: 2,
    value: respuesta,
    render: (f) => <span title={respuesta(f)}>{respuesta(f)}</span>,
  },
  { campo: 'metodoPago', title: c.metodoPago, width: 125, hidden: true },
  { campo: 'usoCfdi', title: c.usoCfdi, width: 80, hidden: true },
  {
    campo: 'fechaTimbrado',
    title: c.fechaTimbrado,
    kind: 'fechaHora',
    width: 145,
    sortable: true,
    hidden: true,
  },
]
const unsent = columns.filter(({ campo }) => campo !== 'envio' && campo !== 'envioMotivo')
const withMethod = unsent.map((column) =>
  column.campo === 'metodoPago' || column.campo === 'fechaTimbrado'
    ? { ...column, hidden: false, priority: 2 as const }
    : column,
)
const quiet = (column: Column<FacturaFila>): Column<FacturaFila> => ({
  ...column,
  card: undefined,
  hidden: true,
})
const rowId = ({ id }: FacturaFila) => String(id)

/** The facturas of a lote, exceptions first, five a page. */
export function FacturasGrid({ lote }: { lote: LoteDetalle }) {
  const { show } = useLoteDialog()
  const can = useCan('lotes.procesar')
  const state = useListState({ porPagina: 5, prefix: 'f' })
  const [open, setOpen] = useState<{ Asks: typeof WithdrawDialog; factura: FacturaFila } | null>(null)
  const source = useMemo(
    () => ({
      ...lotesApi.facturas.list({ params: { id: lote.id } }),
      temas: ['lote', 'factura'] as const,
    }),
    [lote.id],
  )
  const { sePuedeConsultar } = lote
  const actions = useCallback(
    (f: FacturaFila): RowAction<FacturaFila>[] => {
      const asks = (Asks: typeof WithdrawDialog) => (factura: FacturaFila) => setOpen({ Asks, factura })
      return [
        { text: t.verReservas, onClick: () => show('reservas', f.id) },
        { text: t.verXml, icon: 'texto', onClick: () => show('xml', f.id) },
        {
          text: t.verPdf,
          icon: 'factura',
          onClick: () => show('pdf', f.id),
          why: f.urlpdf === null ? lotePantalla.sinPdf : undefined,
        },
        { text: lotePantalla.verBitacora, icon: 'reloj', onClick: () => show('bitacora', f.id) },
        ...(can && f.retirable
          ? [
              {
                text: lotePantalla.retirar,
                icon: 'veto' as const,
                danger: true,
                onClick: asks(WithdrawDialog),
              },
            ]
          : []),
        ...(can && f.porAtender
          ? [{ text: lotePantalla.atender, icon: 'lapiz' as const, onClick: asks(SettleDialog) }]
          : []),
        ...(can && f.retiradaEn === null && f.envio === 'duda' && (!sePuedeConsultar || f.envioDuda !== '')
          ? [{ text: lotePantalla.resolver, icon: 'lapiz' as const, onClick: asks(ResolveDialog) }]
          : []),
      ]
    },
    [show, can, sePuedeConsultar],
  )
  const sent = lote.estatus !== 'No procesado'
  // What every row would say alike is not said (it stays in the column chooser).
  const alike = lote.numBloqueadas + lote.numSinVerificar + lote.numPorCancelarse === 0
  const shown = useMemo(
    () =>
      (sent ? columns : withMethod).map((column) =>
        alike && column.campo === 'estado' ? quiet(column) : column,
      ),
    [sent, alike],
  )
  return (
    <>
      <Grid<FacturaFila>
        expected={lote.numFacturas}
        name={sent ? 'facturas-enviadas' : 'facturas-lote'}
        label={lotePantalla.titulo}
        source={source}
        state={state}
        columns={shown}
        rowId={rowId}
        rowName={nombreFactura}
        noun={t.sustantivoFactura}
        empty={{ text: '' }}
        actions={actions}
        actionsWidth={140}
        onOpen={({ id }) => show('reservas', id)}
        search={lote.numFacturas > 15}
      />
      {open === null ? null : <open.Asks factura={open.factura} onClose={() => setOpen(null)} />}
    </>
  )
}
