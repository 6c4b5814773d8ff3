import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { ApiError } from './api-error.ts'

/** Why code that comes on its own did not: no network; its file has been replaced; the browser will not ask for it again. */
type Why = 'sinRed' | 'vieja' | 'atorada'

/** A part of the product whose code did not come, in words. */
export class CodeMissing extends ApiError {
  /** Asking again brings nothing: only the page anew does. */
  readonly needsPage: boolean
  constructor(why: Why) {
    super(0, { codigo: 'codigoFaltante', ...interfaz.parteFaltante[why], detalles: [], referencia: '' })
    this.needsPage = why !== 'sinRed'
  }
}

const didNotCome = (error: unknown): error is Error =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message)

/** A file that is there and yet does not come stands on another that did not, which the browser keeps. */
async function whyOf(address: string): Promise<Why> {
  const status = await fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.status,
    () => 0,
  )
  if (status === 404) return 'vieja'
  return status === 200 ? 'atorada' : 'sinRed'
}

/**
 * What `load` imports. Browsers keep that a file did not come for as long as the page stands: asked for under the same
 * address it never would, so it is asked for once more under another. Throws `CodeMissing`.
 */
export async function codeOf<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!didNotCome(error)) throw error
    const address = /https?:\S+\.js/.exec(error.message)?.[0]
    if (address === undefined) throw new CodeMissing(await whyOf(location.href))
    try {
      return (await import(/* @vite-ignore */ `${address}?otra=${Date.now()}`)) as T
    } catch {
      throw new CodeMissing(await whyOf(address))
    }
  }
}

/** Of a worker's `onerror`: its code did not come, as against failed. */
export const lacksCode = (event: Event): boolean => !(event instanceof ErrorEvent)
