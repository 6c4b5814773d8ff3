import { parseCertificado } from '@valija/cfdi/certificado/certificado.ts'
import { cryptoNode } from '@valija/cfdi/crypto-node.ts'
import { verifyCfdi } from '@valija/cfdi/verify.ts'
import type { Inicio } from '@valija/contract/inicio.ts'
import { pesosToCentavos } from '@valija/contract/pesos.ts'
import type { Reserva } from '@valija/contract/reservas.ts'
import { readRecibo } from '@valija/documents/recibos/read-recibo.ts'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { usuariosDemo } from '@valija/sandbox/mundo/usuarios-demo.ts'
import { makeReservasCliente } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { answerFor } from '@valija/sandbox/sat/consulta.ts'
import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { seedDemoUsers } from '../areas/acceso/seed-demo.ts'
import { seedCatalogosDemo } from '../areas/catalogos/seed-demo.ts'
import { readEstancias } from '../areas/estancias/read-estancias.ts'
import { readPrimerosPasos } from '../areas/inicio/primeros-pasos.ts'
import { readArchivo } from '../http/store-archivo.ts'
import { revisarArchivos } from '../operacion/revisar-archivos.ts'
import { loadMundo } from './cargar-mundo.ts'
import { planDeLotes, type Tamano, tamanoDemo } from './plan-de-lotes.ts'
import { reservasParaProbar } from './reservas-para-probar.ts'

const tamano: Tamano = { hoteles: 12, meses: 3, facturasPorLote: 2, agentes: 8, clientes: 60 }
const hoy = '2026-10-10' as Dia
const app = await useTestApp({ dia: hoy })
await seedDemoUsers(app.deps.db, usuariosDemo())
await seedCatalogosDemo(app.deps)
expect(
  await loadMundo(app.deps, {
    contabilidad: app.sandbox.contabilidad,
    mundo: app.sandbox.mundo,
    tamano,
    databaseUrlDueno: app.databaseUrl,
  }),
).toBe(true)
const admin = await app.persona('admin')

const rowsOf = async <T extends object>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(app.deps.db)).rows
/** What breaks a rule: none may. */
const none = async (text: string) => expect(await rowsOf(sql.raw<object>(text)), text).toEqual([])

