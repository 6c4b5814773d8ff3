import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { type Arranque, processesOf, settled, start } from './procesos.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'valija-arranque-'))
// Run by root, PostgreSQL's own user passes through it.
chmodSync(dir, 0o711)
let current: Arranque | null = null
afterEach(async () => {
  if (current?.child.exitCode === null) current.child.kill('SIGTERM')
  await current?.exited
  await settled(dir, 15_000)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** What a command says, whether it succeeds or not. */
const command = (name: 'respaldo' | 'restaurar', dataDir: string, folder: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, folder], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, VALIJA_DATA: dataDir },
  })
  return stdout + stderr
}
const addressOf = (line: string): string =>
  line.replace(/^.*?(http:\S+).*$/, '$1').replace('localhost', '127.0.0.1')
const ready = async (started: Arranque): Promise<string> => addressOf(await started.line('Valija lista en '))
const signIn = async (url: string) => {
  const answer = await fetch(`${url}/api/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@valija.demo', password: claveDemo }),
  })
  return { status: answer.status, body: (await answer.json()) as { token?: string } }
}

describe('start and stop', () => {
  let token = ''
  /** Who the session of the first start is, told by a later one. */
  const whoIs = async (url: string) =>
    (await fetch(`${url}/api/sesion`, { headers: { authorization: `Bearer ${token}` } })).json()
  const signalGroup = async (signal: NodeJS.Signals) => {
    process.kill(-(current?.child.pid ?? 0), signal)
    expect(await settled(dir, 15_000)).toEqual([])
    // The server was shut down in order: it left no pid file to trip over.
    expect(() => readFileSync(path.join(dir, 'pgdata/postmaster.pid'))).toThrow('ENOENT')
  }

  test('the demonstration starts, says where it is and who may enter, and is well; SIGINT to the whole group, as a terminal sends it, leaves no orphan', async () => {
    current = start('demo', dir)
    const url = await ready(current)
    await current.line('usuario@valija.demo')
    token = (await signIn(url)).body.token ?? ''
    // Its workers say that they are there a moment after it answers.
    const salud = async () => {
      const answer = await fetch(`${url}/api/salud`)
      return [answer.status, await answer.json()] as const
    }
    await expect.poll(salud).toMatchObject([200, { estado: 'ok', anclas: { vigentes: 1 } }])
    expect(token).not.toBe('')
    expect(processesOf(dir).length).toBeGreaterThan(2)
    await signalGroup('SIGINT')
  })

  test('a second start keeps the data and makes nothing anew; another on its data folder says why it does not start, and it goes on; SIGTERM to its group leaves no orphan', async () => {
    const began = Date.now()
    current = start('demo', dir)
    const url = await ready(current)
    const took = Date.now() - began
    console.log(`second start: ${took} ms`)
    // Under five seconds on a free machine; this one tries other screens at the same time.
    expect(took).toBeLessThan(30_000)
    expect(await whoIs(url)).toMatchObject({ correo: 'admin@valija.demo' })
    const second = start('demo', dir)
    expect(await second.exited).toBe(1)
    expect(second.text()).toContain('Ya hay una Valija en marcha con esta carpeta de datos')
    await expect.poll(async () => (await fetch(`${url}/api/salud`)).status).toBe(200)
    await signalGroup('SIGTERM')
  })

  test('the real commands copy a running installation and restore it into an empty one, which starts; SIGHUP to the group of one and kill -9 of the start script of the other leave no orphan', async () => {
    current = start('demo', dir)
    await ready(current)
    const copy = path.join(dir, 'copia')
    expect(command('respaldo', dir, copy)).toMatch(/Copia terminada en .*: \d+ filas/)
    expect(command('respaldo', dir, copy)).toContain('no está vacía')
    expect(command('restaurar', dir, copy)).toContain('ya tiene una instalación')
    await signalGroup('SIGHUP')
    const other = path.join(dir, 'otra')
    expect(command('restaurar', other, copy)).toContain('Restaurada la copia del')
    current = start('demo', other)
    expect(await whoIs(await ready(current))).toMatchObject({ correo: 'admin@valija.demo' })
    current.child.kill('SIGKILL')
    expect(await settled(other, 15_000)).toEqual([])
  })

  test('kill -9 of the product leaves no orphan, and the next start finds the data; a call under way when the stop comes is answered, and no new one is taken', async () => {
    current = start('demo', dir)
    await ready(current)
    const product = processesOf(dir).find((line) => line.includes('main.ts'))
    process.kill(Number(product?.split(' ')[0]), 'SIGKILL')
    expect(await settled(dir, 15_000)).toEqual([])
    current = start('demo', dir)
    const url = await ready(current)
    expect(await whoIs(url)).toMatchObject({ correo: 'admin@valija.demo' })
    const { hostname, port } = new URL(url)
    const body = JSON.stringify({ email: 'admin@valija.demo', password: claveDemo })
    const socket = net.connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(
      `POST /api/usuarios/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
    )
    // The server has the first half when it has answered a call that came after it.
    await fetch(`http://${hostname}:${port}/api/salud`)
    current.child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`http://${hostname}:${port}/api/salud`).then(
          (r) => r.status,
          () => 'refused',
        ),
      )
      .toBe('refused')
    socket.write(body.slice(10))
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer).toContain('"token"')
    expect(await current.exited).toBe(0)
  })
})

