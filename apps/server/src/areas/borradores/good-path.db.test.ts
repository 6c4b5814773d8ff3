import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { readRow } from '../../../testing/filas.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp({ dia: '2026-10-12' })

test('[B-001, B-002, B-036, B-055, B-062] XML, hotel, layout and PDFs become one saved lote', async () => {
  const quien = await app.persona('proveedor', { idProveedores: [101, 102] })
  const lote = await buenLote({ n: 7, proveedor: '101', dia: '2026-10-12' })
  const c = conductorDe(app, quien)
  const cargado = await c.xmls(lote.xmls)
  expect(cargado.facturas.map((f) => f.hallazgos.filter((h) => h.severidad === 'error'))).toEqual(
    lote.facturas.map(() => []),
  )
  expect(cargado.paso).toBe('dictamen')
  const validado = await c.validateFacturas(101)
  expect(validado.facturas.map(({ situacion }) => situacion)).toEqual(lote.facturas.map(() => 'correcta'))
  expect(validado.paso).toBe('layout')
  const conLayout = await c.layout(lote.layoutXlsx)
  expect(conLayout.avisos.map(({ titulo }) => titulo)).toEqual(['Layout Correcto!'])
  expect(conLayout.paso).toBe('nombre')
  await c.name('  Arrecife octubre 1 ')
  const conPdfs = await c.pdfs(lote.pdfs)
  expect(conPdfs.facturas.map((f) => f.pdf?.nombre)).toEqual(lote.pdfs.map(({ nombre }) => nombre))
  expect((await c.validateLote()).paso).toBe('confirmar')
  const guardado = await c.save()
  expect(guardado).toMatchObject({ facturas: 7, total: lote.total / 100, nombre: 'Arrecife octubre 1' })
  const fila = await readRow(app, 'lotes', { id: guardado.id })
  expect(fila).toMatchObject({
    estatus: 'No procesado',
    categoria: 'Proveedor',
    mensajeError: '1',
    creador: quien.correo,
    numFacturas: 7,
    numSinVerificar: 0,
    total: lote.total,
    proveedorId: 101,
  })
})
