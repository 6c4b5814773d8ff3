import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/test-app.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { ensureComisiones } from './ensure-comisiones.ts'

const app = await useTestApp({ dia: '2026-10-12' })

test('[C-156] an ANT that does not answer holds up one page of an agent in a minute; who asks for it by name asks at once', async () => {
  let preguntas = 0
  let respuesta = Promise.withResolvers<[]>()
  const pendientes = () => {
    preguntas++
    return respuesta.promise
  }
  const deps = {
    ...app.deps,
    ant: { ...app.deps.ant, comisiones: { ...app.deps.ant.comisiones, pendientes } },
  }
  const read = async (force = false) => (await ensureComisiones(deps, 501, force)).sinRespuesta
  respuesta.resolve([])
  expect([await read(), preguntas]).toEqual([false, 1])
  app.reloj.advance(10 * 60_000)
  respuesta = Promise.withResolvers()
  const open = [read()]
  await expect.poll(() => preguntas).toBe(2)
  // Its list and its sum, side by side.
  open.push(read())
  respuesta.reject(new ExternalSystemError('ant', 'unreachable', { detail: 'timeout' }))
  expect([await Promise.all(open), await read(), preguntas]).toEqual([[true, true], true, 2])
  expect([await read(true), preguntas]).toEqual([true, 3])
  app.reloj.advance(60_000)
  respuesta = Promise.withResolvers()
  respuesta.resolve([])
  expect([await read(), preguntas]).toEqual([false, 4])
})
