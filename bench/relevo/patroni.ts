import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { superuserOnly } from '../../apps/server/src/db/embedded.ts'
import { freePort, type Proceso, root, startPrograma, wait } from '../caidas/proceso.ts'

type Miembro = { name: string; role: string; state: string }
type Maquina = { nombre: string; port: number; api: number; data: string; start: () => Promise<Proceso> }

/** One etcd of its own, where a real installation has three. */
async function startEtcd(dir: string): Promise<{ port: number; proceso: Proceso }> {
  const [port, peers] = [await freePort(), await freePort()]
  const [clientes, iguales] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`]
  const opciones = {
    'data-dir': path.join(dir, 'etcd'),
    'listen-client-urls': clientes,
    'advertise-client-urls': clientes,
    'listen-peer-urls': iguales,
    'initial-advertise-peer-urls': iguales,
    'initial-cluster': `default=${iguales}`,
  }
  const args = Object.entries(opciones).flatMap(([name, value]) => [`--${name}`, value])
  return { port, proceso: await startPrograma('etcd', args, 'etcd-server') }
}

/** The project's own file for one of two machines, but for what a drill has not: addresses, certificates, folders of root. */
async function makeMaquina(dir: string, nombre: string, etcd: number): Promise<Maquina> {
  const propio = path.join(dir, nombre)
  mkdirSync(propio, { mode: 0o711 })
  const { run } = superuserOnly(propio)
  const data = path.join(propio, 'datos')
  const [port, api] = [await freePort(), await freePort()]
  const own = readFileSync(path.join(root, 'despliegue/patroni.yml'), 'utf8')
  const file = path.join(propio, 'patroni.yml')
  writeFileSync(
    file,
    own
      .replace('name: pg1', `name: ${nombre}`)
      .replaceAll('10.0.0.11:8008', `127.0.0.1:${api}`)
      .replaceAll('10.0.0.11:5432', `127.0.0.1:${port}`)
      .replace(/hosts: .*/, `hosts: 127.0.0.1:${etcd}`)
      .replaceAll('hostssl', 'host')
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replace(/data_dir: .*/, `data_dir: ${data}`)
      .replace(
        /pgpass: .*/,
        `pgpass: ${path.join(propio, 'pgpass')}\n  parameters:\n    unix_socket_directories: ${propio}`,
      ),
  )
  for (const made of [propio, file]) if (run.uid !== undefined) chownSync(made, run.uid, run.gid ?? run.uid)
  const start = async (): Promise<Proceso> => {
    const child = spawn('patroni', [file], { ...run, stdio: 'ignore' })
    return { child, gone: new Promise((resolve) => child.once('exit', () => resolve())) }
  }
  return { nombre, port, api, data, start }
}

const clave = (role: 'postgres' | 'replica'): string => {
  const own = readFileSync(path.join(root, 'despliegue/patroni.yml'), 'utf8')
  return new RegExp(`username: ${role}\\n\\s+password: (\\S+)`).exec(own)?.[1] ?? ''
}

/** What the machines tell of each other; empty while the one asked does not answer. */
const membersOf = ({ api }: Maquina): Promise<Miembro[]> =>
  fetch(`http://127.0.0.1:${api}/cluster`).then(
    async (answer) => ((await answer.json()) as { members: Miembro[] }).members,
    () => [],
  )

/**
 * Two machines of PostgreSQL that Patroni begins and watches, with the project's own file. `lose` takes away the leader's
 * PostgreSQL, with `maquina` its Patroni too, and nobody promotes the other but Patroni; `handOver` asks the leader to hand over.
 */
export async function startPatroni(dir: string, closers: (() => unknown)[]) {
  const etcd = await startEtcd(dir)
  closers.push(async () => {
    etcd.proceso.child.kill('SIGTERM')
    await etcd.proceso.gone
  })
  const maquinas = [await makeMaquina(dir, 'pg1', etcd.port), await makeMaquina(dir, 'pg2', etcd.port)]
  const running = new Map<string, Proceso>()
  closers.push(async () => {
    for (const { child, gone } of running.values()) {
      child.kill('SIGTERM')
      await gone
    }
  })
  const until = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
    for (let i = 0; i < 1200; i++, await wait(100)) {
      const found = await look()
      if (found !== undefined) return found
    }
    throw new Error(`Patroni: ${what}`)
  }
  const isRole = (role: string, who?: string) => async (): Promise<Maquina | undefined> => {
    for (const maquina of maquinas) {
      const found = (await membersOf(maquina)).find(
        (one) =>
          one.role === role && (who === undefined || one.name === who) && /running|streaming/.test(one.state),
      )
      if (found) return maquinas.find(({ nombre }) => nombre === found.name)
    }
    return undefined
  }
  const whole = () => until('la réplica síncrona no llegó', isRole('sync_standby'))
  for (const maquina of maquinas) {
    running.set(maquina.nombre, await maquina.start())
    await until('nadie es primario', isRole('leader'))
  }
  await whole()
  const leader = () => until('nadie es primario', isRole('leader'))
  const { port } = await leader()
  const client = new pg.Client({
    connectionString: `postgres://postgres:${clave('postgres')}@127.0.0.1:${port}/postgres`,
  })
  await client.connect()
  for (const sql of [
    `create role valija_dueno login password 'uno'`,
    `create role valija_app login password 'dos'`,
    'grant valija_app to valija_dueno',
    'create database valija owner valija_dueno',
  ])
    await client.query(sql)
  await client.end()
  const hosts = maquinas.map((maquina) => `127.0.0.1:${maquina.port}`).join(',')
  const of = (who: string) => `postgres://${who}@${hosts}/valija?target_session_attrs=read-write`
  return {
    base: { DATABASE_URL: of('valija_app:dos'), DATABASE_URL_DUENO: of('valija_dueno:uno') },
    async handOver(): Promise<() => Promise<void>> {
      const { nombre, api } = await leader()
      const other = await whole()
      const answer = await fetch(`http://127.0.0.1:${api}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: nombre, candidate: other.nombre }),
      })
      if (!answer.ok) throw new Error(`Patroni: ${answer.status} ${await answer.text()}`)
      await until('no hubo relevo', isRole('leader', other.nombre))
      return async () => {}
    },
    /** Answers how what was lost comes back: PostgreSQL alone is Patroni's to start. */
    async lose({ maquina }: { maquina: boolean }): Promise<() => Promise<void>> {
      const lost = await leader()
      const other = await whole()
      const patroni = running.get(lost.nombre)
      const postmaster = Number(readFileSync(path.join(lost.data, 'postmaster.pid'), 'utf8').split('\n')[0])
      if (maquina) patroni?.child.kill('SIGKILL')
      process.kill(postmaster, 'SIGQUIT')
      if (maquina) await patroni?.gone
      await until('no hubo relevo', isRole('leader', other.nombre))
      if (!maquina) return async () => {}
      return async () => void running.set(lost.nombre, await lost.start())
    },
    whole,
  }
}
