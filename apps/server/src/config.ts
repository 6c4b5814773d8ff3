import path from 'node:path'
import { z } from 'zod'

const url = z.url({ error: 'una dirección completa, por ejemplo http://127.0.0.1:4000' })
const texto = z.string().min(1)

/**
 * Settings by environment. `produccion` needs the outside addresses and a store; the demonstration fills them in itself.
 * Rates, cut-off days and tolerances are no settings: they live in the policy table.
 */
const comun = {
  PORT: z.coerce.number({ error: 'un número de puerto' }).int().min(0).max(65535).default(3000),
  HOST: texto.default('127.0.0.1'),
  VALIJA_DATA: texto.default('.valija'),
  DATABASE_URL: z
    .string()
    .startsWith('postgres', 'una dirección postgres://usuario:clave@servidor/base')
    .optional(),
  VALIJA_URL_PUBLICA: url.optional(),
  VALIJA_ANCLAS: texto.optional(),
  VALIJA_LOG: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'uno de fatal, error, warn, info, debug, silent',
    })
    .default('info'),
  S3_BUCKET: texto.optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: texto.default('us-east-1'),
  S3_ACCESS_KEY_ID: texto.optional(),
  S3_SECRET_ACCESS_KEY: texto.optional(),
}
const exterior = {
  SAT_URL: url,
  ANT_URL: url,
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'una dirección smtp:// o smtps://'),
  CORREO_REMITENTE: texto,
  RECEPTOR_RFC: z
    .string()
    .regex(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/, 'el RFC de la empresa que recibe las facturas'),
}

const demo = z.object({
  ...comun,
  SAT_URL: url.optional(),
  ANT_URL: url.optional(),
  SMTP_URL: exterior.SMTP_URL.optional(),
  CORREO_REMITENTE: texto.default('Valija <valija@valija.demo>'),
  RECEPTOR_RFC: exterior.RECEPTOR_RFC.optional(),
})
const produccion = z.object({ ...comun, ...exterior })

type Outside = z.infer<typeof z.object<typeof exterior>>
export type Config = Omit<z.infer<typeof demo>, keyof Outside> &
  Partial<Outside> & {
    demostracion: boolean
    /** Address of the sandbox, in the demonstration only. */
    simuladorUrl?: string
    /** Folder of trust anchors and PAC certificates (PEM or DER). */
    anclasDir?: string
    dataDir: string
    satUrl?: string
    antUrl?: string
    smtpUrl?: string
    receptorRfc?: string
  }

/** Thrown with one line per missing or bad setting: its name and what it wants. */
export class SettingsError extends Error {}

export function readConfig(modo: 'demo' | 'produccion', env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = (modo === 'demo' ? demo : produccion).safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.')
      return given[name] === undefined
        ? `Falta ${name}: ${wanted[name] ?? 'un valor'}`
        : `${name} no sirve: se espera ${wanted[name] ?? issue.message}`
    })
    throw new SettingsError(lines.join('\n'))
  }
  const data = parsed.data
  return {
    ...data,
    demostracion: modo === 'demo',
    dataDir: path.resolve(data.VALIJA_DATA),
    satUrl: data.SAT_URL,
    antUrl: data.ANT_URL,
    smtpUrl: data.SMTP_URL,
    receptorRfc: data.RECEPTOR_RFC,
  }
}

const wanted: Record<string, string> = {
  PORT: 'un número de puerto',
  DATABASE_URL: 'una dirección postgres://usuario:clave@servidor/base',
  SAT_URL: 'la dirección del servicio de consulta de CFDI del SAT',
  ANT_URL: 'la dirección base de ANT',
  SMTP_URL: 'una dirección smtp://usuario:clave@servidor:puerto',
  CORREO_REMITENTE: 'el remitente de los correos, por ejemplo Facturación <facturas@empresa.mx>',
  RECEPTOR_RFC: 'el RFC de la empresa que recibe las facturas',
  VALIJA_LOG: 'uno de fatal, error, warn, info, debug, silent',
  S3_ENDPOINT: 'la dirección del almacén compatible con S3',
  VALIJA_URL_PUBLICA: 'la dirección con la que los usuarios llegan a Valija',
}
