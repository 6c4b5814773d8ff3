import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SettingsError } from '../archivo-de-ajustes.ts'
import { openClient } from '../db/open-client.ts'

/** Left in the data folder of a demonstration, for people and for a later start. */
const marca = 'DEMOSTRACION.txt'
/** Left in the data folder of a real installation: with its database elsewhere nothing else tells it from an empty one. */
const marcaReal = 'PRODUCCION.txt'
/** What a demonstration leaves behind beside its mark. */
const rastros = [marca, path.join('anclas', 'ac-de-muestra.pem')]
/** Of the people of every demonstration, and of nobody's mailbox. */
export const dominioDeDemo = '@valija.demo'

/** Marks the folder as a demonstration's, before anything is written in it. */
export function markFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(
    path.join(dataDir, marca),
    'Esta carpeta es de la demostración de Valija: sus usuarios y su contraseña los conoce cualquiera.\nLa producción no inicia con ella.\n',
  )
}

/** Marks the folder as a real installation's. */
export function markReal(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(
    path.join(dataDir, marcaReal),
    'Esta carpeta es de una instalación real de Valija.\nLa demostración no inicia con ella.\n',
  )
}

export const isReal = (dataDir: string): boolean => existsSync(path.join(dataDir, marcaReal))

type Base = 'vacia' | 'demostracion' | 'real'

/** A database whose people include the demonstration's is one, marked or not. */
async function kindOf(databaseUrl: string): Promise<Base> {
  const client = await openClient(databaseUrl)
  try {
    const has = async (tabla: string, condicion: string): Promise<boolean> => {
      const { rows } = await client.query<{ hay: boolean }>('select to_regclass($1) is not null as hay', [
        tabla,
      ])
      if (!rows[0]?.hay) return false
      return ((await client.query(`select 1 from ${tabla} where ${condicion} limit 1`)).rowCount ?? 0) > 0
    }
    // Another program's tables are for the migrations to refuse.
    if (!(await has('public.migraciones', 'true'))) return 'vacia'
    if (await has('public.instalacion', 'demostracion')) return 'demostracion'
    if (await has('public.usuarios', `email like '%${dominioDeDemo}'`)) return 'demostracion'
    return (await has('public.usuarios', 'true')) ? 'real' : 'vacia'
  } finally {
    await client.end()
  }
}

/** Production starts on nothing that a demonstration used. Throws `SettingsError`; nothing was written. */
export async function assertNoDemostracion(dataDir: string, databaseUrl: string): Promise<void> {
  const lines: string[] = []
  const found = rastros.find((rastro) => existsSync(path.join(dataDir, rastro)))
  if (found)
    lines.push(
      `La carpeta de datos ${dataDir} es de una demostración (tiene ${found}). Da otra, nueva, con VALIJA_DATA.`,
    )
  if ((await kindOf(databaseUrl)) === 'demostracion')
    lines.push(
      'La base de datos es de una demostración: sus usuarios y su contraseña los conoce cualquiera. Da una vacía con DATABASE_URL, o una carpeta de datos nueva con VALIJA_DATA.',
    )
  if (lines.length > 0) throw new SettingsError(lines.join('\n'))
}

/** A demonstration fills what it starts on with samples: never an installation that is in use. */
export async function assertNoReal(dataDir: string, databaseUrl: string): Promise<void> {
  if (isReal(dataDir))
    throw new SettingsError(
      `La carpeta de datos ${dataDir} es de una instalación real (tiene ${marcaReal}). Da a la demostración otra carpeta con VALIJA_DATA.`,
    )
  if ((await kindOf(databaseUrl)) === 'real')
    throw new SettingsError(
      'La base de datos es de una instalación real, y la demostración la llenaría de muestras. Iníciala con «npm run produccion», o da a la demostración otra carpeta con VALIJA_DATA.',
    )
}
