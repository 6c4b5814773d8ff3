import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { report, underLoad } from './caidas/bajo-carga.ts'
import { isCorrecto, startDemo } from './caidas/corrida.ts'
import {
  type InstalacionDePrueba,
  opcionesDe,
  signInAdministrador,
  startInstalacion,
  verdictOf,
} from './caidas/instalacion.ts'
import { promoteLate } from './relevo/asincrona.ts'
import { startHaproxy } from './relevo/haproxy.ts'
import { openAvisos, startLlamadas } from './relevo/llamadas.ts'
import { startPatroni } from './relevo/patroni.ts'
import { startPgbouncer } from './relevo/pgbouncer.ts'
import {
  direccionesDe,
  makeBase,
  makeServidor,
  type Servidor,
  versionesInstaladas,
  waitSincrona,
} from './relevo/postgres.ts'
import { volverA } from './relevo/punto.ts'

/** Milliseconds: when the next fault comes, and within what time what writes must be answered again. */
const pausaMs = [500, 4000] as const
const limiteDeEscrituraMs = {
  relevo: 10_000,
  reinicio: 5000,
  /** PostgreSQL ended where its Patroni goes on. */
  caída: 10_000,
  pedido: 10_000,
  /** The machine is gone: nobody takes over before its lease ends (`ttl`, of which Patroni takes no less than 20 s). */
  máquina: 30_000,
}
type Falta = keyof typeof limiteDeEscrituraMs
/** Seconds that despliegue/haproxy.cfg asks of VALIJA_SALIDA. */
const salida = 6

