import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedLote } from '../../../testing/seed-lote.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { dropOrphans } from '../borradores/drop-orphans.ts'
import { enfriarHistorial, readHistorial } from './enfriar-historial.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ dia: '2026-10-12' })
})
afterEach(() => app.stop())

const viejo = '2021-10-11'
const nuevo = '2021-10-13'
const filasDe = async (tabla: 'envios' | 'correos'): Promise<string[]> =>
  (
    await sql<{
      fila: string
    }>`select to_jsonb(t)::text as fila from ${sql.table(tabla)} t order by 1`.execute(app.deps.db)
  ).rows.map(({ fila }) => fila)
const guardadas = async () => {
  const leidas: string[] = []
  for await (const { tabla, fila } of readHistorial(app.deps)) leidas.push(`${tabla} ${fila}`)
  return leidas.toSorted()
}

/** Of a paid lote, of one that is still to be paid and of a deleted one; mails of every state and kind; old and new. */
async function sembrar(): Promise<{ vivo: number; pagado: number; eliminado: number }> {
  const { db } = app.deps
  const creador = await app.persona('proveedor', { idProveedores: [101] })
  const lote = async (estatus: 'Pagado' | 'En proceso de pago') =>
    (await seedLote(app, { creador, facturas: 1, estatus })).id
  const [pagado, vivo, eliminado] = [
    await lote('Pagado'),
    await lote('En proceso de pago'),
    await lote('En proceso de pago'),
  ]
  await sql`update lotes set eliminado_en = now() where id = ${eliminado}`.execute(db)
  await db.deleteFrom('envios').execute()
  await db.deleteFrom('correos').execute()
  for (const dia of [viejo, nuevo]) {
    await sql`insert into envios (lote_id, paso, resultado, detalle, cuando)
      select l, 'contabilidad', 'aceptado', '{"texto": "línea\\nsegunda"}', ${dia}::timestamptz + n * interval '1 minute'
      from unnest(${[pagado, vivo, eliminado]}::bigint[]) l, generate_series(1, 3) n`.execute(db)
    await sql`insert into correos (plantilla, registro, para, asunto, sistema, estado, creado_en)
      select p, '1', 'a@b.mx', 'Lote «Ñandú»', 1, e, ${dia}::timestamptz
      from unnest(array['loteRecibido', 'confirmacionPago', 'invitacion']) p, unnest(array['enviado', 'porEnviar', 'fallido']) e`.execute(
      db,
    )
  }
  return { vivo, pagado, eliminado }
}

test('[XI-C2] what is older than the years of the policy leaves for files that are read back as it was; what is open, unsent, shown or newer stays', async () => {
  const { vivo, pagado, eliminado } = await sembrar()
  const antes = { envios: await filasDe('envios'), correos: await filasDe('correos') }
  await enfriarHistorial(app.deps, 4)
  const quedan = { envios: await filasDe('envios'), correos: await filasDe('correos') }
  const idos = [
    ...antes.envios.filter((fila) => !quedan.envios.includes(fila)).map((fila) => `envios ${fila}`),
    ...antes.correos.filter((fila) => !quedan.correos.includes(fila)).map((fila) => `correos ${fila}`),
  ]
  expect(await guardadas()).toEqual(idos.toSorted())
  const leer = (fila: string) => JSON.parse(fila) as { lote_id?: number; plantilla?: string }
  expect(
    idos
      .map((fila) => leer(fila.slice(fila.indexOf(' '))))
      .map((fila) => String(fila.lote_id ?? fila.plantilla))
      .toSorted(),
  ).toEqual([pagado, pagado, pagado, eliminado, eliminado, eliminado, 'loteRecibido'].map(String).toSorted())
  expect(quedan.envios.filter((fila) => leer(fila).lote_id === vivo)).toHaveLength(6)
  // Files of four rows: two of envíos, one of correos; the same night again finds nothing.
  const frios = () =>
    app.deps.db.selectFrom('historialFrio').select(['tabla', 'filas']).orderBy('id').execute()
  const hechos = [
    { tabla: 'envios', filas: 4 },
    { tabla: 'envios', filas: 2 },
    { tabla: 'correos', filas: 1 },
  ]
  expect(await frios()).toEqual(hechos)
  await enfriarHistorial(app.deps, 4)
  expect(await frios()).toEqual(hechos)
  // No clean-up takes a file that holds them.
  await sql`update archivos set creado_en = '2000-01-01'`.execute(app.deps.db)
  await dropOrphans(app.deps, app.deps.reloj.ahora())
  expect(await guardadas()).toEqual(idos.toSorted())
})

test('[XI-C2] five years are kept whatever the policy says, and more where it says more', async () => {
  const { db } = app.deps
  await sembrar()
  const con = (anos: number) =>
    sql`update politica set valor = ${String(anos)}::jsonb where clave = 'anosHistorial'`.execute(db)
  const hay = async () => (await filasDe('envios')).length
  await con(9)
  await enfriarHistorial(app.deps)
  expect(await hay()).toBe(18)
  await con(0)
  await enfriarHistorial(app.deps)
  expect(await hay()).toBe(12)
})

test('[XI-C2] a store that keeps something else, or a row that changes meanwhile, and nothing leaves', async () => {
  await sembrar()
  const antes = await filasDe('envios')
  const { archivos } = app.deps
  const otro = { ...archivos, leerBytes: () => Promise.resolve(gzipSync('otra cosa')) }
  await expect(enfriarHistorial({ ...app.deps, archivos: otro })).rejects.toThrow(/is not what was written/)
  const cambia = {
    ...archivos,
    guardar: async (contenido: Parameters<typeof archivos.guardar>[0]) => {
      await sql`update envios set resultado = 'otro'`.execute(app.deps.db)
      return archivos.guardar(contenido)
    },
  }
  await expect(enfriarHistorial({ ...app.deps, archivos: cambia })).rejects.toThrow(/changed meanwhile/)
  expect(await filasDe('envios')).toHaveLength(antes.length)
  expect(await guardadas()).toEqual([])
})
