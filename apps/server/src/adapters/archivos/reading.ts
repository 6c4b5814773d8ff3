import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { ArchivoError } from './archivo-error.ts'

/** Milliseconds that the store may be silent. */
const silencioMs = 15_000
/** What goes over at once: the silence, and a second for each megabyte. */
export const plazoDe = (tamano: number): number => silencioMs + tamano / 1000
/** What comes in parts may come slower, so much for each megabyte; a store that drips is no store. */
const esperaDe = (tamano: number): number => silencioMs + (4 * tamano) / 1000

/** The work, or an error when its time is over: a disk or a network that hangs answers nothing by itself. */
export async function within<T>(work: Promise<T>, ms = silencioMs): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`the store was silent for ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Each part within its time, and all within theirs; how long its reader takes over it is not counted. */
async function* partsOf(stream: Readable): AsyncGenerator<Uint8Array> {
  const parts: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  // One that was left may still complain; nobody listens any more.
  stream.on('error', () => undefined)
  let esperado = 0
  let leido = 0
  try {
    for (;;) {
      const desde = performance.now()
      const { done, value } = await within(parts.next())
      if (done) return
      esperado += performance.now() - desde
      leido += value.length
      if (esperado > esperaDe(leido)) throw new Error(`the store gave ${leido} bytes in ${esperado} ms`)
      yield value
    }
  } finally {
    stream.destroy()
  }
}

/** The bytes of a hash. Other bytes end in an `alterado` before the last part is given: nobody gets them as whole. */
export async function* checkedParts(stream: Readable, hash: string): AsyncGenerator<Uint8Array> {
  const sum = createHash('sha256')
  let held: Uint8Array | null = null
  for await (const part of partsOf(stream)) {
    sum.update(part)
    if (held) yield held
    held = part
  }
  if (sum.digest('hex') !== hash) throw new ArchivoError('alterado', hash)
  if (held) yield held
}
