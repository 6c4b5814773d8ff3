import { z } from 'zod'
import { idNumerico } from '../id.ts'
import { consultaExportar } from '../lista.ts'
import { type Allow, get } from '../llamada.ts'
import type { RefusalCode } from '../refusals.ts'

/** Parts that calls share; spread into theirs. */
export const porUuid = { params: z.object({ id: z.uuid() }) }
export const porId = { params: z.object({ id: idNumerico }) }
/** Bytes, which a browser's link opens too. */
export const archivo = { file: true, boleto: true } as const

/** All that a list's filter has, as a file: beside the call that pages it, and asked as that one is. */
export const listaEntera = <
  const R extends string,
  S extends z.ZodRawShape,
  const P extends { params?: z.ZodType; refusals?: readonly RefusalCode[] },
>(
  path: R,
  allow: Allow,
  { query, ...parts }: P & { query: z.ZodObject<S> },
) => get(`${path}/exportar`, allow, { ...parts, query: query.extend(consultaExportar.shape), ...archivo })

/** Sent again under its `clave`, its answer lost, what is asked for is done once. */
export const claveDePedido = z.object({ clave: z.uuid().optional() }).nullish()
