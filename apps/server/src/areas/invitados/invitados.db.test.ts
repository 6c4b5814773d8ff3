import type { PrefacturaGenerada } from '@valija/contract/comisiones.ts'
import type { SolicitudCuenta } from '@valija/contract/cuentas-pago.ts'
import type { CuerpoError } from '@valija/contract/error.ts'
import type { RfcInvitado } from '@valija/contract/invitados.ts'
import { message } from '@valija/contract/messages.ts'
import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { describe, expect, test } from 'vitest'
import { codigoDe, correosDe } from '../../../testing/buzon.ts'
import { pdfDePrueba } from '../../../testing/documentos-de-prueba.ts'
import { setRows } from '../../../testing/filas.ts'
import {
  facturaDe,
  invitadoDePrueba,
  mundoDePrueba,
  pdfDe,
  xmlDe,
} from '../../../testing/invitado-de-prueba.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { createTestApp, type Persona, useTestApp } from '../../../testing/test-app.ts'
import { readRetenidos } from '../cuentas-pago/read-retenidos.ts'
import { expireCargas } from './expire-cargas.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia, env: { VALIJA_PROXY: 'loopback' } })

const comisiones = makeComisiones(mundoDePrueba)
const cliente = (id: string) => {
  const hallado = [...mundoDePrueba.comisionistas, ...mundoDePrueba.sinRegistro].find((c) => c.id === id)
  if (!hallado) throw new Error(`no agent ${id}`)
  return hallado
}
const rfcDe = (id: string) => cliente(id).rfc
const codigos = (id: string) =>
  comisiones
    .deCliente(id)
    .filter(({ commission }) => commission !== null)
    .map(({ bookingCode }) => bookingCode)
/** The clock moves on and sessions end: each test signs its own people in. */
const anAdmin = () => app.persona('admin')
const unreferenced = ({ referencia: _una, ...resto }: CuerpoError) => resto
let redes = 0
/** Somebody at an address of its own. */
const somebody = () => invitadoDePrueba(app, `10.9.${redes++}.1`)

describe('RFC entry', () => {
  const enter = (rfc: string, quien = somebody()) =>
    quien.call<RfcInvitado>('POST', '/api/invitados/rfc', { rfc })

  test('[C-012] with the invitation portal set it leads to /, without it to the guest’s menu, and tells nothing else', async () => {
    expect((await enter(rfcDe('503'))).body).toEqual({
      rfc: rfcDe('503'),
      portalInvitacion: true,
      ruta: '/',
    })
    expect((await enter(rfcDe('502'))).body).toEqual({
      rfc: rfcDe('502'),
      portalInvitacion: false,
      ruta: '/ComisionistaInvitado',
    })
  })
  test('[C-114, C-115] takes 12 or 13 letters and digits, & and Ñ too, not only digits, and knows who is registered', async () => {
    expect((await enter('XYZ010101AB1')).body).toMatchObject({
      codigo: 'rfcSinRegistro',
      mensaje: 'RFC no registrado',
    })
    expect((await enter(rfcDe('701'))).body.mensaje).toBe('RFC no registrado')
    expect((await enter('Ñ&O950101AB1')).body.codigo).toBe('rfcSinRegistro')
    expect((await enter(` ${rfcDe('502').toLowerCase()} `)).status).toBe(200)
    expect((await enter(`${rfcDe('502').slice(0, 3)}-${rfcDe('502').slice(3)}`)).status).toBe(200)
    for (const [rfc, mensaje] of [
      ['', 'No ingresaste un RFC.'],
      ['XYZ010101AB', 'El RFC lleva al menos 12 caracteres.'],
      ['XYZ010101AB123', 'El RFC lleva hasta 13 caracteres.'],
      ['123456789012', 'El RFC no puede llevar solo números.'],
      ['XYZ_10101AB1', 'El RFC solo lleva letras mayúsculas, números, & y Ñ.'],
    ]) {
      const { status, body } = await enter(rfc ?? '')
      expect(status).toBe(400)
      expect(body.detalles.map((d) => d.mensaje)).toContain(mensaje)
    }
  })
})

