import { authorization } from './api.ts'
import { errorOf, noAnswer, respuestaMs, silencioMs, stalled } from './api-error.ts'
import { nuestra, parseBody } from './read-answer.ts'

async function ask(path: string, body: unknown): Promise<{ answer: Response; file: Blob }> {
  const late = new AbortController()
  const giveUpAfter = (ms: number) => setTimeout(() => late.abort(), ms)
  let timer = giveUpAfter(silencioMs)
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization() },
      body: JSON.stringify(body),
      signal: late.signal,
    })
    clearTimeout(timer)
    timer = giveUpAfter(respuestaMs)
    return { answer, file: await answer.blob() }
  } catch {
    throw late.signal.aborted ? stalled() : noAnswer()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Saves a file the server makes of what is sent: `await downloadOf(comisionesApi.prefacturaPdf.path(), body, 'prefactura.pdf')`.
 * A line that hangs is given up as that of any question (`api.ts`).
 */
export async function downloadOf(path: string, body: unknown, nombre: string): Promise<void> {
  const { answer, file } = await ask(path, body)
  if (!answer.ok) throw errorOf(answer.status, parseBody(await file.text()))
  if (!answer.headers.has(nuestra)) throw errorOf(0, undefined)
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = nombre
  document.body.append(link)
  link.click()
  link.remove()
  // Later: a browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
