import type { CampoLeido, DestinoLeido } from '@valija/domain/pagos/analisis.ts'
import { z } from 'zod'

export type { CampoLeido, DestinoLeido }

/** GET AnalizarComprobante. `saldo` is ours: an amount known to be owed, which a reading may agree with. */
export const analizarComprobanteEntrada = z.object({
  urlImage: z.string().max(300),
  saldo: z.coerce.number().positive().max(1e9).optional(),
})

/** One value read from a proof: its text, how sure, and where on the page (parts of its width and height). */
export const campoLeido = z.object({
  valor: z.string(),
  confianza: z.number().min(0).max(1).default(1),
  lugar: z
    .object({
      pagina: z.number().int().default(1),
      x: z.number(),
      y: z.number(),
      ancho: z.number(),
      alto: z.number(),
    })
    .nullish(),
  /** What a person should look at, when the machine is not sure. */
  duda: z.string().nullish(),
}) satisfies z.ZodType<CampoLeido>

/** Where the proof says that the money went; of an account, the figures that can be seen, from its end. */
export const destinoLeido = z.object({
  cuenta: z.object({ digitos: z.string(), entera: z.boolean() }).nullable(),
  banco: z.string().nullable(),
  beneficiario: z.string().nullable(),
}) satisfies z.ZodType<DestinoLeido>

/**
 * Proof analysis result (Payments §3): each field carries its value; ours adds how sure and where, what a person must
 * answer before the payment is registered, and where the money went. A proof that is not valid may carry what was read
 * of it, nothing of it sure.
 */
export const analisisComprobante = z
  .object({
    isValid: z.boolean(),
    errorMessage: z.string().nullish(),
    preguntas: z.array(z.string()).default([]),
    destino: destinoLeido.nullish(),
    campos: z
      .object({
        fechaPago: campoLeido,
        montoPagado: campoLeido,
        moneda: campoLeido,
        concepto: campoLeido,
        numeroTransaccion: campoLeido,
      })
      .partial(),
  })
  .meta({ id: 'AnalisisComprobante' })
export type AnalisisComprobante = z.infer<typeof analisisComprobante>
