import type {
  AgentePorFacturar,
  HotelPorFacturar,
  PagoSinReserva,
  ReservaPorFacturar,
  ResumenPorFacturar,
} from '@valija/contract/estancias.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import { usuariosDemo } from '@valija/sandbox/mundo/usuarios-demo.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Persona, useTestApp } from '../../testing/test-app.ts'
import { seedDemoUsers } from '../areas/acceso/seed-demo.ts'
import { seedCatalogosDemo } from '../areas/catalogos/seed-demo.ts'
import { readEstancias } from '../areas/estancias/read-estancias.ts'
import { loadMundo } from './cargar-mundo.ts'
import type { Tamano } from './plan-de-lotes.ts'

const tamano: Tamano = { hoteles: 6, meses: 4, facturasPorLote: 2, agentes: 3, clientes: 40 }
const hoy = '2026-10-10'
const dias = 5
const rowsOf = async <T extends object>(text: string): Promise<T[]> =>
  (await sql.raw<T>(text).execute(app.deps.db)).rows

const app = await useTestApp({ dia: hoy })
await seedDemoUsers(app.deps.db, usuariosDemo())
await seedCatalogosDemo(app.deps)
const { mundo, contabilidad } = app.sandbox
await loadMundo(app.deps, { mundo, contabilidad, tamano, databaseUrlDueno: app.databaseUrl })
await readEstancias(app.deps)

/** A credit note of what `id` bills of one booking, over so many hundredths of it and naming these. */
const nota = (id: number, rid: number, acredita: string, centesimas = 100) => `with n as (
    insert into facturas overriding system value
    select (jsonb_populate_record(null::facturas, to_jsonb(f) || jsonb_build_object('uuid', gen_random_uuid(), 'acredita', ${acredita},
      'id', (select max(id) + 1 from facturas), 'tipo_de_comprobante', 'E', 'serie_folio', 'NC' || f.id))).* from facturas f where f.id = ${id} returning id)
  insert into factura_reservas (factura_id, folio, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
    select n.id, r.folio, r.booking_code, r.base, 0, 0, 0, r.total_reserva * ${centesimas} / 100 from n, factura_reservas r where r.id = ${rid}`
/** What the world lacks, a few of each: documents that stand no more, notes of every kind, what nobody knows. */
async function plant(): Promise<void> {
  const renglones = (tipo: 'p' | 'c') =>
    rowsOf<{
      id: number
      rid: number
      code: string
    }>(`select f.id, r.id as rid, r.booking_code as code from facturas f
      join factura_reservas r on r.factura_id = f.id where f.tipo = '${tipo}' and f.retirada_en is null order by r.id`)
  const deHotel: ((row: { id: number; rid: number; code: string }) => string)[] = [
    ({ id, rid }) => nota(id, rid, 'array[f.uuid]'),
    ({ id, rid }) => nota(id, rid, 'array[f.uuid]', 60),
    // Of an invoice that was never handed in here.
    ({ id, rid }) => nota(id, rid, 'array[gen_random_uuid()]'),
    ({ id, rid }) => nota(id, rid, `'{}'::uuid[]`),
    ({ id }) => `update facturas set estado = 'Cancelado' where id = ${id}`,
    ({ id }) => `update facturas set retirada_en = now() where id = ${id}`,
    ({ id }) =>
      `update facturas set revision = 'rechazada', revision_motivo = 'x', revisada_en = now() where id = ${id}`,
    ({ code }) =>
      `update estancias set proveedor_id = proveedor_id + 1, proveedor_rfc = 'OTR010101AB1' where reserva_ant = '${code}'`,
    ({ code }) => `update estancias set proveedor_id = proveedor_id + 1 where reserva_ant = '${code}'`,
    ({ code }) => `update estancias set cancelada = true where reserva_ant = '${code}'`,
    ({ code }) =>
      `update factura_reservas set booking_code = lower(booking_code) where booking_code = '${code}'`,
    () => 'select 1',
  ]
  const deAgente: ((row: { id: number }) => string)[] = [
    ({ id }) => `update facturas set retirada_en = now() where id = ${id}`,
    ({ id }) => `update facturas set estado = 'Cancelado', envio = 'rechazado' where id = ${id}`,
    () => 'select 1',
  ]
  for (const [i, row] of (await renglones('p')).entries())
    await rowsOf(deHotel[i % deHotel.length]?.(row) ?? '')
  for (const [i, row] of (await renglones('c')).entries())
    await rowsOf(deAgente[i % deAgente.length]?.(row) ?? '')
  const cada = (n: number, tabla: string, clave: string) =>
    `${clave} in (select ${clave} from (select ${clave}, row_number() over (order by ${clave}) as n from ${tabla}) x where x.n % ${n} = 0)`
  await rowsOf(`update estancias set costo = null where ${cada(7, 'estancias', 'localizador')}`)
  await rowsOf(`update estancias set proveedor_id = null where ${cada(31, 'estancias', 'localizador')}`)
  await rowsOf(`update estancias set moneda = 'USD' where ${cada(5, 'estancias', 'localizador')}`)
  await rowsOf(`update comisiones set commission = -1 where ${cada(4, 'comisiones', 'booking_code')}`)
  await rowsOf(`update pagos set booking_code = 'NADIE' || pago_id where ${cada(6, 'pagos', 'pago_id')}`)
  await rowsOf(`update pagos set estado_id = 2 where ${cada(9, 'pagos', 'pago_id')}`)
}

