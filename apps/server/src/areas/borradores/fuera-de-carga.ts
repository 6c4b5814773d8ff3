import type { CargaRespuesta } from '@valija/contract/borradores.ts'
import { type MessageCode, message } from '@valija/contract/messages.ts'
import type { ParamsOf } from '../../refuse.ts'

type Archivo = CargaRespuesta['archivos'][number]
/** Whether a file of an upload is taken; where it is not, why. */
export type Toma = Pick<Archivo, 'codigo' | 'motivo'>
export const tomado: Toma = { codigo: null, motivo: null }

export const fuera = <C extends MessageCode>(codigo: C, ...params: ParamsOf<C>): Toma => ({
  codigo,
  motivo: message(codigo, ...(params as never)),
})
