import type { Config } from '../../config.ts'
import type { Lectores } from '../../lectores/lectores.ts'
import { createLectorLocal } from './lector-local.ts'
import { createLectorVision } from './lector-vision.ts'
import type { LectorDeComprobantes } from './port.ts'

const ninguno: LectorDeComprobantes = {
  nombre: null,
  leer: async () => ({ leido: false, motivo: 'servicio' }),
}

/** The embedded reader unless the settings say otherwise. */
export function createLector(config: Config, lectores: Lectores): LectorDeComprobantes {
  if (config.LECTOR_COMPROBANTES === 'no') return ninguno
  const { LECTOR_VISION_URL: url, LECTOR_VISION_MODELO: modelo, LECTOR_VISION_CLAVE: clave } = config
  return config.LECTOR_COMPROBANTES === 'vision' && url && modelo
    ? createLectorVision({ url, modelo, clave, lectores })
    : createLectorLocal(lectores)
}
