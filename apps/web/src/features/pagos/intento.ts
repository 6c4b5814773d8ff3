/** What stops a payment from being added, the plainest first: its data, a value read that nobody looked at, a question. */
export type Freno = 'incompleto' | 'porRevisar' | 'porContestar'
type Hechos = {
  /** The proof, and every field with what it is computed with. */
  completo: boolean
  /** How many values were read that somebody should look at. */
  porRevisar: number
  porContestar: boolean
}
export const frenoDe = ({ completo, porRevisar, porContestar }: Hechos): Freno | null =>
  !completo ? 'incompleto' : porRevisar > 0 ? 'porRevisar' : porContestar ? 'porContestar' : null

/** What the attempts to add this payment have told the person so far: nothing is told before the first. */
export type Intentos = { comprobante: boolean; datos: boolean; lectura: boolean }
export const sinIntentos: Intentos = { comprobante: false, datos: false, lectura: false }

export const intentado = (antes: Intentos, freno: Freno | null, sinComprobante: boolean): Intentos => ({
  comprobante: sinComprobante,
  datos: antes.datos || freno === 'incompleto',
  lectura: freno === 'incompleto' ? antes.lectura : freno !== null,
})

/** What is on the screen of what was told: what still holds. */
export function avisoDe({ datos, lectura }: Intentos, hechos: Hechos): Freno | null {
  const freno = frenoDe({ ...hechos, completo: hechos.completo || !datos })
  return freno === 'incompleto' || lectura ? freno : null
}
