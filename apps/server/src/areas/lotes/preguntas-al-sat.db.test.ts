import type { FacturaFila, LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedLote } from '../../../testing/seed-lote.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { share } from '../facturas/share-preguntas.ts'
import { enEspera, guardadas } from './por-preguntar.ts'
import { verifyFacturas } from './verify-facturas.ts'

const app = await useTestApp()

const tandas = async () =>
  (
    await sql<{ ids: number[] }>`
      select data -> 'ids' as ids from pgboss.job where name = 'lotes.preguntarSat' and state = 'created' order by created_on, id`.execute(
      app.deps.db,
    )
  ).rows.map(({ ids }) => ids)

test('[XI-C2] all processes together ask the SAT as much a minute as the setting says, in shares for any worker, each factura once', async () => {
  const { id } = await app.deps.db
    .insertInto('usuarios')
    .values({ email: 'sat@prueba.mx', tipo: 'Proveedor' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { facturas } = await seedLote(app, {
    creador: { id, correo: 'sat@prueba.mx' },
    facturas: 40,
    estado: 'Sin verificar',
  })
  const [first, ...rest] = facturas.map((factura) => factura.id)
  await sql`update facturas set sat_consultado_en = now() where id = ${first}`.execute(app.deps.db)
  const config = { ...app.deps.config, VALIJA_SAT_POR_MINUTO: 39 }
  // Two workers at the same minute, and again while nobody has answered.
  await share({ ...app.deps, config }, [enEspera])
  await share({ ...app.deps, config }, [enEspera])
  const made = await tandas()
  expect(made.map(({ length }) => length).toSorted((a, b) => b - a)).toEqual([25, 14])
  // Who was asked last waits longest.
  expect(made.flat().toSorted((a, b) => a - b)).toEqual(rest)
  await sql`update pgboss.job set state = 'completed', completed_on = now() where name = 'lotes.preguntarSat'`.execute(
    app.deps.db,
  )
  await share({ ...app.deps, config: { ...config, VALIJA_SAT_POR_MINUTO: 1 } }, [enEspera])
  expect(await tandas()).toHaveLength(1)
})

test('[XI-C2] facturas that never get an answer neither keep the others waiting nor their share', async () => {
  const { id } = await app.deps.db
    .insertInto('usuarios')
    .values({ email: 'nunca@prueba.mx', tipo: 'Proveedor' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`update facturas set estado = 'Vigente'`.execute(app.deps.db)
  const { facturas } = await seedLote(app, {
    creador: { id, correo: 'nunca@prueba.mx' },
    facturas: 8,
    estado: 'Sin verificar',
  })
  const ids = facturas.map((factura) => factura.id)
  // As many as are asked at a time, before the others.
  const nunca = new Set(ids.slice(0, 5))
  const expresiones = new Map<string, number>()
  const { sat } = app.deps
  const deps = {
    ...app.deps,
    config: { ...app.deps.config, VALIJA_SAT_POR_MINUTO: 5 },
    sat: {
      consultar: (expresion: string, signal?: AbortSignal) => {
        const pedida = facturas.find(({ uuid }) => expresion.includes(uuid.toUpperCase()))?.id ?? 0
        expresiones.set(expresion, pedida)
        if (nunca.has(pedida)) throw new ExternalSystemError('sat', 'invalidAnswer')
        return sat.consultar(expresion, signal)
      },
    },
  }
  await expect(verifyFacturas(deps, ids)).rejects.toThrow('invalidAnswer')
  const waiting = await app.deps.db
    .selectFrom('facturas')
    .select('id')
    .where('id', 'in', ids)
    .where('satConsultadoEn', 'is', null)
    .orderBy('id')
    .execute()
  expect(new Set(expresiones.values())).toEqual(new Set(ids))
  expect(waiting.map((factura) => factura.id)).toEqual([...nunca])

  const asked = async () => {
    await sql`delete from pgboss.job where name = 'lotes.preguntarSat'`.execute(app.deps.db)
    app.reloj.advance(60_000)
    await share(deps, [enEspera])
    return (await tandas()).flat().toSorted((a, b) => a - b)
  }
  await app.deps.db
    .updateTable('facturas')
    .set({ estado: 'Sin verificar', satConsultadoEn: null })
    .where('id', 'in', ids)
    .execute()
  await sql`update lotes set num_sin_verificar = 8 where id in (select lote_id from facturas where id = ${ids[0]})`.execute(
    app.deps.db,
  )
  expect([await asked(), await asked()]).toEqual([ids.slice(0, 5), [...ids.slice(0, 2), ...ids.slice(5)]])
})

test('[XI-C1] while a share waits, the minutely look reads none of the week’s done ones', async () => {
  await sql`delete from pgboss.job where name = 'lotes.preguntarSat'`.execute(app.deps.db)
  await sql`insert into pgboss.job (name, state, completed_on, policy) select 'lotes.preguntarSat', 'completed', now(), 'standard'
      from generate_series(1, 20000)`.execute(app.deps.db)
  await sql`insert into pgboss.job (name, state, start_after, policy) select 'correos.enviar', 'created', now() + interval '1 day', 'standard'
      from generate_series(1, 5000)`.execute(app.deps.db)
  await sql`analyze pgboss.job`.execute(app.deps.db)
  await share(app.deps, [enEspera])
  expect(await tandas()).toHaveLength(1)
  const read = await app.deps.db.connection().execute(async (db) => {
    const leidos = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(db)
      await sql`select pg_stat_clear_snapshot()`.execute(db)
      const { rows } = await sql<{
        n: number
      }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_user_tables
          where schemaname = 'pgboss'`.execute(db)
      return rows[0]?.n ?? 0
    }
    const before = await leidos()
    await share({ ...app.deps, db }, [enEspera])
    return (await leidos()) - before
  })
  expect(await tandas()).toHaveLength(1)
  expect(read).toBeLessThan(50)
})

test('[VI-E3] a factura whose issuer asked the SAT to cancel it after it came says so in its lote, first; refused, it no longer does', async () => {
  const admin = await app.persona('admin')
  const { id, facturas } = await seedLote(app, { creador: admin, facturas: 3 })
  const suya = facturas[2]
  const dicho = async (estatusCancelacion: string) => {
    await switchSandbox(app, {
      sat: { porUuid: { [suya?.uuid.toUpperCase() ?? '']: { estatusCancelacion } } },
    })
    await verifyFacturas(app.deps, [suya?.id ?? 0])
    const { filas } = (await app.call('GET', `/api/lotes/${id}/facturas`, admin)).body as {
      filas: FacturaFila[]
    }
    const { numPorCancelarse } = (await app.call('GET', `/api/lotes/${id}`, admin)).body as LoteDetalle
    return [numPorCancelarse, ...filas.map((una) => [una.id === suya?.id, una.estado, una.seCancela])]
  }
  const demas = [false, 'Vigente', false]
  expect(await dicho('En proceso')).toEqual([1, [true, 'Vigente', true], demas, demas])
  expect(await dicho('Solicitud rechazada')).toEqual([0, demas, demas, [true, 'Vigente', false]])
})

test('[VI-E3] every night what was accepted and is not paid is asked about again; what the SAT found before it does not lose', async () => {
  const admin = await app.persona('admin')
  const askedAgo = (horas: number) =>
    app.deps.db
      .updateTable('facturas')
      .set({ satConsultadoEn: new Date(app.deps.reloj.ahora().getTime() - horas * 3_600_000) })
      .execute()
  const aceptado = await seedLote(app, { creador: admin, facturas: 4, estatus: 'En proceso de pago' })
  const pagado = await seedLote(app, { creador: admin, facturas: 1, estatus: 'Pagado' })
  const suyas = [...aceptado.facturas, ...pagado.facturas]
  const [cancelada, pedida, perdida, , paga] = suyas.map(({ uuid }) => uuid.toUpperCase())
  await switchSandbox(app, {
    sat: {
      porUuid: {
        [cancelada ?? '']: { estado: 'Cancelado' },
        [pedida ?? '']: { estatusCancelacion: 'En proceso' },
        [perdida ?? '']: { estado: 'No Encontrado' },
        [paga ?? '']: { estado: 'Cancelado' },
      },
    },
  })
  const estados = async () => {
    await share(app.deps, guardadas)
    await app.drainJobs()
    const { rows } = await sql<{ estado: string }>`
      select estado || ' ' || estatus_cancelacion as estado from facturas
      where lote_id in (${aceptado.id}, ${pagado.id}) order by id`.execute(app.deps.db)
    return rows.map(({ estado }) => estado.trim())
  }
  // Not twice a day.
  await askedAgo(19)
  expect(await estados()).toEqual(['Vigente', 'Vigente', 'Vigente', 'Vigente', 'Vigente'])
  await askedAgo(21)
  expect(await estados()).toEqual([
    'Cancelado Cancelado sin aceptación',
    'Vigente En proceso',
    'Vigente',
    'Vigente',
    'Vigente',
  ])
  const { rows } = await sql<{ a: string; motivo: string }>`
    select b.a, b.motivo from bitacora b join facturas f on f.id::text = b.entidad_id
    where b.entidad = 'factura' and f.lote_id = ${aceptado.id} and b.accion = 'verificarSat' order by f.id`.execute(
    app.deps.db,
  )
  expect(rows.map(({ a, motivo }) => [a, motivo])).toEqual([
    ['Cancelado', 'S - Comprobante obtenido satisfactoriamente.'],
    ['Vigente', 'En proceso'],
  ])
  expect((await app.call('GET', `/api/lotes/${aceptado.id}`, admin)).body).toMatchObject({
    numBloqueadas: 1,
    numPorCancelarse: 1,
  })
})

test('[B-063] what the SAT does not find it is asked again each hour, and once it shows it the lote goes; what is cancelled is not', async () => {
  await sql`update facturas set estado = 'Vigente'`.execute(app.deps.db)
  const admin = await app.persona('admin')
  const { id, facturas } = await seedLote(app, { creador: admin, facturas: 3, estado: 'Sin verificar' })
  const [tarda = '', cancelada = ''] = facturas.map(({ uuid }) => uuid)
  const no = { estado: 'No Encontrado' }
  await switchSandbox(app, { sat: { porUuid: { [tarda]: no, [cancelada]: { estado: 'Cancelado' } } } })
  /** What the minute's look asks of this lote, and what is said of it by then. */
  const look = async (minutos: number) => {
    app.reloj.advance(minutos * 60_000)
    await sql`delete from pgboss.job where name = 'lotes.preguntarSat'`.execute(app.deps.db)
    await share(app.deps, [enEspera])
    const suyas = new Set(facturas.map((factura) => factura.id))
    const pedidas = (await tandas()).flat().filter((una) => suyas.has(una)).length
    await app.drainJobs()
    const { rows } = await sql<{ estado: string; bloqueadas: number }>`
      select f.estado, l.num_bloqueadas as bloqueadas from facturas f join lotes l on l.id = f.lote_id
      where f.lote_id = ${id} order by f.id`.execute(app.deps.db)
    return [pedidas, ...rows.map(({ estado }) => estado), rows[0]?.bloqueadas]
  }
  expect(await look(1)).toEqual([3, 'No Encontrado', 'Cancelado', 'Vigente', 2])
  expect(await look(59)).toEqual([0, 'No Encontrado', 'Cancelado', 'Vigente', 2])
  expect(await look(2)).toEqual([1, 'No Encontrado', 'Cancelado', 'Vigente', 2])
  const si = { estado: 'Vigente' }
  await switchSandbox(app, { sat: { porUuid: { [tarda]: si, [cancelada]: si } } })
  expect(await look(61)).toEqual([1, 'Vigente', 'Cancelado', 'Vigente', 1])
  expect(await look(61)).toEqual([0, 'Vigente', 'Cancelado', 'Vigente', 1])
  const dichos = await app.deps.db
    .selectFrom('bitacora')
    .select(['de', 'a'])
    .where('entidad', '=', 'factura')
    .where('entidadId', '=', String(facturas[0]?.id))
    .where('accion', '=', 'verificarSat')
    .orderBy('id')
    .execute()
  expect(dichos.map(({ de, a }) => `${de} → ${a}`)).toEqual([
    'Sin verificar → No Encontrado',
    'No Encontrado → Vigente',
  ])
})
