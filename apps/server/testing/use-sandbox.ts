import { type AddressInfo, createServer } from 'node:net'
import type { CambioInterruptores } from '@valija/sandbox/interruptores/interruptores.ts'
import { type SandboxHandle, startSandbox } from '@valija/sandbox/server.ts'
import { afterAll, beforeEach } from 'vitest'

type ConSandbox = { sandbox: Pick<SandboxHandle, 'url'> }

/** What a sandbox answers: to a reading, or to what it is sent. */
export async function askSandbox<T>({ sandbox }: ConSandbox, ruta: string, cuerpo?: object): Promise<T> {
  const answer = await fetch(`${sandbox.url}${ruta}`, {
    method: cuerpo ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: cuerpo ? JSON.stringify(cuerpo) : null,
  })
  if (!answer.ok) throw new Error(`${ruta}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Sets switches of the sandbox an app runs beside. */
export const switchSandbox = (de: ConSandbox, cambio: CambioInterruptores) =>
  askSandbox<unknown>(de, '/interruptores', cambio)
/** Every switch as it was at the start. */
export const resetSandbox = (de: ConSandbox) => askSandbox<unknown>(de, '/interruptores/restablecer', {})

/** A sandbox for the tests of one file, its switches reset before each test. */
export async function useSandbox() {
  const sandbox = await startSandbox()
  beforeEach(() => resetSandbox({ sandbox }))
  afterAll(() => sandbox.stop())
  return {
    ...sandbox,
    interruptores: (cambio: CambioInterruptores) => switchSandbox({ sandbox }, cambio),
    json: <T>(ruta: string) => askSandbox<T>({ sandbox }, ruta),
  }
}

/** A port on which nobody listens. */
export const closedPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
