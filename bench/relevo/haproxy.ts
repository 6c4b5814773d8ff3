import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort, root, startPrograma, wait } from '../caidas/proceso.ts'

/** HAProxy with the project's own file, but for what a drill has not: a certificate, port 80, machines. */
export async function startHaproxy(
  dir: string,
  apis: readonly number[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const own = readFileSync(path.join(root, 'despliegue/haproxy.cfg'), 'utf8')
  const [publico = ''] = own.split(/^# El PostgreSQL/m)
  const text = publico
    .replace('maxconn 20000', 'maxconn 2000')
    .replace(/^ {4}bind :80$/m, `    bind 127.0.0.1:${port}`)
    .replace(/^.*(?:bind :443|redirect scheme https).*\n/gm, '')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${apis[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${apis[1]}`)
  const file = path.join(dir, 'haproxy.cfg')
  writeFileSync(file, text)
  const { child, gone } = await startPrograma('haproxy', ['-db', '-f', file])
  for (let i = 0; !(await answers(port)); i++, await wait(100))
    if (child.exitCode !== null || i > 100) throw new Error('HAProxy no inició')
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
