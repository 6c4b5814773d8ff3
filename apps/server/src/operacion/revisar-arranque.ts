import { connect } from 'node:net'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { countForeign } from '../areas/acceso/secretos.ts'
import { countVigentes, loadAnclas, terminaPronto } from '../areas/facturas/anclas.ts'
import { readVigente } from '../areas/politica/politica-vigente.ts'
import { knownMigrations } from '../db/migrate.ts'
import type { Deps } from '../deps.ts'
import { probe } from '../http/probe.ts'
import { ajustesMalEscritos } from './ajustes-mal-escritos.ts'
import { certificadosPorVencer } from './certificados-tls.ts'
import { desfaseDe, desfaseTolerado } from './desfase.ts'
import { discoMinimo, libreEn } from './disco.ts'
import { isOtroAlmacen, ultimosContenidos } from './otro-almacen.ts'

export type Renglon = { que: string; estado: 'bien' | 'aviso'; detalle: string }

const bien = (que: string, detalle: string): Renglon => ({ que, estado: 'bien', detalle })
const aviso = (que: string, detalle: string): Renglon => ({ que, estado: 'aviso', detalle })

/**
 * Everything an installation will need, looked at once at its start and told in one table: what does not answer yet stops
 * nothing, and is named before the first person meets it.
 */
export async function revisarArranque({
  config,
  db,
  archivos,
  secretos,
  env = {},
  ahora = () => new Date(),
}: Pick<Deps, 'config' | 'db' | 'archivos' | 'secretos'> & {
  env?: Record<string, string | undefined>
  ahora?: () => Date
}): Promise<Renglon[]> {
  const servicios = [
    ['SAT', config.satUrl],
    ['ANT', config.antUrl],
    ['Motores de reservas', config.reservasUrl],
    ['Tipo de cambio', config.tipoCambioUrl],
  ] as const
  const miradas = await Promise.all([
    revisarBase(db, ahora),
    revisarArchivos(config, archivos, db),
    ...servicios.filter(([, url]) => url).map(([que, url]) => revisarServicio(que, url ?? '')),
    revisarCorreo(config.smtpUrl),
    revisarDisco(config.dataDir),
    revisarSecretos(db, secretos),
  ])
  const porVencer = await certificadosPorVencer(config, ahora().getTime())
  return [
    ...miradas,
    ...revisarAnclas(config, ahora()),
    ...porVencer.map(({ que, vence }) =>
      aviso('Certificado TLS', `el de ${que} ${vence < ahora() ? 'venció' : 'vence'} el ${diaDe(vence)}`),
    ),
    revisarUrl(config.VALIJA_URL_PUBLICA),
    ...(await revisarReceptor(db, config.receptorRfc, ahora())),
    ...ajustesMalEscritos(env).map(({ puesto, parecido }) =>
      aviso('Ajustes', `${puesto} no es de Valija y no se usa${parecido ? `: ¿querías ${parecido}?` : ''}`),
    ),
  ]
}

async function revisarBase(db: Deps['db'], ahora: () => Date): Promise<Renglon> {
  const que = 'Base de datos'
  try {
    const antes = ahora().getTime()
    const { rows } = await sql<{
      reloj: Date
      version: string
      lugar: string
      superusuario: boolean
      nuevas: number
    }>`
      select clock_timestamp() as reloj, current_setting('server_version') as version,
        coalesce('la base ' || current_database() || ' de ' || host(inet_server_addr()) || ':' || inet_server_port(),
          'la propia') as lugar,
        (select rolsuper from pg_roles where rolname = current_user) as superusuario,
        (select count(*)::int from migraciones where nombre <> all(${[...knownMigrations()]})) as nuevas`.execute(
      db,
    )
    const [fila] = rows
    if (!fila) return aviso(que, 'no contestó')
    const desfase = desfaseDe(fila.reloj, antes, ahora().getTime())
    if (desfase > desfaseTolerado)
      return aviso(que, `su reloj y el de esta máquina difieren ${desfase} s: pon ambos en hora (NTP)`)
    if (fila.nuevas > 0)
      return aviso(que, 'la usó una versión más nueva de Valija: inicia con esa, o con una posterior')
    if (fila.superusuario)
      return aviso(que, 'Valija entra como superusuario: dale un papel propio en DATABASE_URL')
    return bien(que, `${fila.lugar}, PostgreSQL ${fila.version}, relojes iguales`)
  } catch {
    return aviso(que, 'no contesta')
  }
}

