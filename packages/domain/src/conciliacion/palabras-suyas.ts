import { cierra } from './lo-sabido.ts'
import { enMayusculas, sinEnie } from './palabras.ts'
import { abreviaturas, deNota, servicios } from './palabras-explicadas.ts'

/** The words of what is known of a booking. */
export type Suyas = {
  propias: ReadonlySet<string>
  /** The customer's, and those of what the pago is called. */
  dichas: ReadonlySet<string>
  /** All of it, in its order. */
  frase: string
  conocido: { cliente: string }
}

/** What stands behind the same word of what is known, a number too (CASA 8), and whole but where the field ends: banks cut. */
export function isDeFrase(piezas: readonly string[], i: number, { frase, propias }: Suyas): boolean {
  const [anterior = '', pieza = ''] = [piezas[i - 1], piezas[i]]
  if (!propias.has(anterior) || servicios.has(pieza)) return false
  return frase.includes(` ${anterior} ${pieza}${i === piezas.length - 1 && !/\d/.test(pieza) ? '' : ' '}`)
}
/** ESPOSA DE LAURA, SOY LAURA, HUESPED LAURA: who pays, or for whom, by whose the booking is. */
export function isPariente(piezas: readonly string[], i: number, { dichas }: Suyas): boolean {
  const quien = piezas.slice(i + 1).find((una) => una !== 'DE') ?? ''
  const isPropia =
    [quien, ...(abreviaturas.get(quien) ?? [])].some((una) => dichas.has(una)) && !deNota.has(quien)
  if (pariente.test(piezas[i] ?? '')) return isPropia && (piezas[i + 1] === 'DE' || piezas[i - 1] === 'MI')
  return isPropia && viajero.test(piezas[i] ?? '')
}
const pariente =
  /^(?:ESPOS[AO]|HIJ[AO]|MAMA|PAPA|MADRE|PADRE|HERMAN[AO]|TI[AO]|PRIM[AO]|SUEGR[AO]|ABUEL[AO])$/
const viajero = /^(?:SOY|GUEST|ATTE?|PARTE|TITULAR|HUESPED|PASAJER[AO])$/
/** The beginning of a name of the customer, or a short one (Ku), beside another one; or where a note is cut. */
export function isNombreCortado(pieza: string, anterior: string, siguiente: string, saber: Suyas): boolean {
  const { dichas, conocido } = saber
  if (!/^[A-Z]{2,}$/.test(pieza)) return false
  const alLado = dichas.has(anterior) || dichas.has(siguiente)
  if (pieza.length === 2)
    return alLado && sinEnie(enMayusculas(conocido.cliente)).split(/\W+/).includes(pieza)
  return (
    ((alLado || (pieza.length > 3 && siguiente === cierra)) &&
      [...dichas].some((una) => una.startsWith(pieza))) ||
    // LGOMEZ: the letter of one name and another whole.
    (pieza.length > 4 &&
      dichas.has(pieza.slice(1)) &&
      [...dichas].some((una) => una.startsWith(pieza.charAt(0)) && una !== pieza.slice(1)))
  )
}
