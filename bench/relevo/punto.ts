import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { renovarInstalacion } from '../../apps/server/src/operacion/renovar.ts'
import { root, wait } from '../caidas/proceso.ts'
import { direccionesDe, makeBase, makeServidor, type Servidor } from './postgres.ts'

/** pgBackRest with the project's own file before a server of the drill. */
function makeCopias(
  dir: string,
  servidor: Servidor,
): { of: (pgPath: string, ...rest: string[]) => string[] } {
  const copias = path.join(dir, 'copias')
  mkdirSync(copias)
  const { uid, gid } = statSync(servidor.data)
  chownSync(copias, uid, gid)
  const file = path.join(dir, 'pgbackrest.conf')
  const own = readFileSync(path.join(root, 'despliegue/pgbackrest.conf'), 'utf8')
  writeFileSync(
    file,
    own
      .replace('repo1-path=/var/lib/pgbackrest', `repo1-path=${copias}`)
      .replace('pg1-port=5432', `pg1-port=${servidor.port}`)
      .replace('pg1-socket-path=/var/run/postgresql', `pg1-socket-path=${servidor.socket}`)
      .replace(/^pg1-path=.*\n/m, ''),
  )
  const common = [`--config=${file}`, '--stanza=valija', `--log-path=${copias}`, `--lock-path=${copias}`]
  return { of: (pgPath, ...rest) => [...common, `--pg1-path=${pgPath}`, ...rest] }
}

/** Two rows of the bitácora around a moment; answers that moment, once its log is in the archive. */
async function liveThrough(servidor: Servidor, n: number): Promise<string> {
  const note = (accion: string) =>
    servidor.query(
      `insert into bitacora (quien, entidad, entidad_id, accion) values ('simulacro', 'simulacro', '${n}', '${accion}')`,
      'valija',
    )
  await note('antes')
  const [row] = await servidor.query('select clock_timestamp()::text as t')
  await note('despues')
  const [wal] = await servidor.query('select pg_walfile_name(pg_switch_wal()) as name')
  for (let i = 0; i < 300; i++, await wait(100)) {
    const [archived] = await servidor.query(
      `select 1 from pg_stat_archiver where last_archived_wal >= '${String(wal?.name)}'`,
    )
    if (archived) return String(row?.t)
  }
  throw new Error('el registro no llegó al archivo')
}

/**
 * A full copy and the archive of what came after it; then to each of several moments, in another server: what was there at
 * that moment is, what came after is not, and the installation is another, in pause.
 */
export async function volverA(dir: string, version: string, veces: number, closers: (() => unknown)[]) {
  const original = await makeServidor(dir, version, 'uno')
  closers.push(() => original.stop())
  const { of } = makeCopias(dir, original)
  const push = ['pgbackrest', ...of(original.data, 'archive-push'), '%p'].join(' ')
  await original.start({ archive_mode: 'on', archive_command: push })
  await makeBase(original)
  const { DATABASE_URL, DATABASE_URL_DUENO } = direccionesDe(original)
  await migrate(DATABASE_URL_DUENO, { aplicacion: DATABASE_URL })
  await original.query('update instalacion set armada = true', 'valija')
  original.run('pgbackrest', of(original.data, 'stanza-create'))
  original.run('pgbackrest', of(original.data, '--type=full', 'backup'))
  // A copy is told by the second: what may be gone back to is after the one it ended in.
  await wait(1100)
  const momentos: string[] = []
  for (let n = 0; n < veces; n++) momentos.push(await liveThrough(original, n))
  const whose = async (servidor: Servidor) =>
    (await servidor.query('select identidad, armada from instalacion', 'valija'))[0]
  const antes = await whose(original)
  const mal = { perdidos: 0, deMas: 0, enMarcha: 0 }
  for (const [n, momento] of momentos.entries()) {
    const restaurado = await makeServidor(dir, version, `restaurado-${n}`)
    closers.push(() => restaurado.stop())
    restaurado.remake(() =>
      restaurado.run(
        'pgbackrest',
        of(restaurado.data, '--type=time', `--target=${momento}`, '--target-action=promote', 'restore'),
      ),
    )
    await restaurado.start({ archive_mode: 'off' })
    for (let i = 0; i < 300; i++, await wait(100))
      if ((await restaurado.query('select 1 where not pg_is_in_recovery()')).length > 0) break
    const rows = await restaurado.query(
      `select entidad_id, accion from bitacora where entidad = 'simulacro'`,
      'valija',
    )
    const has = (accion: string, i: number) =>
      rows.some((row) => row.accion === accion && row.entidad_id === String(i))
    for (let i = 0; i < veces; i++) {
      if (has('antes', i) !== i <= n) mal[i <= n ? 'perdidos' : 'deMas']++
      if (has('despues', i) !== i < n) mal[i < n ? 'perdidos' : 'deMas']++
    }
    await renovarInstalacion(direccionesDe(restaurado).DATABASE_URL_DUENO)
    const ahora = await whose(restaurado)
    if (ahora?.armada !== false || ahora.identidad === antes?.identidad) mal.enMarcha++
    await restaurado.stop()
  }
  return { correcto: mal.perdidos + mal.deMas + mal.enMarcha === 0, veces, ...mal }
}
