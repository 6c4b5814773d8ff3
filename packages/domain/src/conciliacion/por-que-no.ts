import { daysBetween } from '../tiempo/dia.ts'
import { isIdentificada, type Veredicto } from './exacta.ts'
import type { Duda } from './pesos-de-razon.ts'
import type { Propuesta } from './propose.ts'
import { has, type MovimientoPorConciliar, type PagoCandidato } from './puntuar.ts'

/** Why the machine left a row to a person: the one reason that comes first. `n`, `limite`: days or payments; `palabras`: of the row's text. */
export type Espera = { porque: MotivoDeEspera; n?: number; limite?: number; palabras?: string }
type MotivoDeEspera =
  | Duda
  | 'enEspera'
  | 'deshecho'
  | 'suma'
  | 'diasLejos'
  | 'mismoMonto'
  | 'otraCuenta'
  | 'otraTransaccion'
  | 'claveParecida'
  | 'otraMoneda'
  | 'localizadorDebil'
  | 'sinPista'
  | 'otroMonto'

type Juzgado = {
  propuestas: readonly Propuesta[]
  pagos: ReadonlyMap<number, PagoCandidato>
  veredicto: Veredicto
  /** Undone by a person once. */
  noAutomaticas: ReadonlySet<string>
}

/** By the definition of exacta.ts, condition by condition; null without proposals. */
export function porQueNo(
  movimiento: MovimientoPorConciliar,
  { propuestas, pagos, veredicto, noAutomaticas }: Juzgado,
  { diasMaquina }: { diasMaquina: number },
): Espera | null {
  if (propuestas.length === 0) return null
  const { exacta, dudas, palabras } = veredicto
  if (exacta) return { porque: noAutomaticas.has(exacta.clave) ? 'deshecho' : 'enEspera' }
  const [duda] = dudas
  if (duda === 'sinExplicar' && palabras.length > 0)
    return { porque: duda, palabras: palabras.join(' ').replaceAll('&', ' ').trim() }
  if (duda) return { porque: duda }
  const identified = propuestas.find(isIdentificada)
  if (identified?.tipo === 'pagos') return { porque: 'suma', n: identified.lineas.length }
  if (identified) {
    const pago = pagos.get(identified.lineas[0]?.pagoId ?? 0)
    const n = Math.abs(daysBetween(movimiento.fechaOperacion, pago?.fechaPago ?? movimiento.fechaOperacion))
    return { porque: 'diasLejos', n, limite: diasMaquina }
  }
  const same = propuestas.filter(({ razones }) => has(razones, 'montoIgual'))
  const [first] = same
  if (!first && propuestas.every(({ aplicar }) => aplicar === 0)) return { porque: 'otraMoneda' }
  if (!first) return { porque: propuestas.some(({ tipo }) => tipo === 'pagos') ? 'sinPista' : 'otroMonto' }
  if (same.length > 1) return { porque: 'mismoMonto', n: same.length }
  if (noAutomaticas.has(first.clave)) return { porque: 'deshecho' }
  if (has(first.razones, 'otraCuenta')) return { porque: 'otraCuenta' }
  if (has(first.razones, 'transaccionParecida')) return { porque: 'claveParecida' }
  if (has(first.razones, 'otraTransaccion')) return { porque: 'otraTransaccion' }
  return { porque: has(first.razones, 'localizadorDebil') ? 'localizadorDebil' : 'sinPista' }
}
