import { type AddressInfo, createServer } from 'node:net'
import type { CambioInterruptores } from '@valija/sandbox/interruptores/interruptores.ts'
import { type SandboxHandle, startSandbox } from '@valija/sandbox/server.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export type SandboxEnPrueba = {
  get: () => SandboxHandle
  interruptores: (cambio: CambioInterruptores) => Promise<void>
  json: <T>(ruta: string) => Promise<T>
}

/** A sandbox for the tests of one file, its switches reset before each test. */
export const useSandbox = (): SandboxEnPrueba => {
  let sandbox: SandboxHandle | undefined
  const get = (): SandboxHandle => {
    if (!sandbox) throw new Error('the sandbox has not started')
    return sandbox
  }
  const post = async (ruta: string, cuerpo: unknown): Promise<void> => {
    const answer = await fetch(`${get().url}${ruta}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cuerpo),
    })
    if (!answer.ok) throw new Error(`${ruta}: ${answer.status} ${await answer.text()}`)
  }
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  beforeEach(() => post('/interruptores/restablecer', {}))
  afterAll(() => sandbox?.stop())
  return {
    get,
    interruptores: (cambio) => post('/interruptores', cambio),
    json: async <T>(ruta: string) => (await (await fetch(`${get().url}${ruta}`)).json()) as T,
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

/** Sets switches of the sandbox an app runs beside. */
export async function switchSandbox(
  { sandbox }: { sandbox: SandboxHandle },
  cambio: CambioInterruptores,
): Promise<void> {
  const answer = await fetch(`${sandbox.url}/interruptores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cambio),
  })
  if (!answer.ok) throw new Error(`/interruptores: ${answer.status} ${await answer.text()}`)
}
