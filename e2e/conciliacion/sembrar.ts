import { Buffer } from 'node:buffer'
import { estadoBbva, type Renglon } from '@valija/sandbox/muestras/estado-bbva.ts'
import { vi } from 'vitest'
import { pagoDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { formDe } from '../../apps/server/testing/send-files.ts'
import type { Product } from '../setup/product.ts'

export const admin = 'admin@valija.demo'
export const dia = '2026-10-12'

export const hoja = (nombre: string, renglones: readonly Renglon[]) => ({
  name: nombre,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(estadoBbva(renglones)),
})

/** Registered payments by their localizador, in the order given. */
export async function pagar(
  product: Product,
  pagos: readonly Parameters<typeof pagoDePrueba>[0][],
): Promise<number[]> {
  const { pagos: saved } = await product.api<{ pagos: { pagoID: number }[] }>(
    admin,
    'POST',
    '/api/pagos/guardar',
    { clave: crypto.randomUUID(), pagos: pagos.map((one) => pagoDePrueba(one)), motivoReuso: 'Prueba' },
  )
  return saved.map(({ pagoID }) => pagoID)
}

/** The statement previewed and imported, and the machine's run over it ended. */
export async function importar(
  product: Product,
  nombre: string,
  renglones: readonly Renglon[],
): Promise<number> {
  const { archivoID } = await product.api<{ archivoID: string }>(
    admin,
    'POST',
    '/api/estados-de-cuenta/previa',
    formDe([{ nombre, bytes: estadoBbva(renglones) }], { fuente: 'bbvaMxn' }),
  )
  const { importacionID } = await product.api<{ importacionID: number }>(
    admin,
    'POST',
    '/api/estados-de-cuenta',
    { archivoID, fuente: 'bbvaMxn' },
  )
  await corridaEnded(product)
  return importacionID
}

type Resumen = { corrida: { estado: string } | null }
export async function corridaEnded(product: Product): Promise<void> {
  const look = async () => {
    const { corrida } = await product.api<Resumen>(admin, 'GET', '/api/conciliacion/resumen')
    if (corrida?.estado !== 'terminada') throw new Error('the run has not ended')
  }
  await vi.waitFor(look, { timeout: 60_000 })
}
