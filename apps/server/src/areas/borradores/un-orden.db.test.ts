import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { comesSecond } from '../../../testing/comes-second.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import type { Tx } from '../../db/connection.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })

/** A person's change, as every change of a draft begins and goes on: its own row, then those of its facturas. */
const heldBy = (id: string) => (tx: Tx) =>
  sql`update borradores set actualizado_en = now() where id = ${id}`.execute(tx)
const changedBy = (id: string) => (tx: Tx) =>
  sql`update borrador_cfdis set nombre = nombre || '!' where borrador_id = ${id}`.execute(tx)

test('[VII-D3] what the SAT and ANT answered is written after the person who is changing the draft, and undoes no press', async () => {
  const quien = await app.persona('proveedor', { idProveedores: [101] })
  const lote = await buenLote({ n: 3, proveedor: '101', dia, sinPdf: true })
  const c = conductorDe(app, quien)
  await c.xmls(lote.xmls)
  await c.call('PUT', '/proveedor', { proveedorId: 101 })
  const answersComeSecond = () => comesSecond(app.deps, heldBy(c.id), () => app.drainJobs(), changedBy(c.id))

  await c.call('POST', '/validarFacturas')
  await answersComeSecond()
  const conSat = await c.read()
  expect(conSat.satPendientes).toBe(0)
  expect(conSat.facturas.map(({ nombre }) => nombre.endsWith('!'))).toEqual([true, true, true])

  await sendFiles(app, `${c.ruta}/layout`, quien, [{ nombre: 'layout.xlsx', bytes: lote.layoutXlsx }])
  await c.call('POST', '/validarReservas')
  await answersComeSecond()
  const conAnt = await c.read()
  expect(conAnt.antPendientes).toBe(0)
  expect(conAnt.facturas.map(({ nombre }) => nombre.endsWith('!!'))).toEqual([true, true, true])
})
