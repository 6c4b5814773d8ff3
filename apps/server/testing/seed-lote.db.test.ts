import { expect, test } from 'vitest'
import { seedLote } from './seed-lote.ts'
import { useTestApp } from './test-app.ts'

const app = await useTestApp({ dia: '2026-10-10' })

test('a seeded lote adds up and its files are stored', async () => {
  const creador = await app.persona('proveedor', { idProveedores: [101] })
  for (const estatus of ['No procesado', 'En proceso de envío', 'En proceso de pago', 'Pagado'] as const) {
    const lote = await seedLote(app, { creador, facturas: 4, estatus })
    const facturas = await app.deps.db
      .selectFrom('facturas')
      .innerJoin('archivos', 'archivos.id', 'facturas.xmlArchivoId')
      .select(['facturas.total', 'archivos.hash'])
      .where('loteId', '=', lote.id)
      .execute()
    expect(facturas.reduce((suma, factura) => suma + factura.total, 0)).toBe(lote.total)
    for (const { hash } of facturas) expect(await app.deps.archivos.existe(hash)).toBe(true)
  }
})
