import type { z } from 'zod'
import { authorization, sessionEnded } from './api.ts'
import { ApiError, noAnswer, respuestaMs, stalled } from './api-error.ts'
import { nuestra, readAnswer } from './read-answer.ts'
import { lleno, noteRoom } from './room.ts'
import { session } from './session.ts'

type UploadOptions = {
  schema?: z.ZodType
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Sent part, from 0 to 1. */
  onProgress?: (part: number) => void
}

/** The longest that nothing of what is sent leaves, in milliseconds. */
const quietoMs = 30_000

function send(
  path: string,
  body: FormData,
  token: string | null,
  { schema, signal, headers, onProgress }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', path)
    for (const [name, value] of Object.entries({ ...authorization(token), ...headers }))
      xhr.setRequestHeader(name, value)
    xhr.setRequestHeader('accept', 'application/json')
    let timer: ReturnType<typeof setTimeout>
    const within = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        reject(stalled())
        xhr.abort()
      }, ms)
    }
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      within(quietoMs)
      if (lengthComputable) onProgress?.(loaded / total)
    }
    xhr.upload.onload = () => within(respuestaMs)
    xhr.onloadend = () => clearTimeout(timer)
    xhr.onload = () => {
      noteRoom(xhr.getResponseHeader(lleno))
      try {
        resolve(readAnswer(xhr.status, xhr.responseText, xhr.getResponseHeader(nuestra) !== null, schema))
      } catch (error) {
        reject(error instanceof Error ? error : noAnswer())
      }
    }
    xhr.onerror = () => reject(noAnswer())
    xhr.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    within(quietoMs)
    xhr.send(body)
  })
}

/** Sends files with progress, which fetch cannot tell, and gives a line up that hangs. Ends and repeats like `request` when the session has ended. */
export async function upload(path: string, body: FormData, options: UploadOptions = {}): Promise<unknown> {
  const token = session.token()
  try {
    return await send(path, body, token, options)
  } catch (error) {
    if (error instanceof ApiError && sessionEnded(error) && (await session.lose(token)))
      return send(path, body, session.token(), options)
    throw error
  }
}
