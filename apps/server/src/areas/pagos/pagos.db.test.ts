import { randomUUID } from 'node:crypto'
import type { Pagina } from '@valija/contract/lista.ts'
import type { PagoDetalle, PagoListado } from '@valija/contract/pagos.ts'
import type { Reusos } from '@valija/contract/pagos-nuevos.ts'
import type { BusquedaReserva } from '@valija/contract/reservas-de-pago.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { tipoDeCambioDe } from '@valija/sandbox/tipo-de-cambio/tasas.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { seedPagos } from '../../../testing/conciliacion.ts'
import { readRows } from '../../../testing/filas.ts'
import { pagoDePrueba, pngDePrueba, reservaDePrueba } from '../../../testing/pagos-de-prueba.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { setPolitica } from '../../../testing/set-politica.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { resetSandbox, switchSandbox } from '../../../testing/use-sandbox.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'
import { cleanPedidos } from './clean-pedidos.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')
const otroAdmin = await app.persona('admin')
const operativo = await app.persona('OperativoProveedor')
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const otroHotel = await app.persona('proveedor', { idProveedores: [103] })
const agente = await app.persona('comisionista')
const usuario = await app.persona('usuario')

beforeEach(() => resetSandbox(app))

const buscar = (quien: Persona, localizador: string, rfc: string) =>
  app.call('POST', '/api/pagos/buscar-reserva', quien, { localizador, rfc })
const guardar = (quien: Persona, pagos: unknown[], more: object = {}) =>
  app.call('POST', '/api/pagos/guardar', quien, { clave: randomUUID(), pagos, ...more })
const idOf = (answer: { body: unknown }, i = 0) =>
  (answer.body as { pagos: { pagoID: number }[] }).pagos[i]?.pagoID ?? 0
const listar = async (quien: Persona, query = '') =>
  (await app.call('GET', `/api/pagos?${query}`, quien)).body as Pagina<PagoListado>
const subir = async (quien: Persona, bytes: Uint8Array, nombre = 'comprobante.png') => {
  const { status, body } = await sendFiles(app, '/api/pagos/comprobantes', quien, [{ nombre, bytes }])
  return { status, body: body as Record<string, unknown> }
}
let monto = 1_000
/** An amount no other test used, so that nothing looks paid twice. */
const distinto = () => (monto = Math.round((monto + 1.01) * 100) / 100)

