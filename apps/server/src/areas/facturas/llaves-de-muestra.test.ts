import { createHash, createPublicKey } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { llavesDeMuestra } from './llaves-de-muestra.ts'

test('[VI-A1] every key that comes with the samples is known, so that production trusts none of them', () => {
  const carpeta = path.resolve(import.meta.dirname, '../../../../sandbox/llaves-de-prueba')
  const huellas = globSync('*.pem', { cwd: carpeta }).map((file) =>
    createHash('sha256')
      .update(createPublicKey(readFileSync(path.join(carpeta, file))).export({ type: 'spki', format: 'der' }))
      .digest('hex'),
  )
  expect(huellas.sort()).toEqual([...llavesDeMuestra].sort())
})
