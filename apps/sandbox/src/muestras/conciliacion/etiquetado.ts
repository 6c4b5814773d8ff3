import {
  addPago,
  comunes,
  corrido,
  type FilaEtiquetada,
  newClave,
  newMundo,
  type PagoEtiquetado,
} from './mundo.ts'
import { ordinarias } from './ordinarias.ts'
import { dineroQueVuelve } from './trampas/dinero-que-vuelve.ts'
import { notas } from './trampas/notas.ts'
import { pocasSenas } from './trampas/pocas-senas.ts'
import { senasEquivocadas } from './trampas/senas-equivocadas.ts'
import { variasReservas } from './trampas/varias-reservas.ts'

/** Their order gives the numbers of a seed. */
const casos = [
  ...ordinarias,
  ...dineroQueVuelve,
  ...variasReservas,
  ...senasEquivocadas,
  ...pocasSenas,
  ...notas,
]

export type { FilaEtiquetada, PagoEtiquetado }
export type Etiquetado = { pagos: PagoEtiquetado[]; filas: FilaEtiquetada[] }

/**
 * Statements of which every row's truth is known, written from how banks and customers write (bancos.md) and not from what
 * reads them: the ordinary ways, and those in which facts that fit still lie. `parte` takes that share of each class.
 */
export function makeEtiquetado(semilla: string, parte = 1): Etiquetado {
  const mundo = newMundo(semilla)
  for (const [caso, veces] of casos) for (let i = 0; i < Math.ceil(veces * parte); i++) caso(mundo)
  // Everybody else's payments, many of the amounts and days of the rows.
  const { azar, filas } = mundo
  const relleno = filas.length
  for (let i = 0; i < relleno; i++) {
    const like = azar.elige(filas)
    if (azar.next() < 0.4)
      addPago(mundo, { monto: azar.elige(comunes), fechaPago: corrido(like.fecha, azar.entero(-3, 3)) })
    else addPago(mundo, azar.next() < 0.5 ? { transaccion: newClave(mundo) } : {})
  }
  return { pagos: mundo.pagos, filas: filas.toSorted((a, b) => a.fecha.localeCompare(b.fecha)) }
}

export const clasesOrdinarias: ReadonlySet<string> = new Set([
  'clave',
  'clave y localizador',
  'folio largo',
  'localizador',
  'localizador sin clave',
  'localizador y referencia',
  '±5 días',
  'USD',
  'venta con tarjeta',
  'mismo precio, uno nombrado',
  'rótulos del banco',
  'USD del extranjero',
])
