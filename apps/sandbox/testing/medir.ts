import { keysOf } from '@valija/palabras/keys.ts'
import { clasesOrdinarias, type FilaEtiquetada } from '../src/muestras/conciliacion/etiquetado.ts'

export type Cuenta = {
  clase: string
  filas: number
  aplicadas: number
  mal: number
  debidas: number
  debidasAplicadas: number
  senaladas: number
  primera: number
  entreTres: number
}
/** What became of one row: which pago the machine applied, and what a person would have found, best first. */
export type Resultado = {
  fila: FilaEtiquetada
  aplicado: number | null
  sugeridas: readonly (readonly number[])[]
  marcada: boolean
}

export const limites = { precision: 1, recall: 0.95, primera: 0.9, entreTres: 0.97 } as const

/** Wrong is what is not its truth, and what other facts speak against; a return that came later and is flagged is no error. */
export const isError = ({ fila, aplicado, marcada }: Resultado): boolean => {
  if (aplicado === null) return false
  if (fila.seRegresa) return !marcada
  return fila.maquina === 'nunca' || fila.verdad.length !== 1 || fila.verdad[0] !== aplicado
}

export function medir(resultados: readonly Resultado[]): Cuenta[] {
  const by = new Map<string, Cuenta>()
  for (const one of resultados) {
    const { fila, aplicado, sugeridas } = one
    const cuenta = by.get(fila.clase) ?? vacia(fila.clase)
    by.set(fila.clase, cuenta)
    cuenta.filas++
    if (aplicado !== null) cuenta.aplicadas++
    if (isError(one)) cuenta.mal++
    if (fila.maquina === 'debe') {
      cuenta.debidas++
      if (aplicado !== null && !isError(one)) cuenta.debidasAplicadas++
    }
    if (fila.senala.length === 0) continue
    cuenta.senaladas++
    const at = sugeridas.findIndex((one) => isMismo(one, fila.senala))
    if (at === 0) cuenta.primera++
    if (at >= 0 && at < 3) cuenta.entreTres++
  }
  return [...by.values()]
}
const vacia = (clase: string): Cuenta => ({
  clase,
  filas: 0,
  aplicadas: 0,
  mal: 0,
  debidas: 0,
  debidasAplicadas: 0,
  senaladas: 0,
  primera: 0,
  entreTres: 0,
})
const isMismo = (uno: readonly number[], otro: readonly number[]): boolean =>
  uno.length === otro.length && uno.every((one) => otro.includes(one))

export type Medida = { filas: number; precision: number; recall: number; primera: number; entreTres: number }
export function total(cuentas: readonly Cuenta[]): Medida {
  const sum = (campo: Exclude<keyof Cuenta, 'clase'>, de = cuentas) =>
    de.reduce((all, one) => all + one[campo], 0)
  const ordinarias = cuentas.filter(({ clase }) => clasesOrdinarias.has(clase))
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
  return {
    filas: sum('filas'),
    precision: share(sum('aplicadas') - sum('mal'), sum('aplicadas')),
    recall: share(sum('debidasAplicadas', ordinarias), sum('debidas', ordinarias)),
    primera: share(sum('primera'), sum('senaladas')),
    entreTres: share(sum('entreTres'), sum('senaladas')),
  }
}
export const bajoElLimite = (medida: Medida): string[] =>
  keysOf(limites).filter((campo) => medida[campo] < limites[campo])
