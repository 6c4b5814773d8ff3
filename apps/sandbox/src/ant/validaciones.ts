import { z } from 'zod'
import type { Mundo } from '../mundo/mundo.ts'
import type { ReservaAnt } from '../mundo/reservas.ts'
import { toCentavos, toPesos } from './paquete.ts'

export const facturaPedida = z.object({
  uuid: z.string().min(1),
  folioFactura: z.string(),
  idProveedor: z.coerce.string(),
})

export const reservasPedidas = z.object({
  reservas: z
    .array(
      z.union([
        z.object({ bookingCode: z.string() }),
        z.object({ externalLocator: z.string(), isExternalLocator: z.boolean() }),
      ]),
    )
    .min(1),
  totalFactura: z.number(),
  idProveedor: z.coerce.string(),
})
type Pedidas = z.infer<typeof reservasPedidas>

type Detalle = { bookingCode: string; valida: boolean; mensaje: string }

const tolerancia = 100

const juzga = (
  mundo: Mundo,
  clave: string,
  externa: boolean,
  idProveedor: string,
): [Detalle, ReservaAnt | null] => {
  const reserva = mundo.reserva(clave)
  const mal = (mensaje: string): [Detalle, null] => [{ bookingCode: clave, valida: false, mensaje }, null]
  const esperada = externa ? reserva?.externalLocator : reserva?.bookingCode
  if (!reserva || esperada !== clave.trim()) return mal(`La reserva ${clave} no existe`)
  if (reserva.proveedorId !== idProveedor) return mal(`La reserva ${clave} es de otro proveedor`)
  if (reserva.cancelada) return mal(`La reserva ${clave} está cancelada`)
  return [{ bookingCode: clave, valida: true, mensaje: '' }, reserva]
}

/** AntBookingValidation: every booking exists, is the hotel's and is alive, and together they make the total. */
export const validateReservas = (mundo: Mundo, pedidas: Pedidas) => {
  const detalle: Detalle[] = []
  const reservas: ReservaAnt[] = []
  const vistas = new Set<string>()
  for (const pedida of pedidas.reservas) {
    const externa = 'externalLocator' in pedida
    const clave = externa ? pedida.externalLocator : pedida.bookingCode
    const [juicio, reserva] = juzga(mundo, clave, externa, pedidas.idProveedor)
    detalle.push(juicio)
    if (reserva && !vistas.has(reserva.bookingCode)) reservas.push(reserva)
    if (reserva) vistas.add(reserva.bookingCode)
  }
  const mala = detalle.find((d) => !d.valida)
  if (mala)
    return { facturaValida: false, mensaje: mala.mensaje, bookingCode: mala.bookingCode, reservas: detalle }
  const suma = (de: (r: ReservaAnt) => number): number => reservas.reduce((s, r) => s + de(r), 0)
  const total = toCentavos(pedidas.totalFactura)
  const conPropinas = suma((r) => r.total)
  const sinPropinas = suma((r) => r.base + r.iva + r.otrosImpuestos)
  if (Math.min(Math.abs(total - conPropinas), Math.abs(total - sinPropinas)) > tolerancia)
    return {
      facturaValida: false,
      mensaje: `El total ${toPesos(total).toFixed(2)} no coincide con las reservas: ${toPesos(conPropinas).toFixed(2)}`,
      bookingCode: detalle[0]?.bookingCode ?? '',
      reservas: detalle,
    }
  return { facturaValida: true, mensaje: 'OK', bookingCode: '', reservas: detalle }
}

const distancia = (a: string, b: string): number => {
  let fila = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const nueva = [i]
    for (let j = 1; j <= b.length; j++)
      nueva.push(
        Math.min(
          (fila[j] ?? 0) + 1,
          (nueva[j - 1] ?? 0) + 1,
          (fila[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1),
        ),
      )
    fila = nueva
  }
  return fila[b.length] ?? 0
}

export const busquedaPedida = z.object({
  idProveedor: z.coerce.string(),
  clave: z.string().default(''),
  total: z.coerce.number().optional(),
})

/** Living bookings of a hotel nearest to a mistyped code, the amount deciding among equals. */
export const searchReservas = (mundo: Mundo, pedida: z.infer<typeof busquedaPedida>) => {
  const objetivo = pedida.total === undefined ? null : toCentavos(pedida.total)
  const candidatas: { r: ReservaAnt; letras: number; dinero: number }[] = []
  for (const r of mundo.reservas()) {
    if (r.proveedorId !== pedida.idProveedor || r.cancelada) continue
    const letras = Math.min(
      distancia(pedida.clave, r.bookingCode),
      r.externalLocator ? distancia(pedida.clave, r.externalLocator) : Number.POSITIVE_INFINITY,
    )
    candidatas.push({ r, letras, dinero: objetivo === null ? 0 : Math.abs(objetivo - r.total) })
  }
  return candidatas
    .sort(
      (a, b) => Number(b.dinero === 0) - Number(a.dinero === 0) || a.letras - b.letras || a.dinero - b.dinero,
    )
    .slice(0, 5)
    .map(({ r }) => ({
      bookingCode: r.bookingCode,
      externalLocator: r.externalLocator,
      totalReserva: toPesos(r.total),
      huesped: r.huesped,
    }))
}