/**
 * Where the factura of every stay that is over stands, from the facturas, lotes, drafts and stays themselves: a document stands
 * while notes that name it, or that name none and are of its hotel, leave something of it.
 */
const estancias = `
  with nombre as (select e.localizador, e.proveedor_id, e.proveedor_rfc, n.nombre from estancias e
      cross join lateral (values (e.localizador), (e.reserva_ant), (e.localizador_externo)) n(nombre) where n.nombre is not null),
  documento as (select n.localizador, n.proveedor_id is null or n.proveedor_id = l.proveedor_id or replace(n.proveedor_rfc, '-', '') = replace(l.proveedor_rfc, '-', '') as suya, f.id, f.uuid, f.acredita, f.moneda, l.proveedor_rfc,
      f.tipo_de_comprobante = 'E' as nota, f.estado = 'Cancelado' as cancelada, l.estatus in ('Pagado', 'En proceso de pago') as procesada,
      sum(r.total_reserva) as monto
    from nombre n join factura_reservas r on upper(replace(r.booking_code, '-', '')) = upper(n.nombre)
      join facturas f on f.id = r.factura_id and f.tipo = 'p' and f.eliminada_en is null and f.retirada_en is null
      join lotes l on l.id = f.lote_id and l.eliminado_en is null
    where coalesce(f.revision, '') <> 'rechazada' group by 1, 2, f.id, l.id),
  factura as (select d.*, not cancelada and monto > coalesce((select sum(n.monto) from documento n where n.localizador = d.localizador and n.nota
      and not n.cancelada and n.moneda = d.moneda and (d.uuid = any(n.acredita) or n.acredita = '{}' and n.proveedor_rfc = d.proveedor_rfc)), 0) as en_pie
    from documento d where not nota),
  situada as (select e.*, case
      when exists (select from factura f where f.localizador = e.localizador and en_pie and suya and procesada) then null
      when exists (select from factura f where f.localizador = e.localizador and en_pie and suya) then 'enLote'
      when exists (select from factura f where f.localizador = e.localizador and en_pie) then 'deOtroHotel'
      when exists (select from nombre n join borrador_renglones r on upper(replace(r.booking_code, '-', '')) = upper(n.nombre)
        join borradores b on b.id = r.borrador_id and b.categoria = 'Proveedor' where n.localizador = e.localizador) then 'enBorrador'
      when exists (select from factura f where f.localizador = e.localizador and suya) then 'facturaCancelada'
      else 'sinFactura' end as situacion
    from estancias e where not e.cancelada and '${hoy}' - e.salida >= ${dias})`

const all = async <T>(ruta: string, quien: Persona): Promise<T[]> => {
  const filas: T[] = []
  let cursor = ''
  do {
    const { status, body } = await app.call('GET', `/api/por-facturar/${ruta}?porPagina=100${cursor}`, quien)
    if (status === 403) return []
    expect(status, ruta).toBe(200)
    const pagina = body as Pagina<T>
    filas.push(...pagina.filas)
    cursor = pagina.siguiente === null ? '' : `&cursor=${encodeURIComponent(pagina.siguiente)}`
  } while (cursor !== '')
  return filas
}
const resumenDe = async (quien: Persona) =>
  (await app.call('GET', '/api/por-facturar/resumen', quien)).body as ResumenPorFacturar
const byText = <T>(filas: readonly T[]) => filas.map((fila) => JSON.stringify(fila)).sort()

