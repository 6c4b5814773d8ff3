import { z } from 'zod'
import { idNumericoCorto as id } from './id.ts'
import { pagos as textos } from './messages/pagos.ts'

const texto = (mensaje: string, maximo = 120) => z.string().trim().min(1, mensaje).max(maximo)
export const idDeCatalogo = z.object({ id })
export const soloActivos = z.object({ activos: z.stringbool().optional() })

/** Promotion (Payments §3). */
export const promocion = z
  .object({ promocionID: z.number().int(), nombrePromocion: z.string(), activo: z.boolean() })
  .meta({ id: 'Promocion' })
export type Promocion = z.infer<typeof promocion>
export const promocionEntrada = z
  .object({
    nombrePromocion: texto(textos.promocionSinNombre),
    activo: z.boolean().default(true),
  })
  .meta({ id: 'PromocionEntrada' })

/** Payment method; `promocio` is spelled as documented: its promotions, which also say that it has some. */
export const metodoPago = z
  .object({
    metodoPagoID: z.number().int(),
    nombreMetodoPago: z.string(),
    numeroCuenta: z.string(),
    banco: z.string(),
    promocio: z.array(promocion),
    monedaNacional: z.boolean(),
    activo: z.boolean(),
  })
  .meta({ id: 'MetodoPago' })
export type MetodoPago = z.infer<typeof metodoPago>
export const metodoPagoEntrada = z
  .object({
    nombreMetodoPago: texto(textos.metodoSinNombre),
    numeroCuenta: texto(textos.metodoSinCuenta, 40),
    banco: texto(textos.metodoSinBanco),
    /** Ids, or whole promotions as they are read. */
    promocio: z
      .array(z.union([id, z.object({ promocionID: id }).transform((one) => one.promocionID)]))
      .max(200)
      .default([]),
    monedaNacional: z.boolean().default(true),
    activo: z.boolean().default(true),
  })
  .meta({ id: 'MetodoPagoEntrada' })

export const estadoPago = z
  .object({ estadoID: z.number().int(), nombreEstado: z.string(), colorEstado: z.string().nullable() })
  .meta({ id: 'EstadoPago' })
export type EstadoPago = z.infer<typeof estadoPago>
export const estadoPagoEntrada = z
  .object({
    nombreEstado: texto(textos.estadoSinNombre, 60),
    colorEstado: z
      .string()
      .regex(/^#[\da-f]{6}$/i, textos.colorInvalido)
      .nullish(),
  })
  .meta({ id: 'EstadoPagoEntrada' })

export const familia = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'FamiliaProducto' })
export type Familia = z.infer<typeof familia>
export const producto = z
  .object({ productID: z.number().int(), productName: z.string(), familyProductID: z.number().int() })
  .meta({ id: 'Producto' })
export type Producto = z.infer<typeof producto>
export const productoEntrada = z
  .object({
    productName: texto(textos.productoSinNombre),
    familyProductID: z.coerce
      .number({ error: textos.productoSinFamilia })
      .int()
      .positive(textos.productoSinFamilia),
  })
  .meta({ id: 'ProductoEntrada' })

/** What a channel sells (Payments §3), as the engines' catalogue tells it. */
export const productoPorCanal = z
  .object({ canal: z.string(), productName: z.string(), familyProductID: z.number().int() })
  .meta({ id: 'ProductoPorCanal' })

/** External booking payment as mapped (Payments §3). */
export const pagoExterno = z
  .object({
    paymentId: z.string(),
    paymentCreationDate: z.string(),
    bookingCode: z.string(),
    totalPaid: z.number(),
    concept: z.string(),
    paymentCurrency: z.string(),
    formOfPaymentType: z.string(),
    bankAccountName: z.string(),
    bankAccountId: z.string(),
    paymentType: z.string(),
    bookingEngine: z.string(),
    totalPaidServiceCurrency: z.number(),
    operationRate: z.number(),
  })
  .meta({ id: 'PagoExterno' })
