import { parseDia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { azarDe } from '../mundo/azar.ts'
import type { Mundo } from '../mundo/mundo.ts'
import type { ProveedorAnt } from '../mundo/proveedores.ts'
import { numerosPorFactura, type ReservaAnt, reservaDe, reservasPorFactura } from '../mundo/reservas.ts'
import { uuidDe } from './uuid.ts'

/** One sample invoice before it is written: a hotel bills bookings that ANT knows, with the same amounts. */
export type FacturaMuestra = {
  proveedor: ProveedorAnt
  serie: string
  folio: string
  uuid: string
  /** Local time of the hotel, `aaaa-mm-ddThh:mm:ss`. */
  fecha: string
  fechaTimbrado: string
  metodoPago: 'PUE' | 'PPD'
  formaPago: string
  reservas: ReservaAnt[]
  /** Some hotels bill the propinas inside the CFDI, others charge them apart. */
  propinasEnXml: boolean
  /** Centavos. */
  subTotal: number
  iva: number
  ish: number
  total: number
}

export type PlanOptions = {
  mundo: Mundo
  proveedorId: string
  /** Ordinal of the invoice of that hotel: it bills bookings of its own. */
  numero: number
  dia: string
  semilla: string
  prefijoUuid?: string
}

const dos = (n: number): string => String(n).padStart(2, '0')

/** A day of the same month, up to eight before the business day, so that the sample passes on any day. */
const diaDeFactura = (dia: string, atras: number): string => {
  const hoy = parseDia(dia)
  if (!hoy) throw new RangeError(`not a day: ${dia}`)
  const antes = sumarDias(hoy, -atras)
  return antes.slice(0, 7) === dia.slice(0, 7) ? antes : `${dia.slice(0, 7)}-01`
}

const suma = (reservas: readonly ReservaAnt[], de: (r: ReservaAnt) => number): number =>
  reservas.reduce((total, r) => total + de(r), 0)

export const planFactura = ({
  mundo,
  proveedorId,
  numero,
  dia,
  semilla,
  prefijoUuid,
}: PlanOptions): FacturaMuestra => {
  const proveedor = mundo.proveedor(proveedorId)
  if (!proveedor) throw new RangeError(`no such hotel: ${proveedorId}`)
  const azar = azarDe(mundo.seed, 'factura', proveedorId, numero)
  const reservas = Array.from({ length: reservasPorFactura(numero) }, (_, i) =>
    reservaDe(mundo.seed, proveedor, numero * numerosPorFactura + i),
  )
  const propinasEnXml = numero % 8 === 1
  const subTotal = suma(reservas, (r) => r.base + (propinasEnXml ? r.propinas : 0))
  const iva = suma(reservas, (r) => r.iva)
  const ish = suma(reservas, (r) => r.otrosImpuestos)
  const fecha = diaDeFactura(dia, azar.entero(0, 8))
  const [minuto, segundo] = [azar.entero(0, 57), azar.entero(0, 59)]
  const metodoPago = numero % 3 === 0 ? 'PUE' : 'PPD'
  return {
    proveedor,
    serie: 'H',
    folio: String(1000 + numero),
    uuid: uuidDe(prefijoUuid ?? null, semilla, proveedorId, numero, dia),
    fecha: `${fecha}T08:${dos(minuto)}:${dos(segundo)}`,
    fechaTimbrado: `${fecha}T08:${dos(minuto + 2)}:${dos(segundo)}`,
    metodoPago,
    formaPago: metodoPago === 'PUE' ? '03' : '99',
    reservas,
    propinasEnXml,
    subTotal,
    iva,
    ish,
    total: subTotal + iva + ish,
  }
}
