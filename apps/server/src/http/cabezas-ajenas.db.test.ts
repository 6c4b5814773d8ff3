import { connect } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { correosDe } from '../../testing/buzon.ts'
import { setRows } from '../../testing/filas.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { hashClave } from '../areas/acceso/clave.ts'

/** What a client says of the address, the host and the scheme by which it came: of an installation whose proxy is elsewhere. */
const clave = 'Valija@2026'
const app = await useTestApp({
  env: { VALIJA_URL_PUBLICA: 'https://valija.ejemplo.mx', VALIJA_PROXY: '10.9.9.9' },
})
const port = Number(new URL(await app.listen()).port)
const ana = await app.persona('admin')
const claveHash = await hashClave(clave)
await setRows(app, 'usuarios', { id: ana.id }, { claveHash })

/** As it is written to the socket: a client of Node's would mend most of it. */
function post(ruta: string, body: object, host: string, cabezas: readonly string[]): Promise<string> {
  const json = JSON.stringify(body)
  const text = [
    `POST ${ruta} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(json)}`,
    ...cabezas,
    '',
    json,
  ].join('\r\n')
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket
      .setEncoding('latin1')
      .on('data', (part: string) => (answer += part))
      .on('close', () => resolve(answer))
      .on('error', reject)
  })
}

const propia = 'valija.ejemplo.mx'
test.each<[string, string, string, string[]]>([
  ['nothing', '/api', propia, []],
  ['another address', '/api', propia, ['X-Forwarded-For: 9.9.9.9, 127.0.0.1', 'X-Forwarded-For: 8.8.8.8']],
  ['this machine', '/api', propia, ['X-Forwarded-For: 127.0.0.2']],
  ['text for an address', '/api', propia, [`X-Forwarded-For: ${'<b>'.repeat(2000)}`]],
  [
    'an address elsewhere',
    '/api',
    propia,
    ['Forwarded: for=9.9.9.9;host=otro.mx;proto=http', 'X-Real-IP: 9.9.9.9'],
  ],
  ['another host and scheme', '/api', 'otro.mx:99', ['X-Forwarded-Host: otro.mx', 'X-Forwarded-Proto: http']],
  ['a whole address', 'http://otro.mx/api', 'otro.mx', ['Origin: http://otro.mx']],
])(
  '[VII-B3] %s: the session keeps the address of the connection, the cookie travels by https, the mail links home',
  async (_que, raiz, host, cabezas) => {
    const login = await post(`${raiz}/usuarios/login`, { email: ana.correo, password: clave }, host, cabezas)
    expect(login).toMatch(/^HTTP\/1.1 200 /)
    expect(login).toMatch(/set-cookie: valija-equipo=[\w-]{32}; .*HttpOnly; SameSite=Strict; Secure\r\n/)
    expect(login).not.toContain('otro.mx')
    const { rows } = await sql<{ direccion: string }>`select distinct direccion from sesiones
    where usuario_id = ${ana.id} and direccion is not null`.execute(app.deps.db)
    expect(rows).toEqual([{ direccion: '127.0.0.1' }])
    const recovery = await post(`${raiz}/usuarios/olvideContrasena`, { email: ana.correo }, host, cabezas)
    expect(recovery).toMatch(/^HTTP\/1.1 204 /)
    await app.drainJobs()
    const enlaces = (await correosDe(app, ana.correo)).flatMap((correo) => correo.enlaces)
    expect(enlaces.length).toBeGreaterThan(0)
    for (const enlace of enlaces) expect(new URL(enlace).origin).toBe('https://valija.ejemplo.mx')
  },
)

test('[VII-C3] a guesser who says another address each time is one guesser', async () => {
  const estados: string[] = []
  for (let i = 0; i < 32; i++) {
    const answer = await post(
      '/api/usuarios/login',
      { email: `nadie${i}@prueba.mx`, password: 'x' },
      propia,
      [`X-Forwarded-For: 9.9.${i}.9`],
    )
    estados.push(answer.slice(9, 12))
  }
  expect(estados.slice(0, 29)).not.toContain('429')
  expect(estados.slice(-2)).toEqual(['429', '429'])
})
