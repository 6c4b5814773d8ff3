import { randomUUID } from 'node:crypto'
import type {
  AgentePorFacturar,
  FacturasPedidas,
  HotelPorFacturar,
  LecturaDeEstancias,
  PagoSinReserva,
  ReservaPorFacturar,
  ResumenPorFacturar,
} from '@valija/contract/estancias.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { makeReservasCliente, type ReservaCliente } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { correosDe } from '../../../testing/buzon.ts'
import { estanciasJuzgadas } from '../../../testing/estancias-juzgadas.ts'
import { readRow } from '../../../testing/filas.ts'
import { pagoDePrueba } from '../../../testing/pagos-de-prueba.ts'
import { seedBorrador } from '../../../testing/seed-borrador.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'
import { ensureProveedores } from '../directorio/proveedores.ts'
import { readEstancias } from './read-estancias.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const otroHotel = await app.persona('proveedor', { idProveedores: [103] })
await seedCatalogosDemo(app.deps)
await ensureProveedores(app.deps)
await readEstancias(app.deps)

const get = async <T>(ruta: string, quien: Persona): Promise<T> => {
  const { status, body } = await app.call('GET', ruta, quien)
  expect(status, ruta).toBe(200)
  return body as T
}
const reservasDe = (quien: Persona, consulta = '') =>
  get<Pagina<ReservaPorFacturar>>(`/api/por-facturar/reservas?porPagina=100&${consulta}`, quien)
const pedir = (quien: Persona, id: number) => app.call('POST', `/api/por-facturar/hoteles/${id}/pedir`, quien)
/** What the world says of a hotel's stays that ended five days ago or more. */
const terminadas = (id: string): ReservaCliente[] =>
  makeReservasCliente(app.sandbox.mundo)
    .values()
    .filter((r) => r.hotel.proveedorId === id && !r.cancelada && r.salida <= '2026-10-05')
    .sort((a, b) => a.salida.localeCompare(b.salida) || a.localizador.localeCompare(b.localizador))
const pesos = (centavos: number) => Math.round(centavos) / 100
const bill = async (localizador: string, bookingCode: string, proveedorId: number, estatus = 'Pagado') => {
  const lote = await seedLote(app, { facturas: 1, proveedorId, creador: hotel, estatus: estatus as 'Pagado' })
  await sql`update factura_reservas set booking_code = ${bookingCode} where id in
    (select min(r.id) from factura_reservas r join facturas f on f.id = r.factura_id where f.lote_id = ${lote.id})`.execute(
    app.deps.db,
  )
  return { ...lote, localizador }
}

