import { pesos } from '@valija/contract/pesos.ts'
import { z } from 'zod'

/** ANT's own spelling of its answers; nothing outside this folder knows it. */
export const directorioWire = z.array(
  z.object({
    id: z.coerce.number().int().positive(),
    razonSocial: z.string(),
    nombreComercial: z.string().nullish(),
    rfc: z.string(),
  }),
)

/** Commission clients; usoCFDI in ANT's capitals, the flag of the portal absent when unset. */
export const clientesWire = z.array(
  z.object({
    id: z.coerce.number().int().positive(),
    clienteId: z.coerce.number().int().positive(),
    razonSocialCliente: z.string(),
    nombreComercial: z.string().nullish(),
    rfcCliente: z.string(),
    regimenFiscal: z.coerce.string(),
    usoCFDI: z.string().nullish(),
    portalInvitacion: z.union([z.boolean(), z.literal(0), z.literal(1)]).nullish(),
  }),
)

export const juicioFacturaWire = z.object({
  uuid: z.string(),
  facturaValida: z.boolean(),
  mensaje: z.string().nullish(),
})

export const juicioReservasWire = z.object({
  facturaValida: z.boolean(),
  mensaje: z.string().nullish(),
  bookingCode: z.string().nullish(),
  reservas: z
    .array(z.object({ bookingCode: z.string(), valida: z.boolean(), mensaje: z.string().nullish() }))
    .nullish(),
})

const resultado = z.object({
  idFactura: z.coerce.string(),
  estado: z.enum(['aceptada', 'rechazada']),
  motivo: z.string().nullish(),
  folio: z.string().nullish(),
  uuid: z.string().nullish(),
})
const totales = z
  .object({
    facturas: z.number().int(),
    aceptadas: z.number().int(),
    rechazadas: z.number().int(),
    importe: pesos,
  })
  .nullish()
export const envioWire = z.object({ resultados: z.array(resultado), totales })
export const loteWire = z.object({ facturas: z.array(resultado.extend({ total: pesos })), totales })
export const libroWire = z.object({
  lotes: z.array(loteWire.extend({ idLote: z.coerce.string() })),
  hayMas: z.boolean(),
})

export const candidatasWire = z.array(
  z.object({
    bookingCode: z.string(),
    externalLocator: z.string().nullish(),
    totalReserva: pesos,
    huesped: z.string().nullish(),
  }),
)
export const juicioComplementoWire = z.object({ esValido: z.boolean() })
