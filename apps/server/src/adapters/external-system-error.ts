export type ExternalSystem =
  | 'sat'
  | 'ant'
  | 'cola'
  | 'contabilidad'
  | 'correo'
  | 'archivos'
  | 'reservas'
  | 'tipoDeCambio'
  | 'lector'
export type ExternalFailure = 'unreachable' | 'rejected' | 'invalidAnswer'

type Details = { status?: number | undefined; detail?: string; isDoubtful?: boolean; cause?: unknown }

/** The one error of every adapter. `isDoubtful` means the other side may have done the work all the same. */
export class ExternalSystemError extends Error {
  override readonly name = 'ExternalSystemError'
  readonly system: ExternalSystem
  readonly kind: ExternalFailure
  readonly status: number | undefined
  readonly isDoubtful: boolean

  constructor(
    system: ExternalSystem,
    kind: ExternalFailure,
    { status, detail, isDoubtful, cause }: Details = {},
  ) {
    super(`${system}: ${kind}${status === undefined ? '' : ` ${status}`}${detail ? ` (${detail})` : ''}`, {
      cause,
    })
    this.system = system
    this.kind = kind
    this.status = status
    this.isDoubtful = isDoubtful ?? false
  }
}
