import type { CargaRespuesta } from '@valija/contract/borradores.ts'
import { type MessageCode, message } from '@valija/contract/messages.ts'

type Archivo = CargaRespuesta['archivos'][number]
/** Whether a file of an upload is taken; where it is not, why. */
export type Toma = Pick<Archivo, 'codigo' | 'motivo'>
export const tomado: Toma = { codigo: null, motivo: null }

type Params<C extends MessageCode> = Parameters<typeof message<C>> extends [unknown, ...infer P] ? P : never
export const fuera = <C extends MessageCode>(codigo: C, ...params: Params<C>): Toma => ({
  codigo,
  motivo: message(codigo, ...(params as never)),
})