describe('booking search', () => {
  test('[P-024, P-032, P-036, P-095, P-097] found with payments: external ones and ours not migrated, each once, with totals', async () => {
    const { rfc } = reservaDePrueba('conPagos')
    const before = await buscar(admin, reservasDemo.conPagos, rfc)
    expect(before.status).toBe(200)
    const first = before.body as BusquedaReserva
    expect(first.reserva).toMatchObject({
      bookingCode: 'KTR482',
      motorReservaID: 1,
      motorReservaNombre: 'JNP',
      moneda: 'MXN',
      nombrePaquete: 'Cancún familiar 5 noches',
    })
    expect(first.totales).toEqual({ total: 48_920, pagado: 14_960, faltante: 33_960 })
    expect(first).toMatchObject({ puedeAnadir: true, faltanExternos: false })
    const id = idOf(await guardar(admin, [pagoDePrueba({ localizador: 'KTR482', monto: 960 })]))
    const pending = (await buscar(admin, 'KTR482', rfc)).body as BusquedaReserva
    expect(pending.pagos.map((p) => [p.origen, p.nombreEstado])).toEqual([
      ['valija', 'Pendiente'],
      ['externo', null],
    ])
    expect(pending.totales.pagado).toBe(14_960)
    await app.call('PUT', '/Pagos/ActualizarEstadoPago/ActualizarEstado', admin, {
      pagoID: id,
      nuevoEstadoID: 1,
    })
    expect(((await buscar(admin, 'KTR482', rfc)).body as BusquedaReserva).totales).toEqual({
      total: 48_920,
      pagado: 15_920,
      faltante: 33_000,
    })
    await switchSandbox(app, { pagosReserva: { caido: true } })
    const partial = (await buscar(admin, 'KTR482', rfc)).body as BusquedaReserva
    expect(partial.faltanExternos).toBe(true)
    expect(partial.pagos.map((p) => p.origen)).toEqual(['valija'])
  })

  test('[X-1] a payment registered in another currency is shown in it and not summed, and nothing is said of what is missing', async () => {
    const { rfc } = reservaDePrueba('conPagos')
    const id = idOf(await guardar(admin, [pagoDePrueba({ localizador: 'KTR482', monto: distinto() })]))
    const antes = (await buscar(admin, 'KTR482', rfc)).body as BusquedaReserva
    await sql`update pagos set estado_id = 1, moneda_reserva = 'USD' where pago_id = ${id}`.execute(
      app.deps.db,
    )
    const { totales, pagos } = (await buscar(admin, 'KTR482', rfc)).body as BusquedaReserva
    expect(totales).toEqual({ ...antes.totales, faltante: null })
    expect(pagos.find(({ pagoID }) => pagoID === id)?.moneda).toBe('USD')
    await sql`delete from pagos where pago_id = ${id}`.execute(app.deps.db)
  })

  test('[P-061] both fields are needed', async () => {
    expect((await buscar(admin, '', 'X')).body).toMatchObject({
      titulo: 'Campos incompletos',
      mensaje: 'Por favor completa todos los campos',
    })
    expect((await buscar(admin, 'KTR482', ' ')).status).toBe(400)
    expect((await buscar(admin, 'KTR482ABC', 'X')).body).toMatchObject({ codigo: 'localizadorInvalido' })
  })

  test('[P-062, P-094] another RFC is refused; spaces, hyphens and case do not count', async () => {
    const { rfc } = reservaDePrueba('sinPagos')
    expect((await buscar(admin, reservasDemo.sinPagos, 'XAXX010101000')).body).toMatchObject({
      titulo: 'RFC no coincide',
      mensaje: 'El RFC ingresado no coincide con el RFC de la reserva',
    })
    const spaced = `${rfc.slice(0, 4)}-${rfc.slice(4, 10)} ${rfc.slice(10)}`.toLowerCase()
    expect((await buscar(admin, reservasDemo.sinPagos.toLowerCase(), spaced)).status).toBe(200)
  })

  test('[P-063] a cancelled booking is rejected', async () => {
    const { rfc } = reservaDePrueba('cancelada')
    expect((await buscar(admin, reservasDemo.cancelada, rfc)).body).toMatchObject({
      mensaje: 'La reserva está cancelada',
    })
  })

  test('[P-129, P-130, P-131, P-132, P-133] every failure has its own message', async () => {
    const { rfc } = reservaDePrueba('sinPagos')
    const say = async () =>
      (await buscar(admin, reservasDemo.sinPagos, rfc)).body as { titulo?: string; mensaje: string }
    expect((await buscar(admin, 'ZZZ000', rfc)).body).toMatchObject({
      mensaje: 'No se encontro el localizador',
    })
    await switchSandbox(app, { productos: { caido: true } })
    expect((await say()).mensaje).toBe(
      'No se pudo obtener la información del producto. Por favor, intente nuevamente.',
    )
    await switchSandbox(app, { productos: { caido: false }, clientes: { disparates: true } })
    expect((await say()).mensaje).toBe('Error al validar el RFC.')
    await switchSandbox(app, {
      clientes: { disparates: false },
      jnp: { rechaza: 404 },
      bms: { rechaza: 404 },
    })
    expect(await say()).toMatchObject({ titulo: 'Reserva no encontrada', mensaje: 'La reserva no existe' })
    await switchSandbox(app, { jnp: { caido: true }, bms: { caido: true } })
    expect((await say()).mensaje).toBe('Error al buscar la reserva.')
  })

  test('[P-098, P-032] JNP first, then BMS when JNP does not have it or fails', async () => {
    const { rfc } = reservaDePrueba('soloBms')
    expect((await buscar(admin, reservasDemo.soloBms, rfc)).body).toMatchObject({
      reserva: { motorReservaID: 2, motorReservaNombre: 'BMS' },
    })
    await switchSandbox(app, { jnp: { caido: true } })
    expect((await buscar(admin, reservasDemo.soloBms, rfc)).body).toMatchObject({
      reserva: { motorReservaID: 2 },
    })
    expect((await buscar(admin, reservasDemo.sinPagos, reservaDePrueba('sinPagos').rfc)).body).toMatchObject({
      codigo: 'errorBuscarReserva',
    })
  })
})

describe('exchange rate', () => {
  test('[P-104, P-075] by date, with weekends taking the last published and kept for the next time', async () => {
    const sunday = await app.call('GET', '/TipoCambio/20261004', admin)
    expect(sunday.body).toMatchObject({
      tipoCambio: tipoDeCambioDe('2026-10-02').tipoCambio,
      fecha: '2026-10-04',
    })
    await switchSandbox(app, { tipoCambio: { caido: true } })
    expect((await app.call('GET', '/api/TipoCambio/20261004', admin)).body).toEqual(sunday.body)
  })
  test('[P-140] unreachable, without data or in the future it is refused, never guessed', async () => {
    await switchSandbox(app, { tipoCambio: { caido: true } })
    expect((await app.call('GET', '/TipoCambio/20261003', admin)).body).toMatchObject({
      mensaje: 'No se pudo obtener el tipo de cambio para la fecha seleccionada',
    })
    expect((await app.call('GET', '/TipoCambio/20261011', admin)).body).toMatchObject({
      mensaje: 'No se puede seleccionar una fecha futura',
    })
    expect((await app.call('GET', '/TipoCambio/20261399', admin)).status).toBe(400)
  })
})

