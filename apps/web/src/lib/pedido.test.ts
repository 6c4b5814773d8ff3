import { expect, test } from 'vitest'
import { pedir } from './pedido.ts'

test('[VI-D8] what is asked for again without an answer has the key it had; after its answer, and of another, a new one', async () => {
  const claves: string[] = []
  const ask = (que: string, falla = false) =>
    pedir(que, async (clave) => {
      claves.push(clave)
      if (falla) throw new Error('sin red')
    })
  await expect(ask('datos 1', true)).rejects.toThrow('sin red')
  await ask('datos 2')
  await ask('datos 1')
  await ask('datos 1')
  const [primera, otra, repetida, segunda] = claves
  expect(repetida).toBe(primera)
  expect(new Set([primera, otra, segunda]).size).toBe(3)
})
