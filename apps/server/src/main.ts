import { chmodSync, existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { message } from '@valija/contract/messages.ts'
import { createValija } from './app.ts'
import { withAjustes } from './archivo-de-ajustes.ts'
import { claveDemo } from './areas/acceso/seed-demo.ts'
import { readConfig } from './config.ts'
import { type EmbeddedDatabase, startEmbedded } from './db/embedded.ts'
import { createLog } from './log.ts'
import { explicarFalla } from './operacion/explicar-falla.ts'
import { readInstalacion } from './operacion/instalacion.ts'
import { makeFolder } from './operacion/make-folder.ts'
import { keepHeapSmall } from './operacion/memoria.ts'
import { enTabla, revisarArranque } from './operacion/revisar-arranque.ts'
import { guardProcess } from './operacion/ultimo-recurso.ts'
import { relojDeLaBase } from './reloj.ts'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    'Valija necesita Node 24 o posterior. Iníciala con «npm start» o «npm run produccion», que lo traen.',
  )
  process.exit(1)
}

const { positionals, values } = readWords()
const modo = positionals[0] === 'produccion' ? 'produccion' : 'demo'
if (values.only !== undefined && values.only !== 'api' && values.only !== 'worker') refuseWords()
const only = values.only

/** What it was started with; a word it does not know ends it with what it does. */
function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string' }, vacio: { type: 'boolean' } },
    })
  } catch {
    return refuseWords()
  }
}
function refuseWords(): never {
  console.error(
    'Uso: npm run produccion -- [--only api | --only worker]\n--only dice qué hace este proceso: «api» atiende llamadas, «worker» hace los trabajos.',
  )
  process.exit(1)
}

const closers: (() => Promise<void>)[] = []
let stoppingSince = 0
/** How long calls are still answered after a stop was asked for, once the product listens. */
let salidaMs = 0
/**
 * Stops in the reverse order of the start. One Ctrl-C arrives several times, from the terminal and from each parent;
 * one given a moment later is a person who does not want to wait.
 */
async function stop(code: number): Promise<void> {
  if (stoppingSince !== 0) {
    if (Date.now() - stoppingSince > 1500) process.exit(1)
    return
  }
  stoppingSince = Date.now()
  setTimeout(() => process.exit(1), 20_000 + salidaMs).unref()
  for (const close of closers.reverse()) await close().catch((error: unknown) => console.error(error))
  process.exit(code)
}
/** Folders of a start before files were closed to others. */
function closeFolders(dataDir: string): void {
  for (const name of ['archivos', 'temporales', 'sandbox', 'anclas', 'ajustes.env'])
    if (existsSync(path.join(dataDir, name)))
      chmodSync(path.join(dataDir, name), name.endsWith('.env') ? 0o600 : 0o700)
}
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
// The starting script holds this channel open: when it is gone, however it went, so are we.
if (process.channel) process.on('disconnect', () => void stop(0))

// Whatever this process writes is for its user alone.
process.umask(0o077)
keepHeapSmall()
guardProcess(createLog('error'), () => void stop(1))

try {
  const config = readConfig(modo, withAjustes(process.env))
  makeFolder(config.dataDir)
  closeFolders(config.dataDir)
  let embedded: EmbeddedDatabase | null = null
  if (!config.DATABASE_URL) {
    const log = createLog(config.VALIJA_LOG)
    embedded = await startEmbedded({
      dir: config.dataDir,
      onEnd: (motivo) => log.error({ motivo }, 'PostgreSQL ended, and is started again'),
    })
    const database = embedded
    closers.push(() => database.stop())
  }
  const databaseUrl = config.DATABASE_URL ?? embedded?.urlAplicacion ?? ''
  const databaseUrlDueno = embedded?.url
  if (modo === 'produccion') {
    const valija = await createValija({ config, databaseUrl, databaseUrlDueno, reloj: relojDeLaBase(), only })
    closers.push(() => valija.stop(new Promise((resolve) => setTimeout(resolve, salidaMs))))
    await valija.listen()
    if (only !== 'worker') salidaMs = config.VALIJA_SALIDA * 1000
    console.log(
      `Lo que Valija necesita:\n${enTabla(await revisarArranque({ ...valija.deps, env: withAjustes(process.env) }))}`,
    )
    if (!(await readInstalacion(valija.deps.db)).armada) console.log(message('instalacionEnPausa'))
    console.log(
      only === 'worker'
        ? 'Valija: trabajos en marcha'
        : `Valija lista en ${config.VALIJA_URL_PUBLICA ?? valija.url}`,
    )
  } else {
    const { createDemo } = await import('./demo.ts')
    const { tamanoDemo } = await import('./demostracion/plan-de-lotes.ts')
    const demo = await createDemo(
      { ...config, VALIJA_LOG: process.env.VALIJA_LOG ? config.VALIJA_LOG : 'warn' },
      databaseUrl,
      {
        databaseUrlDueno,
        // Beside the product's own, so that its address is the same each day.
        sandboxPort: Number(process.env.SANDBOX_PORT ?? (config.PORT === 0 ? 0 : config.PORT + 2)),
        ...(values.vacio ? {} : { mundo: tamanoDemo }),
      },
    )
    closers.push(() => demo.stop())
    const url = (await demo.valija.listen()).replace('127.0.0.1', 'localhost')
    const { reservasParaProbar } = await import('./demostracion/reservas-para-probar.ts')
    const { usuariosDemo } = await import('@valija/sandbox/mundo/usuarios-demo.ts')
    console.log(`Valija lista en ${url}`)
    console.log(`Simulador (SAT, ANT, correo): ${demo.sandbox.url}`)
    console.log(`Usuarios de demostración, contraseña ${claveDemo}:`)
    for (const { email } of usuariosDemo()) console.log(`  ${email}`)
    console.log('Reservas para buscar, con su RFC:')
    for (const { localizador, rfc, que } of await reservasParaProbar(demo.valija.deps.db, demo.sandbox.mundo))
      console.log(`  ${localizador}  ${rfc}  ${que}`)
    if (!values.vacio) {
      console.log(
        'Archivos para soltar: en un momento, en la carpeta muestras (LEEME.txt dice qué muestra cada uno)',
      )
      process.send?.({ muestrasDel: await demo.valija.deps.reloj.hoy() })
    }
  }
} catch (error) {
  // What breaks because a stop was asked for half-way is no news.
  if (stoppingSince === 0) {
    console.error(explicarFalla(error) ?? error)
    await stop(1)
  }
}
