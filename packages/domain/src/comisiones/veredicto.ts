import type { Situacion } from '../facturas/factura.ts'

export type Veredicto = 'cumple' | 'cumpleConAvisos'
/** A finding or a notice. */
type Dicho = { severidad: 'error' | 'aviso' | 'info' | 'ok' }
type Juzgada = {
  situacion: Situacion
  hallazgos: readonly Dicho[]
  ant: string | null
}

/**
 * What may stand over a judged invoice of commissions. Green is earned by every check behind it: the rules, the SAT and
 * ANT have all answered, and none has anything to say. Null: nothing is said to be well.
 */
export function veredictoDe(
  { situacion, hallazgos, ant }: Juzgada,
  avisos: readonly Dicho[],
): Veredicto | null {
  const dichos = [...hallazgos, ...avisos].map(({ severidad }) => severidad)
  if (situacion !== 'correcta' || ant !== 'correcto' || dichos.includes('error')) return null
  return dichos.includes('aviso') ? 'cumpleConAvisos' : 'cumple'
}