describe('/Comision/Reserva without a session', () => {
  const generate = (rfc: string, bookingCode: string, quien = somebody()) =>
    quien.call<PrefacturaGenerada>('POST', '/api/invitados/prefactura', { rfc, bookingCode })

  test('[C-003] a booking and its RFC give that booking’s commission, figures and PDF', async () => {
    const [code = ''] = codigos('502')
    const { body } = await generate(rfcDe('502'), code)
    const linea = comisiones.linea(code)?.linea
    expect(body.bookingCode).toBe(code)
    expect(Math.round(body.commission * 100)).toBe(linea?.commission)
    expect(body.hoja.rfcCliente).toBe(rfcDe('502'))
    const quien = somebody()
    const pdf = await quien.call<string>('POST', '/api/invitados/prefactura.pdf', {
      rfc: rfcDe('502'),
      bookingCode: code,
    })
    expect(pdf.body.startsWith('%PDF-')).toBe(true)
  })
  test('[C-004] another’s booking is as absent as one that does not exist, and nothing of the RFC is told', async () => {
    const [ajena = ''] = codigos('501')
    const other = await generate(rfcDe('502'), ajena)
    const none = await generate(rfcDe('502'), 'ZZZZZZ')
    expect(other.status).toBe(404)
    expect(unreferenced(other.body)).toEqual(unreferenced(none.body))
    expect(JSON.stringify(other.body)).not.toContain(cliente('502').razonSocial)
    expect((await generate('XYZ010101AB1', ajena)).body.mensaje).toBe('El RFC no está registrado.')
  })
  test('[C-066] of a guest the suggestion of PUE ends before day 23', async () => {
    const own = await createTestApp({ dia: '2026-10-22', env: { VALIJA_PROXY: 'loopback' } })
    try {
      const ask = () =>
        invitadoDePrueba(own).call<PrefacturaGenerada>('POST', '/api/invitados/prefactura', {
          rfc: rfcDe('502'),
          bookingCode: codigos('502')[0],
        })
      expect((await ask()).body.hoja).toMatchObject({ metodoPago: 'PUE', formaPago: '03' })
      own.reloj.moveTo('2026-10-23')
      expect((await ask()).body.hoja).toMatchObject({ metodoPago: 'PPD', formaPago: '99' })
    } finally {
      await own.stop()
    }
  })
})