type Closers = (() => unknown)[]
const withClosers = async <T>(work: (closers: Closers, dir: string) => Promise<T>): Promise<T> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-relevo-'))
  // PostgreSQL's user and PgBouncer's pass through it.
  chmodSync(dir, 0o711)
  const closers: Closers = [() => rmSync(dir, { recursive: true, force: true })]
  try {
    return await work(closers, dir)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

async function startServidor(
  dir: string,
  version: string,
  nombre: string,
  closers: Closers,
): Promise<Servidor> {
  const servidor = await makeServidor(dir, version, nombre)
  closers.push(() => servidor.stop())
  await servidor.start()
  return servidor
}

/** How long after `since` calls that write are answered by every process, in milliseconds. */
async function writesBack(instalacion: InstalacionDePrueba, since: number): Promise<number> {
  const admin = await signInAdministrador(instalacion)
  const write = () => admin.call('POST', '/api/boletos', { ruta: '/api/lotes/exportar' })
  await Promise.all(Array.from({ length: 4 }, write))
  return performance.now() - since
}

/** Faults under load: `lose` takes something away until another has its place, and answers how what was lost comes back. */
async function conCarga(
  que: string,
  instalacion: InstalacionDePrueba,
  {
    faltas,
    lose,
    veces,
    lotes,
  }: {
    /** In turns. */
    faltas: readonly [Falta, ...Falta[]]
    lose: (falta: Falta) => Promise<() => Promise<void>>
    veces: number
    lotes: number
  },
): Promise<void> {
  const vuelven: Partial<Record<Falta, number>> = {}
  let vuelta = 0
  const fault = async (): Promise<void> => {
    const falta = faltas[vuelta++ % faltas.length] ?? faltas[0]
    const since = performance.now()
    const mend = await lose(falta)
    vuelven[falta] = Math.max(vuelven[falta] ?? 0, Math.round(await writesBack(instalacion, since)))
    await mend()
  }
  const { url, stop } = instalacion
  const escenario = { url, opciones: opcionesDe(instalacion), fault, verdict: verdictOf(instalacion), stop }
  const resultado = await underLoad(escenario, { veces, lotes, pausaMs })
  const enTiempo = faltas.every((falta) => (vuelven[falta] ?? 0) < limiteDeEscrituraMs[falta])
  report(`relevo --${que}`, {
    ...resultado,
    correcto: resultado.correcto && enTiempo,
    postgres: versionesInstaladas()[0],
    escriturasVuelvenMs: vuelven,
  })
}

/** The primary is lost and its synchronous replica takes over, each time; or the only server is restarted. */
async function baseDeDatos(que: 'relevo' | 'reinicio', veces: number, lotes: number): Promise<void> {
  await withClosers(async (closers, dir) => {
    const [version] = versionesInstaladas()
    let primario = await startServidor(dir, version, 'uno', closers)
    await makeBase(primario)
    let replica: Servidor | null = null
    if (que === 'relevo') {
      replica = await makeServidor(dir, version, 'dos')
      closers.push(() => replica?.stop())
      await replica.follow(primario)
      await waitSincrona(primario)
    }
    const base = replica ? direccionesDe(primario, replica) : direccionesDe(primario)
    const instalacion = await startInstalacion({ base })
    closers.push(instalacion.stop)
    const lose = async () => {
      const nuevo = replica
      if (!nuevo) {
        await primario.stop()
        await primario.start()
        return async () => {}
      }
      await primario.stop('perder')
      await nuevo.query('select pg_promote(true, 30)')
      return async () => {
        await primario.follow(nuevo)
        await waitSincrona(nuevo)
        ;[primario, replica] = [nuevo, primario]
      }
    }
    await conCarga(que, instalacion, { faltas: [que], lose, veces, lotes })
  })
}

/** Patroni with etcd, begun by the project's own file: PostgreSQL ends, it is asked to hand over, the leader's machine is lost. */
async function conPatroni(veces: number, lotes: number): Promise<void> {
  await withClosers(async (closers, dir) => {
    const patroni = await startPatroni(dir, closers)
    const instalacion = await startInstalacion({ base: patroni.base })
    closers.push(instalacion.stop)
    const lose = async (falta: Falta) => {
      const comeBack =
        falta === 'pedido' ? await patroni.handOver() : await patroni.lose({ maquina: falta === 'máquina' })
      return async () => {
        await comeBack()
        await patroni.whole()
      }
    }
    await conCarga('patroni', instalacion, {
      faltas: ['caída', 'pedido', 'máquina'],
      lose,
      veces,
      lotes,
    })
  })
}

/** The primary is lost before its asynchronous replica has all of it: what is lost is named, and found with ANT's books. */
async function asincrona(veces: number, lotes: number): Promise<void> {
  await withClosers(async (closers, dir) => {
    const start = performance.now()
    const [postgres] = versionesInstaladas()
    const primario = await startServidor(dir, postgres, 'uno', closers)
    await makeBase(primario)
    const replica = await makeServidor(dir, postgres, 'dos')
    closers.push(() => replica.stop())
    await replica.follow(primario)
    const base = direccionesDe(primario, replica)
    const instalacion = await startInstalacion({ base })
    closers.push(instalacion.stop)
    const resultado = await promoteLate(instalacion, [primario, replica], {
      veces,
      lotes,
      dueno: base.DATABASE_URL_DUENO,
    })
    const segundos = Math.round((performance.now() - start) / 1000)
    report('relevo --asincrona', { ...resultado, postgres, segundos })
  })
}

/** Each machine's processes, an api and a worker, are ended in order and started again, behind the project's own HAProxy file. */
async function procesos(veces: number): Promise<void> {
  await withClosers(async (closers, dir) => {
    const start = performance.now()
    const instalacion = await startInstalacion({ salida, balanceador: (ports) => startHaproxy(dir, ports) })
    closers.push(instalacion.stop)
    const llamadas = startLlamadas(await signInAdministrador(instalacion), instalacion.url)
    for (let vuelta = 0; vuelta < veces; vuelta++)
      for (const maquina of ['1', '2'])
        await Promise.all(
          instalacion.nodos
            .filter(({ nombre }) => nombre.endsWith(`-${maquina}`))
            .map((nodo) => nodo.restart('SIGTERM')),
        )
    const contadas = await llamadas.stop()
    const muertes = instalacion.muertes()
    report('relevo --procesos', {
      correcto: contadas.fallidas === 0 && muertes === 0,
      veces,
      ...contadas,
      muertes,
      segundos: Math.round((performance.now() - start) / 1000),
    })
  })
}

/** Back to a minute, from a copy and what was archived since. */
async function punto(veces: number): Promise<void> {
  await withClosers(async (closers, dir) => {
    const start = performance.now()
    const [postgres] = versionesInstaladas()
    const resultado = await volverA(dir, postgres, veces, closers)
    const segundos = Math.round((performance.now() - start) / 1000)
    report('relevo --punto', { ...resultado, postgres, segundos })
  })
}

/** Each PostgreSQL of this machine, straight and through PgBouncer in transaction mode: lotes go from XML to paid. */
async function motores(lotes: number): Promise<void> {
  for (const version of versionesInstaladas())
    for (const via of ['directo', 'pgbouncer'] as const)
      await withClosers(async (closers, dir) => {
        const start = performance.now()
        const servidor = await startServidor(dir, version, 'uno', closers)
        await makeBase(servidor)
        const pooler = via === 'pgbouncer' ? await startPgbouncer(dir, servidor) : null
        closers.push(() => pooler?.stop())
        const instalacion = await startInstalacion({ base: pooler?.env ?? direccionesDe(servidor) })
        closers.push(instalacion.stop)
        const avisos = await openAvisos(await signInAdministrador(instalacion), instalacion.url)
        const { lotes: made } = await startDemo(instalacion.url, lotes, opcionesDe(instalacion))
        const verdict = await verdictOf(instalacion)(made)
        const oidos = await avisos.stop()
        report('relevo --motores', {
          correcto: isCorrecto(verdict) && verdict.muertes === 0 && oidos > 0,
          postgres: version,
          via,
          veces: 1,
          ...verdict,
          avisos: oidos,
          segundos: Math.round((performance.now() - start) / 1000),
        })
      })
}

/**
 * `npm run bench -- relevo [N] [--lotes M]`: N promotions of a synchronous replica under load; `--reinicios`: N restarts of
 * the database; `--asincrona`: N promotions of a replica that lags, and what was lost found with «Conciliar con ANT»;
 * `--patroni`: N times Patroni with etcd: its PostgreSQL ends, it hands over, its machine is lost; `--procesos`: N rolling
 * restarts of every process behind HAProxy, a machine at a time, no call failed; `--motores`: every
 * PostgreSQL of the distribution's that this machine has, straight and through PgBouncer; `--punto`: a copy and its archive
 * by pgBackRest, and back to N moments.
 */
export async function run(args: string[]): Promise<void> {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      lotes: { type: 'string', default: '5' },
      asincrona: flag,
      patroni: flag,
      procesos: flag,
      reinicios: flag,
      motores: flag,
      punto: flag,
    },
  })
  const veces = Number(positionals[0] ?? 10)
  const lotes = Number(values.lotes)
  if (values.asincrona) await asincrona(veces, lotes)
  else if (values.patroni) await conPatroni(veces, lotes)
  else if (values.procesos) await procesos(veces)
  else if (values.motores) await motores(lotes)
  else if (values.punto) await punto(veces)
  else await baseDeDatos(values.reinicios ? 'reinicio' : 'relevo', veces, lotes)
}
