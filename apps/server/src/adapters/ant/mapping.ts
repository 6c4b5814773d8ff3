import { centavosToPesos } from '@valija/contract/pesos.ts'
import type { PaqueteAnt } from './port.ts'

/** One currency unit, inclusive, in centavos. */
const tolerancia = 100

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * The queue payload, literally as Supplier batches §3 says, odd as it reads: `otrosImpuestos` carries the propinas,
 * `cost` the iva, and `otrosImpuestosEnXml` is true when the totals agree.
 */
export const toPaqueteCola = (idLote: string, paquete: PaqueteAnt) => {
  const { reservas, totalFactura } = paquete
  const diferencia = Math.abs(totalFactura - sum(reservas.map((r) => r.totalReserva)))
  return {
    base64: Buffer.from(paquete.xml).toString('base64'),
    idFactura: paquete.idFactura,
    idLote,
    idProveedor: paquete.proveedorId,
    otrosImpuestos: centavosToPesos(sum(reservas.map((r) => r.propinas))),
    fechaPago: paquete.fechaPago,
    otrosImpuestosEnXml: diferencia <= tolerancia,
    categoria: paquete.categoria,
    reservas: reservas.map((r) => ({
      bookingCode: r.bookingCode,
      sellingPrice: centavosToPesos(r.totalReserva),
      cost: centavosToPesos(r.iva),
    })),
  }
}
