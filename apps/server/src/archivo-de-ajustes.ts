import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

/** Thrown with one line per missing or bad setting: its name and what it wants. */
export class SettingsError extends Error {}

const archivoDeAjustes = (dataDir: string | undefined): string =>
  path.join(dataDir || '.valija', 'ajustes.env')
export const dondeSeLeen = (dataDir: string | undefined): string => {
  const file = path.resolve(archivoDeAjustes(dataDir))
  return `Los ajustes se leen del entorno y de ${file}${existsSync(file) ? '' : ', que no existe'}.`
}

/** The text of a file that people may put in the data folder, without the mark some editors begin with; null of none. */
export function readPuesto(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return null
  if (found.isDirectory()) throw new SettingsError(`${file} es una carpeta: se espera un archivo.`)
  return readFileSync(file, 'utf8').replace(/^\ufeff/, '')
}

/** What would be read of a line otherwise than it is written, or than systemd reads it; null of a good one. */
function faltaDe(renglon: string): string | null {
  const valor = /^(?:export\s+)?[A-Za-z_]\w*\s*=(.*)$/.exec(renglon)?.[1]
  if (valor === undefined) return 'se espera NOMBRE=valor'
  if (/^\s*["'`]/.test(valor))
    return /^\s*(["'`])(?:(?!\1).)*\1\s*(?:#.*)?$/.test(valor) ? null : 'las comillas no cierran al final'
  return /(?:^|\S)#/.test(valor) ? 'lleva # sin comillas: pon el valor entre comillas sencillas' : null
}

/**
 * The settings of a file that people may put in the data folder; null of none. Throws `SettingsError` of one that is no
 * text, and of a line that would be passed over or cut in silence: by its number, never with its value.
 */
export function readAjustes(file: string): Record<string, string | undefined> | null {
  const puestos = readPuesto(file)
  if (puestos === null) return null
  if (/[\0\ufffd]/.test(puestos)) throw new SettingsError(`${file} no es un texto UTF-8: guárdalo así.`)
  const malos = puestos.split('\n').flatMap((line, n) => {
    const renglon = line.trim()
    const porque = renglon === '' || renglon.startsWith('#') ? null : faltaDe(renglon)
    return porque === null ? [] : [`${file}, renglón ${n + 1}: ${porque}.`]
  })
  if (malos.length > 0) throw new SettingsError(malos.join('\n'))
  return parseEnv(puestos)
}

/** `ajustes.env` of the data folder: settings an installation keeps; the environment's own win over them. */
export function withAjustes(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const puestos = readAjustes(archivoDeAjustes(env.VALIJA_DATA))
  return puestos === null ? env : { ...puestos, ...env }
}
