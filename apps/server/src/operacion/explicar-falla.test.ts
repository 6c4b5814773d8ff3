import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { explicarFalla } from './explicar-falla.ts'
import { makeFolder } from './make-folder.ts'

const listen = (options: { port: number; host: string }): Promise<unknown> =>
  new Promise((resolve) => createServer().once('error', resolve).listen(options, resolve.bind(null, null)))

test('[XI] an address that this machine does not have is told with HOST', async () => {
  expect(explicarFalla(await listen({ host: '192.0.2.77', port: 0 }))).toMatch(
    /no tiene .*192\.0\.2\.77.*HOST/,
  )
  expect(explicarFalla(await listen({ host: 'no-hay.invalid', port: 0 }))).toContain('no-hay.invalid')
})

test('[XI] what the file system refuses is told with its place', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-falla-'))
  const file = path.join(dir, 'archivo')
  writeFileSync(file, '')
  const thrown = (() => {
    try {
      return readdirSync(file)
    } catch (error) {
      return error
    }
  })()
  rmSync(dir, { recursive: true })
  expect(explicarFalla(thrown)).toBe(`${file}: no es una carpeta.`)
  expect(explicarFalla(Object.assign(new Error('x'), { code: 'ENOSPC', path: '/r/a' }))).toBe(
    '/r/a: no queda lugar en el disco.',
  )
  expect(explicarFalla(new Error('what is not known'))).toBeNull()
})

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  '[XI-A7] a disk that fills up under a copy or a restore is told, where nothing says which file: %s',
  (code) => {
    const found = Object.assign(new Error('no space left on device, write'), { code })
    expect(explicarFalla(found)).toContain('no queda lugar')
    expect(explicarFalla(new Error('stopped', { cause: found }))).toContain('no queda lugar')
  },
)

test('[XI-A3] a database that ends under a command, wherever it was in it, is told without a stack', () => {
  for (const found of [
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('x'), { code: '57P02' }),
  ])
    expect(explicarFalla(new Error('migration 0001 failed', { cause: found }))).toMatch(
      /dejó de contestar.*vuelve a intentarlo/,
    )
  expect(explicarFalla(new Error('migration 0001 failed'))).toBeNull()
})

test('[VII-A4] a role that may not do what a start does is told with the setting that names it', () => {
  const error = Object.assign(new Error('permission denied for schema public'), { code: '42501' })
  expect(explicarFalla(error)).toMatch(/permission denied for schema public.*DATABASE_URL_DUENO/)
})

test('[XI] where no folder can be made, making one ends and says so', () => {
  const thrown = (dir: string) => {
    try {
      return makeFolder(dir)
    } catch (error) {
      return explicarFalla(error)
    }
  }
  expect(thrown('/proc/respaldos/lunes')).toBe('/proc/respaldos: ahí no se puede crear una carpeta.')
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-falla-'))
  expect(thrown(path.join(dir, 'uno/dos'))).toBeUndefined()
  expect(statSync(path.join(dir, 'uno/dos')).mode & 0o777).toBe(0o700)
  writeFileSync(path.join(dir, 'archivo'), '')
  expect(thrown(path.join(dir, 'archivo'))).toContain('ya existe y no es una carpeta')
  rmSync(dir, { recursive: true })
})

test('[VII-A2] the folder that was named is its owner’s alone; one above it, made on the way, lets PostgreSQL’s own user pass', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-carpetas-'))
  makeFolder(path.join(dir, 'uno/dos/datos'))
  const modes = ['uno', 'uno/dos', 'uno/dos/datos'].map((one) => statSync(path.join(dir, one)).mode & 0o711)
  expect(modes).toEqual([0o711, 0o711, 0o700])
  rmSync(dir, { recursive: true })
})
