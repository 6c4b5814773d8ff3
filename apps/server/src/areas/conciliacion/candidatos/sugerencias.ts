import type { LineaDeSugerencia, Sugerencia } from '@valija/contract/conciliacion.ts'
import { message } from '@valija/contract/messages.ts'
import { type Centavos, centavos } from '@valija/contract/pesos.ts'
import { isIdentificada } from '@valija/domain/conciliacion/exacta.ts'
import { isLocalizadorFuerte } from '@valija/domain/conciliacion/localizadores.ts'
import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { porQueNo } from '@valija/domain/conciliacion/por-que-no.ts'
import type { Propuesta } from '@valija/domain/conciliacion/propose.ts'
import { has, type Razon } from '@valija/domain/conciliacion/puntuar.ts'
import { sql } from 'kysely'
import type { Conn } from '../../../db/connection.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import { toRazon } from '../filas/textos.ts'
import { type Juicio, judgeMovimientos } from './judge-movimientos.ts'
import { suggestLotes } from './lotes-candidatos.ts'
import { suggestReservas } from './reservas-candidatas.ts'

export const mostradas = 10
export type Sugeridas = { sugerencias: Sugerencia[]; porQueNo: string | null }
const ninguna: Sugeridas = { sugerencias: [], porQueNo: null }

/**
 * What one waiting row could be, best first: pagos, bookings without a pago, payments to suppliers; and why the machine
 * applied none of it.
 */
export async function suggest(
  db: Conn,
  movimiento: MovimientoAbierto,
  umbrales: Umbrales & { estadoValido: number },
): Promise<Sugeridas> {
  if (movimiento.restante === 0 || movimiento.estado === 'ignorado') return ninguna
  const [juicio] = await judgeMovimientos(db, [movimiento], umbrales)
  if (!juicio) return ninguna
  const pagos =
    movimiento.abonos > 0 ? await toSugerencias(db, juicio, juicio.propuestas.slice(0, mostradas)) : []
  const { rechazadas } = juicio.candidatos
  const reservas = await suggestReservas(db, movimiento, { umbrales, rechazadas })
  const lotes = await suggestLotes(db, movimiento, { umbrales, rechazadas })
  const sugerencias = [...pagos, ...reservas, ...lotes]
    .sort((a, b) => b.puntos - a.puntos)
    .slice(0, mostradas)
  return { sugerencias, porQueNo: whyNot(juicio, sugerencias, umbrales) }
}

/** The machine applies pagos only: a booking or a payment to a supplier that fits best waits by its kind. */
function whyNot(juicio: Juicio, [best]: readonly Sugerencia[], umbrales: Umbrales): string | null {
  if (best === undefined) return null
  if (best.tipo === 'reserva' || best.tipo === 'lote') return message('porQueNo', { porque: best.tipo })
  const { movimiento, candidatos } = juicio
  const espera = porQueNo(movimiento, { ...juicio, noAutomaticas: candidatos.noAutomaticas }, umbrales)
  return espera && message('porQueNo', espera)
}

export async function toSugerencias(
  db: Conn,
  juicio: Juicio,
  propuestas: readonly Propuesta[],
): Promise<Sugerencia[]> {
  const { movimiento, veredicto, candidatos } = juicio
  const detalles = await readLineas(
    db,
    propuestas.flatMap(({ lineas }) => lineas.map(({ pagoId }) => pagoId)),
  )
  return propuestas.map((propuesta) => ({
    clave: propuesta.clave,
    tipo: propuesta.tipo,
    puntos: propuesta.puntos,
    exacta: veredicto.exacta?.clave === propuesta.clave && !candidatos.noAutomaticas.has(propuesta.clave),
    razones: [
      ...propuesta.razones,
      ...otherNamed(propuesta, juicio),
      ...propuesta.lineas.flatMap(({ pagoId }) => otherAbono(detalles.get(pagoId))),
      ...againstMachine(propuesta, juicio),
    ].map(toRazon(movimiento.moneda)),
    lineas: propuesta.lineas.flatMap(({ pagoId, aplicar }) => {
      const linea = detalles.get(pagoId)
      return linea ? [{ ...linea, aplicar: centavos(aplicar) }] : []
    }),
    reserva: null,
    lote: null,
    aplicar: centavos(propuesta.aplicar),
    restante: centavos(movimiento.restante - propuesta.aplicar),
  }))
}

/** The text names another candidate's booking, and not this one's. */
function otherNamed(propuesta: Propuesta, { movimiento, pagos }: Juicio): Razon[] {
  if (has(propuesta.razones, 'localizador', 'localizadorDebil', 'transaccion', 'reservaDeRegla')) return []
  const own = new Set(propuesta.lineas.map(({ pagoId }) => pagos.get(pagoId)?.bookingCode))
  const named = [...pagos.values()].find(
    ({ bookingCode }) =>
      !own.has(bookingCode) &&
      isLocalizadorFuerte(bookingCode) &&
      movimiento.pistas.localizadores.has(bookingCode),
  )
  return named ? [{ razon: 'otroLocalizador', puntos: 0 }] : []
}

const otherAbono = (linea: Linea | undefined): Razon[] =>
  linea && linea.saldo < linea.montoPago
    ? [{ razon: 'otroAbono', puntos: 0, n: linea.montoPago - linea.saldo }]
    : []

const deFila = ['reverso', 'cargoIgual']
/** Why one that is identified still waits for a person, and what the row alone says against any. */
function againstMachine(propuesta: Propuesta, { veredicto }: Juicio): Razon[] {
  return veredicto.dudas
    .filter((duda) => isIdentificada(propuesta) || deFila.includes(duda))
    .map((razon) => ({
      razon,
      puntos: 0,
      ...(razon === 'sinExplicar' ? { encontrado: veredicto.palabras.join(' ') } : {}),
    }))
}

type Linea = Omit<LineaDeSugerencia, 'aplicar'>
type Fila = Omit<Linea, 'pagoID' | 'estadoID'> & {
  pagoId: number
  estadoId: number
  montoPago: Centavos
  saldo: Centavos
}

export async function readLineas(db: Conn, pagoIds: readonly number[]): Promise<Map<number, Linea>> {
  if (pagoIds.length === 0) return new Map()
  const { rows } = await sql<Fila>`
    select p.pago_id, p.booking_code, p.rfc, p.nombre_paquete, p.concepto, p.fecha_pago, p.numero_transaccion, p.nombre_metodo_pago,
      p.numero_cuenta, p.estado_id, e.nombre_estado, p.monto_pago, p.monto_pago - p.conciliado as saldo
    from pagos p join estados_pago e on e.estado_id = p.estado_id where p.pago_id = any(${pagoIds}::bigint[])`.execute(
    db,
  )
  return new Map(
    rows.map(({ pagoId, estadoId, ...row }) => [pagoId, { pagoID: pagoId, estadoID: estadoId, ...row }]),
  )
}