describe('saving payments', () => {
  test('[P-029, P-030, P-031, P-033, P-034] a saved payment has the documented fields and fixed values', async () => {
    const valor = distinto()
    const saved = await guardar(admin, [
      pagoDePrueba({
        monto: valor,
        numeroTransaccion: 'ABC 123',
        estadoID: 1,
        bancoID: 9,
        fechaBancos: '2026-10-08',
      }),
    ])
    expect(saved.status).toBe(200)
    const detail = (await app.call('GET', `/api/pagos/${idOf(saved)}`, admin)).body as PagoDetalle
    expect(detail).toMatchObject({
      bookingCode: reservasDemo.sinPagos,
      userCreate: 'viajero@correo.mx',
      nombreMoneda: 'MXN',
      nombreEstado: 'Pendiente',
      estadoID: 3,
      nombreMetodoPago: 'Transferencia BBVA MXN',
      nombreBanco: 'BBVA',
      numeroCuenta: '0112345678',
      nombreTipoPago: 'Pago',
      motorReservaNombre: 'JNP',
      minMotorReserva: 'J',
      estatusMigracion: 'No migrado',
      monedaNacional: true,
      fechaBancos: '2026-10-08',
      userValidator: null,
      urlComprobante: null,
      montoPago: valor,
      registradoPor: admin.correo,
      numeroTransaccion: 'ABC 123',
    })
  })

  test('[P-077] a USD booking gets dollars in montoPagadoMonedaReserva; a USD method enters dollars', async () => {
    const { localizador } = reservaDePrueba('dolares')
    const ids = await guardar(admin, [
      pagoDePrueba({ localizador, monto: 1842.1 }),
      pagoDePrueba({ localizador, monto: 100, dolares: true }),
      pagoDePrueba({ monto: 55.5, dolares: true }),
    ])
    expect(ids.status).toBe(200)
    const [a, b, c] = await Promise.all(
      [0, 1, 2].map(
        async (i) => (await app.call('GET', `/api/pagos/${idOf(ids, i)}`, admin)).body as PagoDetalle,
      ),
    )
    const rate = tipoDeCambioDe('2026-10-07').tipoCambio
    expect(a?.montoPagadoMonedaReserva).toBeCloseTo(1842.1 / rate, 2)
    expect(a?.montoPagoMonedaNacional).toBe(1842.1)
    expect(b).toMatchObject({ montoPago: 100, nombreMoneda: 'USD', montoPagadoMonedaReserva: 100 })
    expect(b?.montoPagoMonedaNacional).toBeCloseTo(100 * rate, 2)
    expect(c).toMatchObject({ montoPago: 55.5, nombreMoneda: 'USD', monedaReserva: 'MXN' })
    expect(c?.montoPagadoMonedaReserva).toBeCloseTo(55.5 * rate, 2)
  })

  test.each([
    ['[P-064]', { userID: '' }, 'Correo de contacto es requerido'],
    ['[P-065]', { userID: 'javier@correo' }, 'Por favor ingresa un correo electrónico válido'],
    ['[P-066]', { concepto: '  ' }, 'Concepto es requerido'],
    ['[P-069]', { rfc: 'ABC_1' }, 'El RFC lleva solo letras y números, 13 como máximo.'],
    ['[P-070]', { bookingCode: 'KTR-48' }, 'El localizador lleva solo letras y números, 6 como máximo.'],
    ['[P-074]', { fechaPago: '2026-10-11' }, 'No se puede seleccionar una fecha futura'],
    ['[P-073]', { montoPago: 0 }, 'El monto debe ser mayor a 0'],
    ['[VI-D8, P-072]', { montoPago: -5 }, 'Monto no puede ser negativo'],
    [
      '[VI-D8, P-072]',
      { montoPago: undefined, montoPagoMonedaNacional: -5 },
      'Monto en pesos (MXN) no puede ser negativo',
    ],
    [
      '[VI-D8, P-072]',
      { montoPagadoMonedaReserva: -0.01 },
      'Monto en la moneda de la reserva no puede ser negativo',
    ],
    ['[VI-D8, P-072]', { montoPago: 'cien' }, 'Monto debe ser un número válido'],
    [
      '[VI-D8, P-072]',
      { montoPagoMonedaNacional: '1,500.00' },
      'Monto en pesos (MXN) debe ser un número válido',
    ],
    ['[P-079] an inactive method', { metodoPagoID: 5 }, 'El método de pago ya no está activo. Elige otro.'],
    [
      '[P-080] a promotion of another method',
      { promocionID: 1 },
      'La promoción ya no está activa o no es de este método. Elige otra.',
    ],
    ['[P-076] another rate', { tipoCambio: 1 }, 'El tipo de cambio enviado (1) no es el de esa fecha'],
    [
      '[P-076] amounts that do not agree',
      { montoPagoMonedaNacional: 1 },
      'Los montos en pesos y en dólares no corresponden',
    ],
    ['[P-067] somebody else’s proof', { comprobanteID: 999 }, 'El comprobante no existe o no lo subiste tú.'],
  ])('%s is judged by the server as well', async (_title, change, expected) => {
    const answer = await guardar(admin, [pagoDePrueba({ monto: distinto(), ...change })])
    expect(answer.status).toBe(400)
    expect(
      (answer.body as { detalles: { mensaje: string }[] }).detalles.map((d) => d.mensaje).join(),
    ).toContain(expected)
  })

  test('[P-071] a localizador of 8 is found but not paid, and that is said', async () => {
    const { localizador, rfc } = reservaDePrueba('larga')
    expect((await buscar(admin, localizador, rfc)).status).toBe(200)
    const { body } = await guardar(admin, [pagoDePrueba({ localizador })])
    expect((body as { detalles: { mensaje: string }[] }).detalles[0]?.mensaje).toBe(
      'El localizador VIAJE001 tiene 8 caracteres y un pago admite 6. Pide que se ajuste el límite en Configuraciones.',
    )
  })

  test('[P-106] one bad payment and none is saved; [P-142] none to save is refused', async () => {
    const before = (await listar(admin, 'estadoID=3')).total
    const answer = await guardar(admin, [
      pagoDePrueba({ monto: distinto() }),
      pagoDePrueba({ monto: distinto(), concepto: '' }),
    ])
    expect(answer.body).toMatchObject({
      codigo: 'pagosConFallas',
      detalles: [{ campo: '1.concepto', mensaje: 'Pago 2: Concepto es requerido' }],
    })
    expect((await listar(admin, 'estadoID=3')).total).toBe(before)
    expect((await guardar(admin, [])).body).toMatchObject({
      titulo: 'Sin pagos',
      mensaje: 'No hay pagos para guardar',
    })
  })

  test('[XI-A1] the key of a save with other payments in it is refused, and takes nothing for saved', async () => {
    const clave = randomUUID()
    const pagos = [pagoDePrueba({ monto: distinto() })]
    expect((await guardar(admin, pagos, { clave })).status).toBe(200)
    const before = (await listar(admin, 'estadoID=3')).total
    for (const otros of [[pagoDePrueba({ monto: distinto() })], [...pagos, ...pagos]])
      expect((await guardar(admin, otros, { clave })).body).toMatchObject({ codigo: 'datosInvalidos' })
    expect((await guardar(admin, pagos, { clave })).body).toMatchObject({ repetido: true })
    expect((await listar(admin, 'estadoID=3')).total).toBe(before)
  })

  test('[P-106] a double click saves once, also when both come at the same time', async () => {
    const clave = randomUUID()
    const body = { clave, pagos: [pagoDePrueba({ monto: distinto() })] }
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.call('POST', '/api/pagos/guardar', admin, body)),
    )
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200])
    expect(new Set(answers.map((a) => idOf(a))).size).toBe(1)
    const documented = [pagoDePrueba({ monto: distinto() })]
    const twice = await Promise.all(
      [1, 2].map(() => app.call('POST', '/api/Pagos/GuardarPagos', admin, documented)),
    )
    expect(twice.map((a) => a.status)).toEqual([201, 201])
    expect(new Set(twice.map((a) => idOf(a))).size).toBe(1)
    // Also when the clock strikes the minute between both clicks.
    app.reloj.advance(59_900)
    const late = [pagoDePrueba({ monto: distinto() })]
    const first = await app.call('POST', '/api/Pagos/GuardarPagos', admin, late)
    app.reloj.advance(200)
    const second = await app.call('POST', '/api/Pagos/GuardarPagos', admin, late)
    expect(idOf(second)).toBe(idOf(first))
    app.reloj.moveTo('2026-10-10')
  })

  test('answers kept for requests sent twice are forgotten after a week, those of today stay', async () => {
    const keys = async (tabla: 'guardadosDePago' | 'pedidosConciliacion') =>
      (await app.deps.db.selectFrom(tabla).select('clave').execute()).map(({ clave }) => clave)
    const [vieja, nueva] = [randomUUID(), randomUUID()]
    for (const [clave, dias] of [
      [vieja, 8],
      [nueva, 6],
    ] as const)
      await sql`with a as (insert into guardados_de_pago (usuario_id, clave, creado_en)
          values (${admin.id}, ${clave}, now() - make_interval(days => ${dias})))
        insert into pedidos_conciliacion (usuario_id, clave, operacion, creado_en)
          values (${admin.id}, ${clave}, 'x', now() - make_interval(days => ${dias}))`.execute(app.deps.db)
    await cleanPedidos(app.deps)
    for (const tabla of ['guardadosDePago', 'pedidosConciliacion'] as const) {
      expect(await keys(tabla)).toContain(nueva)
      expect(await keys(tabla)).not.toContain(vieja)
    }
  })

  test('[P-127, P-150, P-152, P-126] the confirmation goes to the contact e-mail through the outbox; a mail failure blocks nothing', async () => {
    await switchSandbox(app, { correo: { caido: true } })
    const saved = await guardar(admin, [pagoDePrueba({ monto: distinto(), userID: 'Nuevo@Correo.mx' })])
    await app.drainJobs()
    const detail = async () =>
      ((await app.call('GET', `/api/pagos/${idOf(saved)}`, admin)).body as PagoDetalle).correos
    expect(await detail()).toMatchObject([
      { plantilla: 'confirmacionPago', para: 'nuevo@correo.mx', estado: 'porEnviar', intentos: 1 },
    ])
    await resetSandbox(app)
    const again = await app.call('POST', '/api/Mailing/SendMail', admin, {
      templateName: 'confirmacionPago',
      registro: String(idOf(saved)),
    })
    expect(again.status).toBe(200)
    await app.drainJobs()
    expect((await detail())[0]).toMatchObject({ estado: 'enviado' })
    const rows = await app.deps.db
      .selectFrom('correos')
      .select(['sistema', 'idioma'])
      .where('plantilla', '=', 'confirmacionPago')
      .execute()
    expect(new Set(rows.map((r) => `${r.sistema}-${r.idioma}`))).toEqual(new Set(['10-1']))
  })
})

