// `npm run despliegue`: each file of despliegue/ is read by its own program, with certificates and folders made for it.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installDebian, root } from './setup.mjs'

type Dictamen = { status: number | null; dicho: string }
type Revision = {
  archivo: string
  programa: string
  paquete: string
  /** What a machine has and this one may not: each text of the file, and what stands for it here. */
  aqui?: Record<string, string>
  /** Ends well with 0, and says what it did not like. */
  revisar: (archivo: string) => Dictamen | Promise<Dictamen>
}

const dir = mkdtempSync(path.join(tmpdir(), 'valija-despliegue-'))
// pgbouncer reads its file as another user.
chmodSync(dir, 0o755)
const en = (name: string) => path.join(dir, name)
cpSync(path.join(root, 'despliegue'), dir, { recursive: true })
execFileSync(
  'openssl',
  [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=valija.ejemplo.mx',
    '-keyout',
    en('llave.pem'),
    '-out',
    en('certificado.pem'),
  ],
  { stdio: 'ignore' },
)
writeFileSync(
  en('valija.pem'),
  readFileSync(en('certificado.pem'), 'utf8') + readFileSync(en('llave.pem'), 'utf8'),
)
for (const vacio of ['valija.token', 'userlist.txt', 'ajustes.env']) writeFileSync(en(vacio), '')

const run = (programa: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(programa, args, { encoding: 'utf8', cwd: dir })
  return { status, dicho: `${stdout}${stderr}`.trim() }
}
const puerto = 16432
const unidad: Omit<Revision, 'archivo'> = {
  programa: 'systemd-analyze',
  paquete: 'systemd',
  aqui: { '/opt/valija': root },
  revisar: (archivo) => {
    const bien = run('systemd-analyze', 'verify', archivo)
    // 0 is closed and 10 open; what nobody hardens has 9.
    const cerrada = run('systemd-analyze', 'security', '--offline=yes', '--threshold=25', archivo)
    // What it does not understand it says, and goes on.
    return bien.status === 0 && bien.dicho === '' ? cerrada : { status: 1, dicho: bien.dicho }
  },
}
const revisiones: Revision[] = [
  {
    archivo: 'nginx.conf',
    programa: 'nginx',
    paquete: 'nginx-light',
    aqui: { '/etc/ssl/valija': dir, '/run/nginx.pid': en('nginx.pid') },
    revisar: (archivo) => run('nginx', '-t', '-c', archivo),
  },
  {
    archivo: 'Caddyfile',
    programa: 'caddy',
    paquete: 'caddy',
    revisar: (archivo) => run('caddy', 'validate', '--config', archivo, '--adapter', 'caddyfile'),
  },
  {
    archivo: 'haproxy.cfg',
    programa: 'haproxy',
    paquete: 'haproxy',
    aqui: { '/etc/ssl/valija': dir },
    revisar: (archivo) => run('haproxy', '-c', '-f', archivo),
  },
  {
    archivo: 'pgbouncer.ini',
    programa: 'pgbouncer',
    paquete: 'pgbouncer',
    aqui: { '/etc/pgbouncer': dir, '6432': String(puerto) },
    revisar: startsAndListens,
  },
  {
    archivo: 'pgbackrest.conf',
    programa: 'pgbackrest',
    paquete: 'pgbackrest',
    revisar: (archivo) => {
      // What it does not know it warns of, and goes on.
      const { status, dicho } = run(
        'pgbackrest',
        `--config=${archivo}`,
        `--lock-path=${dir}`,
        '--stanza=valija',
        'info',
      )
      return { status: /WARN|ERROR/.test(dicho) ? 1 : status, dicho }
    },
  },
  {
    archivo: 'patroni.yml',
    programa: 'patroni',
    paquete: 'patroni',
    // Where its own addresses are not, it may not listen on them; and it looks whether the others answer.
    aqui: {
      'listen: 10.0.0.11:8008': 'listen: 127.0.0.1:18008',
      'listen: 10.0.0.11:5432': 'listen: 127.0.0.1:15432',
    },
    revisar: (archivo) => {
      const { dicho } = run('patroni', '--validate-config', archivo)
      const ajenas = /etcd3?\.hosts|data_dir|bin_dir|bin_name|is not reachable|didn't pass validation: 'Port/
      const malas = dicho.split('\n').filter((linea) => linea !== '' && !ajenas.test(linea))
      return { status: malas.length === 0 ? 0 : 1, dicho: malas.join('\n') }
    },
  },
  {
    archivo: 'prometheus/valija.rules.yml',
    programa: 'promtool',
    paquete: 'prometheus',
    revisar: (archivo) => run('promtool', 'check', 'rules', archivo),
  },
  {
    archivo: 'prometheus/prometheus.yml',
    programa: 'promtool',
    paquete: 'prometheus',
    aqui: { '/etc/prometheus': dir },
    revisar: (archivo) => run('promtool', 'check', 'config', archivo),
  },
  { archivo: 'systemd/valija.service', ...unidad },
  { archivo: 'systemd/valija-api@.service', ...unidad },
  { archivo: 'systemd/valija-worker@.service', ...unidad },
]