type Quien = { persona: Persona; hotel: string; agente: string; pagos: string }
const todos = async (): Promise<Record<string, Quien>> => {
  const [con] = await rowsOf<{
    hotel: number
    agente: number
  }>(`select (select proveedor_id from estancias where proveedor_id is not null
      group by 1 order by count(*) desc, 1 limit 1) as hotel, (select comisionista_id from comisiones group by 1 order by count(*) desc, 1 limit 1) as agente`)
  const { hotel, agente } = con ?? { hotel: 0, agente: 0 }
  return {
    admin: { persona: await app.persona('admin'), hotel: 'true', agente: 'true', pagos: 'true' },
    deHoteles: {
      persona: await app.persona('OperativoProveedor'),
      hotel: 'true',
      agente: 'false',
      pagos: 'true',
    },
    deAgentes: {
      persona: await app.persona('OperativoComisionista'),
      hotel: 'false',
      agente: 'true',
      pagos: 'true',
    },
    hotel: {
      persona: await app.persona('proveedor', { idProveedores: [hotel] }),
      hotel: `proveedor_id = ${hotel}`,
      agente: 'false',
      pagos: 'false',
    },
    agente: {
      persona: await app.persona('comisionista', { claims: [['idComisionista', String(agente)]] }),
      hotel: 'false',
      agente: `comisionista_id = ${agente}`,
      pagos: 'false',
    },
    usuario: { persona: await app.persona('usuario'), hotel: 'false', agente: 'false', pagos: 'false' },
  }
}

await plant()