describe('proofs', () => {
  test('[P-082] the kind is told by the content, not by the name', async () => {
    for (const [bytes, status] of [
      [pngDePrueba(1), 200],
      [Buffer.from('%PDF-1.7\n'), 200],
      [Buffer.from('<html>'), 400],
      [Buffer.from('MZ\x90'), 400],
    ] as const)
      expect((await subir(admin, bytes, 'comprobante.pdf')).status).toBe(status)
    expect((await subir(admin, Buffer.from('x'), 'a.png')).body).toMatchObject({
      titulo: 'Archivo no válido',
      mensaje: 'Solo se permiten archivos PDF e imágenes (JPG, PNG, BMP, WEBP)',
    })
  })

  test('[VI-D8] a proof of many payments hides no other proof, and of each payment so many are shown and the rest counted', async () => {
    const upload = async (n: number) => Number((await subir(admin, pngDePrueba(n))).body.comprobanteID)
    const uno = idOf(
      await guardar(admin, [pagoDePrueba({ monto: distinto(), comprobanteID: await upload(31) })]),
    )
    const comun = await upload(32)
    const muchos = Array.from({ length: 60 }, () => pagoDePrueba({ monto: distinto(), comprobanteID: comun }))
    expect((await guardar(admin, muchos, { motivoReuso: 'Un depósito de sesenta' })).status).toBe(200)
    const pagos = [
      pagoDePrueba({ monto: distinto(), comprobanteID: await upload(32) }),
      pagoDePrueba({ monto: distinto(), comprobanteID: await upload(31) }),
    ]
    const { body } = await app.call('POST', '/api/pagos/revisar-reuso', admin, { pagos })
    const { reusos, mas } = body as Reusos
    expect([mas, reusos.filter(({ indice }) => indice === 0).length]).toEqual([50, 10])
    expect(reusos.filter(({ indice }) => indice === 1)).toMatchObject([
      { razones: ['mismoArchivo'], pagoID: uno },
    ])
    const refused = await guardar(admin, pagos)
    expect((refused.body as { detalles: unknown[] }).detalles).toHaveLength(11)
    expect(refused.body).toMatchObject({ mensaje: expect.stringContaining('61 coincidencias') })
  })

  test('the same file, the same transaction, or amount, day and account on another booking stop; a reason is kept', async () => {
    const { body } = await subir(admin, pngDePrueba(7))
    const comprobanteID = Number(body.comprobanteID)
    const valor = distinto()
    const first = idOf(
      await guardar(admin, [pagoDePrueba({ monto: valor, comprobanteID, numeroTransaccion: 'RAS-001' })]),
    )
    const twin = Number((await subir(admin, pngDePrueba(7))).body.comprobanteID)
    expect((await subir(admin, pngDePrueba(7))).body).toMatchObject({ repetidos: 1 })
    const stopped = await guardar(admin, [pagoDePrueba({ monto: distinto(), comprobanteID: twin })])
    expect(stopped).toMatchObject({ status: 409, body: { codigo: 'comprobanteReutilizado' } })
    const seen = await app.call('POST', '/api/pagos/revisar-reuso', admin, {
      pagos: [pagoDePrueba({ monto: distinto(), comprobanteID: twin })],
    })
    expect(seen.body).toMatchObject({
      reusos: [
        {
          indice: 0,
          razones: ['mismoArchivo'],
          pagoID: first,
          bookingCode: reservasDemo.sinPagos,
          monto: valor,
        },
      ],
    })
    expect(
      (
        await guardar(admin, [
          pagoDePrueba({
            localizador: 'KTR482',
            monto: valor,
            fechaPago: '2026-10-06',
            numeroTransaccion: 'ras 001',
          }),
        ])
      ).status,
    ).toBe(409)
    expect((await guardar(admin, [pagoDePrueba({ localizador: 'KTR482', monto: valor })])).status).toBe(409)
    const ok = await guardar(admin, [pagoDePrueba({ localizador: 'KTR482', monto: valor })], {
      motivoReuso: 'Dos familias pagaron igual',
    })
    expect(ok.status).toBe(200)
    const detail = (await app.call('GET', `/api/pagos/${idOf(ok)}`, admin)).body as PagoDetalle
    expect(detail.historia.map((h) => [h.accion, h.motivo])).toContainEqual([
      'comprobanteReutilizado',
      'Dos familias pagaron igual',
    ])
    const within = await guardar(admin, [
      pagoDePrueba({ monto: distinto(), numeroTransaccion: 'Z94821' }),
      pagoDePrueba({ monto, numeroTransaccion: 'Z94821', fechaPago: '2026-10-05' }),
    ])
    expect(within.status).toBe(409)
    // A clave de rastreo is one transfer, whatever amount somebody typed.
    const clave = 'MBAN01002610070012345678'
    expect(
      (await guardar(admin, [pagoDePrueba({ monto: distinto(), numeroTransaccion: clave })])).status,
    ).toBe(200)
    const other = { localizador: 'KTR482', monto: distinto(), fechaPago: '2026-10-06' }
    expect(
      await guardar(admin, [pagoDePrueba({ ...other, numeroTransaccion: clave.toLowerCase() })]),
    ).toMatchObject({
      status: 409,
      body: { codigo: 'comprobanteReutilizado' },
    })
    const outsider = await app.call('POST', '/api/pagos/revisar-reuso', hotel, {
      pagos: [
        pagoDePrueba({
          monto: 1,
          numeroTransaccion: 'RAS-001',
          montoPago: valor,
          montoPagoMonedaNacional: valor,
          montoPagadoMonedaReserva: valor,
        }),
      ],
    })
    const { reusos } = outsider.body as { reusos: unknown[] }
    expect(reusos.length).toBeGreaterThan(0)
    for (const one of reusos) expect(one).toMatchObject({ pagoID: null, bookingCode: '', concepto: '' })
  })

  test('among many payments of one amount and day the one with the same transaction is found all the same', async () => {
    const clave = 'BNET01002610070000004821'
    const valor = distinto()
    const otra = { bookingCode: 'OT9999', monto: Math.round(valor * 100), fechaPago: '2026-10-07' }
    await seedPagos(app, [
      { bookingCode: 'KTR482', monto: 1_000, fechaPago: '2026-09-01', transaccion: clave },
      ...Array.from({ length: 260 }, () => otra),
    ])
    const seen = await app.call('POST', '/api/pagos/revisar-reuso', admin, {
      pagos: [pagoDePrueba({ monto: valor, numeroTransaccion: clave })],
    })
    const { reusos } = seen.body as { reusos: { razones: string[]; bookingCode: string }[] }
    expect(reusos.find(({ razones }) => razones.includes('mismaTransaccion'))?.bookingCode).toBe('KTR482')
  })

  test('two cashiers at once with the same proof, each with an upload of its own: one is registered, the other stopped', async () => {
    const uploads = await Promise.all([admin, otroAdmin].map((quien) => subir(quien, pngDePrueba(11))))
    const answers = await Promise.all(
      [admin, otroAdmin].map((quien, i) =>
        guardar(quien, [
          pagoDePrueba({ monto: distinto(), comprobanteID: Number(uploads[i]?.body.comprobanteID) }),
        ]),
      ),
    )
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      codigo: 'comprobanteReutilizado',
    })
  })

  test('[P-042, P-100, P-101, P-135] the documented proof calls take only our own addresses of the same person', async () => {
    const { body } = await subir(admin, pngDePrueba(21))
    const url = String(body.urlComprobante)
    expect((await app.call('POST', '/Pagos/CreateComprobante', admin, { urlComprobante: url })).body).toEqual(
      { comprobanteID: body.comprobanteID, urlComprobante: url },
    )
    expect(
      (await app.call('GET', `/Pagos/GetComprobanteById?id=${String(body.comprobanteID)}`, admin)).body,
    ).toMatchObject({ urlComprobante: url })
    expect((await app.call('GET', '/Pagos/GetComprobanteById?id=1', admin)).body).toEqual({
      comprobanteID: 1,
      urlComprobante: null,
    })
    for (const urlComprobante of ['https://otro.example/x.png', '/api/archivos/1', '/api/comprobantes/99999'])
      expect(
        (await app.call('POST', '/Pagos/CreateComprobante', admin, { urlComprobante })).body,
      ).toMatchObject({ mensaje: 'No se pudo obtener el comprobante' })
    expect((await app.call('POST', '/Pagos/CreateComprobante', hotel, { urlComprobante: url })).status).toBe(
      404,
    )
    expect((await app.call('GET', url, hotel)).status).toBe(404)
    expect((await app.call('GET', url, admin)).headers['content-type']).toBe('image/png')
  })
})

