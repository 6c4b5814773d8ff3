import type { Dia } from '../tiempo/dia.ts'
import { cuentasDe, type FacturaDeReserva, facturasEnPie, isViva, type PiezasDeReserva } from './piezas.ts'
import { agentesQueFacturan, comisionDeReserva, hasOtraMoneda, type Importe } from './sumas.ts'
import type { LugarDePieza } from './vida.ts'

/** Who has the next move. */
export const quienesDeben = [
  'cliente',
  'pagos',
  'hotel',
  'cuentasPorPagar',
  'ant',
  'agente',
  'comisiones',
] as const
export type QuienDebe = (typeof quienesDeben)[number]
export const codigosDeFalta = [
  'cobro',
  'validarPago',
  'conciliarPago',
  'devolverCobro',
  'facturaHotel',
  'procesar',
  'respuestaDeAnt',
  'facturaRechazada',
  'pagarFactura',
  'devolverPago',
  'complemento',
  'revisarComplemento',
  'prefactura',
  'facturaAgente',
] as const
export type CodigoDeFalta = (typeof codigosDeFalta)[number]
/** Something that has not happened yet: by when, where it is known, and for how much. */
export type FaltaDeReserva = {
  codigo: CodigoDeFalta
  quien: QuienDebe
  nombre: string
  importe: Importe | null
  vence: Dia | null
  lugar: LugarDePieza | null
}

/** A payment of several bookings leaves each a centavo at most. */
const centavosDeReparto = 1

const faltasDeFacturas = (facturas: readonly FacturaDeReserva[], quien: 'hotel' | 'agente') => {
  const cuentas = cuentasDe(facturas)
  return facturas.flatMap((f) => faltaDeFactura(f, { resto: 0, deMas: 0, ...cuentas.get(f), quien }))
}

type Cuenta = { resto: number | null; deMas: number; quien: 'hotel' | 'agente' }
/** `resto`: what is left to pay of it, null when nobody can say; `deMas`: what was paid beyond it. */
function faltaDeFactura(f: FacturaDeReserva, { resto, deMas, quien }: Cuenta): FaltaDeReserva[] {
  const categoria = quien === 'hotel' ? 'Proveedor' : 'Comisionista'
  const pagador = quien === 'hotel' ? 'cuentasPorPagar' : 'comisiones'
  const lugar = { en: 'factura', id: f.facturaId, loteId: f.loteId, categoria, estatus: f.estatus } as const
  const base = { nombre: f.nombre, importe: null, vence: null, lugar }
  const delPago = f.complementos
    .filter(({ completo }) => !completo)
    .map(({ vence }): FaltaDeReserva => ({ ...base, codigo: 'complemento', quien, vence }))
  const enDuda = f.complementos.flatMap(({ recibidos }) => recibidos.filter(({ porRevisar }) => porRevisar))
  for (const uuid of new Set(enDuda.map((uno) => uno.uuid)))
    delPago.push({
      ...base,
      codigo: 'revisarComplemento',
      quien: pagador,
      lugar: { en: 'complemento', uuid },
    })
  if (deMas > centavosDeReparto)
    delPago.push({ ...base, codigo: 'devolverPago', quien, importe: { moneda: f.moneda, monto: deMas } })
  if (!isViva(f)) return delPago
  if (f.estatus === 'No procesado') return [{ ...base, codigo: 'procesar', quien: pagador }, ...delPago]
  if (f.envio === 'rechazado') return [{ ...base, codigo: 'facturaRechazada', quien: pagador }, ...delPago]
  if (f.envio !== 'aceptado') return [{ ...base, codigo: 'respuestaDeAnt', quien: 'ant' }, ...delPago]
  if (f.estatus === 'Pagado' || (resto !== null && resto <= 0)) return delPago
  return [
    {
      ...base,
      codigo: 'pagarFactura',
      quien: pagador,
      importe: resto === null ? null : { moneda: f.moneda, monto: resto },
      vence: f.fechaPago,
    },
    ...delPago,
  ]
}

