import type { CuerpoError } from '@valija/contract/error.ts'
import { type MessageCode, message, messages } from '@valija/contract/messages.ts'
import { type RefusalCode, refusals } from '@valija/contract/refusals.ts'

/** An expected "no" of a use case: a code of the closed list plus the parameters of its text. */
export class Refusal extends Error {
  readonly codigo: RefusalCode
  readonly titulo: string | undefined
  readonly detalles: CuerpoError['detalles']

  constructor(codigo: RefusalCode, texto: string, titulo?: string, detalles: CuerpoError['detalles'] = []) {
    super(texto)
    this.name = 'Refusal'
    this.codigo = codigo
    this.titulo = titulo
    this.detalles = detalles
  }

  get status(): number {
    return refusals[this.codigo]
  }
}

export type ParamsOf<C extends MessageCode> =
  Parameters<typeof message<C>> extends [unknown, ...infer P] ? P : never

/** `throw refuse('loteNoEncontrado', { id })`. A code named `<codigo>Titulo` in the catalogue becomes the title. */
export function refuse<C extends RefusalCode>(codigo: C, ...params: ParamsOf<C>): Refusal {
  const titulo: unknown = (messages as Record<string, unknown>)[`${codigo}Titulo`]
  return new Refusal(
    codigo,
    message(codigo, ...(params as never)),
    typeof titulo === 'string' ? titulo : undefined,
  )
}

/** The same with the documented title and, per field, what is wrong. */
export function refuseWith(
  codigo: RefusalCode,
  texto: string,
  options: { titulo?: string; detalles?: CuerpoError['detalles'] } = {},
): Refusal {
  return new Refusal(codigo, texto, options.titulo, options.detalles)
}
