import type { Dia } from '@valija/domain/tiempo/dia.ts'

/** The day of the scene. */
export const dia = '2026-10-12' as Dia
