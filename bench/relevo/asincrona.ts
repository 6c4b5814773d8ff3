import type { LibrosRespuesta } from '@valija/contract/instalacion.ts'
import { renovarInstalacion } from '../../apps/server/src/operacion/renovar.ts'
import type { Cliente } from '../../scripts/demo/cliente.ts'
import { type Corrida, isCorrecto, startDemo } from '../caidas/corrida.ts'
import {
  type InstalacionDePrueba,
  opcionesDe,
  signInAdministrador,
  verdictOf,
} from '../caidas/instalacion.ts'
import { wait } from '../caidas/proceso.ts'
import type { Servidor } from './postgres.ts'

/** The replica has all that its primary wrote, and from here on hears nothing more of it, without anybody noticing. */
async function cutOff(primario: Servidor, replica: Servidor): Promise<void> {
  const [row] = await primario.query('select pg_current_wal_lsn()::text as lsn')
  const until = async (sql: string): Promise<void> => {
    for (let i = 0; i < 600; i++, await wait(100)) if ((await replica.query(sql)).length > 0) return
    throw new Error('la réplica no llegó a donde debía')
  }
  await until(`select 1 where pg_last_wal_replay_lsn() >= '${String(row?.lsn)}'`)
  await replica.query(`alter system set primary_conninfo = ''`)
  await replica.query('select pg_reload_conf()')
  await until('select 1 where not exists (select from pg_stat_wal_receiver)')
}

/** What «Conciliar con ANT» lists, to its end. */
async function differences(admin: Cliente): Promise<LibrosRespuesta['diferencias']> {
  const all: LibrosRespuesta['diferencias'] = []
  for (let desde: number | null = 0; desde !== null; ) {
    const part: LibrosRespuesta = await admin.call('GET', `/api/instalacion/libros?desde=${desde}`)
    all.push(...part.diferencias)
    desde = part.siguiente
  }
  return all
}

/**
 * The primary is lost with what its asynchronous replica had not yet: whole lotes that ANT accepted. After the promotion
 * operacion.md is followed: reconcile, renew, set going. `sinHallar`: lost facturas that the reconciliation does not list;
 * `sinRazon`: what it lists and was not lost. Lotes before and after are whole, and none was told to ANT twice.
 */
export async function promoteLate(
  instalacion: InstalacionDePrueba,
  servidores: [primario: Servidor, replica: Servidor],
  { veces, lotes, dueno }: { veces: number; lotes: number; dueno: string },
) {
  let [primario, replica] = servidores
  const quedan: Corrida['lotes'] = []
  const perdidos: Corrida['lotes'] = []
  const demo = async () => (await startDemo(instalacion.url, lotes, opcionesDe(instalacion))).lotes
  const mal = { sinHallar: 0, sinRazon: 0 }
  for (let vuelta = 0; vuelta < veces; vuelta++) {
    quedan.push(...(await demo()))
    await cutOff(primario, replica)
    perdidos.push(...(await demo()))
    await primario.stop('perder')
    await replica.query('select pg_promote(true, 30)')
    const admin = await signInAdministrador(instalacion)
    const listed = (await differences(admin)).map(({ uuidAnt }) => uuidAnt?.toUpperCase() ?? '')
    const lost = perdidos.flatMap(({ uuids }) => uuids.map((uuid) => uuid.toUpperCase()))
    mal.sinHallar += lost.filter((uuid) => !listed.includes(uuid)).length
    mal.sinRazon += listed.filter((uuid) => !lost.includes(uuid)).length
    await renovarInstalacion(dueno)
    await admin.call('POST', '/api/instalacion/armar', { sinCorreos: false })
    if (vuelta + 1 < veces) await primario.follow(replica)
    ;[primario, replica] = [replica, primario]
  }
  quedan.push(...(await demo()))
  const verdict = await verdictOf(instalacion)(quedan)
  return {
    correcto: isCorrecto(verdict) && verdict.muertes + mal.sinHallar + mal.sinRazon === 0,
    veces,
    ...verdict,
    lotesQueLaReplicaNoTenia: perdidos.length,
    facturasQueLaReplicaNoTenia: perdidos.flatMap(({ uuids }) => uuids).length,
    ...mal,
  }
}
