import { type Dia, daysBetween } from '../tiempo/dia.ts'
import {
  type CobroDelMotor,
  type FacturaDeReserva,
  montoFacturado,
  montoPagado,
  type PiezasDeReserva,
} from './piezas.ts'
import type { Importe } from './sumas.ts'

/** Where a piece has its own screen. */
export type LugarDePieza =
  | { en: 'pago'; id: number }
  | { en: 'movimiento'; id: number; pagoId: number | null }
  | { en: 'factura'; id: number; loteId: number; categoria: 'Proveedor' | 'Comisionista'; estatus: string }
  | { en: 'complemento'; uuid: string }
  | { en: 'comision'; comisionistaId: number }
  | { en: 'prefactura'; id: number; comisionistaId: number }

/** In the order in which they follow each other on one day. */
export const clasesDeVida = [
  'venta',
  'cobro',
  'pagoEnMotor',
  'cobroPendiente',
  'cobroRechazado',
  'movimiento',
  'entrada',
  'salida',
  'facturaHotel',
  'loteHotel',
  'procesadoHotel',
  'polizaHotel',
  'pagoHotel',
  'cargoHotel',
  'complementoHotel',
  'comision',
  'prefactura',
  'facturaAgente',
  'loteAgente',
  'procesadoAgente',
  'polizaAgente',
  'pagoAgente',
  'cargoAgente',
  'complementoAgente',
  'retirada',
] as const
export type ClaseDeVida = (typeof clasesDeVida)[number]
export type SucesoDeVida = {
  clase: ClaseDeVida
  fecha: Dia
  importe: Importe | null
  /** What it is known by: folio, concept, name. */
  nombre: string
  /** Of a factura: what the SAT says, and how many rules it breaks. Of a commission: why it cannot be paid. Of a payment: whether its proof is kept. */
  estado: string | null
  errores: number
  conComprobante: boolean
  lugar: LugarDePieza | null
}

const nada = { importe: null, nombre: '', estado: null, errores: 0, conComprobante: false, lugar: null }

function deFactura(f: FacturaDeReserva, quien: 'Hotel' | 'Agente'): SucesoDeVida[] {
  const categoria = quien === 'Hotel' ? 'Proveedor' : 'Comisionista'
  const lugar = { en: 'factura', id: f.facturaId, loteId: f.loteId, categoria, estatus: f.estatus } as const
  const en = (monto: number): Importe => ({ moneda: f.moneda, monto })
  const suyo = { ...nada, lugar }
  const pagadoHasta = (n: number) => montoPagado({ ...f, pagos: f.pagos.slice(0, n) })
  const si = (fecha: Dia | null, suceso: Omit<SucesoDeVida, 'fecha'>): SucesoDeVida[] =>
    fecha === null ? [] : [{ ...suceso, fecha }]
  return [
    {
      ...suyo,
      clase: `factura${quien}`,
      fecha: f.fecha,
      importe: en(montoFacturado(f)),
      nombre: f.nombre,
      estado: f.sat,
      errores: f.errores,
    },
    { ...suyo, clase: `lote${quien}`, fecha: f.cargadaEl, nombre: f.lote, estado: f.estatus },
    ...si(f.procesadaEl, { ...suyo, clase: `procesado${quien}`, nombre: f.lote }),
    ...si(f.poliza === null && f.envio === 'pendiente' ? null : f.envioEl, {
      ...suyo,
      clase: `poliza${quien}`,
      nombre: f.poliza ?? '',
      estado: f.envio,
    }),
    // This booking's part of each, so that together they are what is said to be paid of it.
    ...f.pagos.map(({ fecha, folio }, i) => ({
      ...suyo,
      clase: `pago${quien}` as const,
      fecha,
      nombre: folio,
      importe: en(pagadoHasta(i + 1) - pagadoHasta(i)),
    })),
    // One may cover several payments of it.
    ...[
      ...new Map(f.complementos.flatMap(({ recibidos }) => recibidos.map(({ el, uuid }) => [uuid, el]))),
    ].map(([uuid, fecha]) => ({
      ...nada,
      clase: `complemento${quien}` as const,
      fecha,
      nombre: uuid.slice(0, 8),
      lugar: { en: 'complemento' as const, uuid },
    })),
    ...si(f.retiradaEl, { ...suyo, clase: 'retirada', nombre: f.nombre }),
  ]
}

