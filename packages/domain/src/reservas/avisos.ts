import { type Dia, sumarDias } from '../tiempo/dia.ts'
import { type CodigoDeAviso, codigosDeAviso } from './codigos-de-aviso.ts'
import {
  type Contexto,
  cabeEnElCosto,
  contextoDe,
  debe,
  diaDePago,
  exceso,
  isDeSuHotel,
  isPorPagar,
  isUnaSola,
  type PagoPrevisto,
  type PoliticaDeAvisos,
  sinPagar,
} from './contexto-de-aviso.ts'
import { cuentasDe, type FacturaDeReserva, type PiezasDeReserva } from './piezas.ts'
import { comisionDebida } from './sumas.ts'

/**
 * What each warning says besides its amount. Amounts in centavos of the warning's `moneda`; `alMenos`: nobody can say that it
 * is not more.
 */
export type DatosDeAviso = {
  pagoAntesDelCobro: {
    factura: string
    fechaPago: Dia | null
    pagada: boolean
    vendido: number
    cobrado: number
  }
  pagoAntesDeLaEstancia: { factura: string; fechaPago: Dia; pagada: boolean; inicio: Dia }
  facturadoDeMas: { facturado: number; costo: number; alMenos: boolean }
  facturadaDosVeces: { facturas: string[] }
  facturadaPorOtroHotel: { factura: string; emisor: string }
  canceladaFacturada: { facturas: string[] }
  pagadaSinFactura: { fin: Dia; costo: number | null }
  pagoAlHotelSinFactura: { factura: string }
  comisionSinCobro: { porCobrar: number; monedaPorCobrar: string; alMenos: boolean }
  clienteSobrepagado: { vendido: number; cobrado: number; alMenos: boolean }
}
/**
 * One warning: `importe` is the money at stake, `objeto` tells two of the same kind apart (a factura's number, or nothing).
 * Whoever accepts it accepts that much money and no more.
 */
export type AvisoDeReserva = {
  [C in CodigoDeAviso]: {
    codigo: C
    objeto: string
    facturaId: number | null
    loteId: number | null
    importe: number
    moneda: string
    datos: DatosDeAviso[C]
  }
}[CodigoDeAviso]

type Regla<C extends CodigoDeAviso> = (contexto: Contexto) => Extract<AvisoDeReserva, { codigo: C }>[]

const deFactura = (f: FacturaDeReserva) => ({
  objeto: String(f.facturaId),
  facturaId: f.facturaId,
  loteId: f.loteId,
})
const deReserva = { objeto: '', facturaId: null, loteId: null }

