import { z } from 'zod'
import { idNumerico } from '../id.ts'

/** Parts that calls share; spread into theirs. */
export const porUuid = { params: z.object({ id: z.uuid() }) }
export const porId = { params: z.object({ id: idNumerico }) }
/** Bytes, which a browser's link opens too. */
export const archivo = { file: true, boleto: true } as const
