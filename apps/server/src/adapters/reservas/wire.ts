import { centavos, pesos } from '@valija/contract/pesos.ts'
import { isTipoCambio } from '@valija/domain/pagos/montos.ts'
import { type Dia, fechaHoraMexico, parseDia } from '@valija/domain/tiempo/dia.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { z } from 'zod'
import { cortar, letrasDe } from '../cortar.ts'

/** The engines' own spelling; nothing outside this folder knows it. */
export const productosWire = z.array(
  z.object({ canal: z.string(), productName: z.string(), familyProductID: z.coerce.number().int() }),
)
const orEmpty = (value: string | null | undefined): string => cortar(value ?? '', letrasDe.dicho)
const palabras = z.string().nullish().transform(orEmpty)
const texto = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform(orEmpty)
export const clienteWire = z.object({ customerRfc: palabras })

const importe = pesos.nullish().transform((value) => centavos(value ?? 0))
const monedaDe = (moneda: string): Moneda => (moneda.toUpperCase() === 'USD' ? 'USD' : 'MXN')
/** Any other currency is told in pesos by the engines. */
const moneda = z.string().transform(monedaDe)
export const busquedaWire = z.object({
  canal: palabras,
  reserva: z.object({
    fechaPrimerServicio: z
      .string()
      .nullish()
      .transform((value) => parseDia(enMexico(value ?? '').slice(0, 10))),
    moneda,
    // One that nothing can be divided by is none.
    tipoCambio: z
      .number()
      .nullable()
      .default(null)
      .transform((value) => (isTipoCambio(String(value)) ? value : null)),
    tarifa: importe,
    impuesto: importe,
    total: pesos,
    comision: importe,
    precioNeto: importe,
    costo: importe,
    facturada: z.boolean().nullish().transform(Boolean),
    estatus: z.string(),
    montoPendientePago: importe,
    nombrePaquete: palabras,
    pasajeros: z
      .union([z.array(z.unknown()).transform((all) => all.length), z.number().int()])
      .nullish()
      .transform((value) => value ?? 0),
    familyProductID: z.number().int().nullable().default(null),
  }),
})

/** An instant with its zone is of the day it was in Mexico City; midnight is how engines write a day. */
const enMexico = (texto: string): string =>
  /T.*(Z|[+-]\d{2}:?\d{2})$/i.test(texto) &&
  !/T00:00(:00(\.0+)?)?(Z|\+00:?00)$/i.test(texto) &&
  Date.parse(texto)
    ? fechaHoraMexico(new Date(texto)).replace(' ', 'T')
    : texto
export const pagosWire = z.array(
  z.object({
    paymentId: z.union([z.string(), z.number().transform(String)]),
    paymentCreationDate: z.string().transform(enMexico),
    bookingCode: z.string(),
    totalPaid: pesos,
    concept: texto,
    paymentCurrency: texto,
    formOfPaymentType: texto,
    bankAccountName: texto,
    bankAccountId: texto,
    paymentType: texto,
    bookingEngine: texto,
    totalPaidServiceCurrency: pesos,
    operationRate: z
      .number()
      .nullish()
      .transform((value) => value ?? 0),
  }),
)

const dia = z.string().transform((value, ctx): Dia => {
  const leido = parseDia(enMexico(value).slice(0, 10))
  if (leido) return leido
  ctx.addIssue({ code: 'custom', message: 'not a day' })
  return z.NEVER
})
const centavosONada = pesos.nullish().transform((value) => (value == null ? null : centavos(value)))
const rfc = texto.transform((value) => normalizeRfc(value).slice(0, letrasDe.codigo))
const codigo = texto.pipe(z.string().trim().max(letrasDe.codigo))
/** A number that nobody gave is none: zero would be somebody's. */
const numero = z
  .union([
    z.int(),
    z
      .string()
      .trim()
      .regex(/^\d{0,15}$/)
      .transform(Number),
  ])
  .nullish()
  .transform((value) => value || null)
/** What an engine that lists bookings by stay answers. */
export const estanciasWire = z.object({
  cursor: z.string(),
  hayMas: z.boolean(),
  reservas: z.array(z.unknown()),
})
const codigoDeReserva = z.string().trim().toUpperCase().min(1).max(letrasDe.codigo)
/** One row of it; read by itself, so that a bad one stops no other. */
export const estanciaWire = z.object({
  bookingCode: codigoDeReserva,
  bookingEngine: z.string(),
  status: z.string(),
  /** Optional; one that cannot be read is as none. */
  bookingDate: dia.nullish().catch(null),
  checkIn: dia,
  checkOut: dia,
  customerName: texto,
  customerRfc: rfc,
  packageName: texto,
  currency: moneda,
  total: centavosONada,
  costo: centavosONada,
  supplier: z
    .object({
      id: numero,
      name: texto,
      rfc,
      bookingCode: codigo,
      externalLocator: codigo,
    })
    .nullish(),
  agent: z.object({ customerId: numero, name: texto, commission: centavosONada }).nullish(),
})
/** Of a row that cannot be read its code, if at least that can. */
export const soloCodigoWire = z.object({ bookingCode: codigoDeReserva })
