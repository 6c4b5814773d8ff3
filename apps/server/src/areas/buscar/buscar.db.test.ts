import type { BuscarRespuesta, ClaseHallada } from '@valija/contract/buscar.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedMovimientos, seedPagos } from '../../../testing/conciliacion.ts'
import { readRow } from '../../../testing/filas.ts'
import { query } from '../../../testing/query.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import type { Actor } from '../../http/actor.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'
import { alcanceDeBusqueda } from '../lotes/alcance-lotes.ts'

const localizador = 'XK7Q2P'
const clave = 'MBAN01002610070012345678'
const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101], rfc: 'OHO010101AB1' })
const otro = await app.persona('proveedor', { idProveedores: [102], rfc: 'OHO020202AB2' })
const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
const deHotel = await app.persona('OperativoProveedor')
const deAgentes = await app.persona('OperativoComisionista')
const usuario = await app.persona('usuario')
const creador = (of: Persona) => ({ id: of.id, correo: of.correo })
const mio = await seedLote(app, {
  creador: creador(hotel),
  nombre: 'Semana del coral',
  estatus: 'Pagado',
  facturas: 2,
})
const ajeno = await seedLote(app, { creador: creador(otro), proveedorId: 102, nombre: 'Coral del otro' })
await seedCatalogosDemo(app.deps)
await seedPagos(app, [
  {
    bookingCode: localizador,
    monto: 123_450,
    rfc: 'VIAJ800101AB1',
    fechaPago: '2026-10-07',
    transaccion: clave,
  },
])
await sql`update pagos set registrado_por = ${agente.id}`.execute(app.deps.db)
await seedMovimientos(app, [
  { concepto: 'SPEI RECIBIDO', ampliada: `PAGO ${clave} VIAJERO`, abono: 123_450, fecha: '2026-10-07' },
])
await sql`update facturas set envio_folio = 'PZ-20261010-77' where id = ${mio.facturas[0]?.id}`.execute(
  app.deps.db,
)
await sql`insert into comprobantes_pago (lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen)
  values (${mio.id}, 'OHO010101AB1', 'BBVA', '2026-10-09', ${mio.total}, 'FOL-4321', 'manual')`.execute(
  app.deps.db,
)
await sql`insert into complementos (uuid, emisor, emisor_nombre, receptor, total, uso_cfdi, regimen_fiscal_receptor,
    tipo_de_comprobante, fechapago, moneda_p, monto_total_pagos, estado, creador_id, creador, xml_archivo_id, pdf_archivo_id, creado_en)
  select 'c0ffee00-1111-4222-8333-444455556666', 'OHO010101AB1', 'CORAL EMISOR', 'GVV090317K52', 0, 'CP01', '601', 'P',
    '2026-10-09', 'MXN', 77700, 'Vigente', ${hotel.id}, 'h', a.id, a.id, now() from archivos a limit 1`.execute(
  app.deps.db,
)
await sql`insert into comisiones (comisionista_id, booking_code, description, booking_date, commission)
  values (501, 'COMIS77', 'Hotel del agente', '2026-10-01', 55500), (502, 'COMIS77', 'La de otro agente', '2026-10-01', 66600)`.execute(
  app.deps.db,
)
for (const list of ['/api/proveedores', '/api/comisionistas']) await app.call('GET', list, admin)

const ask = async (who: Persona, q: string) => {
  const { status, body } = await app.call('GET', `/api/buscar?q=${encodeURIComponent(q)}`, who)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as BuscarRespuesta
}
const search = async (who: Persona, q: string) => (await ask(who, q)).grupos
const kinds = async (who: Persona, q: string) => (await search(who, q)).map(({ clase }) => clase)
const titles = async (who: Persona, q: string, clase: ClaseHallada) =>
  (await search(who, q)).find((grupo) => grupo.clase === clase)?.filas.map(({ titulo }) => titulo) ?? []

