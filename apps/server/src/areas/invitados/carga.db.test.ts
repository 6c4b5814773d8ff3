import type { LoteFila } from '@valija/contract/lotes.ts'
import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { facturaInvitadoConDefecto } from '@valija/sandbox/muestras/invitados.ts'
import { describe, expect, test } from 'vitest'
import { correosDe } from '../../../testing/buzon.ts'
import {
  facturaDe,
  type InvitadoDePrueba,
  invitadoDePrueba,
  mundoDePrueba,
  pdfDe,
  xmlDe,
} from '../../../testing/invitado-de-prueba.ts'
import { createTestApp, type Persona, useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'

let n = 0
const dia = '2026-10-12'
const comisiones = makeComisiones(mundoDePrueba)
const app = await useTestApp({ dia, env: { VALIJA_PROXY: 'loopback' } })
const admin = await app.persona('admin')

/** A guest of its own address, with these invoices dropped and answered by the SAT. */
async function guestWith(...facturas: { nombre: string; bytes: Uint8Array }[]) {
  const guest = invitadoDePrueba(app, `10.2.${Math.floor(n / 200)}.${(n++ % 200) + 1}`)
  await guest.begin()
  for (const factura of facturas) await guest.drop(xmlDe(factura))
  return { guest, carga: await guest.read() }
}
const titulos = (carga: { avisos: { titulo: string }[] }) => carga.avisos.map(({ titulo }) => titulo)
const withDefect = (nombre: string) => guestWith(facturaInvitadoConDefecto(mundoDePrueba, nombre, { dia }))
async function saved(guest: InvitadoDePrueba, codes: string[][], pdfs: string[], correo?: string) {
  expect((await guest.name(codes)).status).toBe(200)
  await guest.read()
  await guest.dropPdfs(...pdfs.map(pdfDe))
  return guest.save(correo)
}
const lotes = async (quien: Persona, consulta: string) =>
  ((await app.call('GET', `/api/lotes?${consulta}`, quien)).body as { filas: LoteFila[] }).filas

describe('what a guest drops', () => {
  test('[C-039, C-064, C-168, C-065, C-148] goes from its XML to a saved commission lote in three steps, and the summary is mailed', async () => {
    const facturas = [facturaDe({ dia }), facturaDe({ dia, reservas: [1, 2] })]
    const { guest, carga } = await guestWith(...facturas)
    expect(carga).toMatchObject({ paso: 'reservas', enCuarentena: true, continuan: { facturas: 2 } })
    expect((await guest.save()).body.codigo).toBe('faltanReservas')
    const named = await guest.name(facturas.map((f) => [...f.bookingCodes]))
    expect(named.body).toMatchObject({ paso: 'guardar', enCuarentena: false })
    const judged = await guest.read()
    expect(titulos(judged)).toContain(
      'Tus facturas cumplen con lo necesario, ahora completa los campos restantes para terminar el proceso',
    )
    await guest.dropPdfs(...facturas.map((f) => pdfDe(f.nombre)))
    const lote = await guest.save('Invitada@Agencia.mx')
    expect(lote.body).toMatchObject({ reservas: 3, mensaje: 'La información se envió correctamente' })
    expect(Math.round(lote.body.total * 100)).toBe(facturas.reduce((suma, f) => suma + f.total, 0))
    // Pressed again: the same lote, and no second mail.
    expect((await guest.save('otra@agencia.mx')).body.id).toBe(lote.body.id)
    const [fila] = await lotes(admin, 'categoria=Comisionista&etapa=noProcesado')
    expect(fila).toMatchObject({
      id: lote.body.id,
      creador: 'invitada@agencia.mx',
      proveedorId: 502,
      estatus: 'No procesado',
    })
    await app.drainJobs()
    const mails = await correosDe(app, 'invitada@agencia.mx')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.texto).toContain(facturas[1]?.bookingCodes.join(', '))
    expect((await guest.drop(xmlDe(facturaDe({ dia, reservas: [9] })))).body.codigo).toBe('cargaGuardada')
    // Its agent, who has an account, sees it among its own; another agent does not.
    const propio = await app.persona('comisionista', { claims: [['idComisionista', '502']] })
    const ajeno = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
    expect(await lotes(propio, 'categoria=Comisionista&etapa=noProcesado')).toHaveLength(1)
    expect(await lotes(ajeno, 'categoria=Comisionista&etapa=noProcesado')).toHaveLength(0)
  })

  test('is no lote, and seen by nobody, before a booking of its issuer is named', async () => {
    const { guest } = await guestWith(facturaDe({ dia, reservas: [20] }))
    const before = await lotes(admin, 'categoria=Comisionista&etapa=noProcesado&porPagina=100')
    expect(before.every(({ creador }) => creador !== 'Invitado')).toBe(true)
    expect((await app.call('GET', '/api/borradores', admin)).body).toEqual([])
    const { borradorId } = await app.deps.db
      .selectFrom('cargasInvitados')
      .select('borradorId')
      .orderBy('creadaEn', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect((await app.call('GET', `/api/borradores/${borradorId}`, admin)).status).toBe(404)
    expect((await guest.read()).enCuarentena).toBe(true)
  })

  test('[C-041] one factura is taken out again, and its PDF with the rest stays', async () => {
    const { guest, carga } = await guestWith(
      facturaDe({ dia, reservas: [21] }),
      facturaDe({ dia, reservas: [22] }),
    )
    const [primera] = carga.facturas
    const after = await guest.call<typeof carga>(
      'DELETE',
      `/api/invitados/cargas/actual/cfdis/${primera?.id}`,
    )
    expect(after.body.facturas).toHaveLength(1)
    expect(after.body.facturas[0]?.id).not.toBe(primera?.id)
  })
})

describe('rules of the guest’s upload', () => {
  test('[C-094] only XML files are taken, and what is no XML says so', async () => {
    const { guest } = await guestWith()
    const { body } = await guest.drop(pdfDe('factura'), { nombre: 'a.xml', bytes: Buffer.from('hola') })
    expect(body.archivos.map(({ motivo }) => motivo)).toEqual([
      'No es un archivo XML',
      'No es un archivo XML',
    ])
    expect((await guest.read()).facturas).toHaveLength(0)
    expect((await guest.name([])).body).toMatchObject({ mensaje: 'No hay facturas para validar' })
  })

  test.each(['forma-de-pago-incorrecta-en-pue', 'forma-de-pago-incorrecta-en-ppd', 'sin-metodo-de-pago'])(
    '[C-095, C-161, C-159] 03 with PUE and 99 with PPD: %s is left out',
    async (nombre) => {
      const { guest, carga } = await withDefect(nombre)
      expect(titulos(carga)).toContain('Ingresaste facturas con un método de pago incorrecto')
      expect(carga).toMatchObject({ paso: 'facturas', continuan: { facturas: 0 } })
      expect((await guest.name([])).body.mensaje).toBe('No hay facturas para validar')
    },
  )

  test.each([
    ['timbrada-otro-anio', 'Facturas Incorrectas'],
    ['regimen-del-receptor', 'Régimen Fiscal Incorrecto'],
    ['receptor-incorrecto', 'Facturas con receptor incorrecto'],
    ['cancelada', 'Solo ingresaste facturas canceladas'],
  ])('[C-098, C-100, C-101] %s is refused with «%s»', async (nombre, titulo) => {
    const { carga } = await withDefect(nombre)
    expect(titulos(carga)).toContain(titulo)
    expect(carga.continuan.facturas).toBe(0)
  })

  test('[C-097] a PUE of another month has the error of the month', async () => {
    const { carga } = await withDefect('pue-del-mes-anterior')
    expect(titulos(carga).join()).toMatch(/La factura PUE .* no es del mes y año en curso/)
    expect(carga.continuan.facturas).toBe(0)
  })

  test.each(['iva-incorrecto', 'retenciones-que-no-aplican'])(
    'the taxes are held against the one table: %s',
    async (nombre) => {
      const { carga } = await withDefect(nombre)
      expect(carga.continuan.facturas).toBe(0)
      expect(titulos(carga).join()).toMatch(/El IVA trasladado|Las retenciones no aplican/)
    },
  )

  test('[C-099] the same uuid twice is taken once, with a warning', async () => {
    const una = facturaDe({ dia, reservas: [23] })
    const otra = { nombre: 'copia', bytes: Buffer.concat([Buffer.from(una.bytes), Buffer.from('\n')]) }
    const { carga } = await guestWith(una, otra)
    expect(carga.continuan.facturas).toBe(1)
    expect(titulos(carga)).toContain('Ingresaste la misma factura más de una vez; se toma una sola')
  })

  test('[IX-C3] of one that another program changed and its original dropped after it, the original is taken', async () => {
    const original = facturaDe({ dia, reservas: [25] })
    const tocada = {
      nombre: 'tocada',
      bytes: Buffer.from(
        Buffer.from(original.bytes)
          .toString()
          .replace(/Descripcion="/, 'Descripcion="La '),
      ),
    }
    const { carga } = await guestWith(tocada, original)
    expect(carga.facturas.map(({ situacion }) => situacion)).toEqual(['repetida', 'correcta'])
    expect(carga.continuan.facturas).toBe(1)
  })

  test('[C-106] facturas of another RFC do not come along', async () => {
    const { carga } = await guestWith(
      facturaDe({ dia, reservas: [24] }),
      facturaDe({ dia, clienteId: '505', reservas: [0] }),
    )
    expect(titulos(carga)).toContain('Las facturas contienen diferentes RFC')
    expect(carga.continuan.facturas).toBe(1)
  })

  test('both kinds of RFC in one upload are told apart', async () => {
    const { carga } = await guestWith(
      facturaDe({ dia, reservas: [24] }),
      facturaDe({ dia, clienteId: '503', reservas: [0] }),
    )
    expect(titulos(carga)).toContain('Tus facturas tienen ambos regimenes Fisca y Moral')
  })

  test('[C-096] a PUE is taken on the day of the limit and refused after it, under the policy of the day', async () => {
    const own = await createTestApp({ dia: '2026-10-23', env: { VALIJA_PROXY: 'loopback' } })
    try {
      const guest = invitadoDePrueba(own)
      await guest.begin()
      await guest.drop(xmlDe(facturaDe({ dia: '2026-10-22', metodoPago: 'PUE' })))
      expect((await guest.read()).continuan.facturas).toBe(1)
      own.reloj.moveTo('2026-10-24')
      const late = await guest.read()
      expect(late.continuan.facturas).toBe(0)
      expect(titulos(late)).toContain(
        'No puedes ingresar facturas de tipo PUE después del día 23 del mes corriente',
      )
    } finally {
      await own.stop()
    }
  })
})

describe('[VI-E4] what is said of a guest’s load is true', () => {
  test('two saves at once end as one lote, and each is answered with it', async () => {
    const factura = facturaDe({ dia, reservas: [17], semilla: 'dos a la vez' })
    const { guest } = await guestWith(factura)
    await guest.name([[...factura.bookingCodes]])
    await app.drainJobs()
    await guest.dropPdfs(pdfDe(factura.nombre))
    const saves = await Promise.all([1, 2, 3].map(() => guest.save('a-la-vez@agencia.mx')))
    expect(saves.map(({ status, body }) => [status, body.id])).toEqual(
      saves.map(() => [200, saves[0]?.body.id]),
    )
    await app.drainJobs()
    expect(await correosDe(app, 'a-la-vez@agencia.mx')).toHaveLength(1)
  })

  test('no green notice stands while one of them is rejected: it counts those that pass', async () => {
    const buena = facturaDe({ dia, reservas: [18], semilla: 'buena' })
    const mala = facturaDe({
      dia,
      reservas: [19],
      semilla: 'mala',
      corrige: (d) => ({ ...d, iva: d.iva + 2_000 }),
    })
    const { guest } = await guestWith(buena, mala)
    await guest.name([[...buena.bookingCodes]])
    await app.drainJobs()
    const { avisos, facturas } = await guest.read()
    expect(facturas.map(({ situacion }) => situacion)).toEqual(['correcta', 'rechazada'])
    expect(avisos.filter(({ severidad }) => severidad === 'ok')).toEqual([])
    expect(titulos(await guest.read())).toContain(
      '1 de 2 facturas cumplen con lo necesario. Las demás no se incluyen: revisa por qué en el paso 1.',
    )
  })

  test('a PPD is told that its complement follows, on the screen and in the mail; a PUE is not', async () => {
    const told = async (metodoPago: 'PUE' | 'PPD', reserva: number) => {
      const factura = facturaDe({ dia, reservas: [reserva], metodoPago })
      const { guest } = await guestWith(factura)
      const lote = await saved(
        guest,
        [[...factura.bookingCodes]],
        [factura.nombre],
        `${metodoPago}@agencia.mx`,
      )
      await app.drainJobs()
      const [mail] = await correosDe(app, `${metodoPago.toLowerCase()}@agencia.mx`)
      return [lote.body.ppd, mail?.texto.includes('complemento de pago')]
    }
    expect(await told('PPD', 20)).toEqual([1, true])
    expect(await told('PUE', 21)).toEqual([0, false])
  })
})

describe('bookings of a guest’s facturas', () => {
  const codigosDe = (id: string) =>
    comisiones
      .deCliente(id)
      .filter(({ commission }) => commission !== null)
      .map(({ bookingCode }) => bookingCode)

  test('[C-102] one for each factura at least, six capitals and digits at most, none twice', async () => {
    const facturas = [facturaDe({ dia, reservas: [12] }), facturaDe({ dia, reservas: [13] })]
    const { guest } = await guestWith(...facturas)
    const [a = '', b = ''] = facturas.map(({ bookingCodes }) => bookingCodes[0])
    expect((await guest.name([[a], []])).body.codigo).toBe('faltaReservaDeFactura')
    expect((await guest.name([[a], [a]])).body.codigo).toBe('reservasRepetidas')
    expect((await guest.name([[a], ['ABCDEFG']])).status).toBe(400)
    expect((await guest.name([[a], ['AB-12']])).status).toBe(400)
    expect((await guest.name([[a.toLowerCase()], [` ${b} `]])).status).toBe(200)
  })

  test('[C-103] unknown ones are named: one by itself, several in a list', async () => {
    const { guest } = await guestWith(facturaDe({ dia, reservas: [14] }))
    const one = await guest.name([['ZZZZZZ']])
    expect(one.body).toMatchObject({ mensaje: 'La reserva no existe' })
    const two = await guest.name([['ZZZZZZ', 'ZZZZZ9']])
    expect(two.body.mensaje).toBe('Estas reservas no existen: ZZZZZZ, ZZZZZ9')
    expect((await guest.read()).enCuarentena).toBe(true)
  })

  test('[C-105] those of another RFC are refused, and nothing of them is told', async () => {
    const { guest } = await guestWith(facturaDe({ dia, reservas: [14] }))
    const [ajena = ''] = codigosDe('501')
    const { status, body } = await guest.name([[ajena]])
    expect(status).toBe(404)
    expect(body).toMatchObject({ titulo: 'Los siguientes bookingCode no tienen el mismo RFC' })
    const { linea, cliente } = comisiones.linea(ajena) ?? {}
    for (const secret of [cliente?.rfc, cliente?.razonSocial, linea?.titular, linea?.description])
      expect(JSON.stringify(body)).not.toContain(secret)
    expect((await guest.read()).enCuarentena).toBe(true)
  })

  test('[VI-E4] whether somebody else’s booking exists is not told: the answer is that of one that does not', async () => {
    const { guest } = await guestWith(facturaDe({ dia, reservas: [14] }))
    const [ajena = '', otraAjena = ''] = codigosDe('501')
    const masked = async (codes: string[]) => {
      const { status, body } = await guest.name([codes])
      return codes.reduce(
        (texto, code) => texto.replaceAll(code, '?'),
        JSON.stringify({ status, body: { ...body, referencia: '' } }),
      )
    }
    expect(await masked([ajena])).toBe(await masked(['ZZZZZZ']))
    expect(await masked([ajena, otraAjena])).toBe(await masked(['ZZZZZZ', 'ZZZZZ9']))
    expect(await masked([ajena, 'ZZZZZ9'])).toBe(await masked(['ZZZZZZ', 'ZZZZZ9']))
  })

  test('[C-104] those already registered are left out with the warning; when all are, the load is refused', async () => {
    const primera = facturaDe({ dia, reservas: [15] })
    const uno = await guestWith(primera)
    expect((await saved(uno.guest, [[...primera.bookingCodes]], [primera.nombre])).status).toBe(200)
    const repetida = facturaDe({ dia, reservas: [15], semilla: 'otra vez' })
    const nueva = facturaDe({ dia, reservas: [16] })
    const dos = await guestWith(repetida, nueva)
    const todas = await dos.guest.name([[...primera.bookingCodes], [...nueva.bookingCodes]])
    expect(titulos(todas.body)).toContain(
      'Algunas de tus reservas ya fueron registradas anterior mente y no serán tomadas en cuenta para esta carga.',
    )
    expect(todas.body.facturas.flatMap(({ reservas }) => reservas.map((r) => r.bookingCode))).toEqual([
      ...nueva.bookingCodes,
    ])
    const tres = await guestWith(facturaDe({ dia, reservas: [15], semilla: 'tercera' }))
    const ninguna = await tres.guest.name([[...primera.bookingCodes]])
    expect(ninguna.status).toBe(409)
    expect(ninguna.body.mensaje).toContain('Sus reservas ya fueron registradas anteriormente')
  })

  test('a booking that cannot be paid, or is in a pre-invoice of the agency, is refused', async () => {
    const { guest } = await guestWith(facturaDe({ dia, reservas: [17] }))
    const impagable = comisiones.deCliente('502').find(({ commission }) => commission === null)
    const refused = await guest.name([[impagable?.bookingCode ?? '']])
    expect(refused.body.mensaje).toContain('Tu Comisión no puede ser pagada.')
    const agente = await app.persona('comisionista', { claims: [['idComisionista', '502']] })
    const [held = ''] = codigosDe('502').slice(18)
    expect((await app.call('POST', '/api/prefacturas', agente, { bookingCodes: [held] })).status).toBe(200)
    expect((await guest.name([[held]])).body.codigo).toBe('reservasEnOtraPrefactura')
  })

  test('a factura must make the sum of its bookings, to one peso', async () => {
    const justa = facturaDe({
      dia,
      reservas: [19],
      corrige: (d) => ({ ...d, base: d.base + 78, iva: d.iva + 12 }),
    })
    const { guest } = await guestWith(justa)
    expect((await guest.read()).facturas[0]?.comparacion).toBeNull()
    expect((await guest.name([[...justa.bookingCodes]])).status).toBe(200)
    const conReserva = await guest.read()
    expect(conReserva.listas.facturas).toBe(1)
    // The sheet again, line by line and to the centavo; the amounts travel in pesos.
    expect(conReserva.facturas[0]?.comparacion?.renglones).toMatchObject([
      { clave: 'tarifa', diferencia: 0.78 },
      { clave: 'iva', diferencia: 0.12 },
      { clave: 'retIva', diferencia: 0 },
      { clave: 'retIsr', diferencia: 0 },
      { clave: 'totalAPagar', diferencia: 0.9 },
    ])
    const pasada = facturaDe({
      dia,
      reservas: [19],
      corrige: (d) => ({ ...d, base: d.base + 103, iva: d.iva + 17 }),
    })
    const otra = await guestWith(pasada)
    expect((await otra.guest.name([[...pasada.bookingCodes]])).status).toBe(200)
    const carga = await otra.guest.read()
    expect(carga.listas.facturas).toBe(0)
    expect(carga.facturas[0]?.hallazgos.map(({ codigo }) => codigo)).toContain('invitadoTotal')
    expect((await otra.guest.save()).body.codigo).toBe('pasoNingunaContinua')
  })

  test('two guests cannot bill one booking at the same moment', async () => {
    const [a, b] = ['primera', 'segunda'].map((semilla) => facturaDe({ dia, reservas: [25], semilla }))
    const guests = [await guestWith(a as never), await guestWith(b as never)]
    for (const [i, { guest }] of guests.entries()) {
      expect((await guest.name([[...((i === 0 ? a : b)?.bookingCodes ?? [])]])).status).toBe(200)
      await guest.read()
      await guest.dropPdfs(pdfDe((i === 0 ? a : b)?.nombre ?? ''))
    }
    const answers = await Promise.all(guests.map(({ guest }) => guest.save()))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.codigo).toBe('reservasYaFacturadas')
  })
})

describe('saving a guest’s lote', () => {
  test('[C-108] asks for the e-mail and for as many PDFs as facturas', async () => {
    const facturas = [facturaDe({ dia, reservas: [26] }), facturaDe({ dia, reservas: [27] })]
    const { guest } = await guestWith(...facturas)
    await guest.name(facturas.map((f) => [...f.bookingCodes]))
    await guest.read()
    expect((await guest.save('')).body.codigo).toBe('faltaCorreo')
    expect((await guest.save('no es correo')).body.mensaje).toBe('Ingresa un correo electrónico válido')
    expect((await guest.save()).body.mensaje).toBe('No ingresaste los archivos PDF de las facturas.')
    await guest.dropPdfs(pdfDe(facturas[0]?.nombre ?? ''))
    expect((await guest.save()).body.mensaje).toBe('No ingresaste todos los archivos PDF de las facturas.')
    await guest.dropPdfs(pdfDe(facturas[1]?.nombre ?? ''))
    expect((await guest.save()).status).toBe(200)
  })

  test('[C-163] a PDF that cannot be stored has the documented words, and nothing is lost', async () => {
    const { guest } = await guestWith(facturaDe({ dia, reservas: [26] }))
    const { archivos } = app.deps
    const guardar = archivos.guardar
    archivos.guardar = async () => {
      throw new Error('disk full')
    }
    const { status, body } = await guest.dropPdfs(pdfDe('a'))
    archivos.guardar = guardar
    expect({ status, mensaje: body.mensaje }).toEqual({
      status: 502,
      mensaje: 'No es posible guardar el archivo pdf',
    })
    expect((await guest.read()).facturas).toHaveLength(1)
  })

  test('[C-021, C-022, VI-E4] an issuer that ANT does not list waits in «Lotes sin validar RFC», and moves once it is registered', async () => {
    const factura = facturaDe({ dia, clienteId: '701' })
    const { guest } = await guestWith(factura)
    const { body } = await saved(guest, [[...factura.bookingCodes]], [factura.nombre])
    const sinValidar = 'categoria=Comisionista&etapa=noProcesado&rfc=sinValidar'
    expect((await lotes(admin, sinValidar)).map(({ id }) => id)).toContain(body.id)
    const conteos = async (rfc: string) =>
      (await app.call('GET', `/api/lotes/conteos?categoria=Comisionista${rfc}`, admin)).body as {
        noProcesado: { n: number }
        sinValidarRfc: { n: number }
      }
    // [VI-E4] Whichever inner tab is open, each tab counts what it holds.
    const { noProcesado, sinValidarRfc } = await conteos('')
    expect(sinValidarRfc.n).toBe((await lotes(admin, sinValidar)).length)
    expect(noProcesado.n).toBeGreaterThanOrEqual(sinValidarRfc.n)
    expect(await conteos('&rfc=correctos')).toEqual(await conteos('&rfc=sinValidar'))
    const validar = () => app.call('POST', '/api/lotes/validarRfc', admin, { ids: [body.id] })
    expect((await validar()).body).toMatchObject({ validados: [], noValidados: [{ id: body.id }] })
    await switchSandbox(app, { comisiones: { clientesNuevos: true } })
    expect((await validar()).body).toMatchObject({ validados: [{ id: body.id }] })
    expect((await lotes(admin, sinValidar)).map(({ id }) => id)).not.toContain(body.id)
  })

  test('of staff who load as a guest the bitácora tells who it was, and the lote stays the guest’s', async () => {
    const contadora = await app.persona('OperativoComisionista')
    const factura = facturaDe({ dia, reservas: [29] })
    const { guest } = await guestWith(factura)
    guest.signIn(contadora)
    const { body } = await saved(guest, [[...factura.bookingCodes]], [factura.nombre])
    const asientos = await app.deps.db
      .selectFrom('bitacora')
      .select(['accion', 'quien', 'usuarioId'])
      .where('entidad', '=', 'lote')
      .where('entidadId', '=', String(body.id))
      .orderBy('id')
      .execute()
    expect(asientos).toEqual([
      { accion: 'crear', quien: 'invitada@agencia.mx', usuarioId: null },
      { accion: 'comoInvitado', quien: contadora.correo, usuarioId: contadora.id },
    ])
  })

  test('an ANT that is silent loses nothing: it is asked again', async () => {
    const factura = facturaDe({ dia, reservas: [28] })
    const { guest } = await guestWith(factura)
    await switchSandbox(app, { comisiones: { caido: true } })
    expect((await guest.name([[...factura.bookingCodes]])).body.codigo).toBe('antSinConexion')
    await switchSandbox(app, { comisiones: { caido: false } })
    expect((await saved(guest, [[...factura.bookingCodes]], [factura.nombre])).status).toBe(200)
  })
})
