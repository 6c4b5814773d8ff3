import type { LoteFila } from '@valija/contract/lotes.ts'
import { contar } from '@valija/contract/message-type.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria, Etapa } from '@valija/domain/lotes/etapas.ts'
import { dinero } from '../../lib/formats.ts'
import type { Column } from '../../ui/grid/grid-types.ts'
import { EnvioState, SatState } from './sat-state.tsx'

const c = t.columnas
const nombre: Column<LoteFila> = {
  campo: 'nombre',
  title: c.nombre,
  kind: 'fuerte',
  width: 200,
  flex: 3,
  sortable: true,
  fixed: true,
  card: 'title',
  priority: 1,
}
const proveedor: Column<LoteFila> = {
  campo: 'proveedorNombre',
  title: c.proveedor,
  kind: 'empresa',
  width: 185,
  flex: 2,
  sortable: true,
  card: 'line',
  priority: 1,
}
const rfc: Column<LoteFila> = { campo: 'proveedorRfc', title: c.rfc, kind: 'mono', width: 135, hidden: true }
const facturas: Column<LoteFila> = {
  campo: 'numFacturas',
  title: c.facturas,
  kind: 'numero',
  width: 92,
  sortable: true,
  priority: 2,
  card: 'detail',
  cardText: ({ numFacturas }) => contar(numFacturas, ...t.sustantivoFactura),
}
const reservas: Column<LoteFila> = {
  campo: 'numReservas',
  title: c.reservas,
  kind: 'numero',
  width: 92,
  hidden: true,
}
const creacion: Column<LoteFila> = {
  campo: 'fechaCreacion',
  title: c.fechaCreacion,
  kind: 'fechaHora',
  width: 150,
  sortable: true,
  priority: 2,
  card: 'detail',
}
const fechaPago: Column<LoteFila> = {
  campo: 'fechaPago',
  title: c.fechaPago,
  kind: 'fechaDePago',
  width: 140,
  sortable: true,
  priority: 2,
  card: 'detail',
}
const total: Column<LoteFila> = {
  campo: 'total',
  title: c.total,
  kind: 'dinero',
  width: 122,
  sortable: true,
  priority: 1,
  card: 'amount',
  render: (lote) => dinero(lote.total, lote.moneda),
}
const pagado: Column<LoteFila> = {
  campo: 'pagado',
  title: c.pagado,
  kind: 'dinero',
  width: 130,
  priority: 3,
  render: (lote) => dinero(lote.pagado, lote.moneda),
}
const pagadoEn: Column<LoteFila> = {
  campo: 'pagadoEn',
  title: c.pagadoEn,
  kind: 'fechaHora',
  width: 150,
  sortable: true,
  priority: 2,
}
const sat: Column<LoteFila> = {
  campo: 'numSinVerificar',
  title: c.estadoSat,
  width: 150,
  sortable: true,
  priority: 1,
  card: 'state',
  render: (lote) => <SatState lote={lote} />,
}
const envio: Column<LoteFila> = {
  campo: 'numExcepciones',
  title: c.envio,
  width: 190,
  priority: 1,
  card: 'state',
  render: (lote) => <EnvioState lote={lote} />,
}
const creador: Column<LoteFila> = { campo: 'creador', title: c.creador, width: 220, hidden: true }
const quiet = (column: Column<LoteFila>): Column<LoteFila> => ({ ...column, card: undefined, hidden: true })

/** Each tab shows what its stage is about; the rest waits in the column chooser. */
const deProveedor: Record<Etapa, readonly Column<LoteFila>[]> = {
  noProcesado: [nombre, proveedor, facturas, creacion, total, sat, rfc, reservas, creador],
  enProcesoDeEnvio: [
    nombre,
    proveedor,
    facturas,
    fechaPago,
    total,
    envio,
    quiet(sat),
    quiet(creacion),
    rfc,
    reservas,
    creador,
  ],
  enProcesoDePago: [
    nombre,
    proveedor,
    facturas,
    fechaPago,
    total,
    { ...pagado, priority: 2 },
    quiet(sat),
    quiet(creacion),
    rfc,
    reservas,
    creador,
  ],
  pagado: [
    nombre,
    proveedor,
    facturas,
    fechaPago,
    pagadoEn,
    total,
    quiet(pagado),
    quiet(sat),
    quiet(creacion),
    rfc,
    reservas,
    creador,
  ],
}
const comisionista: Column<LoteFila> = { ...proveedor, title: c.comisionista }
const ofAgents = (columns: readonly Column<LoteFila>[]): readonly Column<LoteFila>[] =>
  columns.map((column) => (column === proveedor ? comisionista : column))
const deComisionista: typeof deProveedor = {
  noProcesado: ofAgents(deProveedor.noProcesado),
  enProcesoDeEnvio: ofAgents(deProveedor.enProcesoDeEnvio),
  enProcesoDePago: ofAgents(deProveedor.enProcesoDePago),
  pagado: ofAgents(deProveedor.pagado),
}

/** Whose the lotes are has its own word: a list of agents has no suppliers. */
export const columnsOf = (etapa: Etapa, categoria: Categoria): readonly Column<LoteFila>[] =>
  (categoria === 'Comisionista' ? deComisionista : deProveedor)[etapa]
