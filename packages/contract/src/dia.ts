import { parseDia } from '@valija/domain/tiempo/dia.ts'
import { z } from 'zod'

/** A day of the calendar, `yyyy-mm-dd`. */
export const dia = z.string().refine((value) => parseDia(value) !== null, 'Escribe una fecha como 2026-10-16')
