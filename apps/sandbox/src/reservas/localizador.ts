import { codigoDe } from '../comisiones/lineas.ts'
import { lineaDeReserva } from '../comisiones/reserva-de-linea.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { permutacion } from '../mundo/permutacion.ts'
import { leeClave, type ReservaAnt, reservaDe } from '../mundo/reservas.ts'

const letras = 'ABDEFGHJKLMNPQRTUVWXYZC'
/** A localizador that begins with C is an agent's: those of commissions. */
const primeras = letras.length - 1
const porHotel = 100_000
const revuelve = permutacion(7_368_787, primeras * letras.length ** 2 * 1_000)

/** The localizador of the booking in front of a hotel's: three letters and three digits, or the code of its commission line. */
export const localizadorDe = (mundo: Mundo, { bookingCode, proveedorId }: ReservaAnt): string => {
  const { n } = leeClave(bookingCode) ?? { n: 0 }
  const vendida = lineaDeReserva(mundo, proveedorId, n)
  if (vendida) return codigoDe(vendida.clienteId, vendida.linea)
  const h = mundo.proveedores.findIndex(({ id }) => id === proveedorId)
  const x = revuelve.ida(h * porHotel + n)
  const letra = (lugar: number): string => letras.charAt(lugar % letras.length)
  const alfa = Math.floor(x / 1_000)
  const tres = `${letra(Math.floor(alfa / letras.length ** 2))}${letra(Math.floor(alfa / letras.length))}${letra(alfa)}`
  // One in forty is longer than what the payment form takes.
  return `${tres}${String(x % 1_000).padStart(3, '0')}${n % 40 === 39 ? 'X' : ''}`
}

/** The hotel's booking code behind a localizador of a customer's own; null when it is none. */
export const leeLocalizador = (mundo: Mundo, localizador: string): string | null => {
  const m = /^([A-Z])([A-Z])([A-Z])(\d{3})X?$/.exec(localizador)
  const lugares = m ? [m[1], m[2], m[3]].map((letra) => letras.indexOf(letra ?? '')) : []
  const [a = -1, b = -1, c = -1] = lugares
  if (!m || a < 0 || a >= primeras || b < 0 || c < 0) return null
  const g = revuelve.vuelta(((a * letras.length + b) * letras.length + c) * 1_000 + Number(m[4]))
  const hotel = mundo.proveedores[Math.floor(g / porHotel)]
  return hotel ? reservaDe(mundo.seed, hotel, g % porHotel).bookingCode : null
}
