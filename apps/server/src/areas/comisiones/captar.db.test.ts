import { expect, test } from 'vitest'
import { createTestApp, useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp({ dia: '2026-10-12' })

test('[C-149] captarComisionista takes no payload and answers the address to go to, under both spellings', async () => {
  const agente = await app.persona('comisionista', { claims: [['idComisionista', '503']] })
  for (const prefix of ['/api', '']) {
    const answer = await app.call('POST', `${prefix}/captarComisionista/503`, agente)
    expect([answer.status, answer.body]).toEqual([200, `${app.sandbox.url}/captar/503`])
    // Another customer's address is not for this agent; without a session it is for nobody.
    expect((await app.call('POST', `${prefix}/captarComisionista/502`, agente)).status).toBe(404)
    expect((await app.call('POST', `${prefix}/captarComisionista/503`)).status).toBe(401)
  }
})

test('[C-149] an address of a host that the installation does not name is not handed out', async () => {
  const own = await createTestApp({ dia: '2026-10-12', env: { CAPTAR_HOSTS: 'captacion.ejemplo.mx' } })
  try {
    const agente = await own.persona('comisionista', { claims: [['idComisionista', '503']] })
    const { body } = await own.call('POST', '/api/captarComisionista/503', agente)
    expect(body).toMatchObject({ codigo: 'capturaNoPermitida' })
  } finally {
    await own.stop()
  }
})
