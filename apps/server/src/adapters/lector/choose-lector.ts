import type { Config } from '../../config.ts'
import { createLectorLocal } from './lector-local.ts'
import type { LectorDeComprobantes } from './port.ts'

const ninguno: LectorDeComprobantes = {
  nombre: null,
  leer: async () => ({ leido: false, motivo: 'servicio' }),
  stop: () => {},
}

/** The embedded reader unless the settings say otherwise. */
export function createLector({ LECTOR_COMPROBANTES: modo }: Config): LectorDeComprobantes {
  return modo === 'no' ? ninguno : createLectorLocal()
}
