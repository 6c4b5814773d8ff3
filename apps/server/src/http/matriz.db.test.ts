import { pathsOf } from '@valija/contract/llamada.ts'
import { todas } from '@valija/contract/llamadas.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Answer, call } from '../../testing/matriz/call.ts'
import { alcances, type Expectativa, type Sigla } from '../../testing/matriz/expectativa.ts'
import { expectativas } from '../../testing/matriz/expectativas.ts'
import { ausentes, makeMundo, type Registro, subAusente } from '../../testing/matriz/mundo.ts'
import { type Persona, useTestApp } from '../../testing/test-app.ts'

const siglas: readonly Sigla[] = ['A', 'OP', 'OC', 'P', 'C', 'U']
const nowhere: Registro = { id: '00000000-0000-0000-0000-000000000000' }

/** As the document names them: `GET /api/lotes/{id}`, and every documented spelling of it. */
const llamadas = todas.flatMap((llamada) =>
  pathsOf(llamada).map((path) => `${llamada.method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
)
let checks = 0
const surprises: string[] = []

const app = await useTestApp({ dia: '2026-10-10', env: { VALIJA_PROXY: 'loopback' } })
const base = await app.listen()
const mundo = await makeMundo(app)
const people = {
  pending: await app.persona(null),
  expired: await app.persona('admin'),
  blocked: await app.persona('admin'),
}
const { db, reloj } = app.deps
await sql`update sesiones set expira_en = ${new Date(reloj.ahora().getTime() - 1000)} where usuario_id = ${people.expired.id}`.execute(
  db,
)
await sql`update usuarios set bloqueado_en = now() where id = ${people.blocked.id}`.execute(db)

/** `sinPermisoDePago`: the roles that the policy lists for a payment's deed (decision 111). */
const noPermission = ['sinPermiso', 'sinPermisoDePago']
const gates = new Set(['sesionExpirada', 'accesoPendiente', ...noPermission])
const passes = ({ status, codigo }: Answer) => status < 500 && !gates.has(codigo)
const refused = (status: number, codigo: string) => (answer: Answer) =>
  answer.status === status && answer.codigo === codigo
const reachesOf =
  ({ lista }: Expectativa) =>
  (answer: Answer): boolean =>
    passes(answer) &&
    answer.status !== 404 &&
    answer.status !== 400 &&
    !(lista === true && isEmpty(answer.text))
/** Its absence is all one learns, whether it exists or not: 404, an empty list, or what the line says. */
const absentOf =
  ({ lista, ausente = [] }: Expectativa) =>
  (answer: Answer): boolean =>
    answer.status === 404 ||
    ausente.includes(answer.status) ||
    (lista === true && answer.status === 200 && isEmpty(answer.text))
const isEmpty = (text: string): boolean =>
  text.startsWith('{') ? text.startsWith('{"filas":[],') : text.trimEnd().split('\n').length === 1

async function check(
  name: string,
  who: string,
  expected: string,
  answer: Answer,
  holds: (a: Answer) => boolean,
) {
  checks++
  if (!holds(answer))
    surprises.push(
      `${name} · ${who}: expected ${expected}, got ${answer.status} ${answer.codigo} ${answer.text.slice(0, 120)}`,
    )
}

async function gateChecks(name: string, line: Expectativa): Promise<void> {
  const registro = line.id ? ausentes[line.id] : line.numerico ? { id: 999_999_999 } : nowhere
  const token = (persona: Persona | undefined) => persona?.token ?? ''
  const open = line.quien === 'publico'
  const noSession: [string, string | null][] = [
    ['no token', null],
    ['a token of nobody', 'x'.repeat(43)],
    ['expired', token(people.expired)],
    ['blocked', token(people.blocked)],
  ]
  for (const [who, value] of noSession)
    await check(
      name,
      who,
      open ? 'to pass' : '401 sesionExpirada',
      await call(base, name, line, registro, value),
      open ? passes : refused(401, 'sesionExpirada'),
    )
  if (people.pending) {
    await mundo.renew(people.pending)
    const answer = await call(base, name, line, registro, people.pending.token)
    const may = open || line.quien === 'sesion'
    await check(
      name,
      'pending',
      may ? 'to pass' : '403 accesoPendiente',
      answer,
      may ? passes : refused(403, 'accesoPendiente'),
    )
  }
  for (const sigla of siglas) {
    const persona = mundo.personas[sigla]
    await mundo.renew(persona)
    const may = typeof line.quien === 'string' || line.quien.includes(sigla)
    const answer = await call(base, name, line, registro, persona.token)
    await check(
      name,
      sigla,
      may ? 'to pass' : '403 sinPermiso',
      answer,
      may ? passes : (a) => noPermission.some((codigo) => refused(403, codigo)(a)),
    )
  }
}

async function recordChecks(name: string, line: Expectativa): Promise<void> {
  if (!line.id) return
  for (const sigla of siglas) {
    if (typeof line.quien !== 'string' && !line.quien.includes(sigla)) continue
    const reach = alcances[line.id][sigla]
    const absent = absentOf(line)
    const reaches = reachesOf(line)
    const mine = mundo.personas[sigla]
    const other = mundo.otros[sigla]
    const ask = async (registro: Registro) => {
      await mundo.renew(mine)
      return call(base, name, line, registro, mine.token)
    }
    const own = await mundo.crear(line.id, mine, sigla, line.sub)
    const foreign = await mundo.crear(line.id, other, sigla, line.sub)
    const missing = subAusente(line.sub, ausentes[line.id])
    await check(
      name,
      `${sigla} own`,
      reach === 'ninguno' ? '404' : 'to reach it',
      await ask(own),
      reach === 'ninguno' ? absent : reaches,
    )
    await check(
      name,
      `${sigla} another's`,
      reach === 'todos' ? 'to reach it' : '404',
      await ask(foreign),
      reach === 'todos' ? reaches : absent,
    )
    await check(name, `${sigla} absent`, '404', await ask(missing), absent)
    if (line.sub && reach !== 'ninguno') {
      // A part of somebody else's record, named inside one's own.
      await check(
        name,
        `${sigla} another's part in its own`,
        '404',
        await ask({ ...own, sub: line.sub === 'numero' ? 999 : (foreign.sub ?? '') }),
        absent,
      )
    }
  }
}

describe('the matrix of calls and roles', () => {
  test('[A-110, VIII-A] every call of the table has its line, and every line its call', () => {
    const lines = 'testing/matriz'
    expect(
      llamadas.filter((name) => !(name in expectativas)),
      `calls that want a line in ${lines}`,
    ).toEqual([])
    expect(
      Object.keys(expectativas).filter((name) => !llamadas.includes(name)),
      `lines in ${lines} that are no call`,
    ).toEqual([])
  })

  test('[A-100, A-101, A-102, A-103, A-104] every call × every role, pending, blocked, expired and without a session', async () => {
    for (const name of llamadas) if (expectativas[name]) await gateChecks(name, expectativas[name])
    expect(surprises.splice(0)).toEqual([])
  }, 900_000)

  test('[A-105, A-106, A-107, A-108, A-109] every call that names a record × own, another’s and absent', async () => {
    for (const name of llamadas) if (expectativas[name]) await recordChecks(name, expectativas[name])
    expect(surprises.splice(0)).toEqual([])
  }, 900_000)

  test('prints its count', () => {
    console.log(`matriz: ${llamadas.length} llamadas, ${checks} comprobaciones`)
    expect(checks).toBeGreaterThan(1000)
  })
})
