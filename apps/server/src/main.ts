import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createValija } from './app.ts'
import { claveDemo } from './areas/acceso/seed-demo.ts'
import { readConfig, SettingsError } from './config.ts'
import { type EmbeddedDatabase, startEmbedded } from './db/embedded.ts'
import { relojReal } from './reloj.ts'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    'Valija necesita Node 24 o posterior. Iníciala con «npm start» o «npm run produccion», que lo traen.',
  )
  process.exit(1)
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const modo = positionals[0] === 'produccion' ? 'produccion' : 'demo'
const only = values.only === 'api' || values.only === 'worker' ? values.only : undefined

const closers: (() => Promise<void>)[] = []
let stopping = false
/** Stops in the reverse order of the start; a second signal does not wait. */
async function stop(code: number): Promise<never> {
  if (stopping) process.exit(1)
  stopping = true
  setTimeout(() => process.exit(1), 20_000).unref()
  for (const close of closers.reverse()) await close().catch((error: unknown) => console.error(error))
  process.exit(code)
}
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
// The starting script holds this channel open: when it is gone, however it went, so are we.
if (process.channel) process.on('disconnect', () => void stop(0))

try {
  const config = readConfig(modo, process.env)
  mkdirSync(config.dataDir, { recursive: true })
  let embedded: EmbeddedDatabase | null = null
  if (!config.DATABASE_URL) {
    embedded = await startEmbedded({ dir: config.dataDir })
    closers.push(embedded.stop)
  }
  const databaseUrl = config.DATABASE_URL ?? embedded?.url ?? ''
  if (modo === 'produccion') {
    const valija = await createValija({ config, databaseUrl, reloj: relojReal, only })
    closers.push(valija.stop)
    await valija.listen()
    console.log(
      only === 'worker'
        ? 'Valija: trabajos en marcha'
        : `Valija lista en ${config.VALIJA_URL_PUBLICA ?? valija.url}`,
    )
  } else {
    const { createDemo } = await import('./demo.ts')
    const demo = await createDemo(
      { ...config, VALIJA_LOG: process.env.VALIJA_LOG ? config.VALIJA_LOG : 'warn' },
      databaseUrl,
      {
        sandboxPort: Number(process.env.SANDBOX_PORT ?? 0),
      },
    )
    closers.push(demo.stop)
    const url = (await demo.valija.listen()).replace('127.0.0.1', 'localhost')
    const { usuariosDemo } = await import('@valija/sandbox/mundo/usuarios-demo.ts')
    console.log(`Valija lista en ${url}`)
    console.log(`Simulador (SAT, ANT, correo): ${demo.sandbox.url}`)
    console.log(`Usuarios de demostración, contraseña ${claveDemo}:`)
    for (const { email } of usuariosDemo()) console.log(`  ${email}`)
  }
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error)
  await stop(1)
}
