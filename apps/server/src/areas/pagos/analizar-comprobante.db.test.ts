import type { AnalisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import type { ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendFiles } from '../../testing/send-files.ts'
import { createTestApp, type Persona, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let hotel: Persona

beforeAll(async () => {
  app = await createTestApp({ dia: '2026-10-10' })
  hotel = await app.persona('proveedor', { idProveedores: [101] })
})
afterAll(() => app.stop())

const upload = async (quien: Persona, bytes: Uint8Array): Promise<ComprobanteSubido> =>
  (await sendFiles(app, '/api/pagos/comprobantes', quien, [{ nombre: 'pago.pdf', bytes }]))
    .body as ComprobanteSubido
const analyze = (quien: Persona, urlImage: string, more = '', ruta = '/api/Pagos/AnalizarComprobante') =>
  app.call('GET', `${ruta}?urlImage=${encodeURIComponent(urlImage)}${more}`, quien)

const recibo = () =>
  reciboBbva([
    { tipo: 77, rfc: 'AAA010101AAA', nombre: 'HOTEL DE PRUEBA', importe: 1_234_50, dia: '2026-10-07' },
  ])

test('[P-103, P-043] the analysis of an uploaded proof answers its fields with value, place and confidence', async () => {
  const { urlComprobante } = await upload(hotel, await recibo())
  const { status, body } = await analyze(hotel, urlComprobante)
  expect(status).toBe(200)
  const { isValid, campos } = body as AnalisisComprobante
  expect(isValid).toBe(true)
  expect(campos).toMatchObject({
    fechaPago: { valor: '07/10/2026', lugar: { pagina: 1 } },
    montoPagado: { valor: '1,234.50' },
    moneda: { valor: 'MXN' },
    concepto: { valor: 'PAGO DE FACTURAS' },
    numeroTransaccion: { valor: expect.stringMatching(/^BNET0100261007\d{10}$/) },
  })
})
