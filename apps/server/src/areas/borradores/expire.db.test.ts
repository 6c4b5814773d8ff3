import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { readRows, setRows } from '../../../testing/filas.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { borradorPorVencerPlantilla } from './correo-borrador-por-vencer.ts'
import { expireBorradores } from './expire-borradores.ts'

const app = await useTestApp({ dia: '2026-10-02' })

const days = (n: number) => app.reloj.advance(n * 86_400_000)
const exists = async (id: string) => (await readRows(app, 'borradores', { id })).length === 1
const mails = async () => (await readRows(app, 'correos', { plantilla: 'borradorPorVencer' })).length

test('a draft ends after 30 days, its maker told by mail before, and its files go with it', async () => {
  const quien = await app.persona('proveedor', { idProveedores: [101] })
  const lote = await buenLote({ n: 1, proveedor: '101', dia: '2026-10-02', sinPdf: true })
  const viejo = conductorDe(app, quien)
  const { facturas } = await viejo.xmls(lote.xmls)
  const hash = facturas[0]?.hash ?? ''
  days(26)
  await expireBorradores(app.deps)
  expect(await mails()).toBe(0)
  days(2)
  await expireBorradores(app.deps)
  await expireBorradores(app.deps)
  expect([await mails(), await exists(viejo.id)]).toEqual([1, true])
  expect(await app.drainJobs()).toMatchObject({ fallidos: 0 })
  days(3)
  await expireBorradores(app.deps)
  expect(await exists(viejo.id)).toBe(false)
  expect(await app.deps.archivos.existe(hash)).toBe(true)
  // Bytes are kept by real time: once nothing names them for two days they go.
  await setRows(app, 'archivos', { hash }, { creadoEn: new Date('2026-01-01') })
  await expireBorradores(app.deps)
  expect(await app.deps.archivos.existe(hash)).toBe(false)
})

test('[VI-D8] the day it ends is the one in Mexico, in the evening too', async () => {
  const quien = await app.persona('proveedor', { idProveedores: [101] })
  const lote = await buenLote({ n: 1, proveedor: '101', dia: '2026-10-02', desde: 7, sinPdf: true })
  const draft = conductorDe(app, quien)
  await draft.xmls(lote.xmls)
  // Half past nine in the evening of the first.
  const actualizadoEn = new Date('2026-10-02T03:30:00Z')
  await setRows(app, 'borradores', { id: draft.id }, { actualizadoEn, avisadoEn: actualizadoEn })
  const mail = await borradorPorVencerPlantilla.prepare(app.deps, draft.id, '')
  expect(mail?.parrafos.join(' ')).toContain('31/10/2026')
})
