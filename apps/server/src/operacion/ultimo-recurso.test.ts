import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ExternalSystemError } from '../adapters/external-system-error.ts'
import { isAusencia } from './ultimo-recurso.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['PostgreSQL stopped by its administrator', coded('57P01')],
  ['PostgreSQL that ends what rests too long', coded('57P05')],
  ['PostgreSQL without a connection left', coded('53300')],
  ['a primary that became a replica', coded('25006')],
  ['a connection reset', coded('ECONNRESET')],
  ['nobody listening', coded('ECONNREFUSED')],
  ['all addresses of a name refused', new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')])],
  ['a connection that ended, in the driver’s words', new Error('Connection terminated unexpectedly')],
  ['a driver that was let go as we stop', new Error('driver has already been destroyed')],
  ['a pool that was', new Error('Cannot use a pool after calling end on the pool')],
  ['an outside system', new ExternalSystemError('archivos', 'unreachable', {})],
  ['a cause further down', new Error('query failed', { cause: coded('EPIPE') })],
])('[XI-A2] %s went away and comes back: the process goes on', (_what, error) =>
  expect(isAusencia(error)).toBe(true),
)

test.each([
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a constraint', coded('23505')],
  ['out of memory', coded('ERR_WORKER_OUT_OF_MEMORY')],
  ['a full disk', coded('ENOSPC')],
  ['no error at all', 'texto'],
  ['one of several that is ours', new AggregateError([coded('ECONNREFUSED'), new TypeError('x')])],
])('[XI-A2] %s is not something that went away', (_what, error) => expect(isAusencia(error)).toBe(false))

test.each([
  ['rejection', `Promise.reject(Object.assign(new Error('gone'), {code:'57P01'}))`, 0],
  [
    'error event',
    `process.nextTick(() => { throw Object.assign(new Error('gone'), {code:'ECONNRESET'}) })`,
    0,
  ],
  ['rejection', `Promise.reject(new TypeError('ours'))`, 7],
  ['exception', `process.nextTick(() => { throw new RangeError('ours') })`, 7],
])(
  '[VII-A3] nobody catches a %s (%s): it is logged, and only the unknown ends the process',
  (_kind, fault, code) => {
    const file = path.join(import.meta.dirname, 'ultimo-recurso.ts')
    const script = `import { guardProcess } from ${JSON.stringify(file)}
    const say = (kind) => ({ err }) => console.log(kind, err.message)
    guardProcess({ error: say('error'), fatal: say('fatal') }, () => process.exit(7))
    ${fault}
    setTimeout(() => process.exit(0), 100)`
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '-e', script],
      { encoding: 'utf8' },
    )
    expect([status, stdout.trim()]).toEqual([code, code === 0 ? 'error gone' : 'fatal ours'])
  },
)
