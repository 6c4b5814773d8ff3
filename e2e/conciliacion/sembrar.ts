import { Buffer } from 'node:buffer'
import { estadoBbva, type Renglon } from '@valija/sandbox/muestras/estado-bbva.ts'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { multipart, pagoDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
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
  const login = await fetch(`${product.url}/api/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin, password: claveDemo }),
  })
  const { token } = (await login.json()) as { token: string }
  const { payload, contentType } = multipart({ nombre, bytes: estadoBbva(renglones) }, { fuente: 'bbvaMxn' })
  const answer = await fetch(`${product.url}/api/estados-de-cuenta/previa`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    body: new Uint8Array(payload),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { archivoID } = (await answer.json()) as { archivoID: string }
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
  for (let tries = 0; tries < 200; tries++) {
    const { corrida } = await product.api<Resumen>(admin, 'GET', '/api/conciliacion/resumen')
    if (corrida?.estado === 'terminada') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the run never ended')
}