const reglas: { [C in CodigoDeAviso]: Regla<C> } = {
  pagoAntesDelCobro: (contexto) => {
    const { sumas, enPie, previsto } = contexto
    const { vendido, cobrado } = sumas
    if (debe(contexto) === null || !vendido || !cobrado) return []
    return [...enPie]
      .filter(([f]) => isPorPagar(f, previsto))
      .map(([f, importe]) => ({
        codigo: 'pagoAntesDelCobro',
        ...deFactura(f),
        importe,
        moneda: f.moneda,
        datos: {
          factura: f.nombre,
          fechaPago: diaDePago(f, previsto),
          pagada: f.pagos.length > 0,
          vendido: vendido.monto,
          cobrado: cobrado.monto,
        },
      }))
  },
  // Once the stay has begun there is nothing left to lose by having paid before it, and a cancelled one never begins.
  pagoAntesDeLaEstancia: ({ piezas: { hechos }, enPie, previsto, hoy }) => {
    const inicio = hechos?.inicio ?? null
    if (inicio === null || hechos?.cancelada || hoy >= inicio) return []
    return [...enPie].flatMap(([f, importe]) => {
      const fechaPago = isPorPagar(f, previsto) ? diaDePago(f, previsto) : null
      if (fechaPago === null || fechaPago >= inicio) return []
      return [
        {
          codigo: 'pagoAntesDeLaEstancia',
          ...deFactura(f),
          importe,
          moneda: f.moneda,
          datos: { factura: f.nombre, fechaPago, pagada: f.pagos.length > 0, inicio },
        },
      ]
    })
  },
  facturadoDeMas: (contexto) => {
    const { hechos } = contexto.piezas
    const de = exceso(contexto)
    if (!hechos || hechos.cancelada || !de) return []
    return [
      {
        codigo: 'facturadoDeMas',
        ...deReserva,
        importe: de.facturado - de.costo,
        moneda: hechos.moneda,
        datos: de,
      },
    ]
  },
  // A stay and its extras on two documents are one bill, as long as together they fit in the cost.
  facturadaDosVeces: (contexto) => {
    const { enPie } = contexto
    const [primera, ...otras] = [...enPie.keys()].toSorted((a, b) => a.facturaId - b.facturaId)
    const ultima = otras.at(-1)
    if (!primera || !ultima || cabeEnElCosto(contexto) || isUnaSola(contexto)) return []
    return [
      {
        codigo: 'facturadaDosVeces',
        ...deFactura(ultima),
        importe: otras
          .filter(({ moneda }) => moneda === ultima.moneda)
          .reduce((suma, f) => suma + (enPie.get(f) ?? 0), 0),
        moneda: ultima.moneda,
        datos: { facturas: [primera, ...otras].map(({ nombre }) => nombre) },
      },
    ]
  },
  facturadaPorOtroHotel: ({ piezas: { hechos }, enPie }) =>
    [...enPie]
      .filter(([f]) => !isDeSuHotel(hechos, f))
      .map(([f, importe]) => ({
        codigo: 'facturadaPorOtroHotel',
        ...deFactura(f),
        importe,
        moneda: f.moneda,
        datos: { factura: f.nombre, emisor: f.emisor },
      })),
  canceladaFacturada: ({ piezas: { hechos }, facturado, vivas }) =>
    hechos?.cancelada
      ? facturado
          .filter(({ monto }) => monto > 0)
          .map(({ moneda, monto }) => ({
            codigo: 'canceladaFacturada',
            ...deReserva,
            objeto: moneda,
            importe: monto,
            moneda,
            datos: { facturas: vivas.filter((f) => f.moneda === moneda).map(({ nombre }) => nombre) },
          }))
      : [],
  pagadaSinFactura: ({ piezas, sumas, politica, enPie, hoy }) => {
    const { hechos } = piezas
    const { vendido, cobrado } = sumas
    const fin = hechos?.fin ?? null
    if (!hechos || hechos.cancelada || fin === null || enPie.size > 0) return []
    // Also where more may have been paid than is known.
    if (!vendido || !cobrado || cobrado.monto <= 0) return []
    if (vendido.monto - cobrado.monto > politica.toleranciaCobroReserva) return []
    if (sumarDias(fin, politica.diasSinFactura) > hoy) return []
    return [
      {
        codigo: 'pagadaSinFactura',
        ...deReserva,
        importe: hechos.costo ?? vendido.monto,
        moneda: hechos.moneda,
        datos: { fin, costo: hechos.costo },
      },
    ]
  },
  // Of one that stands, what a credit note took away or a second payment added; a payment of several bookings has its centavos.
  pagoAlHotelSinFactura: ({ piezas: { facturas }, enPie, politica }) =>
    [...cuentasDe(facturas)]
      .filter(([f, { deMas }]) => deMas > (enPie.has(f) ? politica.toleranciaCostoReserva : 0))
      .map(([f, { deMas: importe }]) => ({
        codigo: 'pagoAlHotelSinFactura',
        ...deFactura(f),
        importe,
        moneda: f.moneda,
        datos: { factura: f.nombre },
      })),
  comisionSinCobro: (contexto) => {
    const { vendido } = contexto.sumas
    const porCobrar = sinPagar(contexto)
    if (porCobrar === null || vendido === null) return []
    // What only the engine says of a commission is owed to nobody yet.
    const { importes, alMenos } = comisionDebida(contexto.piezas)
    return importes
      .filter(({ monto }) => monto > 0)
      .map(({ moneda, monto }) => ({
        codigo: 'comisionSinCobro',
        ...deReserva,
        objeto: moneda,
        importe: monto,
        moneda,
        datos: { porCobrar, monedaPorCobrar: vendido.moneda, alMenos },
      }))
  },
  clienteSobrepagado: ({ piezas: { hechos }, sumas, politica }) => {
    const { vendido, cobrado, cobradoAlMenos: alMenos } = sumas
    if (!hechos || hechos.cancelada || !vendido || !cobrado) return []
    const sobra = cobrado.monto - vendido.monto
    if (sobra <= politica.toleranciaCobroReserva) return []
    return [
      {
        codigo: 'clienteSobrepagado',
        ...deReserva,
        importe: sobra,
        moneda: hechos.moneda,
        datos: { vendido: vendido.monto, cobrado: cobrado.monto, alMenos },
      },
    ]
  },
}

/**
 * What only somebody who sees the customer, the hotel and the agent at once can warn of. What is not known warns of
 * nothing. The rules that run are the policy's list.
 */
export function avisosDeReserva(
  piezas: PiezasDeReserva,
  politica: PoliticaDeAvisos,
  hoy: Dia,
  previsto: PagoPrevisto | null = null,
): AvisoDeReserva[] {
  const contexto = contextoDe(piezas, politica, hoy, previsto)
  return codigosDeAviso
    .filter((codigo) => politica.avisosDeReserva.includes(codigo))
    .flatMap((codigo): AvisoDeReserva[] => reglas[codigo](contexto))
}

export type Aceptacion = { codigo: string; objeto: string; importe: number; moneda: string }
/** A reason given for an amount holds for that much and less; more money at stake opens the warning again. */
export const isAceptado = (aviso: AvisoDeReserva, { codigo, objeto, importe, moneda }: Aceptacion): boolean =>
  aviso.codigo === codigo && aviso.objeto === objeto && aviso.moneda === moneda && aviso.importe <= importe