/** It has no way of only reading: it is started for a moment, and must open its port. */
async function startsAndListens(archivo: string): Promise<Dictamen> {
  const como = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child: ChildProcess = spawn('pgbouncer', [...como, archivo], { stdio: ['ignore', 'pipe', 'pipe'] })
  let dicho = ''
  for (const salida of [child.stdout, child.stderr])
    salida?.on('data', (data: Buffer) => (dicho += data.toString()))
  const ended = once(child, 'exit')
  const opens = (async () => {
    for (;;) {
      const socket = connect(puerto, '127.0.0.1')
      const opened = await once(socket, 'connect').then(
        () => true,
        () => false,
      )
      socket.destroy()
      if (opened) return [0] as const
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  const [status] = (await Promise.race([ended, opens])) as [number | null]
  child.kill('SIGTERM')
  await ended.catch(() => undefined)
  const quejas = dicho.split('\n').filter((linea) => /ERROR|FATAL|WARNING/.test(linea))
  return { status: quejas.length > 0 ? 1 : status, dicho: quejas.join('\n') }
}

let fallas = 0
const vistos = new Set(['grafana/valija.json', ...revisiones.map(({ archivo }) => archivo)])
for (const archivo of readdirSync(path.join(root, 'despliegue'), { recursive: true, withFileTypes: true }))
  if (archivo.isFile()) {
    const name = path.relative(path.join(root, 'despliegue'), path.join(archivo.parentPath, archivo.name))
    if (!vistos.has(name)) {
      fallas += 1
      console.log(`FALLA ${name}: ningún programa lo revisa`)
    }
  }
const hay = (programa: string) => spawnSync('which', [programa], { stdio: 'ignore' }).status === 0
for (const { archivo, programa, paquete, aqui = {}, revisar } of revisiones) {
  if (!hay(programa) && !(installDebian(paquete, 'revisar el despliegue') && hay(programa))) {
    fallas += 1
    console.log(`FALLA ${archivo}: falta el programa ${programa} (en Debian, apt-get install ${paquete})`)
    continue
  }
  const texto = Object.entries(aqui).reduce(
    (resto, [suyo, nuestro]) => resto.replaceAll(suyo, nuestro),
    readFileSync(path.join(root, 'despliegue', archivo), 'utf8'),
  )
  writeFileSync(en(archivo), texto)
  const { status, dicho } = await revisar(en(archivo))
  if (status !== 0) fallas += 1
  console.log(status === 0 ? `ok    ${archivo} (${programa})` : `FALLA ${archivo} (${programa})\n${dicho}`)
}
rmSync(dir, { recursive: true, force: true })
process.exit(fallas === 0 ? 0 : 1)
