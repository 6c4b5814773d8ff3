import type { CuerpoError } from '@valija/contract/error.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'

/** A refusal or fault of the server, or no answer at all (`status` 0). `mensaje` is Spanish, ready to show. */
export class ApiError extends Error {
  readonly status: number
  readonly codigo: string
  readonly titulo: string | undefined
  readonly mensaje: string
  readonly detalles: CuerpoError['detalles']
  readonly referencia: string

  constructor(status: number, cuerpo: CuerpoError) {
    super(cuerpo.mensaje)
    this.name = 'ApiError'
    this.status = status
    this.codigo = cuerpo.codigo
    this.titulo = cuerpo.titulo
    this.mensaje = cuerpo.mensaje
    this.detalles = cuerpo.detalles
    this.referencia = cuerpo.referencia
  }
}

export const noAnswer = (): ApiError =>
  new ApiError(0, { codigo: 'sinConexion', mensaje: interfaz.sinConexion, detalles: [], referencia: '' })

/** The longest that a whole answer is waited for, in milliseconds: a line may hang without a word. */
export const respuestaMs = 120_000
/** The longest that the beginning of what was only asked for is waited for, in milliseconds. */
export const silencioMs = 40_000
/** The line hung: nobody knows whether it was done, and the same request may go again. */
export const stalled = (): ApiError =>
  new ApiError(0, {
    codigo: 'conexionDetenida',
    mensaje: interfaz.conexionDetenida,
    detalles: [],
    referencia: '',
  })

export const isStalled = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === 'conexionDetenida'

const isCuerpoError = (value: unknown): value is CuerpoError =>
  typeof value === 'object' && value !== null && 'codigo' in value && 'mensaje' in value

/** The error of an answer, whatever stood between us and the server said. */
export const errorOf = (status: number, answer: unknown): ApiError => {
  // One documented call answers its error inside a list.
  const body: unknown = Array.isArray(answer) ? answer[0] : answer
  return isCuerpoError(body)
    ? new ApiError(status, { ...body, detalles: body.detalles ?? [], referencia: body.referencia ?? '' })
    : new ApiError(status, {
        codigo: 'respuestaInesperada',
        mensaje: interfaz.respuestaInesperada,
        detalles: [],
        referencia: '',
      })
}

/** Any thrown thing as an ApiError, so that a screen always has a text to show. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : errorOf(0, undefined)

/** The same failure under the words that the document gives it, whatever its kind; why stands below them. */
export const underTitle =
  (titulo: string) =>
  (error: unknown): never => {
    const { status, codigo, mensaje, detalles, referencia } = asApiError(error)
    throw new ApiError(status, { codigo, titulo, mensaje, detalles, referencia })
  }

/** The server said no, as against no answer at all or one that nobody can read. */
export const answered = (error: unknown): boolean => asApiError(error).status > 0

/** What was asked for is refused, or is not there: the same question has the same answer. */
export const isRefusal = (error: unknown): boolean => {
  const { status } = asApiError(error)
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** What is shown may not be so any more: nobody knows whether it was done, or it stands otherwise than it was seen. */
export const leavesDoubt = (error: unknown): boolean =>
  error instanceof ApiError && (!isRefusal(error) || error.status === 409 || error.status === 404)
