import { randomUUID } from 'node:crypto'
import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { pagoDePrueba, reservaDePrueba } from '../../testing/pagos-de-prueba.ts'
import { seedLote } from '../../testing/seed-lote.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { seedCatalogosDemo } from '../areas/catalogos/seed-demo.ts'
import { complementoPlantilla, registroDeAviso } from '../areas/complementos/correo-complemento.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })

/** `n` more rows like one that is there, each with what makes it another: `cambio` is JSON over its number `g`. */
const multiply = (tabla: string, donde: string, n: number, columnas: string, valores: string) =>
  sql
    .raw(
      `insert into ${tabla} (${columnas}) select ${valores} from ${tabla} t, generate_series(1, ${n}) g where ${donde}`,
    )
    .execute(app.deps.db)
const columnsOf = async (tabla: string, menos: readonly string[]) => {
  const { rows } = await sql<{ columnName: string }>`
    select column_name from information_schema.columns where table_name = ${tabla} and is_generated = 'NEVER'`.execute(
    app.deps.db,
  )
  return rows.map(({ columnName }) => columnName).filter((columna) => !menos.includes(columna))
}
const copies = async (
  tabla: string,
  donde: string,
  n: number,
  cambio: Record<string, string>,
  clave: string,
) => {
  const mismas = await columnsOf(tabla, [clave, ...Object.keys(cambio)])
  await multiply(
    tabla,
    donde,
    n,
    [...mismas, ...Object.keys(cambio)].join(', '),
    [...mismas.map((columna) => `t.${columna}`), ...Object.values(cambio)].join(', '),
  )
}

it('[VI-D8] the documented list of pre-invoices gives every one, however many there are', async () => {
  const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
  const [linea] = makeComisiones(makeMundo())
    .deCliente('501')
    .filter(({ commission }) => commission !== null)
  await app.call('POST', '/api/prefacturas', agente, { bookingCodes: [linea?.bookingCode] })
  await copies('prefacturas', 'true', 620, {}, 'id')
  await sql`insert into prefactura_reservas (prefactura_id, comisionista_id, booking_code, description, total)
    select p.id, p.comisionista_id, 'X' || p.id, '', 100 from prefacturas p
    where not exists (select 1 from prefactura_reservas r where r.prefactura_id = p.id)`.execute(app.deps.db)
  const todas = (await app.call('GET', '/api/PreFactura', agente)).body as { idFactura: number }[]
  expect(new Set(todas.map(({ idFactura }) => idFactura)).size).toBe(621)
  expect((await app.call('GET', '/api/PreFactura/ObtenerPreReservas', agente)).body).toHaveLength(621)
})

it('[VI-D8] the payments of a booking are all of them, and what is missing is computed from all', async () => {
  const { localizador, rfc } = reservaDePrueba('sinPagos')
  const guardado = await app.call('POST', '/api/pagos/guardar', admin, {
    clave: randomUUID(),
    pagos: [pagoDePrueba({ localizador, monto: 1 })],
  })
  expect(guardado.status, JSON.stringify(guardado.body)).toBe(200)
  await copies('pagos', 'true', 600, {}, 'pago_id')
  const { body } = await app.call('POST', '/api/pagos/buscar-reserva', admin, { localizador, rfc })
  expect((body as { pagos: unknown[] }).pagos).toHaveLength(601)
})

it('[VI-D8] the filter offers every hotel that has lotes', async () => {
  await seedLote(app, { creador: hotel, facturas: 1 })
  await copies(
    'lotes',
    'true',
    2100,
    { proveedor_id: '100000 + g', proveedor_nombre: "'Hotel ' || g", borrador_id: 'null' },
    'id',
  )
  const hoteles = (await app.call('GET', '/api/lotes/proveedores?categoria=Proveedor', admin)).body
  expect(hoteles).toHaveLength(2101)
  await sql`delete from lotes where proveedor_id > 100000`.execute(app.deps.db)
})

it('[VI-D8] the mail of what is due counts all that is due, lists some and says how many more', async () => {
  const lote = await seedLote(app, { creador: hotel, facturas: 1, estatus: 'En proceso de pago', dia })
  const pago = (
    await app.call('POST', '/api/Factura/guardarComprobantes', admin, [
      {
        idFactura: lote.id,
        rfc: (makeMundo().proveedor('101')?.rfc ?? '').replaceAll('-', ''),
        bancobeneficiario: 'BBVA',
        fechapago: dia,
        totalLayout: lote.total / 100,
        folio: 'P1',
      },
    ])
  ).status
  expect(pago).toBe(200)
  await copies('factura_pagos', `t.lote_id = ${lote.id}`, 2100, {}, 'id')
  const { rows } = await sql<{ vence: string }>`
    select vence::text from complementos_esperados where lote_id = ${lote.id}`.execute(app.deps.db)
  const mismas = await columnsOf('complementos_esperados', ['id', 'factura_pago_id'])
  await sql
    .raw(
      `insert into complementos_esperados (${mismas.join(', ')}, factura_pago_id)
        select ${mismas.map((columna) => `t.${columna}`).join(', ')}, p.id
        from complementos_esperados t join factura_pagos p on p.lote_id = t.lote_id and p.id <> t.factura_pago_id
        where t.lote_id = ${lote.id}`,
    )
    .execute(app.deps.db)
  const mail = await complementoPlantilla.prepare(
    app.deps,
    registroDeAviso('vence', lote.id, rows[0]?.vence ?? ''),
    hotel.correo,
  )
  expect(mail?.parrafos.join()).toContain('2,101')
  expect(mail?.datos).toHaveLength(20)
  expect(mail?.notas?.join()).toContain('2,081')
})