describe('limits of the public calls', () => {
  test('one address is stopped, another goes on, and waiting ends', async () => {
    const quien = invitadoDePrueba(app, '10.20.0.1')
    const ask = (q = quien, i = 0) =>
      q.call('POST', '/api/invitados/rfc', { rfc: `XYZ0101${String(i).padStart(2, '0')}AB1` })
    for (let i = 0; i < 30; i++) expect((await ask(quien, i)).status).toBe(404)
    const stopped = await ask(quien, 31)
    expect(stopped.status).toBe(429)
    expect(stopped.body.mensaje).toBe('Demasiados intentos. Espera 15 minutos e intenta de nuevo.')
    expect((await ask(invitadoDePrueba(app, '10.20.0.2'), 32)).status).toBe(404)
    app.reloj.advance(15 * 60_000)
    expect((await ask(quien, 33)).status).toBe(404)
  })
  test('strangers who ask about one RFC from many addresses make it slow for each, and shut it for nobody', async () => {
    for (const rfc of [rfcDe('505'), 'XYZ990101AB1']) {
      const ask = async (ip: string) =>
        (await invitadoDePrueba(app, ip).call('POST', '/api/invitados/rfc', { rfc })).status
      const answered = rfc === rfcDe('505') ? 200 : 404
      for (let i = 0; i < 30; i++) expect(await ask(`10.21.${i}.1`)).toBe(answered)
      // Its owner, who has not asked yet, goes on; nobody gets on more than thrice, known or unknown alike.
      for (const ip of ['10.21.98.1', '10.21.99.1'])
        expect([await ask(ip), await ask(ip), await ask(ip), await ask(ip)]).toEqual([
          answered,
          answered,
          answered,
          429,
        ])
    }
    app.reloj.advance(15 * 60_000)
    expect(
      (await invitadoDePrueba(app, '10.21.99.1').call('POST', '/api/invitados/rfc', { rfc: rfcDe('505') }))
        .status,
    ).toBe(200)
  })
  test('guessing a booking of an RFC gets nowhere: sixty names in a quarter of an hour, then it waits', async () => {
    const thief = invitadoDePrueba(app, '10.22.0.1')
    const guess = async (i: number) =>
      (
        await thief.call('POST', '/api/invitados/prefactura', {
          rfc: rfcDe('508'),
          bookingCode: `Z${String(i).padStart(5, '0')}`,
        })
      ).status
    for (let i = 0; i < 60; i++) expect(await guess(i)).toBe(404)
    expect(await guess(60)).toBe(429)
    // And the agency, from its own address, still has its figures.
    const { status } = await somebody().call('POST', '/api/invitados/prefactura', {
      rfc: rfcDe('508'),
      bookingCode: codigos('508')[0],
    })
    expect(status).toBe(200)
    app.reloj.advance(15 * 60_000)
  })
  test('addresses of one IPv6 network count as one', async () => {
    for (let i = 0; i < 30; i++)
      expect((await invitadoDePrueba(app, `2001:db8:1:2::${i + 1}`).begin()).status).toBe(200)
    expect((await invitadoDePrueba(app, '2001:db8:1:2:ffff::1').begin()).status).toBe(429)
    expect((await invitadoDePrueba(app, '2001:db8:1:3::1').begin()).status).toBe(200)
    app.reloj.advance(60 * 60_000)
  })
  test('counts and sizes of files are bounded', async () => {
    const guest = somebody()
    await guest.begin()
    const grande = { nombre: 'a.xml', bytes: Buffer.alloc(1024 * 1024 + 1, '<') }
    const pesado = { nombre: 'a.pdf', bytes: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-') }
    expect((await guest.drop(grande)).body.archivos[0]?.motivo).toBe('Pesa más de 1 MB')
    expect((await guest.dropPdfs(pesado)).body).toMatchObject({ archivos: [{ motivo: 'Pesa más de 5 MB' }] })
    const seis = Array.from({ length: 6 }, (_none, i) => ({ nombre: `${i}.xml`, bytes: Buffer.from('<a/>') }))
    expect((await guest.drop(...seis)).body.codigo).toBe('demasiadosArchivosEnGrupo')
    for (let i = 0; i < 4; i++)
      await guest.drop(
        ...Array.from({ length: 5 }, (_none, j) => ({
          nombre: 'a.xml',
          bytes: Buffer.from(`<a n="${i}${j}"/>`),
        })),
      )
    const { body } = await guest.drop({ nombre: 'a.xml', bytes: Buffer.from('<b/>') })
    expect(body.archivos[0]?.motivo).toBe(message('demasiadasFacturas', { limite: 20 }))
  })
})

describe('a guest’s load', () => {
  test('is reached by its token alone: none, another’s and an invented one find nothing', async () => {
    const admin = await anAdmin()
    const guest = somebody()
    await guest.begin()
    await guest.drop(xmlDe(facturaDe({ dia, reservas: [5] })))
    const own = await guest.read()
    const [factura] = own.facturas
    const actual = '/api/invitados/cargas/actual'
    const thief = somebody()
    await thief.begin()
    for (const [metodo, ruta, body] of [
      ['DELETE', `${actual}/cfdis/${factura?.id}`],
      ['PUT', `${actual}/cfdis/${factura?.id}/pdf`, { pdfId: factura?.id }],
      ['DELETE', `${actual}/pdfs/${factura?.id}`],
    ] as const)
      expect((await thief.call(metodo, ruta, body)).status).toBe(404)
    expect((await thief.send(`${actual}/pdfs?cfdi=${factura?.id}`, [pdfDe('a')])).body.codigo).toBe(
      'facturaNoEncontrada',
    )
    expect((await guest.read()).facturas).toEqual(own.facturas)
    for (const token of ['', 'x'.repeat(43), admin.token]) {
      const nobody = somebody()
      nobody.use(token)
      for (const [metodo, ruta, body] of [
        ['GET', actual],
        ['DELETE', actual],
        ['POST', `${actual}/verificar`],
        ['PUT', `${actual}/reservas`, { facturas: [] }],
        ['POST', `${actual}/guardar`, { correo: 'a@b.mx' }],
      ] as const) {
        const answer = await nobody.call(metodo, ruta, body)
        expect([answer.status, answer.body.codigo]).toEqual([404, 'cargaNoEncontrada'])
      }
      expect((await nobody.drop(pdfDe('a'))).body.codigo).toBe('cargaNoEncontrada')
      expect((await nobody.dropPdfs(pdfDe('a'))).body.codigo).toBe('cargaNoEncontrada')
    }
    // Only the hash of the token is kept.
    const rows = await app.deps.db.selectFrom('cargasInvitados').select('hash').execute()
    expect(rows.some(({ hash }) => hash.toString().includes(guest.token))).toBe(false)
  })

  test('ends after its days, files and all, and the guest is told to begin again', async () => {
    const own = await createTestApp({ dia, env: { VALIJA_PROXY: 'loopback' } })
    try {
      const guest = invitadoDePrueba(own)
      await guest.begin()
      await guest.drop(xmlDe(facturaDe({ dia, reservas: [6] })))
      const { hash } = await own.deps.db.selectFrom('borradorCfdis').select('hash').executeTakeFirstOrThrow()
      await own.deps.db.updateTable('archivos').set({ creadoEn: own.reloj.ahora() }).execute()
      own.reloj.advance(3 * 86_400_000 - 60_000)
      await expireCargas(own.deps)
      expect((await guest.read()).facturas).toHaveLength(1)
      own.reloj.advance(2 * 60_000)
      expect((await guest.call('GET', '/api/invitados/cargas/actual')).body.codigo).toBe('cargaNoEncontrada')
      await expireCargas(own.deps)
      for (const tabla of ['borradores', 'borradorCfdis', 'cargasInvitados', 'archivos'] as const)
        expect(await own.deps.db.selectFrom(tabla).selectAll().execute()).toEqual([])
      await expect(own.deps.archivos.leerBytes(hash)).rejects.toThrow(/404/)
      own.reloj.advance(86_400_000)
      await expireCargas(own.deps)
      expect(await own.deps.db.selectFrom('llamadasPublicas').selectAll().execute()).toEqual([])
    } finally {
      await own.stop()
    }
  })

  test('is given up by its guest', async () => {
    const guest = somebody()
    await guest.begin()
    await guest.drop(xmlDe(facturaDe({ dia, reservas: [6] })))
    expect((await guest.call('DELETE', '/api/invitados/cargas/actual')).status).toBe(204)
    expect((await guest.call('GET', '/api/invitados/cargas/actual')).status).toBe(404)
  })
})

describe('another account to be paid on, without a session', () => {
  const clabe = '012180000123456782'
  const caratula = { nombre: 'caratula.pdf', bytes: pdfDePrueba('Carátula') }
  const ask = async (
    id: string,
    campos: Record<string, string> = {},
    archivo = caratula,
    quien = somebody(),
  ) =>
    quien.send<{ mensaje: string }>('/api/invitados/cuenta', [archivo], {
      rfc: rfcDe(id),
      bookingCode: codigos(id)[0] ?? '',
      correoAgencia: 'quien.sea@otra.mx',
      clabe,
      ...campos,
    })
  const solicitudes = async (quien: Persona, id: string) =>
    ((await app.call('GET', '/api/cuentas-pago', quien)).body as { filas: SolicitudCuenta[] }).filas.filter(
      ({ comisionistaId }) => String(comisionistaId) === id,
    )
  const post = async (ruta: string, quien: Persona | null, body?: unknown) =>
    (await app.call('POST', ruta, quien, body)) as { status: number; body: CuerpoError & { mensaje: string } }
  const processed = async (id: string) => {
    const admin = await anAdmin()
    const lote = await seedLote(app, {
      creador: { id: admin.id, correo: admin.correo },
      proveedorId: 101,
      facturas: 1,
      estatus: 'En proceso de pago',
    })
    await setRows(app, 'lotes', { id: lote.id }, { categoria: 'Comisionista', proveedorId: Number(id) })
    return lote
  }
  const held = async (loteId: number) => (await readRetenidos(app.deps.db, [loteId])).length

  test('holds nothing until it is confirmed from the registered e-mail; then a second person approves it', async () => {
    const admin = await anAdmin()
    const duena = await app.persona('comisionista', { claims: [['idComisionista', '508']] })
    const lote = await processed('508')
    expect((await ask('508')).body).toEqual({ mensaje: 'Tu petición ha sido enviada.' })
    const [fila] = await solicitudes(admin, '508')
    expect(fila).toMatchObject({
      estado: 'Sin confirmar',
      puedeResolver: false,
      puedeConfirmar: true,
      bookingCode: codigos('508')[0],
    })
    expect(await held(lote.id)).toBe(0)
    expect((await post(`/api/cuentas-pago/${fila?.id}/aprobar`, admin)).body.codigo).toBe(
      'solicitudSinConfirmar',
    )
    await app.drainJobs()
    // Nothing to the address that was typed; to the registered one a link, without the whole account.
    expect(await correosDe(app, 'quien.sea@otra.mx')).toEqual([])
    const [mail] = await correosDe(app, duena.correo)
    expect(mail?.asunto).toBe('Confirma el cambio de tu cuenta de pago')
    expect(mail?.texto).not.toContain(clabe)
    const codigo = await codigoDe(app, duena.correo)
    expect(mail?.enlaces.join()).toContain('/ComisionistaInvitado/confirmar?codigo=')
    const visto = await post('/api/invitados/cuenta/enlace', null, { codigo })
    expect(visto.body).toMatchObject({ cuenta: 'BBVA MEXICO •••• 6782' })
    expect(JSON.stringify(visto.body)).not.toContain(clabe)
    expect((await post('/api/invitados/cuenta/confirmar', null, { codigo })).status).toBe(200)
    expect(await held(lote.id)).toBe(1)
    // [VI-E3] The link was used: the address is proven, with or without its account.
    expect(
      await app.deps.db
        .selectFrom('correosProbados')
        .select('correo')
        .where('comisionistaId', '=', 508)
        .execute(),
    ).toEqual([{ correo: duena.correo.toLowerCase() }])
    expect((await solicitudes(admin, '508'))[0]).toMatchObject({ estado: 'Pendiente', puedeResolver: true })
    // Once.
    expect((await post('/api/invitados/cuenta/confirmar', null, { codigo })).body.codigo).toBe(
      'enlaceVencido',
    )
    expect((await post(`/api/cuentas-pago/${fila?.id}/aprobar`, admin)).status).toBe(204)
    expect(await held(lote.id)).toBe(0)
  })

  test('the link expires', async () => {
    const duena = await app.persona('comisionista', { claims: [['idComisionista', '511']] })
    await ask('511')
    await app.drainJobs()
    const codigo = await codigoDe(app, duena.correo)
    app.reloj.advance(48 * 3_600_000)
    expect((await post('/api/invitados/cuenta/enlace', null, { codigo })).body.codigo).toBe('enlaceVencido')
    expect((await post('/api/invitados/cuenta/confirmar', null, { codigo })).status).toBe(410)
    expect((await post('/api/invitados/cuenta/confirmar', null, { codigo: 'x'.repeat(32) })).status).toBe(410)
  })

  test('without a registered e-mail the answer is the same, staff confirm it, and another person approves', async () => {
    const admin = await anAdmin()
    const contadora = await app.persona('OperativoComisionista')
    expect((await ask('514')).body).toEqual({ mensaje: 'Tu petición ha sido enviada.' })
    const [fila] = await solicitudes(contadora, '514')
    expect(fila?.puedeConfirmar).toBe(true)
    const agente = await app.persona('comisionista', { claims: [['idComisionista', '514']] })
    expect((await post(`/api/cuentas-pago/${fila?.id}/confirmar`, agente)).status).toBe(403)
    expect((await post(`/api/cuentas-pago/${fila?.id}/confirmar`, admin)).status).toBe(204)
    expect((await post(`/api/cuentas-pago/${fila?.id}/confirmar`, admin)).body.codigo).toBe(
      'solicitudResuelta',
    )
    expect((await post(`/api/cuentas-pago/${fila?.id}/aprobar`, admin)).body.codigo).toBe('solicitudPropia')
    expect((await post(`/api/cuentas-pago/${fila?.id}/aprobar`, await anAdmin())).status).toBe(204)
  })

  test('asks for a booking of the RFC: another’s and an unknown one are refused alike, and leave nothing', async () => {
    const admin = await anAdmin()
    const ajena = await ask('502', { bookingCode: codigos('501')[0] ?? '' })
    const ninguna = await ask('502', { bookingCode: 'ZZZZZZ' })
    expect(ajena.status).toBe(404)
    expect(unreferenced(ajena.body)).toEqual(unreferenced(ninguna.body))
    expect((await ask('502', { rfc: 'XYZ010101AB1' })).body.mensaje).toBe('El RFC no está registrado.')
    expect(await solicitudes(admin, '502')).toEqual([])
  })

  test('each field has its words', async () => {
    expect((await ask('502', { rfc: '' })).body.mensaje).toBe('No has ingresado tu RFC y tu correo')
    expect((await ask('502', { correoAgencia: 'x' })).body.mensaje).toBe(
      'Ingresa un correo electrónico válido',
    )
    expect((await ask('502', { clabe: '012180000123456783' })).body.codigo).toBe('clabeIncorrecta')
    expect((await ask('502', { bookingCode: '' })).body.mensaje).toBe('No ingresaste una reserva.')
    const texto = { nombre: 'caratula.pdf', bytes: Buffer.from('hola') }
    expect((await ask('502', {}, texto)).body.codigo).toBe('caratulaNoEsPdf')
    const enorme = { nombre: 'caratula.pdf', bytes: Buffer.alloc(50 * 1024 * 1024, '%PDF-') }
    const { status, body } = await ask('502', {}, enorme)
    expect(status).toBe(413)
    expect(body.mensaje).toContain('10 MB')
  })

  test('a flood fills nobody’s mailbox, and strangers without a booking spend nothing of the agency’s', async () => {
    const duena = await app.persona('comisionista', { claims: [['idComisionista', '517']] })
    const quien = somebody()
    // Whoever knows no booking of it may ask as often as the address may, and the agency keeps its own.
    for (let i = 0; i < 10; i++)
      expect((await ask('517', { bookingCode: 'ZZZZZZ' }, caratula, somebody())).status).toBe(404)
    for (let i = 0; i < 5; i++) expect((await ask('517', {}, caratula, quien)).status).toBe(200)
    expect((await ask('517', {}, caratula, quien)).status).toBe(429)
    // Past the day's five each address has one, and the registered mailbox gets ten letters a day at most.
    for (let i = 0; i < 7; i++) {
      const otra = somebody()
      expect((await ask('517', {}, caratula, otra)).status).toBe(200)
      expect((await ask('517', {}, caratula, otra)).status).toBe(429)
    }
    await app.drainJobs()
    expect(await correosDe(app, duena.correo)).toHaveLength(10)
    app.reloj.advance(86_400_000)
    expect((await ask('517', {}, caratula, quien)).status).toBe(200)
  })
  test('one address asks ten times an hour', async () => {
    const quien = somebody()
    for (let i = 0; i < 10; i++)
      expect((await ask('520', { bookingCode: 'ZZZZZZ' }, caratula, quien)).status).toBe(404)
    expect((await ask('520', {}, caratula, quien)).status).toBe(429)
    app.reloj.advance(3_600_000)
  })

  test('one that nobody confirms ends by itself, and stays in the history', async () => {
    await ask('523')
    app.reloj.advance(16 * 86_400_000)
    await expireCargas(app.deps)
    expect((await solicitudes(await anAdmin(), '523'))[0]).toMatchObject({
      estado: 'Rechazada',
      rechazadoMotivo: 'Nadie la confirmó a tiempo.',
      puedeConfirmar: false,
    })
  })
})
