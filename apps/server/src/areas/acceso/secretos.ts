import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCode } from '@valija/palabras/error-code.ts'
import { readPuesto, SettingsError } from '../../archivo-de-ajustes.ts'
import { type Config, formaDeLlave } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { openClient } from '../../db/open-client.ts'

export type Secretos = {
  /** Where the key was taken from. */
  origen: 'ajuste' | 'carpeta'
  /** What everything sealed with this key begins with. */
  marca: string
  /** Whether a stored text was sealed with this key. */
  isOurs(sellado: string): boolean
  /** `de` says whose it is: sealed for one person it opens for no other. */
  seal(texto: string, de: string): string
  /** Null when it was sealed with another key, or for somebody else, or changed. */
  open(sellado: string, de: string): string | null
}

const fileOf = (dataDir: string): string => path.join(dataDir, 'llave-de-secretos')

/** The key that the data folder keeps, or null; what a copy of the installation takes along. */
export const keptKey = (dataDir: string): string | null => readPuesto(fileOf(dataDir))?.trim() ?? null

/** Made at the first start, for its owner alone; two starts at once make one. */
function keyOfFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(fileOf(dataDir), `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    chmodSync(fileOf(dataDir), 0o600)
  }
  const key = keptKey(dataDir) ?? ''
  if (!formaDeLlave.test(key))
    throw new SettingsError(
      `${fileOf(dataDir)} está dañado: recupéralo de un respaldo. Sin él no se abren los secretos guardados.`,
    )
  return key
}

/** What is kept sealed in the database (AES-256-GCM): whoever only reads a copy of it learns no secret. */
export function createSecretos(config: Pick<Config, 'VALIJA_CLAVE_SECRETOS' | 'dataDir'>): Secretos {
  const key = Buffer.from(config.VALIJA_CLAVE_SECRETOS ?? keyOfFolder(config.dataDir), 'hex')
  const marca = `v1.${createHash('sha256').update(key).digest('hex').slice(0, 8)}.`
  const isOurs = (sellado: string) => sellado.startsWith(marca)
  return {
    origen: config.VALIJA_CLAVE_SECRETOS ? 'ajuste' : 'carpeta',
    marca,
    isOurs,
    seal(texto, de) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(de))
      const body = Buffer.concat([cipher.update(texto, 'utf8'), cipher.final()])
      return marca + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sellado, de) {
      if (!isOurs(sellado)) return null
      const bytes = Buffer.from(sellado.slice(marca.length), 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
          .setAAD(Buffer.from(de))
          .setAuthTag(bytes.subarray(12, 28))
        return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}

const isSealed = (secreto: string): boolean => secreto.startsWith('v1.')

/** Secrets of before they were sealed, at each start: until none is left as it is read. */
export async function sealOldSecrets(db: Db, secretos: Secretos): Promise<void> {
  const rows = await db.selectFrom('segundosFactores').select(['usuarioId', 'secreto']).execute()
  for (const { usuarioId, secreto } of rows)
    if (secreto !== null && !isSealed(secreto))
      await db
        .updateTable('segundosFactores')
        .set({ secreto: secretos.seal(secreto, usuarioId) })
        .where('usuarioId', '=', usuarioId)
        .where('secreto', '=', secreto)
        .execute()
}

/** How many people's secrets this key does not open. */
export async function countForeign(db: Db, secretos: Secretos): Promise<number> {
  const rows = await db.selectFrom('segundosFactores').select('secreto').execute()
  return rows.filter(({ secreto }) => secreto !== null && !secretos.isOurs(secreto)).length
}

/**
 * A key that a data folder keeps, or has just made, is not used on a database that another one sealed: each process would
 * open what it sealed itself and nothing else. One that was set by name is a person's word. Throws `SettingsError`.
 */
export async function assertLlave(
  url: string,
  { marca, origen }: Secretos,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  const client = await openClient(url)
  try {
    const { rows } = await client.query<{ marca: string | null; ajenos: number }>(
      `select llave_de_secretos as marca, (select count(*)::int from segundos_factores
        where secreto like 'v1.%' and not starts_with(secreto, $1)) as ajenos from instalacion`,
      [marca],
    )
    const { marca: suya = null, ajenos = 0 } = rows[0] ?? {}
    if (origen === 'carpeta' && (ajenos > 0 || (suya ?? marca) !== marca))
      throw new SettingsError(
        `La llave de ${fileOf(dataDir)} no es la que cifró los secretos de esta base de datos${ajenos === 0 ? '' : `: no abre la verificación en dos pasos de ${ajenos === 1 ? '1 persona' : `${ajenos} personas`}`}. Copia aquí ese archivo de la carpeta de datos de siempre, o pon su contenido en VALIJA_CLAVE_SECRETOS. Si se perdió, pon ahí una nueva (openssl rand -hex 32): Valija inicia, y quien tenía la verificación entra con un código de recuperación o se la quita un administrador.`,
      )
    if (suya !== marca) await client.query('update instalacion set llave_de_secretos = $1', [marca])
  } finally {
    await client.end()
  }
}
