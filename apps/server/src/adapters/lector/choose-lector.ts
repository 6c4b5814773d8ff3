import { createLectorEnProceso } from '@valija/documents/comprobantes/lectura/lector-en-proceso.ts'
import type { Config } from '../../config.ts'
import { createLectorLocal } from './lector-local.ts'
import { createLectorVision } from './lector-vision.ts'
import type { LectorDeComprobantes } from './port.ts'

const ninguno: LectorDeComprobantes = {
  nombre: null,
  leer: async () => ({ leido: false, motivo: 'servicio' }),
  stop: () => {},
}

/** The embedded reader unless the settings say otherwise. */
export function createLector(config: Config): LectorDeComprobantes {
  if (config.LECTOR_COMPROBANTES === 'no') return ninguno
  const proceso = createLectorEnProceso()
  const { LECTOR_VISION_URL: url, LECTOR_VISION_MODELO: modelo, LECTOR_VISION_CLAVE: clave } = config
  return config.LECTOR_COMPROBANTES === 'vision' && url && modelo
    ? createLectorVision({ url, modelo, clave, proceso })
    : createLectorLocal(proceso)
}
