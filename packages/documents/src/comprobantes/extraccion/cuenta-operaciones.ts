import { llano } from './llano.ts'

const operacion =
  '(cargo|pago|abono|importe|monto|operacion|transferencia|deposito|movimiento|transaccion|envio|folio)'
/** «Cargo 1», «Operación #2»; figures that go on are an amount. */
const numerada = new RegExp(`\\b${operacion} (?:no |num )?(\\d{1,2})(?![\\d/]| \\d)`, 'g')
const ordinal = new RegExp(`\\b(primera?|segund[ao]|tercera?) ${operacion}\\b`, 'g')
const total = new RegExp(
  `^(?:(\\d{1,3}) ${operacion}(?:e?s)\\b|(?:total de |numero de )?${operacion}(?:e?s) (\\d{1,3})$)`,
)

/** The texts count operations, and come to two or more: «Cargo 1 … Cargo 2», «Primer pago … Segundo pago», «2 operaciones». */
export function cuentaOperaciones(textos: readonly string[]): boolean {
  const lugares = new Map<string, Set<string>>()
  for (const linea of textos.map(llano)) {
    const [, antes, , , despues] = total.exec(linea) ?? []
    if (Number(antes ?? despues ?? 1) > 1) return true
    for (const [, nombre = '', lugar = ''] of linea.matchAll(numerada)) seen(lugares, nombre, lugar)
    for (const [, lugar = '', nombre = ''] of linea.matchAll(ordinal)) seen(lugares, nombre, lugar)
  }
  return [...lugares.values()].some(({ size }) => size > 1)
}
const seen = (lugares: Map<string, Set<string>>, nombre: string, lugar: string): unknown =>
  lugares.set(nombre, (lugares.get(nombre) ?? new Set()).add(lugar))