describe('change of state', () => {
  const change = (quien: Persona, body: object) =>
    app.call('PUT', '/api/Pagos/ActualizarEstadoPago/ActualizarEstado', quien, body)

  test('[P-047, P-048, P-086, P-087, P-088] the rules of the target state', async () => {
    const pagoID = idOf(await guardar(admin, [pagoDePrueba({ monto: distinto() })]))
    const say = async (body: object) =>
      ((await change(admin, { pagoID, ...body })).body as { mensaje: string }).mensaje
    expect(await say({})).toBe('Debe seleccionar un estado')
    expect(await say({ nuevoEstadoID: 77 })).toBe('Estado no encontrado')
    expect(await say({ nuevoEstadoID: 2 })).toBe('La descripción es requerida para este estado')
    expect(await say({ nuevoEstadoID: 3, detalleRechazoPagoDescripcion: 'x' })).toContain(
      'no puede cambiar a ese estado',
    )
    expect((await change(admin, { pagoID, nuevoEstadoID: 1 })).body).toEqual({
      pagoID,
      estadoID: 1,
      nombreEstado: 'Valido',
      movimientosLiberados: 0,
    })
  })

  test('two people at once: the second is told that the state is another by now', async () => {
    const pagoID = idOf(await guardar(admin, [pagoDePrueba({ monto: distinto() })]))
    const seen = { pagoID, estadoVisto: 3 }
    const answers = await Promise.all([
      change(admin, { ...seen, nuevoEstadoID: 1 }),
      change(otroAdmin, { ...seen, nuevoEstadoID: 2, detalleRechazoPagoDescripcion: 'No llegó' }),
    ])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      codigo: 'estadoCambioEntretanto',
    })
  })

  test('[P-052, P-122, P-124] change, its record and the mail to its creator are one transaction; who validates is the session', async () => {
    const pagoID = idOf(
      await guardar(hotel, [pagoDePrueba({ monto: distinto(), userID: 'creador@correo.mx' })]),
    )
    await app.drainJobs()
    const done = await change(admin, {
      pagoID,
      userValidatorID: 'impostor@x.mx',
      nuevoEstadoID: 2,
      detalleRechazoPagoDescripcion: 'No aparece en el banco',
    })
    expect(done.status).toBe(200)
    const detail = (await app.call('GET', `/api/pagos/${pagoID}`, admin)).body as PagoDetalle
    expect(detail).toMatchObject({
      nombreEstado: 'Rechazado',
      userValidator: admin.correo,
      detalleRechazo: 'No aparece en el banco',
    })
    expect(detail.correos[0]).toMatchObject({
      plantilla: 'cambioEstadoPago',
      para: 'creador@correo.mx',
      estado: 'porEnviar',
    })
    expect(detail.historia[0]).toMatchObject({
      accion: 'estadoCambiado',
      de: 'Pendiente',
      a: 'Rechazado',
      motivo: 'No aparece en el banco',
      quien: admin.correo,
    })
    await app.drainJobs()
    const inbox = await (await fetch(`${app.sandbox.url}/correo/api/mensajes`)).text().catch(() => '')
    expect(inbox.length).toBeGreaterThan(0)
    // Nothing is sent of a change that did not hold.
    const before = await app.deps.db.selectFrom('correos').select('id').execute()
    expect(
      (await change(admin, { pagoID, nuevoEstadoID: 2, detalleRechazoPagoDescripcion: 'otra vez' })).status,
    ).toBe(409)
    expect((await readRows(app, 'correos')).length).toBe(before.length)
  })
})