describe('the world of the demonstration', () => {
  test('[X-5] every sum of a lote is that of its facturas and payments', async () => {
    await none(`select l.id from lotes l left join lateral (
        select count(*) n, coalesce(sum(f.total), 0) total,
          count(*) filter (where f.estado not in ('Vigente', 'Cancelado', 'No Encontrado')) sin,
          count(*) filter (where f.estado in ('Cancelado', 'No Encontrado') or f.validacion_efos in ('100', '101', '104')) bloq,
          count(*) filter (where f.estado = 'Vigente' and f.estatus_cancelacion = 'En proceso') cancelarse,
          count(*) filter (where f.envio in ('rechazado', 'duda')) exc,
          coalesce(sum((select count(*) from factura_reservas r where r.factura_id = f.id)), 0) reservas
        from facturas f where f.lote_id = l.id and f.retirada_en is null and f.eliminada_en is null) c on true
      where (l.num_facturas, l.total, l.num_sin_verificar, l.num_bloqueadas, l.num_por_cancelarse, l.num_excepciones, l.num_reservas)
        is distinct from (c.n, c.total, c.sin, c.bloq, c.cancelarse, c.exc, c.reservas)`)
    await none(`select l.id from lotes l where l.pagado <> (select coalesce(sum(c.total), 0) from comprobantes_pago c
      where c.lote_id = l.id and c.anulado_en is null) or (l.estatus = 'Pagado') <> (l.pagado = l.total)`)
    await none(
      `select c.id from comprobantes_pago c where c.total <> (select sum(p.monto) from factura_pagos p where p.comprobante_id = c.id)`,
    )
    await none(
      `select f.id from facturas f where f.total < (select coalesce(sum(p.monto), 0) from factura_pagos p where p.factura_id = f.id)`,
    )
  })

  test('[X-5] [IX-B] what ANT sent back is noted for the home page as the product notes it', async () => {
    expect((await rowsOf(sql<object>`select 1 from rechazos`)).length).toBeGreaterThan(0)
    await none(`select f.id, r.id from (select * from facturas where envio = 'rechazado') f
      full join rechazos r on r.uuid = f.uuid and r.lote_id = f.lote_id
      where (f.total, f.moneda, f.envio_en, f.envio_motivo) is distinct from (r.total, r.moneda, r.creado_en, r.causa->'motivo')
        or r.regla is distinct from 'rechazadaPorAnt'`)
  })

  test('[X-5] what is sent is in ANT’s books as its row says, and nothing else is', async () => {
    const lotes = await rowsOf(sql<{
      id: number
      estatus: string
      facturas: { id: string; envio: string; folio: string | null; uuid: string }[]
    }>`
      select l.id, l.estatus, json_agg(json_build_object('id', f.id::text, 'envio', f.envio, 'folio', f.envio_folio, 'uuid', upper(f.uuid::text)) order by f.id) as facturas
      from lotes l join facturas f on f.lote_id = l.id group by l.id order by l.id`)
    for (const { id, estatus, facturas } of lotes) {
      const libros = app.sandbox.contabilidad.consulta(String(id))
      expect(
        libros.map(({ idFactura, estado, folio, uuid }) => {
          // What is in doubt is there as another's.
          const own = facturas.find((f) => f.id === idFactura && f.uuid === uuid)
          return own
            ? { id: idFactura, envio: `${estado.slice(0, -1)}o`, folio, uuid }
            : facturas.find((f) => f.id === idFactura && f.envio === 'duda')
        }),
        `lote ${id}`,
      ).toEqual(estatus === 'No procesado' ? [] : facturas)
    }
  })

  test('[X-5] every factura was truly signed, says what its row says, and the SAT answers as its row says', async () => {
    const facturas = await rowsOf(sql<{
      uuid: string
      emisor: string
      receptor: string
      total: number
      estado: string
      xml: string
      efos: string
    }>`
      select upper(uuid::text) as uuid, emisor, receptor, total, estado, xml_archivo_id as xml, validacion_efos as efos from facturas order by id`)
    const autoridad = openAutoridad()
    const opciones = {
      crypto: cryptoNode,
      anclas: [parseCertificado(autoridad.ac.certificateDer)],
      certificadosPac: [parseCertificado(autoridad.pac.certificateDer)],
    }
    for (const [i, f] of facturas.entries()) {
      const bytes = await readArchivo(app.deps, f.xml)
      const text = Buffer.from(bytes).toString('utf8')
      expect(text).toContain(`UUID="${f.uuid}"`)
      expect(text).toContain(` Total="${(f.total / 100).toFixed(2)}"`)
      if (i % 7 === 0) {
        const { hallazgos } = verifyCfdi(bytes, opciones)
        expect(
          hallazgos.filter(({ severidad }) => severidad === 'error'),
          f.uuid,
        ).toEqual([])
      }
      if (f.estado === 'Sin verificar') continue
      const said = answerFor(
        `?re=${f.emisor.replace('&', '&amp;')}&rr=${f.receptor}&tt=${(f.total / 100).toFixed(2)}&id=${f.uuid}`,
        {},
      )
      expect([f.estado, f.efos], f.uuid).toEqual([said.estado, said.validacionEfos])
    }
  })

  test('[X-5] the store holds every file under its hash', async () => {
    const told: unknown[] = []
    const { revisados, perdido, alterado } = await revisarArchivos(
      { databaseUrl: app.databaseUrl, archivos: app.deps.archivos },
      (hallazgo) => told.push(hallazgo),
    )
    expect([perdido, alterado], JSON.stringify(told.slice(0, 3))).toEqual([0, 0])
    expect(revisados).toBeGreaterThan(200)
  })

  test('[X-5] complements cover what they say, statement rows what they are tied to, and no booking is paid twice', async () => {
    await none(
      `select e.id from complementos_esperados e where e.recibido <> (select coalesce(sum(c.monto), 0) from complemento_cobros c where c.esperado_id = e.id)`,
    )
    await none(`select p.id from factura_pagos p join facturas f on f.id = p.factura_id where f.metodo_pago = 'PPD'
      and not exists (select from complementos_esperados e where e.factura_pago_id = p.id)`)
    await none(
      `select c.id from complementos c where c.monto_total_pagos <> (select sum(f.imp_pagado) from complemento_folios f where f.complemento_id = c.id)`,
    )
    await none(`select p.pago_id from pagos p where p.conciliado <> (select coalesce(sum(c.monto), 0) from conciliaciones c where c.pago_id = p.pago_id)
      or (p.estado_id = 2 and p.conciliado > 0)`)
    await none(
      `select m.movimiento_id from movimientos m where m.aplicado <> (select coalesce(sum(c.monto), 0) from conciliaciones c where c.movimiento_id = m.movimiento_id)`,
    )
    await none(`select i.importacion_id from importaciones i join lateral (select count(*) n, sum(m.cargos) c, sum(m.abonos) a
      from movimientos m where m.importacion_id = i.importacion_id) m on true where (i.filas, i.nuevas, i.suma_cargos, i.suma_abonos)
      is distinct from (m.n, m.n, m.c, m.a)`)
    await none(`select r.booking_code from reservas_de_pago r where r.total < coalesce(r.pagado_externo, 0) +
      (select coalesce(sum(p.monto_pagado_moneda_reserva), 0) from pagos p where p.booking_code = r.booking_code and p.estado_id <> 2)`)
    await none(
      `select booking_code from factura_reservas r join facturas f on f.id = r.factura_id where f.tipo = 'p' group by 1 having count(*) > 1`,
    )
  })

  test('[X-5] the bank’s receipts of the last weeks are read as their rows say, page by page', async () => {
    const paginas = await rowsOf(sql<{
      archivo: string
      paginas: Record<string, unknown>[]
    }>`
      select r.archivo_id as archivo, json_agg(json_build_object('pagina', p.pagina, 'rfc', p.rfc, 'fechaPago', p.fecha_pago, 'total', p.total,
        'folio', p.folio, 'claveRastreo', p.clave_rastreo) order by p.pagina) as paginas
      from recibo_pagos p join recibos_bancarios r on r.id = p.recibo_id join comprobantes_pago c on c.recibo_pago_id = p.id
        and (c.lote_id, c.total, c.folio, c.fecha_pago) = (p.lote_id, p.total, p.folio, p.fecha_pago)
      group by r.id`)
    expect(paginas.length).toBeGreaterThan(0)
    for (const { archivo, paginas: escritas } of paginas) {
      const lectura = await readRecibo(await readArchivo(app.deps, archivo), getDocument)
      expect(lectura.leido && lectura.pagos).toEqual(escritas.map((una) => expect.objectContaining(una)))
    }
  })

  test('[X-5] everything that happened stands in the bitácora, on its day and in its order', async () => {
    for (const [entidad, tabla, id] of [
      ['lote', 'lotes', 'id'],
      ['factura', 'facturas', 'id'],
      ['pago', 'pagos', 'pago_id'],
      ['complemento', 'complementos', 'id'],
      ['estadoDeCuenta', 'importaciones', 'importacion_id'],
    ])
      await none(
        `select t.${id} from ${tabla} t where not exists (select from bitacora b where b.entidad = '${entidad}' and b.entidad_id = t.${id}::text)`,
      )
    await none(`select id from (select id, cuando, lag(cuando) over (partition by entidad_id order by id) as antes from bitacora
      where entidad = 'lote') b where cuando < antes`)
    await none(
      `select id, entidad, accion from bitacora where entidad <> 'usuario' and cuando > timestamptz '${sumarDias(hoy, 1)} 06:00Z'`,
    )
    await none(
      `select id from lotes where estatus = 'Pagado' and fecha_pago < (fecha_creacion at time zone 'America/Mexico_City')::date`,
    )
  })

  test('[X-5] nothing of it is of a day to come, and each thing comes after what it follows', async () => {
    const dia = (cuando: string) => `(${cuando} at time zone 'America/Mexico_City')::date`
    const dias: Record<string, string[]> = {
      facturas: ['fecha::date', dia('envio_en')],
      lotes: ['fecha_creacion', 'procesado_en', 'pagado_en'].map(dia),
      factura_pagos: ['fecha_pago'],
      pagos: ['fecha_pago', dia('fecha_creacion')],
      movimientos: ['fecha_operacion'],
      complementos: ['fechapago::date', dia('creado_en')],
    }
    for (const [tabla, suyos] of Object.entries(dias))
      await none(`select * from ${tabla} where greatest(${suyos.join()}) > '${hoy}'`)
    await none(
      `select l.id from lotes l join facturas f on f.lote_id = l.id where ${dia('l.fecha_creacion')} < f.fecha::date`,
    )
    await none(
      `select p.id from factura_pagos p join facturas f on f.id = p.factura_id where p.fecha_pago < f.fecha::date`,
    )
    await none(`select c.id from complementos c join complemento_folios o on o.complemento_id = c.id
      join complemento_cobros k on k.folio_id = o.id join complementos_esperados e on e.id = k.esperado_id
      where ${dia('c.creado_en')} < e.fecha_pago`)
  })

  test('[X-5] home and lists show the figures of the rows, of the administrator and of a hotel', async () => {
    const hotel = { ...(await app.persona('proveedor')), correo: 'x' }
    const [dueno] = await rowsOf(
      sql<{ id: string }>`select id from usuarios where email = 'proveedor@valija.demo'`,
    )
    for (const [who, scope] of [
      [admin, 'true'],
      [hotel, `creador_id = '${dueno?.id}'`],
    ] as const) {
      if (who === hotel)
        await sql`update sesiones set usuario_id = ${dueno?.id} where usuario_id = ${hotel.id}`.execute(
          app.deps.db,
        )
      const { etapas } = (await app.call('GET', '/api/inicio', who)).body as Inicio
      const [vivos] = await rowsOf<{ n: number; total: number }>(
        sql.raw(
          `select count(*)::int as n, sum(total)::int8 as total from lotes where ${scope} and estatus <> 'Pagado'`,
        ),
      )
      const shown = etapas.filter(({ estatus }) => estatus !== 'Pagado')
      expect(shown.reduce((sum, { lotes }) => sum + lotes, 0)).toBe(vivos?.n)
      expect(shown.reduce((sum, { total }) => sum + pesosToCentavos(total), 0)).toBe(vivos?.total)
      const list = await app.call('GET', '/api/lotes?etapa=pagado', who)
      const [pagados] = await rowsOf<{ n: number }>(
        sql.raw(
          `select count(*)::int as n from lotes where ${scope} and estatus = 'Pagado' and categoria = 'Proveedor'`,
        ),
      )
      expect((list.body as { total: number }).total).toBe(pagados?.n)
      expect(pagados?.n).toBeGreaterThan(0)
    }
  })

  test('[X-5] every stage and every bad kind is there, and people wait', async () => {
    const one = async (text: string) =>
      expect((await rowsOf(sql.raw<object>(text))).length, text).toBeGreaterThan(0)
    for (const categoria of ['Proveedor', 'Comisionista'])
      await one(
        `select 1 from comprobantes_pago c join lotes l on l.id = c.lote_id where c.origen = 'recibo' and l.categoria = '${categoria}'`,
      )
    for (const categoria of ['Proveedor', 'Comisionista'])
      for (const estatus of ['No procesado', 'En proceso de pago', 'Pagado'])
        await one(`select 1 from lotes where estatus = '${estatus}' and categoria = '${categoria}'`)
    await one(`select 1 from lotes where estatus = 'En proceso de envío' and num_excepciones > 0`)
    await one(`select 1 from facturas where envio = 'duda' and envio_duda = 'otroUuid'`)
    await one(`select 1 from lotes where estatus = 'En proceso de pago' and fecha_pago < '${hoy}'`)
    for (const estado of [1, 2, 3]) await one(`select 1 from pagos where estado_id = ${estado}`)
    await one(`select 1 from pagos where comprobante_id is not null and estado_id = 3`)
    await one(`select 1 from movimientos where estado = 'sinIdentificar' and abonos > 0`)
    await one(`select 1 from movimientos where estado = 'conciliado'`)
    await one(`select 1 from complementos_esperados where recibido = 0 and vence < '${hoy}'`)
    await one(`select 1 from complementos_esperados where recibido = 0 and vence >= '${hoy}'`)
    await one(
      `select 1 from usuarios u where not exists (select from usuario_claims c where c.usuario_id = u.id)`,
    )
    await one(`select 1 from cuentas_pago where not estatus and rechazado_en is null`)
    await one(
      `select 1 from borradores b where exists (select from borrador_renglones r where r.borrador_id = b.id)`,
    )
    await one(
      `select 1 from borradores b where not exists (select from borrador_renglones r where r.borrador_id = b.id)`,
    )
    await one(
      `select 1 from pagos p where not exists (select from reservas_de_pago r where r.booking_code = p.booking_code)`,
    )
    // The whole one has them all; the small one of this test has room for some.
    const planes = planDeLotes(makeMundo(), hoy, tamanoDemo)
    expect(new Set(planes.map(({ falla }) => falla))).toEqual(
      new Set([
        null,
        'cancelado',
        'noEncontrado',
        'efosDefinitivo',
        'enProceso',
        'sinVerificar',
        'rechazada',
        'enDuda',
        'retirada',
      ]),
    )
    const facturas = planes.reduce((sum, plan) => sum + plan.facturas, 0)
    expect(facturas).toBeGreaterThan(1_300)
    expect(facturas).toBeLessThan(1_700)
  })

  test('[X-5] every booking that a factura of the world bills is a customer’s too, and its stay ended before', async () => {
    const reservas = makeReservasCliente(app.sandbox.mundo)
    const listadas = new Set(reservas.values().map(({ localizador }) => localizador))
    const filas = await rowsOf(sql<{ code: string; dia: Dia; costo: number; proveedor: number }>`
      select r.booking_code as code, (l.fecha_creacion at time zone 'America/Mexico_City')::date as dia, r.total_reserva as costo,
        l.proveedor_id as proveedor
      from factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id where f.tipo = 'p'`)
    expect(filas.length).toBeGreaterThan(100)
    for (const { code, dia, costo, proveedor } of filas) {
      const r = reservas.deHotel(code)
      expect([r?.hotel.total, r?.hotel.proveedorId, r?.cancelada], code).toEqual([
        costo,
        String(proveedor),
        false,
      ])
      expect((r?.salida ?? '') <= dia, `${code} ${r?.salida} ${dia}`).toBe(true)
      expect(listadas.has(r?.localizador ?? ''), code).toBe(true)
    }
  })

  test('[X-5] the bookings that the start prints are found where it says, with the RFC that it says', async () => {
    const [saldada, conAdeudo, deAgencia] = await reservasParaProbar(app.deps.db, app.sandbox.mundo)
    expect([saldada?.que, conAdeudo?.que]).toEqual([
      'en Ctrl K y en Pagos: cobrada, facturada y pagada, con su complemento',
      'en Ctrl K y en Pagos: pagada al hotel, y el cliente todavía debe',
    ])
    await readEstancias(app.deps)
    for (const una of [saldada, conAdeudo]) {
      const { localizador, rfc } = una ?? { localizador: '', rfc: '' }
      const pagina = await app.call('GET', `/api/reservas/${localizador}`, admin)
      const { vida, sumas } = pagina.body as Reserva
      expect(vida.map(({ clase }) => clase)).toEqual(
        expect.arrayContaining([
          'venta',
          'cobro',
          'entrada',
          'salida',
          'facturaHotel',
          'pagoHotel',
          'complementoHotel',
        ]),
      )
      expect((sumas.porCobrar?.monto ?? 0) > 0, JSON.stringify(sumas)).toBe(una === conAdeudo)
      const found = await app.call('POST', '/api/pagos/buscar-reserva', admin, { localizador, rfc })
      expect(found.status, JSON.stringify(found.body)).toBe(200)
    }
    const hoja = await app.call('POST', '/api/invitados/prefactura', null, {
      rfc: deAgencia?.rfc,
      bookingCode: deAgencia?.localizador,
    })
    expect(hoja.status, JSON.stringify(hoja.body)).toBe(200)
  })

  test('[X-5] nobody has taken their first steps yet', async () => {
    const dueno = (
      await rowsOf(sql<{ id: string }>`select id from usuarios where email = 'admin@valija.demo'`)
    )[0]
    const { pasos } = await readPrimerosPasos(app.deps, { rol: 'admin', usuarioId: dueno?.id ?? '' })
    expect(pasos.filter(({ hecho }) => hecho)).toEqual([])
    expect(pasos.length).toBeGreaterThan(3)
  })

  test('[X-5] the same seed and day make the same world, on any day of the year; a second load adds nothing', async () => {
    for (const dia of ['2026-01-01', '2026-02-28', '2027-03-31', '2026-12-10'] as Dia[]) {
      const planes = planDeLotes(makeMundo(), dia, tamanoDemo)
      expect(planes).toEqual(planDeLotes(makeMundo(), dia, tamanoDemo))
      for (const plan of planes) expect(plan.dia <= dia, JSON.stringify(plan)).toBe(true)
    }
    expect(
      await loadMundo(app.deps, {
        contabilidad: app.sandbox.contabilidad,
        mundo: app.sandbox.mundo,
        tamano,
        databaseUrlDueno: app.databaseUrl,
      }),
    ).toBe(false)
  })
})
