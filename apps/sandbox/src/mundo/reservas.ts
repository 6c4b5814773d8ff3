import { azarDe } from './azar.ts'
import type { ProveedorAnt } from './proveedores.ts'

/** A booking as ANT knows it; amounts in centavos. */
export type ReservaAnt = {
  bookingCode: string
  externalLocator: string | null
  proveedorId: string
  customerId: string
  huesped: string
  noches: number
  tarifa: number
  base: number
  iva: number
  otrosImpuestos: number
  propinas: number
  total: number
  cancelada: boolean
}

/** Each future invoice of a hotel owns three booking numbers, of which it bills one to three. */
export const numerosPorFactura = 3
export const reservasPorFactura = (factura: number): number => 1 + (factura % numerosPorFactura)

const maximo = 99_999
const clave = (id: string, n: number): string => `AT${id}${String(n).padStart(5, '0')}`
const claveExterna = (id: string, n: number): string => `OB${id}-${String(n).padStart(5, '0')}`

/** Reads a booking code or an external locator back to the hotel and its booking number. */
export const leeClave = (texto: string): { id: string; n: number; externa: boolean } | null => {
  const m = /^(?:AT(\d{3})(\d{5})|OB(\d{3})-(\d{5}))$/.exec(texto.trim())
  if (!m) return null
  const externa = m[3] !== undefined
  return { id: (externa ? m[3] : m[1]) ?? '', n: Number(externa ? m[4] : m[2]), externa }
}

/**
 * Booking `n` of a hotel, computed and not stored, so that any number of lotes finds bookings of its own.
 * Cancelled ones are numbers that no sample invoice bills.
 */
export const reservaDe = (seed: string, proveedor: ProveedorAnt, n: number): ReservaAnt => {
  if (!Number.isInteger(n) || n < 0 || n > maximo) throw new RangeError(`no such booking number: ${n}`)
  const azar = azarDe(seed, 'reserva', proveedor.id, n)
  const noches = azar.entero(1, 6)
  const tarifa = azar.entero(85_000, 480_000)
  const base = noches * tarifa
  const iva = Math.round((base * 16) / 100)
  const otrosImpuestos = Math.round((base * proveedor.tasaIsh) / 10_000)
  const conExterna = proveedor.soloLocalizadorExterno || azar.next() < 0.3
  const factura = Math.floor(n / numerosPorFactura)
  const propinas = factura % 4 === 1 ? noches * 5_000 : 0
  return {
    bookingCode: clave(proveedor.id, n),
    externalLocator: conExterna ? claveExterna(proveedor.id, n) : null,
    proveedorId: proveedor.id,
    customerId: String(501 + azar.entero(0, 65)),
    huesped: `Huésped ${proveedor.id}-${n}`,
    noches,
    tarifa,
    base,
    iva,
    otrosImpuestos,
    propinas,
    total: base + iva + otrosImpuestos + propinas,
    cancelada: factura % numerosPorFactura === 0 && n % numerosPorFactura === 2,
  }
}
