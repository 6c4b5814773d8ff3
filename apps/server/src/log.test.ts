import { describe, expect, test } from 'vitest'
import { createLog, scrub } from './log.ts'

const lines = (work: (log: ReturnType<typeof createLog>) => void): string => {
  let text = ''
  work(createLog('debug', { write: (line) => (text += line) }))
  return text
}

describe('what reaches the log', () => {
  test.each([
    ['a bearer', 'Authorization: Bearer abc.SECRETO-123'],
    ['a ticket in an address', 'GET /api/archivos/1?boleto=SECRETO&x=1'],
    ['a code in a link', 'https://valija.mx/nueva/contraseña?codigo=SECRETO'],
    ['the password of a connection', 'connect postgres://app:SECRETO@db:5432/valija failed'],
    ['a body', '{"password":"SECRETO","email":"a@b.mx"}'],
  ])('%s loses its secret, in a message as in an error', (_what, text) => {
    const out = lines((log) => {
      log.info(text)
      log.warn({ err: new Error('falla', { cause: new Error(text) }) }, 'falla')
    })
    expect(out).not.toContain('SECRETO')
    expect(out).toContain('[oculto]')
  })

  test('[VII-D2] an error of several parts says each, and what is no error is written out', () => {
    const out = lines((log) => {
      log.warn({ err: new AggregateError([new Error('connect ECONNREFUSED ::1'), new Error('b')]) }, 'x')
      log.warn({ err: { motivo: 'sin red', otro: { n: 1 } } }, 'x')
    })
    expect(out).toContain('connect ECONNREFUSED ::1')
    expect(out).toContain("motivo: 'sin red'")
    expect(out).not.toContain('[object Object]')
  })

  test('[VII-B1] what somebody sent, said again in an error, is looked through once, whatever its length', () => {
    const piezas = ['a', 'bearer ', '?clave=', 'a://', 'a://b:', '"clave": "', ' "clave"']
    const antes = process.cpuUsage()
    for (const pieza of piezas) scrub(pieza.repeat(Math.ceil(200_000 / pieza.length)))
    expect(process.cpuUsage(antes).user / 1000).toBeLessThan(1_000)
    expect(scrub('no (1.postgres://app:SECRETO@db)')).not.toContain('SECRETO')
  })

  test('fields named as secrets are hidden at any depth', () => {
    const out = lines((log) =>
      log.info({ token: 'SECRETO', body: { password: 'SECRETO', nested: { clave: 'SECRETO' } } }, 'x'),
    )
    expect(out).not.toContain('SECRETO')
  })

  test('an error keeps its name, text, code and place, and none of its parameters', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.mx)' })
    const out = lines((log) => log.error({ err: error }, 'fault'))
    expect(JSON.parse(out)).toMatchObject({
      err: { tipo: 'Error', mensaje: 'duplicate key', codigo: '23505' },
    })
    expect(out).not.toContain('a@b.mx')
  })
})
