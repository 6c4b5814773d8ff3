import { dichoDe, estatusHecho, liquidado } from './afirmaciones.ts'
import { condicional, type Estado, negaciones, palabrasDeFrase, sinLlamada } from './estado-en-palabras.ts'
import { llano } from './llano.ts'

const sinHacer: readonly Estado[] = [
  'rechazado',
  'cancelado',
  'devuelto',
  'programado',
  'enProceso',
  'sinEnviar',
]
/** A sentence of the bank says that the operation was not made, no longer stands or is still to come. */
export function diceSinHacer(texto: string): boolean {
  const frase = sinLlamada(llano(texto))
  if (condicional.test(frase) || frase.split(' ').length > palabrasDeFrase) return false
  return negaciones.some(([form, estado]) => sinHacer.includes(estado) && form.test(frase))
}
/** The field of its state says that it was made; another word says nothing of the kind. */
export const estatusDeHecho = (texto: string): boolean => {
  const frase = llano(texto)
  return (
    !diceSinHacer(texto) && (estatusHecho.test(frase) || liquidado.test(frase) || dichoDe(frase) === 'pago')
  )
}
