import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { createServer } from 'node:tls'
import { createTestCa, pemOf } from '@valija/cfdi/testing/ca.ts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { certificadosPorVencer } from './certificados-tls.ts'

const llave = generateKeyPairSync('rsa', { modulusLength: 2048 })
const cert = pemOf(createTestCa({ nombre: 'Servicio de prueba', llave }).certificateDer)
const fin = Date.parse(new X509Certificate(cert).validTo)
const server = createServer({ cert, key: llave.privateKey.export({ type: 'pkcs8', format: 'pem' }) })
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const puerto = typeof address === 'object' ? (address?.port ?? 0) : 0
afterAll(() => server.close())

const dia = 86_400_000
const ask = (ahora: number) =>
  certificadosPorVencer(
    readConfig('demo', {
      ANT_URL: `https://127.0.0.1:${puerto}/api`,
      SMTP_URL: `smtps://v:c@127.0.0.1:${puerto}`,
      // Without TLS from its first byte, and one that nobody answers for.
      SAT_URL: `http://127.0.0.1:${puerto}`,
      VALIJA_URL_PUBLICA: 'https://127.0.0.1:9',
    }),
    ahora,
  )

test('[XI] the TLS certificates of what is reached are told from fourteen days before their end, and after it', async () => {
  expect(await ask(fin - 15 * dia)).toEqual([])
  for (const dias of [13, -1])
    expect(await ask(fin - dias * dia)).toEqual([
      { que: 'ANT', vence: new Date(fin) },
      { que: 'correo', vence: new Date(fin) },
    ])
})
