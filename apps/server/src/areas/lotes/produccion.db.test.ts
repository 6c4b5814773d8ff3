import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { carpetaAutoridadesSat } from '@valija/cfdi/certificados-node.ts'
import { createTestCa, makeKeyPair, pemOf } from '@valija/cfdi/testing/ca.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { afterAll, expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const dia = '2026-10-12'
const carpeta = mkdtempSync(path.join(tmpdir(), 'valija-produccion-'))
/** As a drill does: an authority of its own, added to the SAT's. */
const ac = createTestCa({ nombre: 'AC de simulacro', llave: makeKeyPair() })
const pac = ac.issue({ rfc: 'SPR190613I52', nombre: 'PAC DE SIMULACRO', llave: makeKeyPair() })
const hotel = makeMundo().proveedor('101')
const rfc = (hotel?.rfc ?? '').replaceAll('-', '')
const emisor = ac.issue({ rfc, nombre: hotel?.razonSocial ?? '', llave: makeKeyPair() })

for (const [i, { certificateDer }] of [ac, pac].entries())
  writeFileSync(path.join(carpeta, `${i}.pem`), pemOf(certificateDer))
const app = await createTestApp({
  modo: 'produccion',
  dia,
  env: { VALIJA_ANCLAS: `${carpetaAutoridadesSat}:${carpeta}` },
})
afterAll(async () => {
  await app.stop()
  rmSync(carpeta, { recursive: true, force: true })
})

test('[XI-A1] a production, with an authority added to the SAT’s, takes a lote from its XML to ANT and to Pagado; one of the samples’ authority goes nowhere', async () => {
  const [quien, admin] = [
    await app.persona('proveedor', { idProveedores: [101] }),
    await app.persona('admin'),
  ]
  const lote = await buenLote({ n: 3, proveedor: '101', dia, autoridad: { ac, pac, emisor: () => emisor } })
  const { id } = await conductorDe(app, quien).complete(lote, 101)
  expect(
    (await app.call('POST', '/api/lotes/procesar', admin, { ids: [id], fechaPago: '2026-10-14' })).status,
  ).toBe(200)
  expect((await app.drainJobs()).fallidos).toBe(0)
  const estado = () =>
    app.deps.db
      .selectFrom('lotes')
      .select(['estatus', 'total', 'pagado'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const { estatus, total } = await estado()
  expect(estatus).toBe('En proceso de pago')
  const recibo = await reciboBbva([{ tipo: 77, rfc, nombre: hotel?.razonSocial ?? '', dia, importe: total }])
  const guardado = await sendFiles(app, '/api/recibos', admin, [{ nombre: 'recibo.pdf', bytes: recibo }], {
    datos: JSON.stringify({ reciboId: randomUUID(), asignaciones: [{ pagina: 1, loteId: id }] }),
  })
  expect(guardado.status).toBe(200)
  expect((await app.drainJobs()).fallidos).toBe(0)
  expect(await estado()).toEqual({ estatus: 'Pagado', total, pagado: total })

  const { xmls } = await buenLote({ n: 1, proveedor: '101', dia, desde: 40, sinPdf: true })
  const c = conductorDe(app, quien)
  await c.xmls(xmls)
  expect((await c.validateFacturas(101)).facturas.map(({ situacion }) => situacion)).toEqual(['rechazada'])
})
