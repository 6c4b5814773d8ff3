import type {
  AgentePorFacturar,
  HotelPorFacturar,
  PagoSinReserva,
  ReservaPorFacturar,
} from '@valija/contract/estancias.ts'
import { porFacturarPantalla as t } from '@valija/contract/messages/por-facturar-pantalla.ts'
import { fecha, numero } from '../../lib/formats.ts'
import { sinDato } from '../../lib/no-value.ts'
import type { Column } from '../../ui/grid/grid-types.ts'
import { Quiet, Text } from '../../ui/layout.tsx'
import { LocalizadorLink } from '../../ui/localizador-link.tsx'
import { Money } from '../../ui/money.tsx'
import { Status } from '../../ui/status.tsx'

const c = t.columnas
/** Where all is in dollars, or nobody knows how much it is, there is no figure in pesos. */
export const isEnPesos = ({ MXN, USD, sinImporte }: HotelPorFacturar['sumas']): boolean =>
  MXN > 0 || (USD === 0 && sinImporte === 0)
/** A count that is mostly none: only some speaks. */
const siHay = (n: number) => (n === 0 ? '' : numero(n))
const edad = ({ dias }: { dias: number }) => t.edad({ dias })

export const columnasHoteles: readonly Column<HotelPorFacturar>[] = [
  {
    campo: 'nombre',
    title: c.nombre,
    kind: 'empresa',
    width: 200,
    flex: 1,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  { campo: 'rfc', title: c.rfc, kind: 'mono', width: 150, priority: 3 },
  {
    campo: 'reservas',
    title: c.reservas,
    kind: 'numero',
    width: 110,
    sortable: true,
    card: 'line',
    cardText: ({ reservas }) => `${reservas} ${t.reservaSustantivo[reservas === 1 ? 0 : 1]}`,
  },
  {
    campo: 'mxn',
    title: c.importe,
    kind: 'dinero',
    width: 240,
    sortable: true,
    card: 'amount',
    // Beside a sum that leaves some out, how many.
    render: ({ sumas }) => (
      <>
        {sumas.sinImporte === 0 ? null : <Quiet>{t.sinImporte({ n: sumas.sinImporte })}</Quiet>}{' '}
        {isEnPesos(sumas) ? <Money value={sumas.MXN} /> : null}
      </>
    ),
    cardText: ({ sumas }) => (
      <>
        {isEnPesos(sumas) ? <Money value={sumas.MXN} /> : null}
        {sumas.USD === 0 ? null : (
          <Text block>
            <Money value={sumas.USD} currency="USD" />
          </Text>
        )}
        {sumas.sinImporte === 0 ? null : <Quiet>{t.sinImporte({ n: sumas.sinImporte })}</Quiet>}
      </>
    ),
  },
  {
    campo: 'usd',
    title: c.importeUsd,
    width: 150,
    align: 'right',
    priority: 2,
    render: ({ sumas }) => (sumas.USD === 0 ? '' : <Money value={sumas.USD} currency="USD" />),
  },
  {
    campo: 'sinImporte',
    title: c.sinImporte,
    kind: 'numero',
    width: 120,
    hidden: true,
    render: ({ sumas }) => siHay(sumas.sinImporte),
  },
  { campo: 'masAntigua', title: c.masAntigua, kind: 'fecha', width: 130, sortable: true, priority: 2 },
  { campo: 'dias', title: c.dias, width: 110, align: 'right', card: 'detail', render: edad },
  {
    campo: 'enBorrador',
    title: c.enBorrador,
    kind: 'numero',
    width: 115,
    priority: 3,
    render: ({ enBorrador }) => siHay(enBorrador),
  },
  {
    campo: 'enLote',
    title: c.enLote,
    kind: 'numero',
    width: 100,
    priority: 3,
    render: ({ enLote }) => siHay(enLote),
  },
  {
    campo: 'borradoresSinReservas',
    title: c.borradoresSinReservas,
    kind: 'numero',
    width: 160,
    priority: 3,
    render: ({ borradoresSinReservas }) => siHay(borradoresSinReservas),
  },
  {
    campo: 'pedidoEl',
    title: c.pedidoEl,
    kind: 'fecha',
    width: 120,
    priority: 2,
    card: 'state',
    cardText: ({ pedidoEl }) => (pedidoEl === null ? sinDato : `${c.pedidoEl} ${fecha(pedidoEl)}`),
  },
]

export const columnasReservas: readonly Column<ReservaPorFacturar>[] = [
  {
    campo: 'localizador',
    title: c.localizador,
    width: 120,
    fixed: true,
    sortable: true,
    card: 'title',
    render: ({ localizador }) => <LocalizadorLink localizador={localizador} />,
  },
  { campo: 'reservaAnt', title: c.reservaAnt, kind: 'mono', width: 140, priority: 2, card: 'detail' },
  {
    campo: 'proveedorNombre',
    title: c.nombre,
    kind: 'empresa',
    width: 180,
    flex: 1,
    sortable: true,
    card: 'line',
  },
  { campo: 'llegada', title: c.llegada, kind: 'fecha', width: 115, priority: 3 },
  { campo: 'salida', title: c.salida, kind: 'fecha', width: 115, sortable: true },
  { campo: 'dias', title: c.dias, width: 110, align: 'right', priority: 2, card: 'detail', render: edad },
  {
    campo: 'costo',
    title: c.costo,
    width: 150,
    align: 'right',
    sortable: true,
    card: 'amount',
    render: ({ costo, moneda }) =>
      costo === null ? <Quiet>{t.importeDesconocido}</Quiet> : <Money value={costo} currency={moneda} />,
  },
  {
    campo: 'situacion',
    filter: 'situacion',
    title: c.situacion,
    width: 190,
    card: 'state',
    render: ({ situacion }) => (
      <Status
        estado={t.situaciones[situacion]}
        tono={
          situacion === 'sinFactura'
            ? 'atencion'
            : situacion === 'deOtroHotel' || situacion === 'facturaCancelada'
              ? 'error'
              : 'info'
        }
        icon={situacion === 'sinFactura' ? 'reloj' : 'info'}
      />
    ),
  },
  { campo: 'donde', title: c.donde, width: 170, priority: 2, render: t.donde },
  { campo: 'pedidaEl', title: c.pedidoEl, kind: 'fecha', width: 120, priority: 3 },
  { campo: 'nombrePaquete', title: c.nombrePaquete, width: 220, hidden: true },
]

export const columnasAgentes: readonly Column<AgentePorFacturar>[] = [
  {
    campo: 'nombre',
    title: c.agencia,
    kind: 'empresa',
    width: 220,
    flex: 1,
    sortable: true,
    card: 'title',
    fixed: true,
  },
  { campo: 'rfc', title: c.rfc, kind: 'mono', width: 150, priority: 3 },
  {
    campo: 'comisiones',
    title: c.comisiones,
    kind: 'numero',
    width: 130,
    sortable: true,
    card: 'line',
    cardText: ({ comisiones }) => `${comisiones} ${comisiones === 1 ? 'comisión' : 'comisiones'}`,
  },
  { campo: 'total', title: c.total, kind: 'dinero', width: 150, sortable: true, card: 'amount' },
  {
    campo: 'enPrefactura',
    title: c.enPrefactura,
    kind: 'numero',
    width: 130,
    priority: 2,
    render: ({ enPrefactura }) => siHay(enPrefactura),
  },
  { campo: 'totalEnPrefactura', title: c.totalEnPrefactura, kind: 'dinero', width: 180, priority: 3 },
  { campo: 'enBorrador', title: c.enBorrador, kind: 'numero', width: 120, priority: 3 },
  { campo: 'masAntigua', title: c.masAntigua, kind: 'fecha', width: 130, sortable: true, priority: 2 },
  { campo: 'dias', title: c.dias, width: 110, align: 'right', card: 'detail', render: edad },
  { campo: 'leidaEn', title: c.leidaEn, kind: 'fechaHora', width: 150, priority: 3 },
]

export const columnasPagos: readonly Column<PagoSinReserva>[] = [
  {
    campo: 'bookingCode',
    title: c.localizador,
    width: 130,
    fixed: true,
    sortable: true,
    card: 'title',
    render: ({ bookingCode }) => <LocalizadorLink localizador={bookingCode} />,
  },
  { campo: 'rfc', title: c.rfc, kind: 'mono', width: 150, priority: 2, card: 'detail' },
  { campo: 'concepto', title: c.concepto, width: 180, flex: 1, card: 'line' },
  { campo: 'fechaPago', title: c.fechaPago, kind: 'fecha', width: 130, sortable: true },
  { campo: 'dias', title: c.dias, width: 110, align: 'right', card: 'detail', render: edad },
  {
    campo: 'montoPago',
    title: c.montoPago,
    width: 150,
    align: 'right',
    sortable: true,
    card: 'amount',
    render: ({ montoPago, moneda }) => <Money value={montoPago} currency={moneda} />,
  },
  {
    campo: 'nombreEstado',
    title: c.estado,
    width: 130,
    priority: 2,
    render: ({ nombreEstado }) => <Status estado={nombreEstado} />,
  },
  {
    campo: 'reserva',
    title: c.reserva,
    width: 200,
    card: 'state',
    render: ({ noExiste }) => (
      <Status
        estado={noExiste ? t.noExiste : t.noSabemos}
        tono={noExiste ? 'error' : 'duda'}
        icon={noExiste ? 'nel' : 'duda'}
      />
    ),
  },
]
