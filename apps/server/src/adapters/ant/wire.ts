import { pesos } from '@valija/contract/pesos.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { z } from 'zod'
import { cortar, letrasDe } from '../cortar.ts'
import type { Directorio, FilaIlegible } from './directorio.ts'

/** Empty where ANT says nothing. */
export const texto = z
  .string()
  .nullish()
  .transform((value) => cortar(value ?? '', letrasDe.dicho))
/** Null where ANT says nothing. */
const dicho = texto.transform((value) => value || null)
const rfc = z.string().transform((value) => cortar(normalizeRfc(value), letrasDe.codigo))
const numero = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
const suelto = z
  .union([z.string(), z.number()])
  .transform((value) => cortar(String(value), letrasDe.codigo))
  .catch('')
/** What names a row of either list, whatever else of it cannot be read. */
const nombradaWire = z
  .object({ id: suelto, clienteId: suelto, razonSocial: suelto, razonSocialCliente: suelto })
  .transform((fila) => ({
    clave: fila.clienteId || fila.id,
    nombre: fila.razonSocial || fila.razonSocialCliente,
  }))
  .catch({ clave: '', nombre: '' })
/** Of a list, its rows that can be read, and which cannot: a bad one stops no other. None of them readable, it is no such list. */
const cadaUno = <T extends z.ZodType>(fila: T) =>
  z.array(z.unknown()).transform((todas, ctx): Directorio<z.output<T>> => {
    const filas: z.output<T>[] = []
    const ilegibles: FilaIlegible[] = []
    for (const una of todas) {
      const { data, error } = fila.safeParse(una)
      if (error === undefined) filas.push(data)
      else ilegibles.push({ ...nombradaWire.parse(una), campo: error.issues[0]?.path.join('.') ?? '' })
    }
    if (filas.length > 0 || todas.length === 0) return { filas, ilegibles }
    ctx.addIssue({ code: 'custom', message: 'no row can be read' })
    return z.NEVER
  })

/** ANT's own spelling of its answers, read into the words of the port; nothing outside this folder knows it. */
export const directorioWire = cadaUno(
  z
    .object({ id: numero, razonSocial: z.string(), nombreComercial: z.string().nullish(), rfc })
    .transform((entrada) => ({
      ...entrada,
      nombreComercial: entrada.nombreComercial ?? entrada.razonSocial,
    })),
)

/** Commission clients; usoCFDI in ANT's capitals, the flag of the portal absent when unset. */
export const clientesWire = cadaUno(
  z
    .object({
      id: numero,
      clienteId: numero,
      razonSocialCliente: z.string(),
      nombreComercial: z.string().nullish(),
      rfcCliente: rfc,
      regimenFiscal: z.coerce.string(),
      usoCFDI: texto,
      portalInvitacion: z
        .union([z.boolean(), z.literal(0), z.literal(1)])
        .nullish()
        .transform(Boolean),
    })
    .transform(({ usoCFDI: usoCfdi, ...cliente }) => ({
      ...cliente,
      usoCfdi,
      nombreComercial: cliente.nombreComercial ?? cliente.razonSocialCliente,
    })),
)

export const juicioFacturaWire = z.object({ uuid: z.string(), facturaValida: z.boolean(), mensaje: texto })

export const juicioReservasWire = z.object({
  facturaValida: z.boolean(),
  mensaje: texto,
  bookingCode: dicho,
  reservas: z
    .array(z.object({ bookingCode: z.string(), valida: z.boolean(), mensaje: texto }))
    .nullish()
    .transform((reservas) => reservas ?? []),
})

const resultado = z.object({
  idFactura: z.coerce.string(),
  estado: z.enum(['aceptada', 'rechazada']),
  motivo: texto,
  folio: z
    .string()
    .nullable()
    .default(null)
    .transform((value) => value && cortar(value, letrasDe.codigo)),
  uuid: dicho,
})
const totales = z
  .object({
    facturas: z.number().int(),
    aceptadas: z.number().int(),
    rechazadas: z.number().int(),
    importe: pesos,
  })
  .nullable()
  .default(null)
export const envioWire = z.object({ resultados: z.array(resultado), totales })
export const loteWire = z.object({ facturas: z.array(resultado.extend({ total: pesos })), totales })
export const libroWire = z.object({
  lotes: z.array(loteWire.pick({ facturas: true }).extend({ idLote: z.coerce.string() })),
  hayMas: z.boolean(),
})

export const candidatasWire = z.array(
  z.object({
    bookingCode: z.string(),
    externalLocator: z.string().nullable().default(null),
    totalReserva: pesos,
    huesped: texto,
  }),
)
export const juicioComplementoWire = z.object({ esValido: z.boolean() })
