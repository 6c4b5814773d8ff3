import { authorization } from './api.ts'
import { errorOf, noAnswer } from './api-error.ts'
import { nuestra, parseBody } from './read-answer.ts'

/** Saves a file the server makes of what is sent: `await downloadOf(comisionesApi.prefacturaPdf.path(), body, 'prefactura.pdf')`. */
export async function downloadOf(path: string, body: unknown, nombre: string): Promise<void> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization() },
      body: JSON.stringify(body),
    })
  } catch {
    throw noAnswer()
  }
  if (!answer.ok) throw errorOf(answer.status, parseBody(await answer.text()))
  if (!answer.headers.has(nuestra)) throw errorOf(0, undefined)
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = nombre
  document.body.append(link)
  link.click()
  link.remove()
  // Later: a browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