/** What is missing to close a booking, and who must do it. */
export function faltantesDeReserva(
  piezas: PiezasDeReserva,
  { porCobrar, cobrado }: { porCobrar: Importe | null; cobrado: Importe | null },
  hoy: Dia,
): FaltaDeReserva[] {
  const { hechos, cobros, facturas, comisiones, prefacturas, facturasDeAgente } = piezas
  const base = { nombre: '', importe: null, vence: null, lugar: null }
  const faltas: FaltaDeReserva[] = []
  if (porCobrar && porCobrar.monto > 0)
    faltas.push({
      ...base,
      codigo: 'cobro',
      quien: 'cliente',
      importe: porCobrar,
      vence: hechos?.inicio ?? null,
    })
  if (hechos?.cancelada && cobrado && cobrado.monto > 0)
    faltas.push({ ...base, codigo: 'devolverCobro', quien: 'pagos', importe: cobrado })
  for (const cobro of cobros) {
    const suyo = {
      ...base,
      nombre: `#${cobro.pagoId}`,
      importe: { moneda: cobro.moneda, monto: cobro.monto },
      lugar: { en: 'pago', id: cobro.pagoId } as const,
    }
    if (cobro.estado === 'pendiente') faltas.push({ ...suyo, codigo: 'validarPago', quien: 'pagos' })
    // What is looked for in a statement: as it was paid, without what was found already.
    const sinHallar = { moneda: cobro.monedaPagada, monto: cobro.porConciliar - cobro.conciliado }
    if (cobro.estado === 'valido' && sinHallar.monto > 0)
      faltas.push({ ...suyo, codigo: 'conciliarPago', quien: 'pagos', importe: sinHallar })
  }
  const facturada = facturasEnPie(facturas).size > 0
  if (hechos && !hechos.cancelada && !facturada && hechos.fin !== null && hechos.fin <= hoy)
    faltas.push({
      ...base,
      codigo: 'facturaHotel',
      quien: 'hotel',
      importe: hechos.costo === null ? null : { moneda: hechos.moneda, monto: hechos.costo },
    })
  faltas.push(...faltasDeFacturas(facturas, 'hotel'))
  const facturan = agentesQueFacturan(piezas)
  for (const c of comisiones) {
    if (c.monto <= 0 || facturan.has(c.comisionistaId)) continue
    const suya = prefacturas.find(({ comisionistaId }) => comisionistaId === c.comisionistaId)
    faltas.push({
      ...base,
      codigo: suya ? 'facturaAgente' : 'prefactura',
      quien: 'agente',
      nombre: c.comisionista,
      importe: { moneda: 'MXN', monto: c.monto },
      lugar: suya
        ? { en: 'prefactura', id: suya.prefacturaId, comisionistaId: c.comisionistaId }
        : { en: 'comision', comisionistaId: c.comisionistaId },
    })
  }
  faltas.push(...faltasDeFacturas(facturasDeAgente, 'agente'))
  return faltas
}

/** Closed: nothing is missing, nothing is unknown, and the stay is over and billed, or it was cancelled. */
export const isCompleta = (piezas: PiezasDeReserva, faltantes: readonly unknown[], hoy: Dia): boolean => {
  const { hechos, facturas } = piezas
  if (hechos === null || faltantes.length > 0 || desconocidosDeReserva(piezas).length > 0) return false
  return hechos.cancelada || (hechos.fin !== null && hechos.fin <= hoy && facturasEnPie(facturas).size > 0)
}

/** What nobody has told us, so that no figure is made of it. */
export const clasesDeDesconocido = [
  'motor',
  'precio',
  'costo',
  'estancia',
  'hotel',
  'cobrosDelMotor',
  'cobrosEnOtraMoneda',
  'comision',
] as const
export type DesconocidoDeReserva = (typeof clasesDeDesconocido)[number]
export function desconocidosDeReserva(piezas: PiezasDeReserva): DesconocidoDeReserva[] {
  const { hechos, pagadoExterno } = piezas
  const cobros: DesconocidoDeReserva[] = [
    ...(pagadoExterno === null ? (['cobrosDelMotor'] as const) : []),
    ...(hasOtraMoneda(piezas) ? (['cobrosEnOtraMoneda'] as const) : []),
  ]
  if (hechos === null) return ['motor', ...cobros]
  return [
    ...(hechos.total === null ? (['precio'] as const) : []),
    ...(hechos.costo === null ? (['costo'] as const) : []),
    ...(hechos.inicio === null || hechos.fin === null ? (['estancia'] as const) : []),
    ...(hechos.proveedorId === null ? (['hotel'] as const) : []),
    ...cobros,
    ...(comisionDeReserva(piezas) === null ? (['comision'] as const) : []),
  ]
}
