import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A program of the system; an error that names its Debian package where it is not installed. */
export function startPrograma(
  programa: string,
  argumentos: readonly string[],
  paquete = programa,
): Promise<Proceso> {
  const child = spawn(programa, argumentos, { stdio: 'ignore' })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve({ child, gone }))
    child.once('error', () => reject(new Error(`Falta ${programa}. En Debian: apt-get install ${paquete}`)))
  })
}

export type Proceso = { child: ChildProcess; gone: Promise<void> }

/** A program of the project, once it has said `ready`; tried again while what the one before held is still being let go. */
export async function startProceso(
  argumentos: readonly string[],
  env: NodeJS.ProcessEnv,
  ready: string,
): Promise<Proceso> {
  for (let attempt = 1; ; attempt++) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...argumentos], {
      cwd: root,
      env: { ...process.env, VALIJA_LOG: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    })
    const isReady = await new Promise<boolean>((resolve) => {
      let out = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        out = (out + chunk.toString()).slice(-8000)
        if (out.includes(ready)) resolve(true)
      })
      void gone.then(() => resolve(false))
    })
    if (isReady) return { child, gone }
    if (attempt === 20) throw new Error(`${argumentos.join(' ')} no inició: ${said}`)
    await wait(300)
  }
}
