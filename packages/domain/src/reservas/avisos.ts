import { normalizeRfc } from '@valija/palabras/rfc.ts'
import type { Politica } from '../politica/politica.ts'
import { type Dia, sumarDias } from '../tiempo/dia.ts'
import { type CodigoDeAviso, codigosDeAviso } from './codigos-de-aviso.ts'
import { cuentasDe, type FacturaDeReserva, facturasEnPie, type PiezasDeReserva, vivasDe } from './piezas.ts'
import { onlyIn, type SumasDeReserva, sumasDeReserva } from './sumas.ts'

/** What each warning says besides its amount. Amounts in centavos of the warning's `moneda`. */
export type DatosDeAviso = {
  pagoAntesDelCobro: {
    factura: string
    fechaPago: Dia | null
    pagada: boolean
    vendido: number
    cobrado: number
  }
  pagoAntesDeLaEstancia: { factura: string; fechaPago: Dia; pagada: boolean; inicio: Dia }
  facturadoDeMas: { facturado: number; costo: number }
  facturadaDosVeces: { facturas: string[] }
  facturadaPorOtroHotel: { factura: string; emisor: string }
  canceladaFacturada: { facturas: string[] }
  pagadaSinFactura: { fin: Dia }
  pagoAlHotelSinFactura: { factura: string }
  comisionSinCobro: { porCobrar: number; monedaPorCobrar: string }
  clienteSobrepagado: { vendido: number; cobrado: number }
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

export type PoliticaDeAvisos = Pick<
  Politica,
  'avisosDeReserva' | 'toleranciaCobroReserva' | 'toleranciaCostoReserva' | 'diasSinFactura'
>
/** Lotes about to be processed, and the day chosen to pay them. */
export type PagoPrevisto = { loteIds: readonly number[]; fechaPago: Dia | null }

type Contexto = {
  piezas: PiezasDeReserva
  sumas: SumasDeReserva
  politica: PoliticaDeAvisos
  hoy: Dia
  vivas: readonly FacturaDeReserva[]
  /** What is left of each after its credit notes. */
  enPie: ReadonlyMap<FacturaDeReserva, number>
  previsto: PagoPrevisto | null
}
type Regla<C extends CodigoDeAviso> = (contexto: Contexto) => Extract<AvisoDeReserva, { codigo: C }>[]

const deFactura = (f: FacturaDeReserva) => ({
  objeto: String(f.facturaId),
  facturaId: f.facturaId,
  loteId: f.loteId,
})
const deReserva = { objeto: '', facturaId: null, loteId: null }

/** The group has paid it, or has decided when; or is about to decide. */
const isPorPagar = (f: FacturaDeReserva, previsto: PagoPrevisto | null): boolean =>
  f.estatus !== 'No procesado' || f.pagos.length > 0 || previsto?.loteIds.includes(f.loteId) === true
const diaDePago = (f: FacturaDeReserva, previsto: PagoPrevisto | null): Dia | null =>
  f.pagos.map(({ fecha }) => fecha).sort()[0] ??
  (previsto?.loteIds.includes(f.loteId) ? previsto.fechaPago : f.fechaPago)

/** Centavos the customer owes beyond the tolerance, or null when that is not known or nothing. */
const debe = ({ sumas, politica }: Contexto): number | null =>
  sumas.porCobrar !== null && sumas.porCobrar.monto > politica.toleranciaCobroReserva
    ? sumas.porCobrar.monto
    : null
/** The same of a cancelled booking, whose customer owes nothing but did not pay it either. */
const sinPagar = (contexto: Contexto): number | null => {
  const { hechos } = contexto.piezas
  const { vendido, cobrado, cobradoAlMenos } = contexto.sumas
  if (!hechos?.cancelada) return debe(contexto)
  if (!vendido || !cobrado || cobradoAlMenos) return null
  const falta = vendido.monto - cobrado.monto
  return falta > contexto.politica.toleranciaCobroReserva ? falta : null
}
/** What is billed beyond the cost, when both are known in one currency. */
function exceso({
  piezas: { hechos },
  sumas,
  politica,
}: Contexto): { facturado: number; costo: number } | null {
  if (!hechos || hechos.costo === null) return null
  const facturado = onlyIn(hechos.moneda, sumas.facturado)
  return facturado !== null && facturado > hechos.costo + politica.toleranciaCostoReserva
    ? { facturado, costo: hechos.costo }
    : null
}
const cabeEnElCosto = (contexto: Contexto): boolean => {
  const { hechos } = contexto.piezas
  return (
    hechos !== null &&
    hechos.costo !== null &&
    onlyIn(hechos.moneda, contexto.sumas.facturado) !== null &&
    exceso(contexto) === null
  )
}

/** Credit notes took away all but what one of the invoices bills. */
const isUnaSola = ({ sumas, enPie }: Contexto): boolean => {
  const [neto, otro] = sumas.facturado
  const mayor = Math.max(...enPie.values())
  return otro === undefined && (neto?.monto ?? 0) <= mayor
}

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
  // Once the stay has begun there is nothing left to lose by having paid before it.
  pagoAntesDeLaEstancia: ({ piezas: { hechos }, enPie, previsto, hoy }) => {
    const inicio = hechos?.inicio ?? null
    if (inicio === null || hoy >= inicio) return []
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
  facturadaPorOtroHotel: ({ piezas: { hechos }, enPie }) => {
    const hotel = hechos?.proveedorId ?? null
    if (hotel === null) return []
    // A CFDI names an RFC: of the hotels that share one it does not say which, and the lote's is what somebody chose.
    const suyo = normalizeRfc(hechos?.proveedorRfc ?? '')
    return [...enPie]
      .filter(([{ emisorId, emisorRfc }]) => emisorId !== hotel && normalizeRfc(emisorRfc) !== suyo)
      .map(([f, importe]) => ({
        codigo: 'facturadaPorOtroHotel',
        ...deFactura(f),
        importe,
        moneda: f.moneda,
        datos: { factura: f.nombre, emisor: f.emisor },
      }))
  },
  canceladaFacturada: ({ piezas: { hechos }, sumas, vivas }) =>
    hechos?.cancelada
      ? sumas.facturado
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
  pagadaSinFactura: (contexto) => {
    const { piezas, sumas, politica, enPie, hoy } = contexto
    const { hechos } = piezas
    const fin = hechos?.fin ?? null
    if (!hechos || hechos.cancelada || fin === null || enPie.size > 0) return []
    if (sumas.porCobrar === null || sumas.cobrado === null || sumas.cobrado.monto <= 0) return []
    if (debe(contexto) !== null || sumarDias(fin, politica.diasSinFactura) > hoy) return []
    return [
      {
        codigo: 'pagadaSinFactura',
        ...deReserva,
        importe: hechos.costo ?? hechos.total ?? 0,
        moneda: hechos.moneda,
        datos: { fin },
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
    const { comision, vendido } = contexto.sumas
    const porCobrar = sinPagar(contexto)
    // What only the engine says of a commission is owed to nobody yet.
    const { comisiones, facturasDeAgente } = contexto.piezas
    if (comisiones.length + facturasDeAgente.length === 0) return []
    if (comision === null || porCobrar === null || vendido === null) return []
    return comision
      .filter(({ monto }) => monto > 0)
      .map(({ moneda, monto }) => ({
        codigo: 'comisionSinCobro',
        ...deReserva,
        objeto: moneda,
        importe: monto,
        moneda,
        datos: { porCobrar, monedaPorCobrar: vendido.moneda },
      }))
  },
  clienteSobrepagado: ({ piezas: { hechos }, sumas, politica }) => {
    const { vendido, cobrado } = sumas
    if (!hechos || hechos.cancelada || !vendido || !cobrado) return []
    const sobra = cobrado.monto - vendido.monto
    if (sobra <= politica.toleranciaCobroReserva) return []
    return [
      {
        codigo: 'clienteSobrepagado',
        ...deReserva,
        importe: sobra,
        moneda: hechos.moneda,
        datos: { vendido: vendido.monto, cobrado: cobrado.monto },
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
  const contexto = {
    piezas,
    sumas: sumasDeReserva(piezas),
    politica,
    hoy,
    vivas: vivasDe(piezas.facturas),
    enPie: facturasEnPie(piezas.facturas),
    previsto,
  }
  return codigosDeAviso
    .filter((codigo) => politica.avisosDeReserva.includes(codigo))
    .flatMap((codigo): AvisoDeReserva[] => reglas[codigo](contexto))
}

export type Aceptacion = { codigo: string; objeto: string; importe: number; moneda: string }
/** A reason given for an amount holds for that much and less; more money at stake opens the warning again. */
export const isAceptado = (aviso: AvisoDeReserva, { codigo, objeto, importe, moneda }: Aceptacion): boolean =>
  aviso.codigo === codigo && aviso.objeto === objeto && aviso.moneda === moneda && aviso.importe <= importe