describe('one box finds anything', () => {
  test('[X-4] a factura by folio, uuid, its first eight, localizador, póliza, amount and day', async () => {
    const [uno] = mio.facturas
    if (!uno) throw new Error('no factura')
    const { rows } = await sql<{
      code: string
    }>`select booking_code as code from factura_reservas where factura_id = ${uno.id} limit 1`.execute(
      app.deps.db,
    )
    const code = rows[0]?.code ?? ''
    const pesos = (uno.total / 100).toFixed(2)
    const withCommas = Number(pesos).toLocaleString('en-US', { minimumFractionDigits: 2 })
    for (const q of [
      uno.folio,
      `s${uno.folio}`,
      `S-${uno.folio}`,
      `s ${uno.folio}`,
      `"S${uno.folio}"\t${withCommas}`,
      uno.uuid,
      uno.uuid.slice(0, 8).toLowerCase(),
      code,
      ` ${code.slice(0, 5)}-${code.slice(5)}, `,
      'pz-20261010-77',
      'póliza PZ-20261010-77',
      `folio ${uno.folio}`,
      `Factura: S${uno.folio}`,
      pesos,
      withCommas,
      `$${withCommas}`,
      '10/10/2026',
      '10 oct',
    ])
      expect(await titles(hotel, q, 'factura'), q).toContain(`S ${uno.folio}`)
  })

  test('[X-4] a payment by localizador, clave de rastreo, amount, day and number; a statement row by the same clave', async () => {
    for (const q of [
      localizador,
      localizador.toLowerCase(),
      localizador.slice(0, 4),
      clave,
      '1234.50',
      '1,234.50',
      '1234',
      '$1,234 MXN',
      '07/10/2026',
      '#1',
      'pago #1',
    ])
      expect(await titles(admin, q, 'pago'), q).toContain(localizador)
    expect(await kinds(admin, clave)).toEqual(['pago', 'movimiento'])
    expect(await titles(admin, '1,234.5', 'movimiento')).toEqual(['SPEI RECIBIDO'])
    expect(await titles(admin, '1,234', 'movimiento')).toEqual(['SPEI RECIBIDO'])
    for (const q of ['1,234.00', '1235', '1233']) expect(await titles(admin, q, 'pago'), q).toEqual([])
  })

  test('[X-4] a payment to a hotel by its folio, a complement by its uuid and issuer, names in any order', async () => {
    expect(await kinds(hotel, 'fol-4321')).toEqual(['comprobante'])
    expect(await titles(hotel, 'C0FFEE00', 'complemento')).toHaveLength(1)
    expect(await titles(hotel, 'OHO-010101-AB1', 'complemento')).toHaveLength(1)
    const { proveedorRfc: rfc } = await readRow(app, 'lotes', { id: mio.id })
    const [letras, dia, clave] = [rfc.slice(0, -9), rfc.slice(-9, -3), rfc.slice(-3)]
    for (const q of [`${letras}-${dia}-${clave}`, `rfc ${letras} ${dia} ${clave}`])
      expect(await titles(admin, q, 'lote'), q).toContain('Semana del coral')
    for (const q of ['coral semana', 'Semana del Córal, S.A. de C.V.', '«semana coral»'])
      expect(await titles(admin, q, 'lote'), q).toEqual(['Semana del coral'])
    expect((await titles(admin, 'azul nandu', 'proveedor')).length).toBeGreaterThan(0)
    expect(await titles(admin, hotel.correo, 'usuario')).toEqual([hotel.correo])
  })

  test('[X-4] a hotel or an agent whose name is misspelt is told as like it, to who may see it and when nothing goes by it', async () => {
    const [hallado = ''] = await titles(admin, 'azul nandu', 'proveedor')
    for (const q of ['asul ñandú', 'Ñandu Azull', 'azul ñiandú, S.A.']) {
      const { grupos, parecidos } = await ask(admin, q)
      expect(parecidos, q).toBe(true)
      expect(grupos[0]?.filas[0]?.titulo, q).toBe(hallado)
      for (const who of [hotel, agente, deAgentes])
        expect(
          (await ask(who, q)).grupos.map(({ clase }) => clase),
          q,
        ).not.toContain('proveedor')
    }
    expect((await ask(admin, 'azul nandu')).parecidos).toBe(false)
    for (const q of ['zzyzx', 'asu', 'asul77', '31 de diciembre'])
      expect(await ask(admin, q), q).toEqual({ grupos: [], parte: null, parecidos: false })
  })

  test('[X-4] who may not see a thing does not find it, by whatever name it is asked for', async () => {
    const of = ajeno.facturas[0]
    if (!of) throw new Error('no factura')
    for (const q of [ajeno.nombre, of.folio, of.uuid, (of.total / 100).toFixed(2)]) {
      expect(await titles(otro, q, q === ajeno.nombre ? 'lote' : 'factura'), q).toHaveLength(1)
      for (const who of [hotel, agente, deAgentes]) expect(await kinds(who, q), q).not.toContain('factura')
      expect(await titles(hotel, q, 'lote'), q).not.toContain(ajeno.nombre)
      expect(await titles(deAgentes, q, 'lote'), q).toEqual([])
    }
    // A payment is the staff's and of who registered it; statements are of the policy's roles.
    for (const who of [admin, deHotel, deAgentes, agente])
      expect(await kinds(who, localizador)).toContain('pago')
    for (const q of [localizador, clave, '1234.50', '#1', '07/10/2026'])
      expect(await kinds(hotel, q), q).not.toContain('pago')
    for (const who of [deHotel, deAgentes, agente, hotel])
      expect(await kinds(who, clave)).not.toContain('movimiento')
    // An agent finds its own commission of a booking that another agent has too.
    const [booking, group] = await search(agente, 'COMIS77')
    expect(booking?.clase).toBe('reserva')
    expect(group?.filas.map(({ comisionistaId }) => comisionistaId)).toEqual([501])
    expect((await search(admin, 'COMIS77'))[1]?.filas).toHaveLength(2)
    for (const who of [hotel, deHotel]) expect(await kinds(who, 'COMIS77')).toEqual([])
    expect(await kinds(agente, 'fol-4321')).toEqual([])
    for (const who of [otro, agente, deHotel])
      expect(await kinds(who, 'C0FFEE00')).not.toContain('complemento')
    for (const who of [hotel, agente, deAgentes])
      expect(await kinds(who, 'azul nandu')).not.toContain('proveedor')
    expect(await kinds(deAgentes, admin.correo)).toEqual([])
    expect((await app.call('GET', '/api/buscar?q=coral', usuario)).status).toBe(403)
    expect((await app.call('GET', '/api/buscar?q=coral')).status).toBe(401)
  })

  test('[X-1] a localizador typed whole leads to its booking, for who may open it', async () => {
    expect(await titles(admin, localizador.toLowerCase(), 'reserva')).toEqual([localizador])
    expect(await titles(deHotel, localizador, 'reserva')).toEqual([localizador])
    for (const who of [hotel, agente]) expect(await titles(who, localizador, 'reserva')).toEqual([])
    expect(await titles(admin, localizador.slice(0, 5), 'reserva')).toEqual([])
  })

  test('[X-4] a customer’s bookings are found by name and RFC, the latest stay first, by who sees the customer’s side', async () => {
    const stay = (code: string, salida: string, cliente: string, rfc: string) =>
      sql`insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda,
          total, costo, proveedor_id, proveedor_nombre, proveedor_rfc, reserva_ant, visto_en, cambio_en)
        values (${code}, 1, false, '2026-09-01', ${salida}, ${cliente}, ${rfc}, 'Tulum', 'MXN', 100, 80, 101, 'Hotel', 'OHO010101AB1',
          ${`AT-${code}`}, now(), now())`.execute(app.deps.db)
    await stay('CLIEN1', '2026-09-04', 'Íñigo Peñalosa Ruiz', 'PERI800101AB1')
    await stay('CLIEN2', '2026-09-09', 'Íñigo Peñalosa Ruiz', 'PERI800101AB1')
    await stay('CLIEN3', '2026-09-05', 'Ana Peñalosa', 'PEAN800101AB1')
    for (const who of [admin, deHotel, deAgentes]) {
      for (const q of ['iñigo PEÑALOSA', 'penalosa ruiz', 'PERI-800101-AB1'])
        expect(await titles(who, q, 'reserva'), q).toEqual(['CLIEN2', 'CLIEN1'])
      expect(await titles(who, 'clien3', 'reserva')).toEqual(['CLIEN3'])
    }
    await stay('SOLOLE', '2026-09-05', 'Eva Luz', 'LUEV800101AB1')
    expect(await titles(admin, 'sole', 'reserva')).toEqual([])
    expect(await titles(admin, 'solole', 'reserva')).toEqual(['SOLOLE'])
    for (const who of [hotel, agente])
      for (const q of ['penalosa', 'PERI800101AB1']) expect(await kinds(who, q), q).not.toContain('reserva')
  })

  test('[X-4] a booking is found by its price, its customer misspelt or by an RFC without homoclave, by who sees the customer’s side', async () => {
    await sql`update estancias set total = 2537569 where localizador = 'CLIEN1'`.execute(app.deps.db)
    for (const who of [admin, deHotel, deAgentes]) {
      for (const q of ['25,375.69', '$25,375']) expect(await titles(who, q, 'reserva'), q).toEqual(['CLIEN1'])
      expect(await titles(who, 'PERI800101', 'reserva')).toEqual(['CLIEN2', 'CLIEN1'])
      for (const q of ['Íñigo Peñaloza Ruiz', 'inigo peñlaosa', 'Iñgo Peñalosa']) {
        const { grupos, parecidos } = await ask(who, q)
        expect(parecidos, q).toBe(true)
        expect(grupos[0]?.filas[0]?.titulo, q).toBe('CLIEN2')
      }
      for (const q of ['Peñaloza', 'Penalossa', 'Íñigo Penaloça', 'Yñigo Peñaloza'])
        expect((await ask(who, q)).grupos[0]?.filas[0]?.titulo, q).toBe('CLIEN2')
      for (const q of ['Pedro Peñalosa', 'Íñigo Zárate', 'Peñalever', 'Ruzi de la o'])
        expect((await ask(who, q)).grupos, q).toEqual([])
    }
    expect(await titles(admin, 'VIAJ800101', 'pago')).toEqual([localizador])
    for (const who of [hotel, agente])
      for (const q of ['25,375.69', 'PERI800101', 'Íñigo Peñaloza Ruiz', 'Peñaloza'])
        expect((await ask(who, q)).grupos, q).toEqual([])
  })

  test('[X-4] a booking is found by its package and its hotel, also misspelt or with when its stay is, as they are told now', async () => {
    await sql`update estancias set nombre_paquete = 'Bacalar romántico', proveedor_nombre = 'Posada Ñandú'
      where localizador = 'CLIEN3'`.execute(app.deps.db)
    for (const who of [admin, deHotel, deAgentes])
      for (const q of [
        'paquete Bacalar',
        'bacalar ROMANTICO',
        'hotel ñandu',
        'posada bacalar peñalosa',
        'Bacalar septiembre',
        'Ñandú sep 2026',
        'Posada Ñandú del mes de septiembre',
        'Ana Peñalosa 5/9/2026',
        'Bacallar',
        'possada ñandu',
      ])
        expect(await titles(who, q, 'reserva'), q).toEqual(['CLIEN3'])
    for (const q of ['Bacalar octubre', 'Bacalar 6/9/2026'])
      expect(await ask(admin, q), q).toMatchObject({ parte: 'Bacalar' })
    for (const who of [hotel, agente])
      for (const q of ['paquete Bacalar', 'Bacalar septiembre', 'Bacallar'])
        expect(await kinds(who, q), q).not.toContain('reserva')
  })

  test('[X-4] of a hotel and a month its lotes, payments, statement rows and complements are found, within each one’s scope', async () => {
    await seedMovimientos(app, [
      {
        concepto: 'SPEI ENVIADO',
        ampliada: 'PAGO CORAL EMISOR',
        abono: 0,
        cargo: 9_900,
        fecha: '2026-10-09',
      },
    ])
    for (const who of [admin, hotel]) {
      expect(await titles(who, 'semana coral octubre', 'lote')).toEqual(['Semana del coral'])
      expect(await titles(who, 'semana coral oct 2026', 'comprobante')).toEqual(['FOL-4321'])
      expect(await titles(who, 'coral emisor octubre', 'complemento')).toHaveLength(1)
    }
    expect(await titles(admin, 'coral emisor octubre', 'movimiento')).toEqual(['SPEI ENVIADO'])
    expect(await titles(agente, 'hotel del agente octubre', 'comision')).toEqual(['COMIS77'])
    for (const q of ['semana coral agosto', 'semana coral octubre 2025', 'semana coral 9/10/2025'])
      expect(await ask(admin, q), q).toMatchObject({ parte: 'semana coral' })
    for (const who of [otro, agente, deAgentes]) expect(await kinds(who, 'semana coral octubre')).toEqual([])
  })

  test('[X-4] a uuid, a clave de rastreo and a payment’s folio are found by their end, an own account whole or by its end', async () => {
    const [uno] = mio.facturas
    for (const fin of [-6, -8, -12, -17].map((de) => uno?.uuid.slice(de) ?? '')) {
      expect(await titles(hotel, fin, 'factura'), fin).toEqual([`S ${uno?.folio}`])
      expect(await titles(otro, fin, 'factura'), fin).toEqual([])
    }
    expect(await titles(hotel, '444455556666', 'complemento')).toHaveLength(1)
    expect(await titles(hotel, '4321', 'comprobante')).toEqual(['FOL-4321'])
    for (const who of [otro, agente]) expect(await kinds(who, '4321')).toEqual([])
    const { cuenta } = await readRow(app, 'movimientos', {})
    for (const q of [cuenta, cuenta.slice(-4)])
      expect(await titles(admin, q, 'movimiento'), q).toContain('SPEI RECIBIDO')
    for (const who of [deHotel, deAgentes, hotel])
      expect(await kinds(who, cuenta)).not.toContain('movimiento')
  })

  test('[X-4] a localizador with ñ is one however it is written', async () => {
    const { rows } = await sql<{
      igual: boolean
    }>`select clave_suelta('ñan-dú 1') = clave_suelta('ÑAND Ú1') as igual`.execute(app.deps.db)
    expect(rows).toEqual([{ igual: true }])
  })

  test('[X-4] where nothing has all of the text, what has its most telling part is shown, and that it is only that', async () => {
    for (const [q, parte] of [
      [`Íñigo ${localizador} liquidación`, localizador],
      [`07/10/2026 1,234.50`, '1,234.50'],
      ['Íñigo Peñalosa 15/11/2026', 'Íñigo Peñalosa'],
      [`0112345678\t07/10/2026\tDEPOSITO\t${clave}X\t1,234.50`, '1,234.50'],
    ] as const) {
      const answer = await ask(admin, q)
      expect(answer, q).toMatchObject({ parte, parecidos: false })
      expect(answer.grupos.length, q).toBeGreaterThan(0)
    }
    expect(await ask(admin, localizador)).toMatchObject({ parte: null })
    for (const who of [hotel, otro])
      expect(await ask(who, `Íñigo ${localizador}`)).toMatchObject({ grupos: [], parte: null })
  })

  test('[X-4] a payment is found by the last figures of its clave, four or more', async () => {
    for (const q of ['5678', '345678', '0070012345678', `…${clave.slice(-8)}`])
      expect(await titles(admin, q, 'pago'), q).toEqual([localizador])
    for (const q of ['678', '4567', '345679']) expect(await titles(admin, q, 'pago'), q).toEqual([])
  })

  test('[X-4] an agent finds her commissions by their words and day, as in her list', async () => {
    for (const q of ['hotel del agente', 'AGENTE', '01/10/2026', '1 de octubre'])
      expect(await titles(agente, q, 'comision'), q).toEqual(['COMIS77'])
    expect(await titles(agente, 'otro agente', 'comision')).toEqual([])
  })

  test('[X-4] of more bookings than are told it is said that there are more', async () => {
    await sql`insert into estancias select (jsonb_populate_record(null::estancias, to_jsonb(e)
        || jsonb_build_object('localizador', 'MAS' || n, 'reserva_ant', 'ATMAS' || n, 'cliente', 'Muchas Veces'))).*
      from estancias e, generate_series(1, 11) n where e.localizador = 'CLIEN3'`.execute(app.deps.db)
    const [grupo] = await search(admin, 'muchas veces')
    expect([grupo?.filas.length, grupo?.hayMas]).toEqual([10, true])
    await sql`delete from estancias where localizador = 'MAS11'`.execute(app.deps.db)
    expect((await search(admin, 'muchas veces'))[0]?.hayMas).toBe(false)
  })

  test('[X-4] five of a kind and a word that there are more; what is typed whole stands before what only begins so', async () => {
    for (let i = 0; i < 7; i++)
      await seedLote(app, {
        creador: { id: hotel.id, correo: hotel.correo },
        nombre: `Muchos ${i}`,
        facturas: 1,
      })
    const [group] = await search(hotel, 'muchos')
    expect(group?.filas.map(({ titulo }) => titulo)).toEqual([
      'Muchos 6',
      'Muchos 5',
      'Muchos 4',
      'Muchos 3',
      'Muchos 2',
    ])
    expect(group?.hayMas).toBe(true)
    await sql`update facturas set folio = '77', serie_folio = 'S77' where id = ${mio.facturas[0]?.id}`.execute(
      app.deps.db,
    )
    await sql`update facturas set folio = '77' || id, serie_folio = 'S77' || id where lote_id > ${ajeno.id}`.execute(
      app.deps.db,
    )
    const found = await titles(hotel, '77', 'factura')
    expect(found[0]).toBe('S 77')
    expect((await titles(hotel, 's77', 'factura'))[0]).toBe('S 77')
    expect(await titles(hotel, 's77', 'factura')).toHaveLength(5)
  })

  test('[X-4] a folio is found without its zeros or with others, a localizador in a pasted row of any length and with its hyphen', async () => {
    const lote = await seedLote(app, { creador: { id: otro.id, correo: otro.correo }, proveedorId: 102 })
    const id = lote.facturas[0]?.id
    await sql`update facturas set serie = 'QA', folio = '0088123', serie_folio = 'QA0088123' where id = ${id}`.execute(
      app.deps.db,
    )
    for (const q of ['88123', '088123', 'qa88123', 'QA-88123', 'QA 00088123', 'qa0088123'])
      expect(await titles(otro, q, 'factura'), q).toEqual(['QA 0088123'])
    for (const q of ['88124', '8812300', 'QB88123']) expect(await titles(otro, q, 'factura'), q).toEqual([])
    expect(await titles(hotel, '88123', 'factura')).toEqual([])
    const fila = `07/10/2026\t${'PAGO DE ESTANCIA '.repeat(20)}\t${localizador}\t1,234.50`
    expect(await titles(admin, fila, 'pago')).toEqual([localizador])
    expect(await titles(agente, 'COM-IS77', 'comision')).toEqual(['COMIS77'])
  })

  test('[IX-A paid] of what is still to be paid the day given for it is told, and of nothing else', async () => {
    const lote = await seedLote(app, {
      creador: { id: hotel.id, correo: hotel.correo },
      nombre: 'Cuándo me pagan',
      estatus: 'En proceso de pago',
      fechaPago: '2026-10-16',
      facturas: 2,
    })
    const [una, otra] = lote.facturas
    await sql`update facturas set retirada_en = now() where id = ${otra?.id}`.execute(app.deps.db)
    const dayOf = async (quien: Persona, q: string) =>
      (await search(quien, q)).flatMap(({ filas }) => filas.map(({ fechaPago }) => fechaPago))
    expect(await dayOf(hotel, 'cuándo me pagan')).toEqual(['2026-10-16'])
    expect(await dayOf(hotel, una?.uuid ?? '')).toEqual(['2026-10-16'])
    expect(await dayOf(hotel, otra?.uuid ?? '')).toEqual([null])
    // Paid already, not processed yet, another's: nothing is planned.
    expect(await dayOf(hotel, mio.facturas[1]?.uuid ?? '')).toEqual([null])
    expect(await dayOf(otro, 'coral del otro')).toEqual([null])
    expect(await dayOf(otro, una?.uuid ?? '')).toEqual([])
  })

  test('[X-4] a text of signs, wildcards or quotes is looked for as it is', async () => {
    for (const q of ['%%%', '___', "'; drop table lotes; --", '\\', 'xqzwñk', '😀😀😀', '-'.repeat(120)])
      expect(await search(admin, q), q).toEqual([])
  })

  test('[X-4] the lists find by the same text what the box found in them', async () => {
    const list = async (ruta: string, q: string) =>
      ((await app.call('GET', `${ruta}${encodeURIComponent(q)}`, admin)).body as { total: number }).total
    expect(await list('/api/lotes?etapa=pagado&q=', 'PZ-20261010-77')).toBe(1)
    for (const q of [localizador.slice(0, 4), clave, '1,234.50', '07/10/2026'])
      expect(await list('/api/pagos?q=', q), q).toBe(1)
    expect(await list('/api/complementos/recibidos?q=', '777.00')).toBe(1)
    expect(await list('/api/complementos/recibidos?q=', 'coral emisor')).toBe(1)
    for (const ruta of ['/api/complementos/recibidos?q=', '/api/pagos?q=', '/api/lotes?etapa=pagado&q='])
      expect(await list(ruta, '%%%'), ruta).toBe(0)
  })
})

