import { z } from 'zod'
import { dia } from './dia.ts'
import { idNumerico as id } from './id.ts'
import { loteFila } from './lotes.ts'
import { motivo } from './motivo.ts'

export const procesarEntrada = z
  .object({
    ids: z.array(id).min(1).max(500),
    fechaPago: dia,
    /** Chosen by the browser, so that the same processing sent again is the same one. */
    grupo: z.uuid().optional(),
  })
  .meta({ id: 'ProcesarEntrada' })
export const procesarRespuesta = z
  .object({
    /** Names this sending: its progress is asked for by it. */
    grupo: z.string(),
    procesados: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
    noProcesados: z.array(z.object({ id: z.number().int(), nombre: z.string(), motivo: z.string() })),
  })
  .meta({ id: 'ProcesarRespuesta' })
export type ProcesarRespuesta = z.infer<typeof procesarRespuesta>

export const validarRfcEntrada = z
  .object({ ids: z.array(id).min(1).max(200) })
  .meta({ id: 'ValidarRfcEntrada' })
export const validarRfcRespuesta = z
  .object({
    validados: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
    noValidados: z.array(z.object({ id: z.number().int(), nombre: z.string(), motivo: z.string() })),
  })
  .meta({ id: 'ValidarRfcRespuesta' })
export type ValidarRfcRespuesta = z.infer<typeof validarRfcRespuesta>

export const grupoDeEnvio = z.object({ grupo: z.uuid() })
export const envioDeGrupo = z
  .object({
    grupo: z.string(),
    procesadoEn: z.string(),
    lotes: z.array(
      z.object({
        id: z.number().int(),
        nombre: z.string(),
        enviado: z.boolean(),
        numExcepciones: z.number().int(),
        envioError: loteFila.shape.envioError,
      }),
    ),
  })
  .meta({ id: 'EnvioDeGrupo' })
export type EnvioDeGrupo = z.infer<typeof envioDeGrupo>
/** What this person sent of late, the newest first. */
export const enviosRecientes = z.object({ envios: z.array(envioDeGrupo) })

export const explicarEntrada = z.object({ motivo }).meta({ id: 'ExplicarEntrada' })
/** How what was paid and is not valid any more was settled. */
export const atenderEntrada = z.object({ motivo }).meta({ id: 'AtenderEntrada' })
export const retirarEntrada = z.object({ motivo }).meta({ id: 'RetirarEntrada' })
/** Whether a factura that the machine cannot judge is taken, and why. */
export const revisarEntrada = z
  .object({ resultado: z.enum(['aceptada', 'rechazada']), motivo })
  .meta({ id: 'RevisarEntrada' })
export const revisarRespuesta = z.object({ mensaje: z.string() }).meta({ id: 'RevisarRespuesta' })
export type RevisarEntrada = z.infer<typeof revisarEntrada>
/** What a person found out at ANT about a factura in doubt. */
export const resolverEntrada = z
  .object({ resultado: z.enum(['aceptado', 'noLlego']), motivo })
  .meta({ id: 'ResolverEntrada' })