describe('production', () => {
  const settings = {
    SAT_URL: 'http://127.0.0.1:9/sat',
    ANT_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
    CORREO_REMITENTE: 'Facturación <facturas@empresa.mx>',
    RECEPTOR_RFC: 'EKU9003173C9',
  }
  const folder = path.join(dir, 'produccion')

  test('[A-112] a missing setting and a bad one stop the start with their names and what they want', async () => {
    current = start('produccion', folder, { ...settings, ANT_URL: '', SMTP_URL: 'correo' })
    expect(await current.exited).toBe(1)
    expect(current.text()).toContain('Falta ANT_URL: la dirección base de ANT')
    expect(current.text()).toContain('SMTP_URL no sirve: se espera una dirección smtp://')
    expect(current.text()).not.toContain('    at ')
  })

  test('[XI-B3] it has no demo users and no sandbox; stopped through npm, which does not wait, it goes on answering for as long as VALIJA_SALIDA says', async () => {
    current = start('produccion', folder, { ...settings, VALIJA_SALIDA: '2' }, [], { porNpm: true })
    const url = await ready(current)
    expect(current.text()).not.toMatch(/Simulador|@valija\.demo/)
    expect((await signIn(url)).status).toBe(401)
    expect((await fetch(`${url}/api/salud`)).status).toBe(200)
    // Only the product and its database: nobody else listens for it.
    expect(processesOf(folder).filter((line) => line.includes('sandbox'))).toEqual([])
    const answers = (): Promise<boolean> =>
      fetch(`${url}/api/viva`).then(
        ({ ok }) => ok,
        () => false,
      )
    const began = Date.now()
    current.child.kill('SIGTERM')
    await expect.poll(answers, { timeout: 20_000 }).toBe(false)
    expect(Date.now() - began).toBeGreaterThanOrEqual(2000)
    expect(await settled(folder, 15_000)).toEqual([])
    expect(() => readFileSync(path.join(folder, 'pgdata/postmaster.pid'))).toThrow('ENOENT')
  })

  test('[XI] what is started with a word it does not know, or an address of another machine, says so without a stack; --only says what it knows', async () => {
    const word = start('produccion', folder, settings, ['--onyl', 'api'])
    const only = start('produccion', folder, settings, ['--only', 'todo'])
    const ajena = start('produccion', folder, { ...settings, HOST: '192.0.2.77' })
    const said = async (arranque: Arranque) => [await arranque.exited, arranque.text()] as const
    const texts = await Promise.all([word, only, ajena].map(said))
    expect(texts).toEqual([
      [1, expect.stringContaining('Uso: npm run produccion -- [--only api | --only worker]')],
      [1, expect.stringContaining('«api» atiende llamadas, «worker» hace los trabajos')],
      [1, expect.stringContaining('Esta máquina no tiene la dirección 192.0.2.77')],
    ])
    expect(texts.join()).not.toContain('    at ')
  })

  test('--only worker takes no calls', async () => {
    current = start('produccion', folder, settings, ['--only', 'worker'])
    await current.line('Valija: trabajos en marcha')
    expect(current.text()).not.toContain('Valija lista')
    current.child.kill('SIGTERM')
    expect(await current.exited).toBe(0)
  })
})
