import { ExternalSystemError } from '../external-system-error.ts'

/**
 * `perdido`: the store has no such bytes. `alterado`: it gave other bytes than their name says. `incompleto`: it did not
 * keep what was written. `lleno`: there is no room.
 */
export type FallaDeArchivo = 'perdido' | 'alterado' | 'incompleto' | 'lleno'

const answers = {
  perdido: { kind: 'rejected', status: 404 },
  alterado: { kind: 'invalidAnswer', status: undefined },
  incompleto: { kind: 'invalidAnswer', status: undefined },
  lleno: { kind: 'rejected', status: 507 },
} as const

/** What the store did to the bytes of one hash, where it is known; a store that does not answer is the plain error. */
export class ArchivoError extends ExternalSystemError {
  readonly falla: FallaDeArchivo
  readonly hash: string

  constructor(falla: FallaDeArchivo, hash: string, cause?: unknown) {
    const { kind, status } = answers[falla]
    super('archivos', kind, { status, detail: `${falla} ${hash}`, cause })
    this.falla = falla
    this.hash = hash
  }
}

type Told = Error & { code?: unknown; Code?: unknown; $metadata?: { httpStatusCode?: number } }

function* causesOf(error: unknown): Generator<Told> {
  for (let e = error; e instanceof Error; e = e.cause) yield e
}
const wordsOf = ({ code, Code, name }: Told): string[] =>
  [code, Code, name].filter((word) => typeof word === 'string')

const isMissing = (error: Told): boolean =>
  wordsOf(error).some((word) => ['ENOENT', 'NoSuchKey', 'NotFound'].includes(word))

/** The disk's own codes, PostgreSQL's `disk_full`, and the words of S3-compatible stores for a quota or a full disk. */
const isFull = (error: Told): boolean =>
  error.$metadata?.httpStatusCode === 507 ||
  wordsOf(error).some((word) =>
    /^(?:ENOSPC|EDQUOT|53100)$|quota_?exceeded|storagefull|insufficientstorage|outofspace/i.test(word),
  )

/** No room is told wherever it is met, the database's disk included; missing and changed bytes only by the store. */
export function fallaDeArchivo(error: unknown): FallaDeArchivo | null {
  for (const e of causesOf(error)) {
    if (e instanceof ArchivoError) return e.falla
    if (isFull(e)) return 'lleno'
  }
  return null
}

/** A failure of the store as the port tells it. */
export function toArchivoError(hash: string, cause: unknown): ExternalSystemError {
  if (cause instanceof ExternalSystemError) return cause
  const falla = fallaDeArchivo(cause) ?? ([...causesOf(cause)].some(isMissing) ? 'perdido' : null)
  return falla
    ? new ArchivoError(falla, hash, cause)
    : new ExternalSystemError('archivos', 'unreachable', { detail: hash, cause })
}