async function revisarArchivos(
  { S3_BUCKET, S3_ENDPOINT, dataDir }: Deps['config'],
  archivos: Deps['archivos'],
  db: Deps['db'],
): Promise<Renglon> {
  const que = 'Archivos'
  const lugar = S3_BUCKET
    ? `el depósito ${S3_BUCKET}${S3_ENDPOINT ? ` de ${new URL(S3_ENDPOINT).host}` : ''}`
    : `la carpeta ${dataDir}/archivos`
  const guarda = await archivos.comprobar().then(
    () => true,
    () => false,
  )
  if (!guarda)
    return aviso(
      que,
      `${lugar} no guarda: ${S3_BUCKET ? 'revisa los ajustes S3_…' : 'revisa permisos y lugar'}`,
    )
  const otro = await ultimosContenidos(db)
    .then((contenidos) => isOtroAlmacen(archivos, contenidos))
    .catch(() => false)
  if (otro)
    return aviso(
      que,
      `${lugar} no tiene los últimos archivos de esta base de datos: ¿es el almacén de siempre? ${S3_BUCKET ? 'Revisa los ajustes S3_…' : 'Revisa que el disco esté montado y VALIJA_DATA'}`,
    )
  return bien(que, S3_BUCKET ? lugar : `${lugar}: es de esta máquina; para dos, un almacén S3`)
}

async function revisarSecretos(db: Deps['db'], secretos: Deps['secretos']): Promise<Renglon> {
  const que = 'Llave de los secretos'
  const ajenos = await countForeign(db, secretos).catch(() => null)
  if (ajenos === null) return aviso(que, 'la base de datos no contesta')
  if (ajenos > 0)
    return aviso(
      que,
      `no abre la verificación en dos pasos de ${ajenos === 1 ? '1 persona' : `${ajenos} personas`}: pon en VALIJA_CLAVE_SECRETOS la de antes`,
    )
  return bien(
    que,
    secretos.origen === 'ajuste'
      ? `la de VALIJA_CLAVE_SECRETOS (${secretos.marca.slice(3, -1)}, la misma en todos los procesos)`
      : 'la de la carpeta de datos: si hay procesos con otra carpeta, pónsela en VALIJA_CLAVE_SECRETOS',
  )
}

function revisarAnclas(config: Deps['config'], ahora: Date): Renglon[] {
  const que = 'Autoridades del SAT'
  const anclas = loadAnclas(config)
  const { vigentes, vence } = countVigentes(anclas)
  const detalle = `${vigentes} vigentes; la primera vence el ${vence}`
  const suyo =
    vence === null
      ? aviso(que, 'ninguna vigente: no se puede verificar ninguna factura')
      : terminaPronto(vence, ahora.getTime())
        ? aviso(que, `${detalle}: agrega la nueva en anclas/`)
        : bien(que, detalle)
  return [suyo, ...anclas.avisos.map(({ texto }) => aviso(que, texto))]
}

async function revisarServicio(que: string, url: string): Promise<Renglon> {
  const estado = await probe(url)
  return estado === 'sin respuesta'
    ? aviso(que, `${new URL(url).host} no responde: se seguirá intentando`)
    : bien(que, `${new URL(url).host} ${estado === 'lento' ? 'responde, lento' : 'responde'}`)
}

async function revisarCorreo(smtpUrl: string | undefined): Promise<Renglon> {
  const que = 'Correo'
  if (!smtpUrl) return aviso(que, 'sin servidor: nadie recibirá sus enlaces')
  const { hostname, port, protocol } = new URL(smtpUrl)
  const puerto = Number(port) || (protocol === 'smtps:' ? 465 : 587)
  const abre = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: puerto, timeout: 5000 })
    const end = (abierto: boolean) => {
      socket.destroy()
      resolve(abierto)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
  return abre
    ? bien(que, `${hostname}:${puerto} contesta`)
    : aviso(que, `${hostname}:${puerto} no contesta: los correos esperan hasta tres días`)
}

async function revisarDisco(carpeta: string): Promise<Renglon> {
  const que = 'Disco'
  try {
    const libre = await libreEn(carpeta)
    const detalle = `${(libre / 1024 ** 3).toFixed(1)} GB libres en ${carpeta}`
    return libre < discoMinimo ? aviso(que, `${detalle}: haz lugar`) : bien(que, detalle)
  } catch {
    return aviso(que, `no se puede leer ${carpeta}`)
  }
}

/** It counts at the first start only: another one here may be another installation's setting, or its database. */
async function revisarReceptor(db: Deps['db'], puesto: string | undefined, ahora: Date): Promise<Renglon[]> {
  const vigente = await readVigente(db, diaDe(ahora)).catch(() => null)
  return vigente === null || puesto === undefined || vigente.receptorRfc === puesto
    ? []
    : [aviso('RECEPTOR_RFC', `dice ${puesto}; vale ${vigente.receptorRfc}, el de Configuraciones`)]
}

function revisarUrl(url: string | undefined): Renglon {
  const que = 'VALIJA_URL_PUBLICA'
  if (!url) return aviso(que, 'no está puesta: los enlaces de los correos llevarán a esta máquina')
  return url.startsWith('https://')
    ? bien(que, url)
    : aviso(que, `${url} no es https: contraseñas y facturas viajarían sin cifrar`)
}

/** The table, for the console. */
export const enTabla = (renglones: readonly Renglon[]): string => {
  const ancho = Math.max(...renglones.map(({ que }) => que.length))
  return renglones
    .map(({ que, estado, detalle }) => `  ${estado === 'bien' ? ' ' : '!'} ${que.padEnd(ancho)}  ${detalle}`)
    .join('\n')
}
