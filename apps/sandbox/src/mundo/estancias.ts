import { type Dia, parseDia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { type Azar, azarDe } from './azar.ts'
import { proveedoresDemo } from './demo.ts'
import { leeClave, numerosPorFactura, type ReservaAnt } from './reservas.ts'

/** Invoices of a hotel in a month at most; the world's lote of a month bills stays of an earlier one. */
const facturasPorMes = 7
const numerosPorMes = facturasPorMes * numerosPorFactura
const mesesPasados = 6
/** Numbers of a hotel whose stays have ended by the world's month, and those known beyond. */
export const numerosPasados = numerosPorMes * mesesPasados
export const numerosListados = numerosPasados + numerosPorMes + 3
/** From here on the trips are still to come: those that the guide and the tests pay. */
export const numeroPorVenir = 90_000

const deLaGente = new Set<string>(Object.values(proveedoresDemo).flat())
/** The samples to drop bill the first bookings of the demonstration's own hotels; the world's begin here, at a ninth number. */
export const primerNumero = (proveedorId: string): number => (deLaGente.has(proveedorId) ? 15_003 : 0)

const mesMas = (mes: string, n: number): string => {
  const total = Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5, 7)) - 1 + n
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`
}
const dia = (texto: string): Dia => {
  const leido = parseDia(texto)
  if (!leido) throw new RangeError(`not a day: ${texto}`)
  return leido
}

/** When a booking's guests arrive and leave; everything hangs on the world's month. */
export const estanciaDe = (
  { seed, mes }: { seed: string; mes: string },
  { bookingCode, proveedorId, noches }: ReservaAnt,
): { llegada: Dia; salida: Dia } => {
  const n = leeClave(bookingCode)?.n ?? 0
  const azar = azarDe(seed, 'estancia', proveedorId, n)
  const salida = salidaDe({ mes, n, primero: primerNumero(proveedorId), al: azar.entero })
  return { llegada: sumarDias(salida, -noches), salida }
}

/** When it was sold: before anybody's trip, and before today's when the trip is to come. */
export const ventaDe = (llegada: Dia, azar: Azar): Dia => sumarDias(llegada, -azar.entero(60, 150))

type De = { mes: string; n: number; primero: number; al: (min: number, max: number) => number }
const salidaDe = ({ mes, n, primero, al }: De): Dia => {
  if (n >= numeroPorVenir) return sumarDias(dia(`${mes}-10`), al(20, 60))
  if (n < primero) return sumarDias(dia(`${mes}-10`), -al(5, 45))
  const j = n - primero
  const atras = mesesPasados - Math.floor((j < numerosListados ? j : j % numerosPasados) / numerosPorMes)
  const desde = atras > 0 ? 2 : 12
  return dia(`${mesMas(mes, -atras)}-${String(al(desde, 28)).padStart(2, '0')}`)
}
