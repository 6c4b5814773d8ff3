import type { Config } from '../../config.ts'
import type { AjustesAnclas } from './anclas.ts'

/** Of the settings, what the readers in their own process need to know whom to trust, and nothing else. */
export const ajustesAnclas = ({ anclasDir, demostracion, VALIJA_ANCLAS_PRUEBA }: Config): AjustesAnclas => ({
  anclasDir,
  demostracion,
  VALIJA_ANCLAS_PRUEBA,
})
