import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedLote } from '../../../testing/seed-lote.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { areaJobs } from '../../areas.ts'
import { tandasDeSat } from './share-preguntas.ts'

const app = await useTestApp()
const admin = await app.persona('admin')
const horas = (n: number) => n * 3_600_000

/** Some facturas that wait for the SAT and complements of another day, and no more. */
const seed = async (facturas: number, complementos: number) => {
  await sql`update lotes set eliminado_en = now()`.execute(app.deps.db)
  await sql`update complementos set cancelado_en = now()`.execute(app.deps.db)
  const lote = await seedLote(app, {
    creador: { id: admin.id, correo: admin.correo },
    facturas,
    estado: 'Sin verificar',
  })
  await sql`insert into complementos (uuid, emisor, emisor_nombre, receptor, total, uso_cfdi, regimen_fiscal_receptor,
      tipo_de_comprobante, fechapago, moneda_p, monto_total_pagos, estado, creador_id, creador, xml_archivo_id, pdf_archivo_id,
      sat_consultado_en, creado_en)
    select gen_random_uuid(), 'HAA0503127K4', 'Hotel', 'AGE010101AAA', 0, 'CP01', '601', 'P', '2026-09-10', 'MXN', 10000, 'Vigente',
      ${admin.id}, 'x', f.xml_archivo_id, f.xml_archivo_id, timestamptz '2026-09-20', timestamptz '2026-09-20'
    from facturas f, generate_series(1, ${complementos}) where f.id = ${lote.facturas[0]?.id}`.execute(
    app.deps.db,
  )
  return lote
}

/** What the minute's job shares out for each queue, so many a minute, beside what waits there. */
const minute = async (porMinuto: number) => {
  app.reloj.advance(60_000)
  const config = { ...app.deps.config, VALIJA_SAT_POR_MINUTO: porMinuto }
  const jobs = areaJobs({ ...app.deps, config })
  await jobs
    .find(({ nombre }) => nombre === 'facturas.repartirPreguntas')
    ?.work({}, new AbortController().signal)
  const de = (cola: string) =>
    sql`(select coalesce(sum(jsonb_array_length(data -> 'ids')), 0)::int from pgboss.job where name = ${cola} and state = 'created')`
  const { rows } = await sql<{ facturas: number; complementos: number }>`select
    ${de(tandasDeSat.facturas)} as facturas, ${de(tandasDeSat.complementos)} as complementos`.execute(
    app.deps.db,
  )
  return rows[0]
}

test('[XI-C2] facturas and complements together are never asked about more in a minute than the setting says', async () => {
  await seed(6, 9)
  // By day the facturas alone.
  expect(await minute(4)).toEqual({ facturas: 4, complementos: 0 })
  await app.drainJobs()
  app.reloj.advance(horas(-9))
  expect(await minute(7)).toEqual({ facturas: 0, complementos: 7 })
  // While they wait nobody is asked about besides.
  expect(await minute(7)).toEqual({ facturas: 0, complementos: 7 })
  await app.drainJobs()
  // What they leave is the facturas'.
  expect(await minute(3)).toEqual({ facturas: 1, complementos: 2 })
  await app.drainJobs()
  expect(await minute(7)).toEqual({ facturas: 1, complementos: 0 })
  await app.drainJobs()
  app.reloj.advance(horas(9))
})

test('[VI-E3] a SAT that does not answer leaves nobody waiting: each has its turn again, and what it says then is taken', async () => {
  const { id } = await seed(2, 3)
  app.reloj.advance(horas(-9))
  await switchSandbox(app, { sat: { caido: true } })
  expect(await minute(4)).toEqual({ facturas: 1, complementos: 3 })
  await app.drainJobs()
  // The complements have had theirs this night.
  expect(await minute(4)).toEqual({ facturas: 2, complementos: 0 })
  await app.drainJobs()
  await switchSandbox(app, { sat: { caido: false } })
  app.reloj.advance(horas(24))
  expect(await minute(4)).toEqual({ facturas: 1, complementos: 3 })
  await app.drainJobs()
  expect(await minute(4)).toEqual({ facturas: 1, complementos: 0 })
  await app.drainJobs()
  const { rows } = await sql<{ faltan: number }>`select
      (select count(*) from facturas where lote_id = ${id} and estado <> 'Vigente')
      + (select count(*) from complementos where cancelado_en is null and sat_consultado_en < '2026-10-01') as faltan`.execute(
    app.deps.db,
  )
  expect(Number(rows[0]?.faltan)).toBe(0)
})
