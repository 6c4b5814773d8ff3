import { randomUUID } from 'node:crypto'
import type { ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import type { AnalisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import { message } from '@valija/contract/messages.ts'
import type { AjustesDePago } from '@valija/contract/pagos.ts'
import { comprobanteDe } from '@valija/sandbox/muestras/comprobantes/make-comprobantes.ts'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lectoresDePrueba } from '../../../testing/lectores-de-prueba.ts'
import { pagoDePrueba, pngDePrueba, reservaDePrueba } from '../../../testing/pagos-de-prueba.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { createTestApp, type Persona } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { createLectorLocal } from '../../adapters/lector/choose-lector.ts'
import type { LectorDeComprobantes, LecturaDeComprobante } from '../../adapters/lector/port.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

let hotel: Persona
let otro: Persona
let admin: Persona
let leidos = 0
/** What the reader is made to answer; null: it reads. */
let forzada: LecturaDeComprobante | null = null
const lectores = lectoresDePrueba()
const local = createLectorLocal(lectores)
const lector: LectorDeComprobantes = {
  nombre: local.nombre,
  leer: (bytes, quien) => {
    leidos += 1
    return forzada ? Promise.resolve(forzada) : local.leer(bytes, quien)
  },
}

const app = await createTestApp({ dia: '2026-10-10', overrides: { lector } })
await seedCatalogosDemo(app.deps)
beforeEach(async () => {
  leidos = 0
  forzada = null
  hotel = await app.persona('proveedor', { idProveedores: [101] })
  otro = await app.persona('proveedor', { idProveedores: [103] })
  admin = await app.persona('admin')
})
afterAll(() => {
  lectores.stop()
  return app.stop()
})

const upload = async (quien: Persona, bytes: Uint8Array, nombre = 'pago.pdf'): Promise<ComprobanteSubido> =>
  (await sendFiles(app, '/api/pagos/comprobantes', quien, [{ nombre, bytes }])).body as ComprobanteSubido
const ask = (quien: Persona | null, urlImage: string, more = '', ruta = '/api/Pagos/AnalizarComprobante') =>
  app.call('GET', `${ruta}?urlImage=${encodeURIComponent(urlImage)}${more}`, quien)
const analyze = async (quien: Persona, urlImage: string, more = '') => {
  const { status, body } = await ask(quien, urlImage, more)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as AnalisisComprobante
}
const recibo = (importe = 1_234_50, dia = '2026-10-07') =>
  reciboBbva([{ tipo: 77, rfc: 'AAA010101AAA', nombre: 'HOTEL DE PRUEBA', importe, dia }])
let pictures = 900
/** A picture that nobody uploaded before: what was read of one is kept. */
const picture = () => pngDePrueba((pictures += 1))
const page = (...textos: string[]): LecturaDeComprobante => ({
  leido: true,
  paginas: [
    {
      numero: 1,
      origen: 'texto',
      proporcion: 1,
      palabras: textos.flatMap((texto, i) =>
        texto.split(' ').map((palabra, n) => ({
          texto: palabra,
          x: 0.1 + n * 0.08,
          y: 0.1 + i * 0.05,
          ancho: 0.075,
          alto: 0.02,
          confianza: 1,
        })),
      ),
    },
  ],
})

describe('the analysis of a proof', () => {
  test('[P-103, P-043] answers each field with its value, its place and how sure it is', async () => {
    const { urlComprobante } = await upload(hotel, await recibo())
    const { isValid, errorMessage, campos } = await analyze(hotel, urlComprobante)
    expect({ isValid, errorMessage }).toEqual({ isValid: true, errorMessage: null })
    expect(campos).toMatchObject({
      fechaPago: { valor: '07/10/2026' },
      montoPagado: { valor: '1,234.50' },
      moneda: { valor: 'MXN' },
      concepto: { valor: 'PAGO DE FACTURAS' },
      numeroTransaccion: { valor: expect.stringMatching(/^BNET0100261007\d{10}$/) as string },
    })
    for (const { confianza, lugar, duda } of Object.values(campos)) {
      expect(confianza).toBeGreaterThanOrEqual(0.9)
      expect(duda).toBeNull()
      expect(lugar?.pagina).toBe(1)
      for (const part of [lugar?.x, lugar?.y, lugar?.ancho, lugar?.alto]) expect(part).toBeGreaterThan(0)
      expect((lugar?.x ?? 1) + (lugar?.ancho ?? 1)).toBeLessThanOrEqual(1)
    }
    const literal = await ask(hotel, urlComprobante, '', '/Pagos/AnalizarComprobante')
    expect(literal.body).toMatchObject({ isValid: true })
  })

  test('[P-103] reads a photograph, and says what to look at where it is not sure', async () => {
    const { bytes, verdad } = await comprobanteDe({
      clase: 'foto',
      layout: 'banorte',
      hoy: '2026-10-10',
      semilla: 'db',
    })
    const { urlComprobante } = await upload(hotel, bytes, 'foto.jpg')
    const { isValid, campos } = await analyze(hotel, urlComprobante)
    expect(isValid).toBe(true)
    expect(campos.montoPagado?.valor).toBe(verdad.montoPagado)
    for (const { confianza, duda } of Object.values(campos)) expect(duda === null).toBe(confianza >= 0.9)
  })

  test('the same content is read once, whoever uploads it; an amount that is owed is a check of that moment', async () => {
    const bytes = await recibo(2_000_00)
    const mine = await upload(hotel, bytes)
    const { campos } = await analyze(hotel, mine.urlComprobante)
    const { campos: owed } = await analyze(hotel, mine.urlComprobante, '&saldo=2000')
    expect(owed.montoPagado?.confianza).toBeGreaterThan(campos.montoPagado?.confianza ?? 1)
    await analyze(otro, (await upload(otro, bytes)).urlComprobante)
    expect(leidos).toBe(1)
  })

  test('[P-083] a date that is still to come is not given, and is given once its day has come', async () => {
    const bytes = await recibo(500_00, '2026-10-12')
    const early = await upload(hotel, bytes)
    expect((await analyze(hotel, early.urlComprobante)).campos.fechaPago).toBeUndefined()
    app.reloj.moveTo('2026-10-12')
    const later = await app.persona('proveedor', { idProveedores: [101] })
    const { urlComprobante } = await upload(later, bytes)
    const { campos } = await analyze(later, urlComprobante)
    expect(leidos).toBe(1)
    app.reloj.moveTo('2026-10-10')
    expect(campos.fechaPago?.valor).toBe('12/10/2026')
  })
})

describe('whose proof it is', () => {
  test("another person's proof, no proof, or an address elsewhere is refused, and nothing is read", async () => {
    const { urlComprobante } = await upload(hotel, await recibo(700_00))
    const foreign = [
      urlComprobante,
      '/api/comprobantes/999999',
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      '/api/comprobantes/1/../2',
      `${urlComprobante}?a=1`,
      'data:image/png;base64,AAAA',
      '/api/archivos/1',
    ]
    for (const url of foreign)
      expect(await ask(otro, url)).toMatchObject({
        status: 404,
        body: { codigo: 'comprobanteNoObtenido', mensaje: 'No se pudo obtener el comprobante' },
      })
    expect((await ask(null, urlComprobante)).status).toBe(401)
    expect(leidos).toBe(0)
  })

  test('the proof of a payment is read by those who may see the payment', async () => {
    const { comprobanteID } = await upload(hotel, await recibo(800_00))
    const saved = await app.call('POST', '/api/pagos/guardar', hotel, {
      clave: randomUUID(),
      pagos: [pagoDePrueba({ comprobanteID })],
    })
    const [pago] = (saved.body as { pagos: { pagoID: number }[] }).pagos
    const ruta = `/api/pagos/${pago?.pagoID}/comprobante`
    expect((await analyze(hotel, ruta)).campos.montoPagado?.valor).toBe('800.00')
    expect((await analyze(admin, ruta)).isValid).toBe(true)
    expect((await ask(otro, ruta)).status).toBe(404)
  })

  test('a person asks for so many readings a minute and not more; another one is not held up', async () => {
    forzada = page('Importe: $1.00 MXN')
    const { urlComprobante } = await upload(hotel, picture(), 'a.png')
    const answers = []
    for (let n = 0; n < 31; n++) answers.push((await ask(hotel, urlComprobante)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(30)
    expect(answers.at(-1)).toBe(429)
    const theirs = await upload(otro, picture(), 'b.png')
    expect((await ask(otro, theirs.urlComprobante)).status).toBe(200)
  })
})

describe('what cannot be read, or is no payment', () => {
  test.each([
    ['sinTexto', 'No se distingue ningún texto'],
    ['danado', 'El archivo está dañado'],
    ['conClave', 'El PDF pide una contraseña'],
    ['demasiadosPixeles', 'La imagen pasa de 50 millones de pixeles'],
    ['demasiadoGrande', 'El archivo pasa de 25 MB'],
  ] as const)('[P-136] %s: the proof is not valid, with the reason and what to do', async (motivo, texto) => {
    forzada = { leido: false, motivo }
    const { urlComprobante } = await upload(hotel, picture(), 'a.png')
    const { isValid, errorMessage, campos } = await analyze(hotel, urlComprobante)
    expect({ isValid, campos }).toEqual({ isValid: false, campos: {} })
    expect(errorMessage).toContain(texto)
    expect(errorMessage).toMatch(/a mano\.$/)
    expect(message('comprobanteInvalido')).toBe('Comprobante no válido')
    await analyze(hotel, urlComprobante)
    expect(leidos).toBe(1)
  })

  test.each([
    ['Estatus: Programada', 'comprobanteProgramado'],
    ['Estatus: Rechazada', 'comprobanteRechazado'],
    ['Estatus: Devuelta', 'comprobanteDevuelto'],
    ['Estatus: Pendiente', 'comprobanteEnProceso'],
  ] as const)('[P-136] a proof that says «%s» is no payment', async (linea, codigo) => {
    forzada = page('Importe: $1,234.50 MXN', linea)
    const { urlComprobante } = await upload(hotel, picture(), 'a.png')
    expect(await analyze(hotel, urlComprobante)).toMatchObject({
      isValid: false,
      errorMessage: message(codigo),
    })
  })

  test.each([
    ['ocupado', 'lectorOcupado'],
    ['tiempoAgotado', 'lectorSinTiempo'],
    ['memoriaAgotada', 'lectorSinTiempo'],
    ['lectorCaido', 'lectorNoDisponible'],
    ['servicio', 'lectorNoDisponible'],
  ] as const)(
    '[P-138] %s: the analysis fails under its documented name and may be asked again',
    async (motivo, codigo) => {
      forzada = { leido: false, motivo }
      const { urlComprobante } = await upload(hotel, picture(), 'a.png')
      expect(await ask(hotel, urlComprobante)).toMatchObject({
        status: 503,
        body: {
          codigo,
          titulo: 'Error al analizar comprobante',
          mensaje: expect.stringContaining('a mano') as string,
        },
      })
      forzada = page('Importe: $1,234.50 MXN')
      expect((await analyze(hotel, urlComprobante)).isValid).toBe(true)
      expect(leidos).toBe(2)
    },
  )

  test('a file that is no PDF nor picture behind its name is refused before', async () => {
    const { body } = await sendFiles(app, '/api/pagos/comprobantes', hotel, [
      { nombre: 'pago.pdf', bytes: new TextEncoder().encode('Importe: $1.00') },
    ])
    expect(body).toMatchObject({ codigo: 'archivoDePagoInvalido' })
  })
})

test('the screens are told that this installation reads proofs', async () => {
  const { body } = await app.call('GET', '/api/pagos/ajustes', hotel)
  expect((body as AjustesDePago).leeComprobantes).toBe(true)
})

describe('[IX-A proof] the booking proposed from what a proof says', () => {
  const propose = (quien: Persona, urlComprobante: string) =>
    app.call('POST', '/api/pagos/reservas-del-comprobante', quien, { urlComprobante })
  const dicho = async (quien: Persona, ...textos: string[]) => {
    forzada = page(
      'BANORTE',
      'Transferencia exitosa',
      'Importe: $24,960.00 MXN',
      'Fecha: 07/10/2026',
      ...textos,
    )
    return (await upload(quien, picture(), 'pago.png')).urlComprobante
  }
  test.each([
    ['its code', ['Concepto: LMP735 HERRERA'], ['LMP735']],
    ['its code among the words of a bank', ['Concepto: RESERVALMP735 VACACIONES'], ['LMP735']],
    ['two of them', ['Concepto: LMP735 Y KTR482'], ['LMP735', 'KTR482']],
    ['none', ['Concepto: VACACIONES FAMILIA HERRERA'], []],
    ['a cancelled one', ['Concepto: CNL204 HERRERA'], []],
    ['a code of no booking', ['Concepto: ZZZ999 HERRERA'], []],
  ])('that names %s is of the living bookings it names, and of no other', async (_que, textos, espera) => {
    const { status, body } = await propose(admin, await dicho(admin, ...textos))
    const { propuestas, incompletas } = body as {
      propuestas: { localizador: string; rfc: string }[]
      incompletas: boolean
    }
    expect([status, incompletas]).toEqual([200, false])
    expect(propuestas.map(({ localizador }) => localizador).sort()).toEqual([...espera].sort())
    for (const { localizador, rfc } of propuestas) expect(rfc).toBe(reservaDePrueba(localizador).rfc)
  })

  test('[VI-D8] of more codes than are searched says which it left, and no more than it names', async () => {
    const nombrados = ['LMP735', 'KTR482', 'ZZZ999', 'YYW998', 'XWV997', 'WVT996']
    const { body } = await propose(admin, await dicho(admin, `Concepto: ${nombrados.join(' ')}`))
    expect(body).toMatchObject({ sinBuscar: nombrados.slice(4), incompletas: false })
  })

  test('[IX-A proof] tells what it read, and which codes are of no living booking: cancelled, or of nobody', async () => {
    const { body } = await propose(admin, await dicho(admin, 'Concepto: LMP735 CNL204 ZZZ999'))
    expect(body).toMatchObject({
      noVigentes: ['CNL204', 'ZZZ999'],
      lectura: { isValid: true, campos: { montoPagado: { valor: '24,960.00' } } },
    })
  })

  test('is for staff: an outsider types both, and nobody reads the proof of another', async () => {
    expect((await propose(hotel, await dicho(hotel, 'Concepto: LMP735'))).status).toBe(403)
    expect((await propose(admin, await dicho(hotel, 'Concepto: LMP735'))).status).not.toBe(200)
  })

  test('with the engines silent says that some may be missing, and proposes nothing', async () => {
    const url = await dicho(admin, 'Concepto: LMP735 HERRERA')
    await switchSandbox(app, { clientes: { caido: true } })
    expect((await propose(admin, url)).body).toMatchObject({
      propuestas: [],
      incompletas: true,
      sinBuscar: [],
      noVigentes: [],
    })
    await switchSandbox(app, { clientes: { caido: false } })
  })
})
