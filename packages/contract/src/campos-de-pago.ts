import { parseDia } from '@valija/domain/tiempo/dia.ts'
import { z } from 'zod'
import { idNumerico } from './id.ts'
import { pagos as textos } from './messages/pagos.ts'

export const dia = z.string().refine((value) => parseDia(value) !== null, textos.fechaDePagoInvalida)
export const id = idNumerico
export const opcional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())
export const texto = (maximo: number) => z.string().trim().max(maximo)
/** The rate on the wire is a number, inside a decimal string. */
export const tipoCambio = z.number().positive()