describe('what nobody has sent, of the demonstration', () => {
  let quienes: [string, Quien][]
  beforeAll(async () => {
    quienes = Object.entries(await todos())
  })

  test('[X-3] every stay without a factura on its way, where its factura is, and its age: to each role its own', async () => {
    for (const [rol, { persona, hotel }] of quienes) {
      const suyas = await rowsOf<{
        situacion: string
      }>(`${estancias} select localizador, moneda, costo / 100.0::float8 as costo, situacion,
        '${hoy}' - salida as dias from situada where situacion is not null and ${hotel}`)
      if (rol === 'admin')
        expect(new Set(suyas.map(({ situacion }) => situacion)).size, 'kinds').toBeGreaterThanOrEqual(4)
      const dichas = (await all<ReservaPorFacturar>('reservas', persona)).map(
        ({ localizador, moneda, costo, situacion, dias }) => ({
          localizador,
          moneda,
          costo,
          situacion,
          dias,
        }),
      )
      expect(byText(dichas), rol).toEqual(byText(suyas))
    }
  })

  test('[X-3] hotels with what they have not billed by currency, what has no known cost, and the oldest stay', async () => {
    for (const [rol, { persona, hotel }] of quienes) {
      const pedidas = await rowsOf<{
        reservas: number
        dias: number
      }>(`${estancias} select proveedor_id as "proveedorId", count(*)::int as reservas,
          coalesce(sum(costo) filter (where moneda = 'MXN'), 0) / 100.0::float8 as "MXN", coalesce(sum(costo) filter (where moneda = 'USD'), 0) / 100.0::float8 as "USD",
          count(*) filter (where costo is null)::int as "sinImporte", min(salida) as "masAntigua", '${hoy}' - min(salida) as dias
        from situada where situacion in ('sinFactura', 'facturaCancelada') and proveedor_id is not null and ${hotel} group by 1`)
      const sinHotel = await rowsOf(`${estancias} select localizador from situada
        where situacion in ('sinFactura', 'facturaCancelada') and proveedor_id is null and ${hotel}`)
      if (rol === 'admin') expect(sinHotel.length).toBeGreaterThan(1)
      const filas = await all<HotelPorFacturar>('hoteles', persona)
      const dichas = filas.map(({ proveedorId, reservas, sumas, masAntigua, dias }) => ({
        proveedorId,
        reservas,
        ...sumas,
        masAntigua,
        dias,
      }))
      expect(byText(dichas.map(ordered)), rol).toEqual(byText(pedidas.map(ordered)))
      const { hoteles } = await resumenDe(persona)
      if (hotel === 'false') expect(hoteles ?? null, rol).toBeNull()
      else
        expect(hoteles, rol).toEqual({
          hoteles: filas.length,
          reservas: suma(pedidas, 'reservas'),
          sumas: {
            MXN: suma(pedidas, 'MXN'),
            USD: suma(pedidas, 'USD'),
            sinImporte: suma(pedidas, 'sinImporte'),
          },
          dias: Math.max(0, ...pedidas.map((una) => una.dias)),
          sinHotel: sinHotel.length,
        })
    }
  })

  test('[X-3] agents with the commissions that they may bill and have not, and the age of the oldest', async () => {
    for (const [rol, { persona, agente }] of quienes) {
      const pedidas = await rowsOf<{ dias: number }>(
        `select c.comisionista_id as "comisionistaId", count(*)::int as comisiones,
          sum(c.commission) / 100.0::float8 as total, '${hoy}' - min(coalesce(e.salida, c.booking_date)) as dias
        from comisiones c left join estancias e on e.localizador = c.booking_code
        where c.commission > 0 and c.${agente} and (c.comisionista_id, c.booking_code) not in (
          select l.proveedor_id, r.booking_code from factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id
          where f.tipo = 'c' and f.eliminada_en is null and l.eliminado_en is null and f.retirada_en is null
            and (l.estatus in ('En proceso de pago', 'Pagado') or f.envio in ('enviado', 'aceptado', 'duda')
              or f.estado <> 'Cancelado' and coalesce(f.revision, '') <> 'rechazada'))
        group by 1`
          .replace('c.true', 'true')
          .replace('c.false', 'false'),
      )
      if (rol === 'admin') expect(pedidas.length).toBeGreaterThan(1)
      const filas = await all<AgentePorFacturar>('comisiones', persona)
      const dichas = filas.map(({ comisionistaId, comisiones, total, dias }) => ({
        comisionistaId,
        comisiones,
        total,
        dias,
      }))
      expect(byText(dichas.map(ordered)), rol).toEqual(byText(pedidas.map(ordered)))
      const { comisiones } = await resumenDe(persona)
      if (agente === 'false') expect(comisiones ?? null, rol).toBeNull()
      else
        expect(comisiones, rol).toMatchObject({
          agentes: pedidas.length,
          comisiones: suma(pedidas, 'comisiones'),
          total: suma(pedidas, 'total'),
          dias: Math.max(0, ...pedidas.map((una) => una.dias)),
        })
    }
  })

  test('[X-3] in a sheet what nobody knows is no figure: a commission that cannot be paid, hotels of which no cost is known', async () => {
    const sheet = async (ruta: string, quien: Persona) => {
      const { raw } = await app.call('GET', `${ruta}?formato=csv`, quien)
      const [titulos = [], ...filas] = raw
        .toString()
        .trim()
        .split(/\r?\n/)
        .map((fila) => fila.split(','))
      return { filas, column: (titulo: string) => titulos.findIndex((uno) => uno.includes(titulo)) }
    }
    const { admin, agente } = Object.fromEntries(quienes)
    if (!admin || !agente) throw new Error('nobody')
    const [suyas] = await rowsOf<{
      pagables: string[]
      otras: number
    }>(`select count(*) filter (where commission <= 0)::int as otras,
      array_agg((commission / 100.0)::numeric(12, 2)::text) filter (where commission > 0) as pagables from comisiones where ${agente.agente}`)
    const comisiones = await sheet('/api/comisiones/exportar', agente.persona)
    const importe = comisiones.column('Comisión')
    expect(suyas?.otras).toBeGreaterThan(0)
    const inOrder = (importes: readonly unknown[]) =>
      importes.map(String).toSorted((a, b) => a.localeCompare(b))
    expect(inOrder(comisiones.filas.map((fila) => fila[importe]))).toEqual(
      inOrder([...(suyas?.pagables ?? []), ...Array(suyas?.otras ?? 0).fill('')]),
    )
    await rowsOf(`update estancias set costo = null where proveedor_id = 110`)
    const hoteles = await sheet('/api/por-facturar/hoteles/exportar', admin.persona)
    const [sinCosto] = hoteles.filas.filter((fila) => Number(fila[hoteles.column('Sin importe')]) > 60)
    expect(sinCosto?.[hoteles.column('Costo')]).toBe('')
  })

  test('[X-3] payments of customers whose booking no engine told of, in the currency they were paid in', async () => {
    for (const [rol, { persona, pagos }] of quienes) {
      const pedidos = await rowsOf<{
        moneda: string
        montoPago: number
        dias: number
      }>(`select pago_id as "pagoID", case moneda_id when 2 then 'USD' else 'MXN' end as moneda,
          monto_pago / 100.0::float8 as "montoPago", '${hoy}' - fecha_pago as dias
        from pagos where ${pagos} and estado_id <> 2 and booking_code not in (select localizador from estancias union select booking_code from reservas_de_pago)`)
      if (rol === 'admin') expect(pedidos.length).toBeGreaterThan(3)
      const filas = await all<PagoSinReserva>('pagos', persona)
      const dichos = filas.map(({ pagoID, moneda, montoPago, dias }) => ({ pagoID, moneda, montoPago, dias }))
      expect(byText(dichos.map(ordered)), rol).toEqual(byText(pedidos.map(ordered)))
      const resumen = await resumenDe(persona)
      const de = (moneda: string) =>
        suma(
          pedidos.filter((uno) => uno.moneda === moneda),
          'montoPago',
        )
      if (pagos === 'false') expect(resumen.pagos ?? null, rol).toBeNull()
      else
        expect(resumen.pagos, rol).toEqual({
          pagos: pedidos.length,
          sumas: { MXN: de('MXN'), USD: de('USD'), sinImporte: 0 },
          dias: Math.max(0, ...pedidos.map((uno) => uno.dias)),
        })
    }
  })
})

const ordered = <T extends object>(fila: T) =>
  Object.fromEntries(Object.entries(fila).sort(([a], [b]) => a.localeCompare(b)))
const suma = (filas: readonly object[], campo: string): number =>
  Math.round(filas.reduce((total, fila) => total + 100 * ((fila as Record<string, number>)[campo] ?? 0), 0)) /
  100
