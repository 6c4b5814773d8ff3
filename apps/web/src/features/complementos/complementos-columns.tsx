import type { ComplementoEsperado, ComplementoGuardado } from '@valija/contract/complementos.ts'
import { complementosPantalla as t } from '@valija/contract/messages/complementos-pantalla.ts'
import { dinero } from '../../lib/formats.ts'
import type { Column } from '../../ui/grid/grid-types.ts'
import { Status } from '../../ui/status.tsx'

const c = t.columnas

/** Payments that wait for their complement. */
export const columnasEsperados: readonly Column<ComplementoEsperado>[] = [
  { campo: 'vence', title: c.vence, kind: 'fecha', width: 120, sortable: true, card: 'detail' },
  {
    campo: 'estado',
    filter: 'situacion',
    title: c.estado,
    width: 130,
    card: 'state',
    render: ({ estado }) => (
      <Status estado={estado} {...(estado === 'Vencido' ? { tono: 'error', icon: 'reloj' } : {})} />
    ),
  },
  { campo: 'factura', title: c.factura, kind: 'fuerte', width: 130, card: 'title', fixed: true },
  {
    campo: 'proveedorNombre',
    title: c.proveedorNombre,
    kind: 'empresa',
    width: 200,
    flex: 1,
    sortable: true,
    card: 'line',
    priority: 2,
  },
  { campo: 'emisor', title: c.emisor, kind: 'mono', width: 150, priority: 3 },
  { campo: 'lote', title: c.lote, width: 150, priority: 2, card: 'detail' },
  { campo: 'fechaPago', title: c.fechaPago, kind: 'fecha', width: 120, sortable: true, priority: 2 },
  { campo: 'numParcialidad', title: c.numParcialidad, kind: 'numero', width: 110, priority: 3 },
  {
    campo: 'impPagado',
    title: c.impPagado,
    kind: 'dinero',
    width: 140,
    sortable: true,
    render: (f) => dinero(f.impPagado, f.moneda),
  },
  {
    campo: 'falta',
    title: c.falta,
    kind: 'dinero',
    width: 140,
    card: 'amount',
    render: (f) => dinero(f.falta, f.moneda),
  },
  {
    campo: 'porSustituir',
    title: c.porSustituir,
    kind: 'mono',
    width: 200,
    priority: 2,
    value: ({ porSustituir }) => porSustituir.map(({ uuid }) => uuid).join(', ') || undefined,
    cardText: ({ porSustituir }) => porSustituir.map(({ uuid }) => `${c.porSustituir} ${uuid}`).join(', '),
    card: 'detail',
  },
  { campo: 'moneda', title: c.moneda, width: 100, hidden: true },
  { campo: 'idDocumento', title: c.idDocumento, kind: 'mono', width: 320, hidden: true },
  { campo: 'formaDePagoP', title: c.formaDePagoP, width: 130, hidden: true },
  {
    campo: 'impSaldoAnt',
    title: c.impSaldoAnt,
    kind: 'dinero',
    width: 140,
    hidden: true,
    render: (f) => dinero(f.impSaldoAnt, f.moneda),
  },
  {
    campo: 'impSaldoInsoluto',
    title: c.impSaldoInsoluto,
    kind: 'dinero',
    width: 140,
    hidden: true,
    render: (f) => dinero(f.impSaldoInsoluto, f.moneda),
  },
]

/** Stored complements. */
export const columnasRecibidos: readonly Column<ComplementoGuardado>[] = [
  { campo: 'creadoEn', title: c.creadoEn, kind: 'fechaHora', width: 150, sortable: true, card: 'detail' },
  { campo: 'uuid', title: c.uuid, kind: 'mono', width: 330, flex: 1, card: 'title', fixed: true },
  {
    campo: 'emisorNombre',
    title: c.emisorNombre,
    kind: 'empresa',
    width: 180,
    flex: 1,
    card: 'line',
    priority: 2,
  },
  { campo: 'emisor', title: c.emisor, kind: 'mono', width: 150, priority: 3 },
  { campo: 'fechapago', title: c.fechapago, kind: 'fecha', width: 130, sortable: true },
  {
    campo: 'facturas',
    title: c.facturas,
    kind: 'numero',
    width: 100,
    value: (fila) => fila.foliosRelacionados.length,
    priority: 3,
  },
  {
    campo: 'MontoTotalPagos',
    title: c.MontoTotalPagos,
    kind: 'dinero',
    width: 150,
    sortable: true,
    card: 'amount',
  },
  {
    campo: 'estado',
    title: c.estado,
    width: 120,
    card: 'state',
    render: ({ estado, seCancela, porRevisar }) => (
      <span {...(porRevisar === null ? {} : { title: t.porRevisar({ motivo: porRevisar }) })}>
        {seCancela && porRevisar === null ? (
          <Status estado={t.pestanas.porCancelarse} tono="atencion" icon="veto" />
        ) : (
          <Status estado={estado} quiet />
        )}
      </span>
    ),
  },
  { campo: 'porRevisar', title: t.motivoPorRevisar, width: 260, hidden: true, card: 'line' },
  { campo: 'creador', title: c.creador, width: 200, hidden: true },
]

/** Of those that wait for who decides, why is what one comes to read. */
export const columnasPorRevisar = columnasRecibidos.map((column) =>
  column.campo === 'porRevisar' ? { ...column, hidden: false, flex: 2 } : column,
)
