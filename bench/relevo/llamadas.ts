import type { Cliente } from '../../scripts/demo/cliente.ts'
import { wait } from '../caidas/proceso.ts'

const aLaVez = 8

/** Calls that read and calls that write, one after the other, each asked once: whatever is not 200 has failed. */
export function startLlamadas({ token }: Cliente, url: string) {
  let running = true
  let llamadas = 0
  const fallas: string[] = []
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const caller = async (): Promise<void> => {
    for (let i = 0; running; i++) {
      const ruta = i % 2 === 0 ? '/api/lotes' : '/api/boletos'
      const body = JSON.stringify({ ruta: '/api/lotes/exportar' })
      const asked = fetch(url + ruta, i % 2 === 0 ? { headers } : { method: 'POST', headers, body })
      const [status] = await Promise.all([
        asked.then(
          async (answer) => (await answer.arrayBuffer(), String(answer.status)),
          (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
        ),
        wait(10),
      ])
      llamadas++
      if (status !== '200') fallas.push(`${ruta} ${status}`)
    }
  }
  const callers = Promise.all(Array.from({ length: aLaVez }, caller))
  return {
    async stop() {
      running = false
      await callers
      return {
        llamadas,
        fallidas: fallas.length,
        ...(fallas.length > 0 ? { fallas: fallas.slice(0, 10) } : {}),
      }
    },
  }
}

/** Live events as the browser hears them; `stop` tells how many there were. */
export async function openAvisos({ token }: Cliente, url: string): Promise<{ stop: () => Promise<number> }> {
  const end = new AbortController()
  const answer = await fetch(`${url}/api/eventos`, {
    headers: { authorization: `Bearer ${token}` },
    signal: end.signal,
  })
  let oidos = 0
  const hear = async (): Promise<void> => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? [])
      oidos += decoder.decode(chunk, { stream: true }).split('data: ').length - 1
  }
  const heard = hear().catch(() => undefined)
  return {
    async stop() {
      end.abort()
      await heard
      return oidos
    },
  }
}
