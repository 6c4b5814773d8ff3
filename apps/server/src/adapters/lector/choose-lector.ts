import type { Config } from '../../config.ts'
import type { Lectores } from '../../lectores/lectores.ts'
import { readOne } from '../../lectores/read-one.ts'
import { createLectorVision } from './lector-vision.ts'
import type { LectorDeComprobantes } from './port.ts'

/** Raised when the preparation of pictures changes, so that what was read before is read again. */
const version = 2

/** The reader that comes with the product: works without a network. */
export const createLectorLocal = (lectores: Lectores): LectorDeComprobantes => ({
  nombre: `local:${version}`,
  async leer(bytes, quien) {
    const lectura = await readOne(lectores, 'comprobante', quien, bytes, {})
    return 'salida' in lectura ? lectura.salida : { leido: false, motivo: lectura.falla }
  },
})

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
