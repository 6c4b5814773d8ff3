import { anioDe, type Dia } from '@valija/domain/tiempo/dia.ts'
import type { Config } from '../../config.ts'

/**
 * The documented first password of accounts an admin creates, a phrase followed by the year (Access §9): null unless the
 * installation sets the phrase (decision 42). It is asked to be changed at the first sign-in.
 */
export const initialClave = (config: Pick<Config, 'VALIJA_CLAVE_INICIAL'>, hoy: Dia): string | null =>
  config.VALIJA_CLAVE_INICIAL ? `${config.VALIJA_CLAVE_INICIAL}${anioDe(hoy)}` : null