describe('what no hotel has sent', () => {
  it('[X-3] every hotel with its bookings without factura, their cost and the age of the oldest, as the world has them', async () => {
    const { filas } = await get<Pagina<HotelPorFacturar>>('/api/por-facturar/hoteles?porPagina=100', admin)
    for (const { proveedorId, reservas, sumas, masAntigua, dias } of filas) {
      const todas = terminadas(String(proveedorId))
      const suma = (moneda: string) =>
        pesos(todas.filter((r) => r.moneda === moneda).reduce((s, r) => s + r.costo, 0))
      expect([reservas, sumas.MXN, sumas.USD, masAntigua]).toEqual([
        todas.length,
        suma('MXN'),
        suma('USD'),
        todas[0]?.salida,
      ])
      expect(dias).toBe(Math.round((Date.parse('2026-10-10') - Date.parse(masAntigua)) / 86_400_000))
    }
    const { hoteles } = await get<ResumenPorFacturar>('/api/por-facturar/resumen', admin)
    expect(hoteles?.hoteles).toBe(filas.length)
    expect(hoteles?.reservas).toBe(filas.reduce((s, { reservas }) => s + reservas, 0))
  })

  it('[X-3] a billed booking is gone, one in a lote, a draft or of another hotel says where its factura is', async () => {
    const [pagada, enLote, enBorrador, deOtro, otra, suya, suyaEnLote] = terminadas('101').map((r) => ({
      localizador: r.localizador,
      codigo: r.hotel.bookingCode,
    }))
    if (!pagada || !enLote || !enBorrador || !deOtro || !otra || !suya || !suyaEnLote)
      throw new Error('too few bookings')
    await bill(
      pagada.localizador,
      `${pagada.codigo.slice(0, 5)}-${pagada.codigo.slice(5).toLowerCase()} `,
      101,
    )
    const lote = await bill(enLote.localizador, enLote.codigo, 101, 'No procesado')
    await bill(deOtro.localizador, deOtro.codigo, 103)
    // In a lote of another of ANT's numbers, of the same RFC: its own, as its page says.
    const deSuRfc = await bill(suyaEnLote.localizador, suyaEnLote.codigo, 103, 'No procesado')
    await bill(suya.localizador, suya.codigo, 103)
    await sql`update estancias set proveedor_rfc = (select proveedor_rfc from lotes where id = ${deSuRfc.id})
      where localizador in (${suya.localizador}, ${suyaEnLote.localizador})`.execute(app.deps.db)
    const { id } = await seedBorrador(app, { creador: hotel, nombre: 'A medias', dia: '2026-10-10' })
    await sql`insert into borrador_renglones (borrador_id, numero, folio, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
      values (${id}, 900, 'X', ${enBorrador.codigo}, 1, 0, 0, 0, 1)`.execute(app.deps.db)
    const { filas } = await reservasDe(hotel)
    const de = ({ localizador }: { localizador: string }) =>
      filas.find((fila) => fila.localizador === localizador)
    expect(de(pagada)).toBeUndefined()
    expect(de(enLote)).toMatchObject({ situacion: 'enLote', loteId: lote.id, lote: lote.nombre })
    expect(de(enBorrador)).toMatchObject({ situacion: 'enBorrador', lote: null })
    expect(de(deOtro)).toMatchObject({ situacion: 'deOtroHotel', loteId: null, lote: null })
    expect(de(suya)).toBeUndefined()
    expect(de(suyaEnLote)).toMatchObject({ situacion: 'enLote', loteId: null, lote: null })
    expect(
      (await reservasDe(admin, `q=${suyaEnLote.localizador}`)).filas.map(({ loteId }) => loteId),
    ).toEqual([deSuRfc.id])
    expect(de(otra)).toMatchObject({ situacion: 'sinFactura' })
    const { filas: sin } = await reservasDe(admin, 'situacion=sinFactura&proveedorId=101')
    expect(sin.map(({ localizador }) => localizador)).not.toEqual(
      expect.arrayContaining([enLote.localizador]),
    )
  })

  describe('what is kept of it', () => {
    const run = (query: ReturnType<typeof sql>) => query.execute(app.deps.db)
    /** Bookings of which what is kept is not what the facturas say. */
    const wrong = async () => {
      const { rows } = await sql<{
        localizador: string
      }>`select e.localizador from ${estanciasJuzgadas('2026-10-10' as Dia)}
        where e.proveedor_id in (101, 103) and e.facturada is distinct from (s.situacion is null)`.execute(
        app.deps.db,
      )
      return rows
    }
    const facturada = async (localizador: string) =>
      (await readRow(app, 'estancias', { localizador })).facturada
    it('[X-3] is what the facturas say, whatever becomes of them, of their lote and of the booking', async () => {
      const suelta = terminadas('101').at(-2)
      if (!suelta) throw new Error('too few bookings')
      const { localizador, hotel: de } = suelta
      const { id } = await bill(localizador, de.bookingCode, 101, 'No procesado')
      const f = sql`update facturas set`
      const l = sql`update lotes set`
      const e = sql`update estancias set`
      const steps: [sql: ReturnType<typeof sql>, facturada: boolean][] = [
        [sql`${l} estatus = 'En proceso de pago', fecha_pago = '2026-10-16' where id = ${id}`, true],
        [sql`${f} estado = 'Cancelado' where lote_id = ${id}`, false],
        [sql`${f} estado = 'Vigente' where lote_id = ${id}`, true],
        [
          sql`${f} revision = 'rechazada', revision_motivo = 'x', revisada_en = now() where lote_id = ${id}`,
          false,
        ],
        [sql`${f} revision = null where lote_id = ${id}`, true],
        [sql`${f} retirada_en = now() where lote_id = ${id}`, false],
        [sql`${f} retirada_en = null, tipo_de_comprobante = 'E' where lote_id = ${id}`, false],
        [sql`${f} tipo_de_comprobante = 'I' where lote_id = ${id}`, true],
        [sql`${l} eliminado_en = now() where id = ${id}`, false],
        [sql`${l} eliminado_en = null where id = ${id}`, true],
        // Of another of ANT's numbers it is as much its own, while the RFC is the same.
        [sql`${e} proveedor_id = 103 where localizador = ${localizador}`, true],
        [sql`${e} proveedor_rfc = 'X' || proveedor_rfc where localizador = ${localizador}`, false],
        [sql`${e} proveedor_id = 101 where localizador = ${localizador}`, true],
        [sql`${e} proveedor_rfc = substr(proveedor_rfc, 2) where localizador = ${localizador}`, true],
        [
          sql`${e} reserva_ant = 'OTRA1', localizador_externo = null where localizador = ${localizador}`,
          false,
        ],
        [
          sql`update factura_reservas set booking_code = ' otra-1' where booking_code = ${de.bookingCode}`,
          true,
        ],
        [sql`delete from factura_reservas where booking_code = ' otra-1'`, false],
      ]
      for (const [i, [step, si]] of steps.entries()) {
        await run(step)
        expect([i, await facturada(localizador), await wrong()]).toEqual([i, si, []])
      }
      await run(sql`${e} reserva_ant = ${de.bookingCode} where localizador = ${localizador}`)
      await run(sql`${l} eliminado_en = now() where id = ${id}`)
    })
    it('[X-3] holds when its lote goes on and its factura is cancelled at the same moment', async () => {
      const suelta = terminadas('101').at(-2)
      if (!suelta) throw new Error('too few bookings')
      const { id } = await bill(suelta.localizador, suelta.hotel.bookingCode, 101, 'No procesado')
      let cancelled: Promise<unknown> = Promise.resolve()
      await app.deps.db.transaction().execute(async (tx) => {
        await sql`update lotes set estatus = 'En proceso de pago', fecha_pago = '2026-10-16' where id = ${id}`.execute(
          tx,
        )
        cancelled = run(sql`update facturas set estado = 'Cancelado' where lote_id = ${id}`)
        // Until it waits for this one.
        await expect
          .poll(async () => {
            const { rows } =
              await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(tx)
            return rows.length
          })
          .toBe(1)
      })
      await cancelled
      expect([await facturada(suelta.localizador), await wrong()]).toEqual([false, []])
      await run(sql`update lotes set eliminado_en = now() where id = ${id}`)
    })
  })

  it('[X-3] what the customer bought is told to staff, and no hotel finds by it', async () => {
    const [una] = (await reservasDe(admin, 'proveedorId=101')).filas
    expect(una?.nombrePaquete).toBeTruthy()
    const q = new URLSearchParams({ q: una?.nombrePaquete ?? '' }).toString()
    expect((await reservasDe(admin, q)).filas.length).toBeGreaterThan(0)
    expect((await reservasDe(hotel, q)).filas).toEqual([])
    expect(new Set((await reservasDe(hotel)).filas.map(({ nombrePaquete }) => nombrePaquete))).toEqual(
      new Set(['']),
    )
  })

  it('[X-3] a booking whose only factura the SAT cancelled counts as not billed and says so; billed anew it is gone', async () => {
    const suelta = terminadas('101').at(-1)
    if (!suelta) throw new Error('too few bookings')
    const { localizador } = suelta
    const de = async () => (await reservasDe(admin, `proveedorId=101&q=${localizador}`)).filas[0]
    const debe = async () =>
      (await get<Pagina<HotelPorFacturar>>('/api/por-facturar/hoteles?porPagina=100', admin)).filas.find(
        ({ proveedorId }) => proveedorId === 101,
      )
    const antes = await debe()
    const lote = await bill(localizador, suelta.hotel.bookingCode, 101)
    expect(await de()).toBeUndefined()
    expect((await debe())?.reservas).toBe((antes?.reservas ?? 0) - 1)
    await sql`update facturas set estado = 'Cancelado' where lote_id = ${lote.id}`.execute(app.deps.db)
    expect(await de()).toMatchObject({ situacion: 'facturaCancelada', loteId: lote.id, lote: lote.nombre })
    expect(await debe()).toMatchObject({
      reservas: antes?.reservas,
      sumas: antes?.sumas,
      porPedir: antes?.porPedir,
    })
    expect((await reservasDe(admin, 'situacion=facturaCancelada')).total).toBe(1)
    const nueva = await bill(localizador, suelta.hotel.bookingCode, 101)
    expect(await de()).toBeUndefined()
    await sql`update facturas set retirada_en = now() where lote_id in (${lote.id}, ${nueva.id})`.execute(
      app.deps.db,
    )
    expect(await de()).toMatchObject({ situacion: 'sinFactura' })
  })

  it('[X-3] a booking is without factura again when the one it had was refused by a person or a credit note alone', async () => {
    const libres = (await reservasDe(hotel, 'situacion=sinFactura')).filas.slice(0, 2)
    for (const [i, cambio] of [
      sql`revision = 'rechazada', revision_motivo = 'x', revisada_en = now()`,
      sql`tipo_de_comprobante = 'E'`,
    ].entries()) {
      const { localizador = '', reservaAnt = '' } = libres[i] ?? {}
      const lote = await bill(localizador, reservaAnt, 101)
      const situacion = async () =>
        (await reservasDe(hotel, `q=${localizador}`)).filas.map((fila) => fila.situacion)
      expect(await situacion(), localizador).toEqual([])
      await sql`update facturas set ${cambio} where lote_id = ${lote.id}`.execute(app.deps.db)
      expect(await situacion(), localizador).toEqual(['sinFactura'])
    }
  })

  it('[X-3] a booking whose factura its hotel’s credit note took away whole is without it again, and not by a part or by another hotel’s', async () => {
    const { localizador = '', reservaAnt = '' } =
      (await reservasDe(hotel, 'situacion=sinFactura')).filas.at(-1) ?? {}
    const lote = await bill(localizador, reservaAnt, 101)
    const nota = await bill(localizador, reservaAnt, 101, 'No procesado')
    const monto = (cuanto: string) =>
      sql`update factura_reservas set total_reserva = ${sql.raw(cuanto)} where factura_id = ${nota.facturas[0]?.id}`
    const credit = sql`update facturas set tipo_de_comprobante = 'E', acredita = array[${lote.facturas[0]?.uuid}]::uuid[]
      where lote_id = ${nota.id}`
    const steps: [sql: ReturnType<typeof sql>, situaciones: string[]][] = [
      [sql`update factura_reservas set total_reserva = 500 where factura_id = ${lote.facturas[0]?.id}`, []],
      [monto('499'), []],
      [credit, []],
      [monto('500'), ['facturaCancelada']],
      [sql`update lotes set proveedor_id = 102, proveedor_rfc = 'OHO020202AB2' where id = ${nota.id}`, []],
      [
        sql`update lotes set proveedor_id = 101, proveedor_rfc = (select proveedor_rfc from lotes where id = ${lote.id}) where id = ${nota.id}`,
        ['facturaCancelada'],
      ],
      [sql`update facturas set moneda = 'USD' where lote_id = ${nota.id}`, []],
    ]
    for (const [i, [step, situaciones]] of steps.entries()) {
      await step.execute(app.deps.db)
      const { filas } = await reservasDe(admin, `q=${localizador}`)
      expect([i, filas.map(({ situacion }) => situacion)]).toEqual([i, situaciones])
    }
    await sql`update lotes set eliminado_en = now() where id in (${lote.id}, ${nota.id})`.execute(app.deps.db)
  })

  it('[X-3] a hotel sees its own only, whatever it asks for, and asks nobody; agents and guests see none of it', async () => {
    const { filas } = await reservasDe(hotel)
    expect(new Set(filas.map(({ proveedorId }) => proveedorId))).toEqual(new Set([101]))
    expect((await reservasDe(hotel, 'proveedorId=103')).total).toBe(0)
    expect((await reservasDe(otroHotel)).filas.every(({ proveedorId }) => proveedorId === 103)).toBe(true)
    expect((await pedir(hotel, 101)).status).toBe(403)
    const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
    const contador = await app.persona('OperativoComisionista')
    for (const quien of [agente, contador]) {
      expect((await app.call('GET', '/api/por-facturar/reservas', quien)).status).toBe(403)
      expect((await app.call('GET', '/api/por-facturar/hoteles', quien)).status).toBe(403)
      expect((await get<ResumenPorFacturar>('/api/por-facturar/resumen', quien)).hoteles).toBeNull()
    }
    const csv = await app.call('GET', '/api/por-facturar/reservas/exportar?proveedorId=103', hotel)
    expect(csv.raw.toString().trim().split('\n')).toHaveLength(1)
  })

  it('[X-3] a hotel is asked by one mail for what it owes, once within the days of the policy, and never for what was cancelled', async () => {
    const { filas: antes } = await reservasDe(admin, 'situacion=sinFactura&proveedorId=103')
    const [cancelada] = antes
    await fetch(`${app.sandbox.url}/mundo/reservas-cliente/${cancelada?.localizador}/cancelar`, {
      method: 'POST',
    })
    const [pedida, otraVez] = (await Promise.all([pedir(admin, 103), pedir(admin, 103)])).sort(
      (a, b) => a.status - b.status,
    )
    expect([pedida?.status, otraVez?.status]).toEqual([200, 409])
    const total = (await reservasDe(admin, 'situacion=sinFactura&proveedorId=103')).total
    expect(pedida?.body as FacturasPedidas).toEqual({ correos: otroHotel.correo, reservas: total })
    await app.drainJobs()
    const correos = await correosDe(app, otroHotel.correo)
    expect(correos).toHaveLength(1)
    const enCorreo = antes.slice(1, 4).map(({ reservaAnt }) => reservaAnt)
    for (const codigo of enCorreo) expect(correos[0]?.texto).toContain(codigo)
    expect(correos[0]?.texto).not.toContain(cancelada?.reservaAnt)
    expect((await pedir(admin, 103)).body).toMatchObject({ codigo: 'facturasYaPedidas' })
    expect(await correosDe(app, otroHotel.correo)).toHaveLength(1)
    const { rows } =
      await sql`select 1 from bitacora where entidad = 'proveedor' and entidad_id = '103' and accion = 'pedirFacturas'`.execute(
        app.deps.db,
      )
    expect(rows).toHaveLength(1)
    await sql`update pedidos_de_factura set dia = dia - 7`.execute(app.deps.db)
    expect((await pedir(admin, 103)).status).toBe(200)
    // What is another hotel's by the time the mail leaves is not told to this one.
    const [movida] = (await reservasDe(admin, 'situacion=sinFactura&proveedorId=103')).filas
    const mover = (a: number) =>
      sql`update estancias set proveedor_id = ${a} where localizador = ${movida?.localizador}`.execute(
        app.deps.db,
      )
    await mover(101)
    await app.drainJobs()
    const mail = (await correosDe(app, otroHotel.correo)).find(
      ({ texto }) => !texto.includes(movida?.reservaAnt ?? ''),
    )
    await mover(103)
    expect(mail).toBeDefined()
  })

  it('[X-3, VII-D2] a hotel without people, or that nobody knows, is refused in words before the engines are asked anything', async () => {
    const asked = vi.spyOn(app.deps.reservas, 'estancias')
    expect((await pedir(admin, 120)).body).toMatchObject({ codigo: 'hotelSinCorreo' })
    expect((await pedir(admin, 999_999)).body).toMatchObject({ codigo: 'noEncontrado' })
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('[X-3] what each agent has not billed, an agent only her own, with what waits in a pre-invoice told apart', async () => {
    const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
    const comisiones = makeComisiones(app.sandbox.mundo)
    for (const id of ['501', '502']) {
      await sql`insert into comisiones_lecturas values (${Number(id)}, now())`.execute(app.deps.db)
      for (const l of comisiones.deCliente(id))
        await sql`insert into comisiones (comisionista_id, booking_code, description, booking_date, commission, in_remarks)
          values (${Number(id)}, ${l.bookingCode}, '', ${l.bookingDate}, ${l.commission ?? -100}, '')`.execute(
          app.deps.db,
        )
    }
    const { filas } = await get<Pagina<AgentePorFacturar>>('/api/por-facturar/comisiones', admin)
    expect(filas.map(({ comisionistaId }) => comisionistaId).toSorted((a, b) => a - b)).toEqual([501, 502])
    const propias = await get<Pagina<AgentePorFacturar>>('/api/por-facturar/comisiones', agente)
    const pagables = comisiones.deCliente('501').filter(({ commission }) => commission !== null)
    expect(propias.filas).toHaveLength(1)
    expect(propias.filas[0]).toMatchObject({
      comisionistaId: 501,
      comisiones: pagables.length,
      total: pesos(pagables.reduce((s, { commission }) => s + (commission ?? 0), 0)),
      enPrefactura: 0,
    })
    expect((await app.call('GET', '/api/por-facturar/comisiones', hotel)).status).toBe(403)
  })

  it('[X-3] a payment whose booking no engine has told of is listed, and told apart from one that they do not know', async () => {
    const quien = await app.persona('OperativoProveedor')
    const creado = await app.call('POST', '/api/pagos/guardar', admin, {
      clave: randomUUID(),
      pagos: [pagoDePrueba()],
    })
    expect(creado.status, JSON.stringify(creado.body)).toBeLessThan(300)
    expect((await get<Pagina<PagoSinReserva>>('/api/por-facturar/pagos', quien)).total).toBe(0)
    await sql`update pagos set booking_code = 'NADIE1'`.execute(app.deps.db)
    const [pago] = (await get<Pagina<PagoSinReserva>>('/api/por-facturar/pagos', quien)).filas
    expect(pago).toMatchObject({ bookingCode: 'NADIE1', noExiste: false, montoPago: 1_000 })
    await sql`insert into reservas_no_halladas values ('NADIE1', now())`.execute(app.deps.db)
    expect((await get<Pagina<PagoSinReserva>>('/api/por-facturar/pagos', quien)).filas[0]?.noExiste).toBe(
      true,
    )
    expect((await app.call('GET', '/api/por-facturar/pagos', hotel)).status).toBe(403)
  })

  it('[X-3] where the engines do not list, it is said, and nobody is asked for anything', async () => {
    await switchSandbox(app, { estancias: { sinCapacidad: true } })
    await readEstancias(app.deps)
    expect(await get<LecturaDeEstancias>('/api/por-facturar/lectura', hotel)).toMatchObject({
      disponible: false,
    })
    expect((await pedir(admin, 101)).body).toMatchObject({ codigo: 'estanciasDesconocidas' })
  })
})
