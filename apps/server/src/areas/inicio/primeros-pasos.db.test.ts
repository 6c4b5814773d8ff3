import type { PrimerosPasos } from '@valija/contract/primeros-pasos.ts'
import { describe, expect, it } from 'vitest'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { inTransaction } from '../../db/connection.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { startPrimerosPasos } from './primeros-pasos.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const otro = await app.persona('proveedor', { idProveedores: [101] })

const hechos = async (quien: Persona) => {
  const { pasos } = (await app.call('GET', '/api/inicio/primeros-pasos', quien)).body as PrimerosPasos
  return Object.fromEntries(pasos.map(({ clave, hecho }) => [clave, hecho]))
}
const crear = (quien: Persona) =>
  inTransaction(app.deps.db, (tx) =>
    writeBitacora(
      tx,
      { usuarioId: quien.id, correo: quien.correo },
      { entidad: 'lote', entidadId: 1, accion: 'crear' },
    ),
  )

describe('the first steps', () => {
  it('[X-5] a step ticks itself from what this person did, not from what another did or the demonstration told', async () => {
    await crear(hotel)
    await inTransaction(app.deps.db, startPrimerosPasos)
    await crear(otro)
    expect(await hechos(hotel)).toEqual({
      cargarLote: false,
      subirComplemento: false,
      verReserva: false,
      protegerCuenta: false,
    })
    expect((await hechos(otro)).cargarLote).toBe(true)
    await crear(hotel)
    expect((await hechos(hotel)).cargarLote).toBe(true)
  })
  it('[X-5] looking at a booking ticks its step for who opened it, and one that is not told does not', async () => {
    const operativo = await app.persona('OperativoProveedor')
    expect((await app.call('GET', '/api/reservas/NADIE1', operativo)).status).toBe(404)
    expect((await hechos(operativo)).verReserva).toBe(false)
    for (let veces = 0; veces < 2; veces++)
      expect((await app.call('GET', '/api/reservas/KTR482', operativo)).status).toBe(200)
    expect((await hechos(operativo)).verReserva).toBe(true)
    expect((await hechos(otro)).verReserva).toBe(false)
  })
  it('[X-5] closed by one person it stays closed for her, and open for the rest', async () => {
    expect((await app.call('POST', '/api/inicio/primeros-pasos/cerrar', hotel)).status).toBe(204)
    expect(await hechos(hotel)).toEqual({})
    expect(Object.keys(await hechos(otro))).toHaveLength(4)
    expect((await app.call('GET', '/api/inicio/primeros-pasos', await app.persona('usuario'))).status).toBe(
      403,
    )
  })
})
