import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
/** Bytes; a whole run leaves less than a quarter of it. */
const enough = 8 * 2 ** 30
const prefix = 'valija-pruebas-'

/**
 * A folder for what the tests throw away (databases, data folders, profiles): in memory where the machine has room, since a
 * disk takes ten times as long to copy a database. `TMPDIR` gives another place. Those of runs that were killed go.
 */
export function makeScratch() {
  const place = process.env.TMPDIR === undefined && hasRoom() ? memory : tmpdir()
  for (const name of readdirSync(place)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(path.join(place, name), { recursive: true, force: true })
  }
  const folder = mkdtempSync(path.join(place, `${prefix}${process.pid}-`))
  // PostgreSQL runs as another user and must pass through.
  chmodSync(folder, 0o1777)
  return folder
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem()) > enough
  } catch {
    return false
  }
}
