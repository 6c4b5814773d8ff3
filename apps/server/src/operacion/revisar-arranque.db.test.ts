import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { enTabla, type Renglon, revisarArranque } from './revisar-arranque.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const look = async (cambios: object = {}, ahora?: () => Date): Promise<Record<string, Renglon>> => {
  const renglones = await revisarArranque({
    config: { ...app.deps.config, VALIJA_URL_PUBLICA: 'https://valija.ejemplo.mx', ...cambios },
    db: app.deps.db,
    secretos: app.deps.secretos,
    ...(ahora ? { ahora } : {}),
  })
  return Object.fromEntries(renglones.map((renglon) => [renglon.que, renglon]))
}

describe('[VII-A4] what an installation needs is told at its start', () => {
  test('all well: each part in its row', async () => {
    const tabla = await look()
    for (const que of [
      'Base de datos',
      'SAT',
      'ANT',
      'Motores de reservas',
      'Correo',
      'VALIJA_URL_PUBLICA',
      'Llave de los secretos',
    ])
      expect(tabla[que], que).toMatchObject({ estado: 'bien' })
    expect(enTabla(Object.values(tabla)).split('\n')).toHaveLength(Object.keys(tabla).length)
  })

  test.each([
    ['SAT', { satUrl: 'http://127.0.0.1:9/x' }, 'no responde'],
    ['ANT', { antUrl: 'http://127.0.0.1:9' }, 'no responde'],
    ['Correo', { smtpUrl: 'smtp://127.0.0.1:9' }, 'tres días'],
    ['Correo', { smtpUrl: undefined }, 'nadie recibirá'],
    ['VALIJA_URL_PUBLICA', { VALIJA_URL_PUBLICA: 'http://valija.mx' }, 'sin cifrar'],
    ['VALIJA_URL_PUBLICA', { VALIJA_URL_PUBLICA: undefined }, 'no está puesta'],
    ['Disco', { dataDir: '/no/existe' }, 'no se puede leer'],
  ])('%s that is missing is named with what follows from it', async (que, cambios, detalle) => {
    expect((await look(cambios))[que]).toMatchObject({
      estado: 'aviso',
      detalle: expect.stringContaining(detalle) as string,
    })
  })

  test('clocks that differ are told by how much', async () => {
    const tabla = await look({}, () => new Date(Date.now() + 90_000))
    expect(tabla['Base de datos']?.detalle).toMatch(/difieren (89|90|91) s/)
  })
})
