import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { freePort, root, startPrograma, wait } from '../caidas/proceso.ts'
import { direccionesDe, type Servidor } from './postgres.ts'

/** PgBouncer with the project's own file before a server of the drill: transaction mode, and the limits set on the role. */
export async function startPgbouncer(
  dir: string,
  servidor: Servidor,
): Promise<{
  env: ReturnType<typeof direccionesDe> & { DATABASE_URL_DIRECTA: string }
  stop: () => Promise<void>
}> {
  const port = await freePort()
  const usuarios = path.join(dir, 'userlist.txt')
  writeFileSync(usuarios, '"valija_app" ""\n')
  const own = readFileSync(path.join(root, 'despliegue/pgbouncer.ini'), 'utf8')
  const file = path.join(dir, 'pgbouncer.ini')
  writeFileSync(
    file,
    own
      .replace('host=10.0.0.11 port=5432', `host=127.0.0.1 port=${servidor.port}`)
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('auth_type = scram-sha-256', 'auth_type = trust')
      .replace('/etc/pgbouncer/userlist.txt', usuarios),
  )
  for (const limite of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await servidor.query(`alter role valija_app set ${limite} = '60s'`)
  const { child, gone } = await startPrograma('pgbouncer', [
    ...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []),
    file,
  ])
  const directa = direccionesDe(servidor)
  const DATABASE_URL = `postgres://valija_app@127.0.0.1:${port}/valija`
  for (let i = 0; ; i++, await wait(100)) {
    const client = new pg.Client({ connectionString: DATABASE_URL })
    const answers = await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
    if (answers) break
    if (i > 100) throw new Error('PgBouncer no inició')
  }
  return {
    env: { ...directa, DATABASE_URL, DATABASE_URL_DIRECTA: directa.DATABASE_URL },
    async stop() {
      child.kill('SIGINT')
      await gone
    },
  }
}
