import { z } from 'zod'
import { camposDelBanco } from './estados-de-cuenta.ts'

/*
 * Bank statement sync (Payments §7): POST /api/Pagos/SincronizarEstadoCuenta, an array of statement rows, query
 * userValidatorID (taken and ignored: the session says who). `fuente` and `cuenta` are ours and optional. Rows that are
 * already there are not added again. 400 sincronizacionInvalida under the documented title, with every row that is wrong.
 */
const texto = z.string().trim().max(500).default('')
const importe = z.union([z.number(), z.string().trim().max(30)]).nullish()

/** As it is sent: dates as yyyy-mm-dd or dd/mm/yyyy. What the row claims of pagos is ours to say and is ignored. */
export const renglonPorSincronizar = z.object({
  fechaOperacion: z.string().trim().max(40),
  concepto: texto,
  referencia: texto,
  referenciaAmpliada: texto,
  cargos: importe,
  abonos: importe,
  saldo: importe,
  pagoAplicado: z.unknown().optional(),
  pagoValido: z.unknown().optional(),
  meses: z.unknown().optional(),
})
export type RenglonPorSincronizar = z.infer<typeof renglonPorSincronizar>
export const sincronizarEntrada = z
  .array(renglonPorSincronizar)
  .max(2000)
  .meta({ id: 'SincronizarEstadoEntrada' })
export const sincronizarConsulta = z.object({
  userValidatorID: z.string().max(200).optional(),
  fuente: z.string().max(60).optional(),
  cuenta: z.string().trim().max(40).default(''),
})

export const renglonSincronizado = z.object({
  movimientoID: z.number().int(),
  pagoID: z.number().int().nullable(),
  /** It was not there before this call. */
  nuevo: z.boolean(),
  ...camposDelBanco,
  pagoAplicado: z.boolean(),
  pagoValido: z.boolean(),
})
export const sincronizarRespuesta = z
  .object({
    mensaje: z.string(),
    importacionID: z.number().int().nullable(),
    nuevas: z.number().int(),
    pagosCreados: z.number().int(),
    renglones: z.array(renglonSincronizado),
  })
  .meta({ id: 'SincronizarEstadoRespuesta' })
export type SincronizarRespuesta = z.infer<typeof sincronizarRespuesta>