test('[X-4] how few facturas a póliza names is known to who plans the search: no other factura is read to find it', async () => {
  await sql`update facturas set envio_folio = 'PZ-' || id where envio_folio is null`.execute(app.deps.db)
  await sql`insert into facturas (lote_id, tipo, uuid, version, emisor, emisor_nombre, receptor, receptor_regimen, fecha,
      fecha_timbrado, metodo_pago, uso_cfdi, moneda, total, xml_archivo_id, envio_folio)
    select f.lote_id, f.tipo, gen_random_uuid(), f.version, f.emisor, f.emisor_nombre, f.receptor, f.receptor_regimen, f.fecha,
      f.fecha_timbrado, f.metodo_pago, f.uso_cfdi, f.moneda, f.total, f.xml_archivo_id, 'PZ-N' || n
    from (select * from facturas limit 1) f, generate_series(1, 4000) n`.execute(app.deps.db)
  await query(app.databaseUrl, 'analyze facturas')
  for (const donde of ["= 'pz-n3999'", "like 'pz-n3999%'"]) {
    const [plan] = await query(
      app.databaseUrl,
      `explain (format json) select from facturas where envio_folio is not null and buscable(envio_folio) ${donde}`,
    )
    expect(plan?.['QUERY PLAN'], donde).toMatchObject([
      { Plan: { 'Plan Rows': expect.toSatisfy((n: number) => n < 5) } },
    ])
  }
  expect((await titles(admin, 'pz-n3999', 'factura')).length).toBe(1)
})

