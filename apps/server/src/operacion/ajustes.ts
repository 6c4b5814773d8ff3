import { cpSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { keptKey } from '../areas/acceso/secretos.ts'
import { settingNames } from '../config.ts'
import { sha256Of } from './manifiesto.ts'
import type { Instalacion } from './respaldo.ts'

/** They say where an installation stands, not what it is: a restored one stands elsewhere. */
const ofThePlace = ['DATABASE_URL', 'DATABASE_URL_DUENO', 'VALIJA_DATA', 'VALIJA_ANCLAS', 'PORT', 'HOST']

/** A settings file knows three quotes and no escapes; a value is never of several lines. */
const quote = (value: string): string => {
  const mark = ["'", '"', '`'].find((candidate) => !value.includes(candidate)) ?? "'"
  return `${mark}${value}${mark}`
}

const anclasDe = (env: Instalacion['env'], dataDir: string): string[] =>
  (env.VALIJA_ANCLAS || path.join(dataDir, 'anclas')).split(path.delimiter)

/** Settings and trust anchors, into `ajustes/`; the sha256 of each file by its path. */
export async function copyAjustes(
  { env, dataDir }: Pick<Instalacion, 'env' | 'dataDir'>,
  dir: string,
): Promise<Record<string, string>> {
  const into = path.join(dir, 'ajustes')
  mkdirSync(into, { recursive: true, mode: 0o700 })
  // Without the key that the folder keeps, nobody could use their second step in the restored installation.
  const settings: Instalacion['env'] = { VALIJA_CLAVE_SECRETOS: keptKey(dataDir) ?? undefined, ...env }
  const lines = settingNames
    .filter((name) => settings[name] && !ofThePlace.includes(name))
    .map((name) => `${name}=${quote(settings[name] ?? '')}\n`)
  writeFileSync(path.join(into, 'ajustes.env'), lines.join(''), { mode: 0o600 })
  for (const anclas of anclasDe(env, dataDir))
    if (existsSync(anclas)) cpSync(anclas, path.join(into, 'anclas'), { recursive: true })
  return sumAjustes(dir)
}

export async function sumAjustes(dir: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  const files = globSync('ajustes/**/*', { cwd: dir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
  for (const file of files.sort()) sums[file] = await sha256Of(path.join(dir, file))
  return sums
}

/** Back into the data folder of the restored installation. */
export function restoreAjustes(dir: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  cpSync(path.join(dir, 'ajustes'), dataDir, { recursive: true })
}
