import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { readAjustes } from '../archivo-de-ajustes.ts'
import { keptKey } from '../areas/acceso/secretos.ts'
import { settingNames } from '../config.ts'
import type { Instalacion } from './copiable.ts'
import { sha256Of } from './manifiesto.ts'

/** They say where an installation stands, not what it is, and no copy needs them. */
const ofTheMachine = [
  'DATABASE_URL',
  'DATABASE_URL_DUENO',
  'DATABASE_URL_DIRECTA',
  'VALIJA_DATA',
  'VALIJA_ANCLAS',
  'PORT',
  'HOST',
]
/**
 * What an installation is, wherever it stands. All else a restored one must be told anew: the store, ANT, the SAT, mail,
 * engines, services, proxies, tokens. A new setting is of the place until it is named here.
 */
const ofTheInstallation = [
  'CORREO_REMITENTE',
  'RECEPTOR_RFC',
  'VALIJA_FLUJOS',
  'VALIJA_LOG',
  'VALIJA_CLAVE_INICIAL',
  'VALIJA_CLAVE_SECRETOS',
  'VALIJA_ANCLAS_PRUEBA',
  'BANXICO_SERIE',
  'CAPTAR_HOSTS',
]
/** Read by nobody but people. */
export const ajustesDelOriginal = 'ajustes-del-original.env'

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
    .filter((name) => settings[name] && !ofTheMachine.includes(name))
    .map((name) => `${name}=${quote(settings[name] ?? '')}\n`)
  writeFileSync(path.join(into, 'ajustes.env'), lines.join(''), { mode: 0o600 })
  for (const anclas of anclasDe(env, dataDir)) {
    if (!existsSync(anclas)) continue
    // Made by the copy, the folder would be as open as its original.
    mkdirSync(path.join(into, 'anclas'), { recursive: true, mode: 0o700 })
    cpSync(anclas, path.join(into, 'anclas'), { recursive: true })
  }
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

/**
 * Back into the data folder of the restored installation: in force what it is, and in a file beside it, which nothing
 * reads, where the original stood. What the folder already says of its own place stays. The names that were put aside and
 * that this place does not give (`env`: the settings in force here).
 */
export function restoreAjustes(dir: string, dataDir: string, env: Instalacion['env']): string[] {
  mkdirSync(dataDir, { recursive: true })
  const from = path.join(dir, 'ajustes')
  const file = path.join(dataDir, 'ajustes.env')
  const ofThisPlace: Instalacion['env'] = readAjustes(file) ?? {}
  cpSync(from, dataDir, { recursive: true, filter: (source) => path.basename(source) !== 'ajustes.env' })
  const all = Object.entries(parseEnv(readFileSync(path.join(from, 'ajustes.env'), 'utf8')))
  const isOurs = ([name]: [string, unknown]) => ofTheInstallation.includes(name)
  const write = (name: string, head: string, some: typeof all) => {
    // Anew: an older file would keep who may read it.
    rmSync(path.join(dataDir, name), { force: true })
    writeFileSync(
      path.join(dataDir, name),
      head + some.map(([setting, value]) => `${setting}=${quote(value ?? '')}\n`).join(''),
      { mode: 0o600 },
    )
  }
  const aside = all.filter((entry) => !isOurs(entry))
  write('ajustes.env', '', Object.entries({ ...ofThisPlace, ...Object.fromEntries(all.filter(isOurs)) }))
  write(
    ajustesDelOriginal,
    '# Dónde estaba la instalación original. Valija no lee este archivo: pasa a ajustes.env lo que valga en este lugar.\n',
    aside,
  )
  return aside.map(([name]) => name).filter((name) => !env[name])
}
