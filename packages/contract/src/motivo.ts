import { z } from 'zod'

/** Why a person does what others will ask about. */
export const motivo = z.string().trim().min(5, 'Escribe el motivo, al menos 5 letras').max(500)
