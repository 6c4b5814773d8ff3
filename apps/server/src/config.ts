import { isIP } from 'node:net'
import path from 'node:path'
import { carpetaAutoridadesSat } from '@valija/cfdi/certificados-node.ts'
import { isContrasenaValida } from '@valija/domain/acceso/contrasena.ts'
import { isCorreo } from '@valija/domain/usuarios/correo.ts'
import { readRfc } from '@valija/palabras/rfc.ts'
import { z } from 'zod'
import { dondeSeLeen, SettingsError } from './archivo-de-ajustes.ts'
import { isDireccionDeBase } from './db/servidores.ts'

const url = z.url({
  protocol: /^https?$/,
  error: 'una dirección completa, por ejemplo http://127.0.0.1:4000',
  abort: true,
})
/** `fetch` takes no address with a user or a password in it: each call would fail. */
const servicio = url.refine((address) => !/@/.test(new URL(address).href.split('/')[2] ?? ''))
/** Links begin anew after the server's name. */
const origen = url.refine((address) => /^[^/]*\/\/[^/@?#]*\/$/.test(new URL(address).href))
const texto = z.string().min(1)
const base = z.string().refine(isDireccionDeBase)
/** A key of 256 bits, in hexadecimal. */
export const formaDeLlave = /^[\da-f]{64}$/i

/** One of the names of the usual networks, an address, or a network such as 10.0.0.0/8. */
const isProxy = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  return (
    isIP(address) !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
  )
}

/** An address, or a name and an address in angle brackets. */
const isRemitente = (text: string): boolean =>
  isCorreo(/^[^<>]*<([^<>]*)>$/.exec(text.trim())?.[1] ?? text.trim())

/**
 * Settings by environment. `produccion` needs the outside addresses and a store; the demonstration fills them in itself.
 * Rates, cut-off days and tolerances are no settings: they live in the policy table.
 */
const comun = {
  PORT: z.coerce.number({ error: 'un número de puerto' }).int().min(0).max(65535).default(3000),
  HOST: texto.default('127.0.0.1'),
  VALIJA_DATA: texto.default('.valija'),
  DATABASE_URL: base.optional(),
  /** Role that owns the tables and migrates, where DATABASE_URL's only works with rows. */
  DATABASE_URL_DUENO: base.optional(),
  /** The same server without a pooler in between: LISTEN, and migrations where no owner is named. */
  DATABASE_URL_DIRECTA: base.optional(),
  /** Connections at most: of the calls and jobs of this process, and of its queue. */
  VALIJA_CONEXIONES: z.coerce.number({ error: 'un número' }).int().min(4).max(500).default(20),
  VALIJA_CONEXIONES_COLA: z.coerce.number({ error: 'un número' }).int().min(2).max(50).default(4),
  /** Of facturas already saved, what all the processes together ask the SAT again in a minute. */
  VALIJA_SAT_POR_MINUTO: z.coerce.number({ error: 'un número' }).int().min(1).max(5000).default(120),
  VALIJA_URL_PUBLICA: origen.optional(),
  // Off unless set: phrase of the first password of accounts made by an admin; with the year it must obey the rules.
  VALIJA_CLAVE_INICIAL: z
    .string()
    .refine((frase) => isContrasenaValida(`${frase}2026`), 'una frase que, con el año, sea contraseña válida')
    .optional(),
  /** Folders of trusted certificates, joined as in PATH; they replace the SAT's authorities that come with Valija. */
  VALIJA_ANCLAS: texto.optional(),
  /** Installations for tests alone: the SAT's test authorities may be trusted. */
  VALIJA_ANCLAS_PRUEBA: z.enum(['si', 'no'], { error: 'si o no' }).default('no'),
  /** Whose word about the caller's address is taken: the reverse proxies in front, as addresses or networks. */
  VALIJA_PROXY: z
    .string()
    .refine((value) => value.split(',').every((part) => isProxy(part.trim())))
    .default('loopback'),
  /** Who shows it may read /api/metricas from elsewhere; without it only this machine may. */
  VALIJA_METRICAS_TOKEN: z.string().min(16).optional(),
  /** Seals what the database keeps secret; without it, the one that the data folder keeps. */
  VALIJA_CLAVE_SECRETOS: z.string().regex(formaDeLlave).optional(),
  /** Event streams one person may hold: one for each browser of theirs. */
  VALIJA_FLUJOS: z.coerce.number({ error: 'un número' }).int().min(1).max(1000).default(8),
  /** Where traces go (OTLP over HTTP); without it there are none. */
  VALIJA_TRAZAS: url.optional(),
  /** Seconds for which a process that was told to stop goes on answering, for balancers to notice. */
  VALIJA_SALIDA: z.coerce.number({ error: 'un número de segundos' }).min(0).max(120).default(0),
  VALIJA_LOG: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'uno de fatal, error, warn, info, debug, silent',
    })
    .default('info'),
  S3_BUCKET: texto.optional(),
  S3_ENDPOINT: servicio.optional(),
  S3_REGION: texto.default('us-east-1'),
  S3_ACCESS_KEY_ID: texto.optional(),
  S3_SECRET_ACCESS_KEY: texto.optional(),
}
const exterior = {
  SAT_URL: servicio,
  ANT_URL: servicio,
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }),
  CORREO_REMITENTE: z.string().refine(isRemitente),
  RECEPTOR_RFC: z.string().refine((rfc) => readRfc(rfc) === rfc),
}

