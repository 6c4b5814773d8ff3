import { expect, test } from 'vitest'
import { errorOf, noAnswer } from './api-error.ts'
import { underKey } from './under-key.ts'

const refused = errorOf(409, { codigo: 'x', mensaje: 'No', detalles: [], referencia: '' })

test('[VI-D8] what was sent and not answered goes again under its key; an answer or a refusal ends it', async () => {
  const claves: string[] = []
  const send = (que: string, pedido: object, error?: unknown) =>
    underKey(que, pedido, async ({ clave }) => {
      claves.push(clave)
      if (error !== undefined) throw error
    }).catch(() => undefined)
  await send('aceptar 7', { monto: 5 }, noAnswer())
  await send('aceptar 7', { monto: 5 }, errorOf(502, undefined))
  // Of another row, or of another amount.
  await send('aceptar 8', { monto: 5 }, noAnswer())
  await send('aceptar 7', { monto: 6 }, noAnswer())
  await send('aceptar 7', { monto: 5 })
  await send('aceptar 7', { monto: 5 }, refused)
  await send('aceptar 7', { monto: 5 })
  const [uno, dos, otra, otro, tres, cuatro, cinco] = claves
  expect([dos, tres]).toEqual([uno, uno])
  expect(new Set([uno, otra, otro, cuatro, cinco]).size).toBe(5)
})