describe('who may what', () => {
  test('[P-001, P-002] five roles open payments, usuario none; changes are for the configured roles', async () => {
    for (const quien of [admin, operativo, hotel, agente])
      expect((await app.call('GET', '/api/pagos', quien)).status).toBe(200)
    expect((await app.call('GET', '/api/pagos', usuario)).status).toBe(403)
    expect((await app.call('GET', '/api/pagos')).status).toBe(401)
    const pagoID = idOf(await guardar(hotel, [pagoDePrueba({ monto: distinto() })]))
    for (const quien of [operativo, hotel, agente])
      expect(
        (
          await app.call('PUT', '/Pagos/ActualizarEstadoPago/ActualizarEstado', quien, {
            pagoID,
            nuevoEstadoID: 1,
          })
        ).body,
      ).toMatchObject({ codigo: 'sinPermisoDePago' })
    await setPolitica(app, { rolesEstadoPago: ['admin', 'OperativoProveedor'] })
    expect(
      (
        await app.call('PUT', '/Pagos/ActualizarEstadoPago/ActualizarEstado', operativo, {
          pagoID,
          nuevoEstadoID: 1,
        })
      ).status,
    ).toBe(200)
  })

  test('a role of outsiders that may change states changes those of its own payments only', async () => {
    const [ajeno, propio] = [
      idOf(await guardar(admin, [pagoDePrueba({ monto: distinto() })])),
      idOf(await guardar(hotel, [pagoDePrueba({ monto: distinto() })])),
    ]
    const set = (rolesEstadoPago: string[]) => setPolitica(app, { rolesEstadoPago })
    await set(['admin', 'OperativoProveedor', 'proveedor'])
    const change = (pagoID: number) =>
      app.call('PUT', '/Pagos/ActualizarEstadoPago/ActualizarEstado', hotel, { pagoID, nuevoEstadoID: 1 })
    expect((await change(ajeno)).status).toBe(404)
    expect((await change(propio)).status).toBe(200)
    await set(['admin', 'OperativoProveedor'])
  })

  test('outsiders see, open and export only what they registered themselves', async () => {
    const mine = idOf(await guardar(hotel, [pagoDePrueba({ monto: distinto() })]))
    const theirs = idOf(await guardar(otroHotel, [pagoDePrueba({ monto: distinto() })]))
    const seen = (await listar(hotel, 'porPagina=100')).filas.map((p) => p.pagoID)
    expect(seen).toContain(mine)
    expect(seen).not.toContain(theirs)
    expect((await listar(admin, 'porPagina=100')).filas.map((p) => p.pagoID)).toEqual(
      expect.arrayContaining([mine, theirs]),
    )
    for (const ruta of [`/api/pagos/${theirs}`, `/api/pagos/${theirs}/comprobante`])
      expect((await app.call('GET', ruta, hotel)).status).toBe(404)
    const csv = String((await app.call('GET', '/api/pagos/exportar?formato=csv', hotel)).body)
    expect(csv).toContain(String(mine))
    expect(csv.split('\n').some((line) => line.startsWith(`${theirs},`))).toBe(false)
    const documented = (
      await app.call('POST', '/Pagos/BuscarPagos', hotel, { bookingCode: reservasDemo.sinPagos })
    ).body as PagoListado[]
    expect(documented.some((p) => p.pagoID === theirs)).toBe(false)
    const searched = (await buscar(hotel, reservasDemo.sinPagos, reservaDePrueba('sinPagos').rfc))
      .body as BusquedaReserva
    expect(searched.pagos.filter((p) => p.pagoID === theirs)).toEqual([])
  })

  test('the engines’ customers and bookings by localizador alone are for staff', async () => {
    const { rfc } = reservaDePrueba('sinPagos')
    expect(
      (await app.call('GET', `/Booking/GetBookingCustomer?bookingCode=${reservasDemo.sinPagos}`, operativo))
        .body,
    ).toMatchObject({ customerRfc: rfc })
    for (const [metodo, ruta, body] of [
      ['GET', '/Booking/GetBookingCustomer?bookingCode=LMP735'],
      ['GET', '/Booking/GetBookingPayments?bookingCode=KTR482'],
      ['POST', '/Booking/SearchBooking', { bookingCode: 'LMP735' }],
    ] as const)
      expect((await app.call(metodo, ruta, hotel, body)).status).toBe(403)
    expect(
      (await app.call('GET', '/Booking/GetBookingPayments?bookingCode=KTR482', admin)).body,
    ).toMatchObject([
      { paymentId: 'EXT-KTR482-1', totalPaid: 14960, totalPaidServiceCurrency: 14960, bookingEngine: 'JNP' },
    ])
    expect(
      (
        await app.call('POST', '/Booking/SearchBooking', admin, {
          bookingCompany: 1,
          bookingEngine: 'JNP',
          bookingCode: 'LMP735',
        })
      ).body,
    ).toMatchObject({ reserva: { moneda: 'MXN', total: 23500 } })
  })
})