/** A service that looks at pictures is used only with its address and its model. */
const vision = (given: Record<string, unknown>, context: z.RefinementCtx): void => {
  if (given.LECTOR_COMPROBANTES !== 'vision') return
  for (const name of ['LECTOR_VISION_URL', 'LECTOR_VISION_MODELO'])
    if (!given[name])
      context.addIssue({ code: 'custom', path: [name], message: 'va con LECTOR_COMPROBANTES=vision' })
}

/** A bucket alone uses the environment's own credentials; half a pair, or a place without a bucket, is a mistake. */
const almacen = (given: Record<string, unknown>, context: z.RefinementCtx): void => {
  const lacks = (name: string) =>
    context.addIssue({ code: 'custom', path: [name], message: `va junto con los demás ajustes S3_` })
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given
  if (!S3_BUCKET && (S3_ENDPOINT ?? S3_ACCESS_KEY_ID ?? S3_SECRET_ACCESS_KEY)) lacks('S3_BUCKET')
  if (S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) lacks('S3_SECRET_ACCESS_KEY')
  if (S3_SECRET_ACCESS_KEY && !S3_ACCESS_KEY_ID) lacks('S3_ACCESS_KEY_ID')
}

/** The payment engines, and where the exchange rate comes from: the documented service, or the central bank's series. */
const pagos = {
  RESERVAS_URL: servicio.optional(),
  TIPO_CAMBIO_URL: servicio.optional(),
  BANXICO_TOKEN: z
    .string()
    .regex(/^[\da-f]{64}$/i, 'el token de 64 dígitos hexadecimales del SIE')
    .optional(),
  BANXICO_URL: servicio.default('https://www.banxico.org.mx'),
  BANXICO_SERIE: z
    .string()
    .regex(/^S[A-Z]\d+$/, 'la clave de una serie, por ejemplo SF60653')
    .default('SF60653'),
}

/** Who reads proofs: the reader that comes with the product, a service that looks at pictures, or nobody. */
const lectura = {
  LECTOR_COMPROBANTES: z
    .enum(['local', 'vision', 'no'], { error: 'uno de local, vision, no' })
    .default('local'),
  LECTOR_VISION_URL: servicio.optional(),
  LECTOR_VISION_MODELO: texto.optional(),
  LECTOR_VISION_CLAVE: texto.optional(),
}

/** Hosts a commission customer may be sent to for capture, separated by commas; without it, ANT's own. */
const comisiones = {
  CAPTAR_HOSTS: z
    .string()
    .regex(/^[\w.:,\s-]+$/)
    .optional(),
}

const demo = z.object({
  ...comun,
  SAT_URL: servicio.optional(),
  ANT_URL: servicio.optional(),
  SMTP_URL: exterior.SMTP_URL.optional(),
  CORREO_REMITENTE: texto.default('Valija <valija@valija.demo>'),
  RECEPTOR_RFC: exterior.RECEPTOR_RFC.optional(),
  ...pagos,
  ...lectura,
  ...comisiones,
})
const produccion = z.object({ ...comun, ...exterior, ...pagos, ...lectura, ...comisiones })

type Outside = z.infer<typeof z.object<typeof exterior>>
export type Config = Omit<z.infer<typeof demo>, keyof Outside> &
  Partial<Outside> & {
    demostracion: boolean
    /** Address of the sandbox, in the demonstration only. */
    simuladorUrl?: string
    /** Folders of trust anchors and PAC certificates (PEM or DER), joined as in PATH. */
    anclasDir?: string
    dataDir: string
    satUrl?: string
    antUrl?: string
    smtpUrl?: string
    reservasUrl?: string
    tipoCambioUrl?: string
    receptorRfc?: string
  }

