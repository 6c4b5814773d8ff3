import type { Extraccion } from '@valija/documents/comprobantes/extraccion/extraer.ts'
import type { NombreCampo } from '@valija/documents/comprobantes/extraccion/juicio.ts'
import { umbrales } from '@valija/documents/comprobantes/extraccion/umbrales.ts'
import type { Verdad } from '../src/muestras/comprobantes/datos.ts'

export const camposDeVerdad = [
  'fechaPago',
  'montoPagado',
  'moneda',
  'concepto',
  'numeroTransaccion',
] as const satisfies readonly NombreCampo[]

/** `segura`: right and with high confidence; `dudosa`: right, a person is asked to look; the rest speak for themselves. */
export type Calificacion = 'segura' | 'dudosa' | 'equivocada' | 'equivocadaSegura' | 'noEncontrada'

/** What was read against what the proof truly says. Null: the proof does not say it and nothing was read. */
export function calificar(
  { campos }: Pick<Extraccion, 'campos'>,
  verdad: Verdad,
  campo: NombreCampo,
): Calificacion | null {
  const read = campos[campo]
  const truth = verdad[campo]
  if (!read) return truth === null ? null : 'noEncontrada'
  const sure = read.confianza >= umbrales.alta
  if (truth !== null && read.valor === truth) return sure ? 'segura' : 'dudosa'
  return sure ? 'equivocadaSegura' : 'equivocada'
}
