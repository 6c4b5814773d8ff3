import { type Dia, parseDia } from '@valija/palabras/dia.ts'
import { z } from 'zod'

/** A day of the calendar, `yyyy-mm-dd`: text on the wire, a `Dia` once parsed. */
export const dia = z
  .string()
  .refine((value) => parseDia(value) !== null, 'Escribe una fecha como 2026-10-16') as unknown as z.ZodType<
  Dia,
  string
>
/** The same, with zod's own words for what is none. */
export const diaIso = z.iso.date() as unknown as z.ZodType<Dia, string>
