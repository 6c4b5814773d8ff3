import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readClaves } from './embedded-roles.ts'

test('[VII-A4] the passwords of the own database: none before the first start; broken, or a folder, they say which file', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-claves-'))
  const file = path.join(dir, 'base-de-datos.json')
  expect(readClaves(dir)).toBeNull()
  writeFileSync(file, '{"valija_dueno": "a')
  expect(() => readClaves(dir)).toThrow(`${file} está dañado: quítalo`)
  rmSync(file)
  mkdirSync(file)
  expect(() => readClaves(dir)).toThrow(`${file} es una carpeta`)
  rmSync(dir, { recursive: true })
})