const cargosDe = (
  cargos: PiezasDeReserva['cargos'],
  facturas: readonly FacturaDeReserva[],
  clase: 'cargoHotel' | 'cargoAgente',
): SucesoDeVida[] => {
  const pagan = new Set(facturas.flatMap(({ pagos }) => pagos.map(({ comprobanteId }) => comprobanteId)))
  return cargos
    .filter(({ comprobanteId }) => pagan.has(comprobanteId))
    .map(({ movimientoId, fecha, concepto, monto, moneda }) => ({
      ...nada,
      clase,
      fecha,
      importe: { moneda, monto },
      nombre: concepto,
      lugar: { en: 'movimiento', id: movimientoId, pagoId: null },
    }))
}

/**
 * The engine's payments that none of ours tells of. Ours that stand in its books are found among them by amount, the nearest
 * in time; where one is not, nobody can say which is whose, and their sum alone tells of them.
 */
export function soloDelMotor({ hechos, cobros, cobrosDelMotor }: PiezasDeReserva): CobroDelMotor[] {
  const restan = [...(cobrosDelMotor ?? [])]
  for (const suyo of cobros.filter(({ estado, enElMotor }) => estado === 'valido' && enElMotor)) {
    const lejos = ({ fecha }: CobroDelMotor) =>
      fecha === null ? Number.MAX_SAFE_INTEGER : Math.abs(daysBetween(suyo.fecha, fecha))
    const iguales = restan.filter(({ monto }) => suyo.moneda === hechos?.moneda && monto === suyo.monto)
    const hallado = iguales.toSorted((a, b) => lejos(a) - lejos(b))[0]
    if (!hallado) return []
    restan.splice(restan.indexOf(hallado), 1)
  }
  return restan
}

/** What happened to a booking, the oldest first. What has no day is no event: `faltantesDeReserva` tells of it. */
export function vidaDeReserva(piezas: PiezasDeReserva): SucesoDeVida[] {
  const { hechos, cobros, movimientos, cargos, facturas, comisiones, prefacturas, facturasDeAgente } = piezas
  const clasesDeCobro = { valido: 'cobro', pendiente: 'cobroPendiente', rechazado: 'cobroRechazado' } as const
  const sucesos: SucesoDeVida[] = [
    ...(hechos?.venta ? [{ ...nada, clase: 'venta' as const, fecha: hechos.venta }] : []),
    ...soloDelMotor(piezas).flatMap(({ fecha, monto }) =>
      fecha === null || hechos === null
        ? []
        : [{ ...nada, clase: 'pagoEnMotor' as const, fecha, importe: { moneda: hechos.moneda, monto } }],
    ),
    ...cobros.map((cobro) => ({
      ...nada,
      clase: clasesDeCobro[cobro.estado],
      fecha: cobro.fecha,
      importe: { moneda: cobro.moneda, monto: cobro.monto },
      nombre: `#${cobro.pagoId}`,
      conComprobante: cobro.conComprobante,
      lugar: { en: 'pago' as const, id: cobro.pagoId },
    })),
    ...movimientos.map((m) => ({
      ...nada,
      clase: 'movimiento' as const,
      fecha: m.fecha,
      importe: { moneda: m.moneda, monto: m.monto },
      nombre: m.concepto,
      lugar: { en: 'movimiento' as const, id: m.movimientoId, pagoId: m.pagoId },
    })),
    ...(hechos?.inicio ? [{ ...nada, clase: 'entrada' as const, fecha: hechos.inicio }] : []),
    ...(hechos?.fin ? [{ ...nada, clase: 'salida' as const, fecha: hechos.fin }] : []),
    ...facturas.flatMap((f) => deFactura(f, 'Hotel')),
    ...cargosDe(cargos, facturas, 'cargoHotel'),
    ...cargosDe(cargos, facturasDeAgente, 'cargoAgente'),
    ...comisiones.map((c) => ({
      ...nada,
      clase: 'comision' as const,
      fecha: c.fecha,
      importe: c.monto > 0 ? { moneda: 'MXN', monto: c.monto } : null,
      nombre: c.comisionista,
      estado: c.monto > 0 ? null : c.descripcion,
      lugar: { en: 'comision' as const, comisionistaId: c.comisionistaId },
    })),
    ...prefacturas.map((p) => ({
      ...nada,
      clase: 'prefactura' as const,
      fecha: p.fecha,
      importe: { moneda: 'MXN', monto: p.monto },
      nombre: `#${p.prefacturaId}`,
      lugar: { en: 'prefactura' as const, id: p.prefacturaId, comisionistaId: p.comisionistaId },
    })),
    ...facturasDeAgente.flatMap((f) => deFactura(f, 'Agente')),
  ]
  const orden = (clase: ClaseDeVida) => clasesDeVida.indexOf(clase)
  return sucesos.sort((a, b) => a.fecha.localeCompare(b.fecha) || orden(a.clase) - orden(b.clase))
}
