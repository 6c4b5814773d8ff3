import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A folder that a person named, for its owner alone; those above it as the system makes any, so that PostgreSQL's own user
 * passes through. One after the other: Node's own `recursive` never ends where the system answers ENOENT under a folder that
 * is there (`/proc`, an automounter without that name).
 */
export function makeFolder(dir: string, mode = 0o700): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return
  if (path.dirname(dir) !== dir) makeFolder(path.dirname(dir), 0o777)
  try {
    mkdirSync(dir, { mode })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
