import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { xmlDePrueba } from '../../../testing/documentos-de-prueba.ts'
import { readRow } from '../../../testing/filas.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp({ dia: '2026-10-12' })

test('[VII-B1, VII-D2] a factura whose texts are cut in the middle of a letter is taken, and shown by what is seen of its folio and names', async () => {
  const borrador = conductorDe(app, await app.persona('proveedor', { idProveedores: [101] }))
  const persona = (nombre: string) => ({ rfc: 'HPC950204E99', nombre, cp: '77500' })
  const xml = xmlDePrueba({
    uuid: randomUUID(),
    serie: 'A\u202eB',
    folio: '1\u200b2',
    fecha: '2026-10-10T10:00:00',
    // Cut at 300 letters of the header and at 120 of a finding.
    emisor: persona(`HOTEL \u202eLOS ${'x'.repeat(289)}😀😀`),
    receptor: persona(`${'x'.repeat(119)}${'😀'.repeat(200)}`),
    metodoPago: 'PPD',
    total: 100,
  })
  await borrador.xmls([{ nombre: 'raro.xml', bytes: Buffer.from(xml) }])
  const { cfdi } = await readRow(app, 'borradorCfdis', { borradorId: borrador.id })
  expect(cfdi).toMatchObject({ serie: 'AB', folio: '12', emisorNombre: `HOTEL LOS ${'x'.repeat(289)}\ufffd` })
})
