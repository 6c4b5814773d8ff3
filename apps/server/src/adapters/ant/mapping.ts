import { centavosToPesos } from '@valija/contract/pesos.ts'
import type { z } from 'zod'
import type { ClienteAnt, EntradaDirectorio, PaqueteAnt, ResultadoFactura, TotalesLote } from './port.ts'
import type { clientesWire, directorioWire, envioWire } from './wire.ts'

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

export const toDirectorio = (wire: z.infer<typeof directorioWire>): EntradaDirectorio[] =>
  wire.map(({ id, razonSocial, nombreComercial, rfc }) => ({
    id,
    razonSocial,
    nombreComercial: nombreComercial ?? razonSocial,
    rfc: rfc.replace(/[-\s]/g, '').toUpperCase(),
  }))

export const toClientes = (wire: z.infer<typeof clientesWire>): ClienteAnt[] =>
  wire.map(({ usoCFDI, nombreComercial, portalInvitacion, rfcCliente, ...cliente }) => ({
    ...cliente,
    nombreComercial: nombreComercial ?? cliente.razonSocialCliente,
    rfcCliente: rfcCliente.replace(/[-\s]/g, '').toUpperCase(),
    usoCfdi: usoCFDI ?? '',
    portalInvitacion: Boolean(portalInvitacion),
  }))

type ResultadoWire = z.infer<typeof envioWire>['resultados'][number]
export const toResultado = ({ idFactura, estado, motivo, folio, uuid }: ResultadoWire): ResultadoFactura => ({
  idFactura,
  estado,
  motivo: motivo ?? '',
  folio: folio ?? null,
  uuid: uuid || null,
})

export const toTotales = (wire: z.infer<typeof envioWire>['totales']): TotalesLote | null => wire ?? null