export function readConfig(modo: 'demo' | 'produccion', env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = (modo === 'demo' ? demo : produccion)
    .superRefine(almacen)
    .superRefine(vision)
    .safeParse(given)
  const envueltos = settingNames.filter((name) => isWrapped(given[name] ?? ''))
  if (!parsed.success || envueltos.length > 0) {
    const issues = (parsed.error?.issues ?? []).map(
      ({ path: [name = ''], message }) => [String(name), message] as const,
    )
    throw new SettingsError(
      [
        ...envueltos.map((name) => `${name} no sirve: quita las comillas o los espacios de alrededor`),
        ...issues
          .filter(([name]) => !envueltos.includes(name))
          .map(([name, message]) =>
            given[name] === undefined
              ? `Falta ${name}: ${wanted[name] ?? 'un valor'}`
              : `${name} no sirve: se espera ${wanted[name] ?? message}`,
          ),
        ...(issues.some(([name]) => given[name] === undefined) ? [dondeSeLeen(given.VALIJA_DATA)] : []),
      ].join('\n'),
    )
  }
  const data = parsed.data
  const dataDir = path.resolve(data.VALIJA_DATA)
  return {
    ...data,
    demostracion: modo === 'demo',
    dataDir,
    anclasDir:
      data.VALIJA_ANCLAS ?? [carpetaAutoridadesSat, path.join(dataDir, 'anclas')].join(path.delimiter),
    satUrl: data.SAT_URL,
    antUrl: data.ANT_URL,
    smtpUrl: data.SMTP_URL,
    reservasUrl: data.RESERVAS_URL,
    tipoCambioUrl: data.TIPO_CAMBIO_URL,
    receptorRfc: data.RECEPTOR_RFC,
  }
}

/** In quotes that whoever started the process did not take off, or with blanks around it. */
const isWrapped = (value: string): boolean => value !== value.trim() || /^(["']).*\1$/s.test(value)

/** The names a settings file may hold. */
export const settingNames: readonly string[] = [
  ...Object.keys(comun),
  ...Object.keys(exterior),
  ...Object.keys(pagos),
  ...Object.keys(lectura),
  ...Object.keys(comisiones),
]

const direccionDeBase =
  'una dirección postgres://usuario:clave@servidor/base; en la clave, / # ? % @ van como %2F %23 %3F %25 %40'
const wanted: Record<string, string> = {
  PORT: 'un número de puerto',
  DATABASE_URL: direccionDeBase,
  DATABASE_URL_DUENO: direccionDeBase,
  DATABASE_URL_DIRECTA: direccionDeBase,
  VALIJA_CONEXIONES: 'un número de 4 a 500',
  VALIJA_CONEXIONES_COLA: 'un número de 2 a 50',
  VALIJA_SAT_POR_MINUTO: 'un número de 1 a 5000',
  SAT_URL: 'la dirección del servicio de consulta de CFDI del SAT, sin usuario ni clave',
  ANT_URL: 'la dirección base de ANT, sin usuario ni clave',
  SMTP_URL:
    'una dirección smtp://usuario:clave@servidor:puerto; en la clave, / # ? % @ van como %2F %23 %3F %25 %40',
  CORREO_REMITENTE: 'el remitente de los correos, por ejemplo Facturación <facturas@empresa.mx>',
  RECEPTOR_RFC: 'el RFC de la empresa que recibe las facturas, en mayúsculas',
  HOST: 'la dirección en la que se escucha, por ejemplo 0.0.0.0',
  VALIJA_PROXY: 'las direcciones de los proxy de confianza, por ejemplo 10.0.0.0/8',
  VALIJA_METRICAS_TOKEN: 'un texto de al menos 16 caracteres',
  S3_BUCKET: 'el nombre del depósito: va junto con los demás ajustes S3_',
  S3_ACCESS_KEY_ID: 'la llave que va con S3_SECRET_ACCESS_KEY',
  S3_SECRET_ACCESS_KEY: 'la clave que va con S3_ACCESS_KEY_ID',
  VALIJA_CLAVE_INICIAL:
    'una frase que, seguida del año, tenga ocho caracteres, una mayúscula y uno de @ # $ -',
  VALIJA_ANCLAS_PRUEBA: 'si o no',
  VALIJA_CLAVE_SECRETOS: '64 dígitos hexadecimales, por ejemplo los de «openssl rand -hex 32»',
  VALIJA_FLUJOS: 'un número de 1 a 1000',
  VALIJA_TRAZAS: 'la dirección de un colector de OpenTelemetry, por ejemplo http://127.0.0.1:4318/v1/traces',
  VALIJA_SALIDA: 'un número de segundos de 0 a 120',
  VALIJA_LOG: 'uno de fatal, error, warn, info, debug, silent',
  S3_ENDPOINT: 'la dirección del almacén compatible con S3',
  RESERVAS_URL: 'la dirección base de los motores de reservas',
  TIPO_CAMBIO_URL: 'la dirección base del servicio de tipo de cambio',
  BANXICO_TOKEN: 'el token de 64 dígitos hexadecimales del SIE de Banxico',
  LECTOR_COMPROBANTES: 'uno de local, vision, no',
  LECTOR_VISION_URL: 'la dirección base de un servicio compatible, por ejemplo https://servicio/v1',
  LECTOR_VISION_MODELO: 'el nombre del modelo que mira las imágenes',
  CAPTAR_HOSTS: 'los servidores de la página de captación, separados por comas',
  VALIJA_URL_PUBLICA:
    'la dirección con la que los usuarios llegan a Valija, sin nada después del servidor, por ejemplo https://valija.empresa.mx',
}
