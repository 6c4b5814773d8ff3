import type {
  CobroDeReserva,
  FacturaDeReserva,
  HechosDeReserva,
  PiezasDeReserva,
} from '../src/reservas/piezas.ts'
import type { Dia } from '../src/tiempo/dia.ts'

const dia = (texto: string) => texto as Dia

/** A booking sold for 10,000.00, bought for 8,000.00, stayed 1 to 5 October 2026 at hotel 101, with an agent's 500.00. */
export const hechos = (change: Partial<HechosDeReserva> = {}): HechosDeReserva => ({
  moneda: 'MXN',
  total: 1_000_000,
  costo: 800_000,
  comision: 0,
  cancelada: false,
  venta: null,
  inicio: dia('2026-10-01'),
  fin: dia('2026-10-05'),
  proveedorId: 101,
  proveedorRfc: 'HCO010101AB1',
  ...change,
})
let pagoId = 0
export const cobro = (monto: number, change: Partial<CobroDeReserva> = {}): CobroDeReserva => ({
  pagoId: ++pagoId,
  fecha: dia('2026-09-01'),
  monto,
  moneda: 'MXN',
  estado: 'valido',
  enElMotor: false,
  conComprobante: true,
  conciliado: monto,
  porConciliar: monto,
  monedaPagada: 'MXN',
  ...change,
})
let facturaId = 0
export const factura = (monto: number, change: Partial<FacturaDeReserva> = {}): FacturaDeReserva => {
  const id = ++facturaId
  return {
    facturaId: id,
    uuid: `U${id}`,
    nombre: `F ${id}`,
    loteId: 7,
    lote: 'Semana',
    estatus: 'No procesado',
    emisorId: 101,
    emisor: 'Hotel Coral',
    emisorRfc: 'HCO010101AB1',
    fecha: dia('2026-10-06'),
    moneda: 'MXN',
    egreso: false,
    acredita: [],
    monto,
    total: monto,
    sat: 'Vigente',
    errores: 0,
    envio: 'pendiente',
    poliza: null,
    envioEl: null,
    cargadaEl: dia('2026-10-06'),
    procesadaEl: null,
    fechaPago: null,
    retiradaEl: null,
    rechazada: false,
    pagos: [],
    complementos: [],
    ...change,
  }
}
export const pagada = (monto: number, change: Partial<FacturaDeReserva> = {}): FacturaDeReserva =>
  factura(monto, {
    estatus: 'Pagado',
    envio: 'aceptado',
    fechaPago: dia('2026-10-16'),
    pagos: [{ comprobanteId: 1, fecha: dia('2026-10-16'), folio: 'X1', monto: change.total ?? monto }],
    ...change,
  })
export const piezas = (change: Partial<PiezasDeReserva> = {}): PiezasDeReserva => ({
  hechos: hechos(),
  cobros: [],
  pagadoExterno: 0,
  cobrosDelMotor: null,
  movimientos: [],
  cargos: [],
  facturas: [],
  comisiones: [],
  prefacturas: [],
  facturasDeAgente: [],
  ...change,
})
export const comision = (monto: number) => ({
  comisionistaId: 501,
  comisionista: 'Viajes Alborada',
  fecha: dia('2026-08-01'),
  monto,
  descripcion: 'Cancún',
})
