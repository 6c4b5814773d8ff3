import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A folder that a person named, and those above it, for its owner alone. One after the other: Node's own `recursive` never
 * ends where the system answers ENOENT under a folder that is there (`/proc`, an automounter without that name).
 */
export function makeFolder(dir: string): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return
  if (path.dirname(dir) !== dir) makeFolder(path.dirname(dir))
  try {
    mkdirSync(dir, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
