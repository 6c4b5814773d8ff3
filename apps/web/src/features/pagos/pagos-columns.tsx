import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PagoListado } from '@valija/contract/pagos.ts'
import type { Column } from '../../ui/grid/grid-types.ts'
import { Mono } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { Status } from '../../ui/status.tsx'

const c = t.columnas
const enMetodo = (p: PagoListado) => <Money value={p.montoPago} currency={p.nombreMoneda} />

export const columnasDePagos: readonly Column<PagoListado>[] = [
  {
    campo: 'fechaCreacion',
    priority: 2,
    title: c.fechaCreacion,
    kind: 'fechaHora',
    width: 150,
    sortable: true,
    card: 'detail',
  },
  {
    campo: 'bookingCode',
    title: c.localizador,
    width: 110,
    fixed: true,
    card: 'title',
    render: (p) => <Mono>{p.bookingCode}</Mono>,
  },
  { campo: 'rfc', title: c.rfc, kind: 'mono', width: 140, priority: 2, card: 'detail' },
  { campo: 'concepto', title: c.concepto, width: 125, flex: 1, card: 'line', priority: 2 },
  { campo: 'nombreMetodoPago', title: c.nombreMetodoPago, width: 180, priority: 3 },
  { campo: 'fechaPago', title: c.fechaPago, kind: 'fecha', width: 120, sortable: true },
  { campo: 'montoPago', title: c.montoPago, width: 170, align: 'right', card: 'amount', render: enMetodo },
  {
    campo: 'nombreEstado',
    filter: 'estadoID',
    title: c.nombreEstado,
    width: 130,
    card: 'state',
    render: (p) => <Status estado={p.nombreEstado} />,
  },
  {
    campo: 'montoPagoMonedaNacional',
    title: c.montoPagoMonedaNacional,
    kind: 'dinero',
    width: 170,
    hidden: true,
  },
  {
    campo: 'montoPagoDolares',
    title: c.montoPagoDolares,
    width: 170,
    align: 'right',
    hidden: true,
    render: (p) => <Money value={p.montoPagoDolares} currency="USD" />,
  },
  {
    campo: 'tipoCambio',
    title: c.tipoCambio,
    width: 110,
    align: 'right',
    hidden: true,
    value: (p) => p.tipoCambio.toFixed(4),
  },
  { campo: 'numeroTransaccion', title: c.numeroTransaccion, kind: 'mono', width: 180, hidden: true },
  { campo: 'numeroCuenta', title: c.numeroCuenta, kind: 'mono', width: 140, hidden: true },
  { campo: 'nombrePaquete', title: c.nombrePaquete, width: 220, hidden: true },
  { campo: 'motorReservaNombre', title: c.motorReservaNombre, width: 90, hidden: true },
  { campo: 'userCreate', title: c.userCreate, width: 200, hidden: true },
  { campo: 'userValidator', title: c.userValidator, width: 200, hidden: true },
  { campo: 'fechaBancos', title: c.fechaBancos, kind: 'fecha', width: 130, hidden: true },
  { campo: 'estatusMigracion', title: c.estatusMigracion, width: 120, hidden: true },
]
