import { randomUUID } from 'node:crypto'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { expect, test } from 'vitest'
import { pagoDePrueba, pngDePrueba } from '../../../testing/pagos-de-prueba.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const otro = await app.persona('proveedor', { idProveedores: [103] })
const usuario = await app.persona('usuario')

const subir = (
  quien: Persona,
  bytes: Uint8Array,
  campos: Record<string, string> = {},
  ruta = '/File/uploadFile',
) =>
  sendFiles(app, ruta, quien, [{ nombre: 'pago.png', bytes }], {
    ProyectName: '7',
    SetPrefixMiliSec: 'true',
    NameFile: 'pago.png',
    SubNivel1: 'comprobantes',
    SubNivel2: 'pagos',
    OptimizeImageToWeb: 'false',
    ...campos,
  })

test('[P-102, P-101, P-100] the documented upload gives the address that the proof calls and the payment take', async () => {
  const bytes = pngDePrueba(900)
  const { status, body: url } = await subir(hotel, bytes)
  expect(status).toBe(200)
  expect(url).toMatch(/^\/api\/comprobantes\/\d+$/)
  const proof = await app.call('POST', '/Pagos/CreateComprobante', hotel, { urlComprobante: url })
  expect(proof).toMatchObject({ status: 200, body: { urlComprobante: url } })
  const { comprobanteID } = proof.body as { comprobanteID: number }
  expect((await app.call('GET', `/Pagos/GetComprobanteById?id=${comprobanteID}`, hotel)).body).toEqual({
    comprobanteID,
    urlComprobante: url,
  })
  const saved = await app.call('POST', '/api/pagos/guardar', hotel, {
    clave: randomUUID(),
    pagos: [pagoDePrueba({ comprobanteID })],
  })
  expect(saved.status).toBe(200)
  const { pagoID } = (saved.body as { pagos: { pagoID: number }[] }).pagos[0] ?? { pagoID: 0 }
  const detail = (await app.call('GET', `/api/pagos/${pagoID}`, hotel)).body as PagoDetalle
  expect(detail.urlComprobante).not.toBeNull()
  const file = await app.call('GET', `/api/pagos/${pagoID}/comprobante`, hotel)
  expect(file.headers['content-type']).toBe('image/png')
  expect(String(file.headers['content-disposition'])).toMatch(/\d{13}_pago\.png/)
  expect((await app.call('GET', String(url), otro)).status).toBe(404)
  expect((await app.call('POST', '/Pagos/CreateComprobante', otro, { urlComprobante: url })).status).toBe(404)
})

test('[P-102] a proof is known by its content, BMP and WEBP too; nothing else is taken, and nobody without payments', async () => {
  const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)])
  const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(20)])
  for (const bytes of [bmp, webp, Buffer.from('%PDF-1.7\n')])
    expect((await subir(hotel, bytes, {}, '/api/File/uploadFile')).status).toBe(200)
  for (const bytes of [Buffer.from('<?xml version="1.0"?>'), Buffer.from('MZ\x90')])
    expect(await subir(hotel, bytes)).toMatchObject({
      status: 400,
      body: { mensaje: 'Solo se permiten archivos PDF e imágenes (JPG, PNG, BMP, WEBP)' },
    })
  expect((await subir(usuario, pngDePrueba(901))).status).toBe(403)
  // Another project's uploads keep their own kinds.
  expect((await subir(hotel, bmp, { ProyectName: '6', SubNivel1: 'pdf' })).status).toBe(400)
})
