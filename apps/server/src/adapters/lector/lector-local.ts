import type { Lectores } from '../../lectores/lectores.ts'
import { readOne } from '../../lectores/read-one.ts'
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
