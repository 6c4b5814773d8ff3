import { randomUUID } from 'node:crypto'
import type { Borrador } from '@valija/contract/borradores.ts'
import type { LoteMuestra } from '@valija/sandbox/muestras/lote.ts'
import { formDe } from '../../apps/server/testing/send-files.ts'
import type { Product } from '../setup/product.ts'

/** A lote saved by `proveedor@` through calls alone, for the tests that begin after one exists. */
export default async function saveThroughHttp(
  product: Product,
  lote: LoteMuestra,
  proveedorId = 101,
): Promise<number> {
  const id = await draftThroughHttp(product, lote, { proveedorId })
  return (await product.api<{ id: number }>('proveedor@valija.demo', 'POST', `/api/borradores/${id}/guardar`))
    .id
}

/** The same short of its last press: a draft with everything in its place. */
export async function draftThroughHttp(
  product: Product,
  lote: LoteMuestra,
  { proveedorId = 101, nombre = 'Guardado antes' } = {},
): Promise<string> {
  const id = randomUUID()
  const call = <T>(metodo: string, resto: string, body?: object) =>
    product.api<T>('proveedor@valija.demo', metodo, `/api/borradores${resto}`, body)
  const send = async (
    resto: string,
    archivos: readonly { nombre: string; bytes: Uint8Array }[],
    grupo: number,
  ) => {
    for (let i = 0; i < archivos.length; i += grupo)
      await call('POST', `/${id}${resto}`, formDe(archivos.slice(i, i + grupo)))
  }
  const until = async (done: (b: Borrador) => boolean): Promise<void> => {
    while (!done(await call<Borrador>('GET', `/${id}`))) await new Promise((resolve) => setImmediate(resolve))
  }
  await call('POST', '', { id })
  await send('/cfdis', lote.xmls, 5)
  await call('PUT', `/${id}/proveedor`, { proveedorId })
  await call('POST', `/${id}/validarFacturas`)
  await until(({ satPendientes }) => satPendientes === 0)
  await send('/layout', [{ nombre: 'layout.xlsx', bytes: lote.layoutXlsx }], 1)
  await call('POST', `/${id}/validarReservas`)
  await until(({ antPendientes }) => antPendientes === 0)
  await call('POST', `/${id}/validarLayout`)
  await call('PUT', `/${id}/nombre`, { nombre })
  await send('/pdfs', lote.pdfs, 3)
  await call('POST', `/${id}/validarLote`)
  return id
}