test('[X-4] a beginning that thousands share is found in each one’s own scope', async () => {
  await sql`insert into factura_reservas (factura_id, folio, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
    select id, '1', 'COMUN' || id, 1, 0, 0, 0, 1 from facturas where envio_folio like 'PZ-N%'`.execute(
    app.deps.db,
  )
  const [una] = ajeno.facturas
  await sql`update factura_reservas set booking_code = 'COMUN25X' where factura_id = ${una?.id}`.execute(
    app.deps.db,
  )
  await query(app.databaseUrl, 'analyze factura_reservas')
  expect(await titles(otro, 'comun', 'factura')).toEqual([`S ${una?.folio}`])
  expect(await titles(admin, 'comun', 'factura')).toHaveLength(5)
})

test('[X-4] a hotel’s and an agent’s codes are looked for among their own lotes, however many share a beginning', async () => {
  const propios = async (who: Persona, actor: Pick<Actor, 'rol'> & Partial<Actor>) => {
    const deQuien = { usuarioId: who.id, idProveedores: [], idComisionista: null, ...actor }
    const alcance = await alcanceDeBusqueda(app.deps.db, deQuien as unknown as Actor)
    return sql`${alcance}`.compile(app.deps.db).parameters
  }
  const { rows } = await sql<{
    id: number
  }>`select id from lotes where creador_id = ${hotel.id} order by id`.execute(app.deps.db)
  const [ids] = await propios(hotel, { rol: 'proveedor', idProveedores: [101] })
  expect([...(ids as number[])].sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id))
  expect(await propios(hotel, { rol: 'proveedor', idProveedores: [102] })).toEqual([[]])
  expect(await propios(agente, { rol: 'comisionista', idComisionista: 501 })).toEqual([[]])
  expect(await propios(admin, { rol: 'admin' })).toEqual([])
})