describe('the list', () => {
  test('[P-045, P-107, P-096, P-016] filters, ten rows a page, and the documented searches', async () => {
    const id = idOf(
      await guardar(admin, [
        pagoDePrueba({ localizador: 'BMS642', monto: distinto(), fechaPago: '2026-09-15', metodoPagoID: 2 }),
      ]),
    )
    const only = async (query: string) => (await listar(admin, query)).filas.map((p) => p.pagoID)
    const { rfc } = reservaDePrueba('soloBms')
    expect((await listar(admin)).filas.length).toBe(10)
    for (const query of [
      'bookingCode=bms642',
      `rfc=${rfc}`,
      'metodoPagoID=2',
      'fechaPagoInicio=2026-09-15&fechaPagoFin=2026-09-15',
      'q=BMS642',
      `q=${rfc}`,
    ])
      expect(await only(query)).toEqual([id])
    expect(await only('bookingCode=BMS642&estadoID=1')).toEqual([])
    // [IX-C1] A pasted column, also between days, where the rows are read by another way.
    for (const query of [
      'codigos=bms642%0ANOESTA',
      'codigos=NOESTA,BMS642&fechaPagoInicio=2026-09-15&fechaPagoFin=2026-09-15',
    ]) {
      const pagina = await listar(admin, query)
      expect([pagina.filas.map((p) => p.pagoID), pagina.ausentes]).toEqual([[id], ['NOESTA']])
    }
    expect((await listar(admin, 'codigos=BMS642&estadoID=1')).ausentes).toEqual(['BMS642'])
    const today = diaDe(new Date())
    expect(await only(`bookingCode=BMS642&fechaCreacionInicio=${today}&fechaCreacionFin=${today}`)).toEqual([
      id,
    ])
    expect(await only('bookingCode=BMS642&fechaCreacionFin=2026-01-01')).toEqual([])
    const documented = async (body: object) =>
      (await app.call('POST', '/Pagos/BuscarPagos/BuscarPagos', admin, body)).body as PagoListado[]
    expect((await documented({})).every((p) => p.estadoID === 3)).toBe(true)
    expect((await documented({ bookingCode: 'KTR482', estadoID: 1 })).length).toBe(1)
    expect(
      new Set((await documented({ bookingCode: 'KTR482', estadoID: 0 })).map((p) => p.estadoID)),
    ).toEqual(new Set([1, 3]))
    const existing = (
      await app.call('POST', '/Pagos/BuscarPagos', admin, {
        rfc,
        bookingCode: 'BMS642',
        estatusMigracionID: 1,
      })
    ).body as PagoListado[]
    expect(existing.map((p) => p.pagoID)).toEqual([id])
  })
})
