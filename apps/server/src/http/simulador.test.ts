import { startSandbox } from '@valija/sandbox/server.ts'
import { afterAll, expect, test } from 'vitest'
import { readSimulador } from './simulador.ts'

const sandbox = await startSandbox()
afterAll(() => sandbox.stop())
const post = (ruta: string) =>
  fetch(`${sandbox.url}${ruta}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

test('[IX-D4] the banner of the demonstration says what was switched on in the sandbox, and nothing where there is none', async () => {
  const simuladorUrl = sandbox.url
  expect(await readSimulador({ demostracion: true, simuladorUrl })).toEqual({ encendido: [] })
  await post('/preajustes/antPierde')
  await post('/preajustes/satCaido')
  const { encendido } = await readSimulador({ demostracion: true, simuladorUrl })
  expect(encendido).toEqual([
    expect.stringMatching(/^SAT \(consulta de CFDI\): caído, hasta las \d\d:\d\d$/),
    'Contabilidad de ANT: hace el trabajo y corta la conexión, una vez',
  ])
  // What a preset switched on is seen on the page of the sandbox too, in words.
  expect(await (await fetch(simuladorUrl)).text()).toContain('Encendido ahora')
  expect(await readSimulador({ demostracion: false, simuladorUrl })).toEqual({ encendido: [] })
  expect(await readSimulador({ demostracion: true, simuladorUrl: 'http://127.0.0.1:1' })).toEqual({
    encendido: [],
  })
  await post('/interruptores/restablecer')
  expect(await readSimulador({ demostracion: true, simuladorUrl })).toEqual({ encendido: [] })
  expect((await post('/preajustes/nadie')).status).toBe(404)
})
