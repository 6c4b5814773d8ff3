import type { PrefacturaGenerada } from '@valija/contract/comisiones.ts'
import type { CuerpoError } from '@valija/contract/error.ts'
import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { expect, test, vi } from 'vitest'
import { setRows } from '../../../testing/filas.ts'
import { invitadoDePrueba } from '../../../testing/invitado-de-prueba.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'

const mundo = makeMundo()
const comisiones = makeComisiones(mundo)
const plain = (id: string) => (mundo.comisionistas.find((c) => c.id === id)?.rfc ?? '').replaceAll('-', '')
const primera = (id: string) =>
  comisiones.deCliente(id).find(({ commission }) => commission !== null)?.bookingCode ?? ''
const app = await useTestApp({ dia: '2026-10-12', env: { VALIJA_PROXY: 'loopback' } })
const contable = await app.persona('OperativoComisionista')
// Read from the reservations service once, so that a test may change what is kept.
await app.call('GET', '/Reserva/GetAntCustomers', contable)

/** The same question with a session, and without one. */
const ask = async (pedido: { bookingCode: string; rfc: string }, quien: Persona = contable) => {
  const own = await app.call('POST', '/api/comisiones/generar', quien, pedido)
  const guest = await invitadoDePrueba(app).call<object>('POST', '/api/invitados/prefactura', pedido)
  return [own, guest].map(({ status, body }) => ({ status, body: body as PrefacturaGenerada & CuerpoError }))
}

test.each([
  [{ bookingCode: '', rfc: plain('502') }, 'No ingresaste una reserva.'],
  [{ bookingCode: 'ABCDEFG', rfc: plain('502') }, 'La reserva lleva hasta 6 letras o números.'],
  [{ bookingCode: 'AB-12', rfc: plain('502') }, 'La reserva lleva hasta 6 letras o números.'],
  [{ bookingCode: 'ABC123', rfc: '' }, 'No ingresaste un RFC.'],
  [{ bookingCode: 'ABC123', rfc: 'ABCD010101ABCD' }, 'El RFC lleva hasta 13 caracteres.'],
])('[C-109, C-110] %j is refused with «%s»', async (pedido, mensaje) => {
  for (const { status, body } of await ask(pedido)) {
    expect(status).toBe(400)
    expect(body.detalles.map((detalle) => detalle.mensaje)).toContain(mensaje)
  }
})

test('[C-111] the RFC must be registered, and have its regime: that is told after the booking only', async () => {
  for (const { status, body } of await ask({ bookingCode: primera('502'), rfc: 'EKU9003173C9' }))
    expect([status, body.mensaje]).toEqual([404, 'El RFC no está registrado.'])
  await setRows(app, 'comisionistas', { clienteId: 505 }, { regimenFiscal: '' })
  for (const { status, body } of await ask({ bookingCode: primera('505'), rfc: plain('505') }))
    expect([status, body.mensaje]).toEqual([409, 'El RFC no contiene régimen fiscal'])
  // Who names no booking of it learns nothing of that.
  for (const { body } of await ask({ bookingCode: primera('501'), rfc: plain('505') }))
    expect(body.mensaje).toBe('La reserva no existe')
})

test('[VII-D2] to an agent another’s RFC is unknown, whatever its booking is, and ANT is asked nothing of it', async () => {
  const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
  const asked = vi.spyOn(app.deps.ant.comisiones, 'reserva')
  const sinPagar =
    comisiones.deCliente('502').find(({ commission }) => commission === null)?.bookingCode ?? ''
  for (const bookingCode of [primera('502'), sinPagar, 'ZZZZZZ'])
    for (const ruta of ['generar', 'generar/prefactura.pdf']) {
      const { status, body } = await app.call('POST', `/api/comisiones/${ruta}`, agente, {
        bookingCode,
        rfc: plain('502'),
      })
      expect([ruta, status, body]).toMatchObject([ruta, 404, { codigo: 'rfcNoRegistrado' }])
    }
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('an RFC of two clients gives the bookings of both, each with its own client', async () => {
  await setRows(app, 'comisionistas', { clienteId: 508 }, { rfcCliente: plain('502') })
  for (const id of ['502', '508'])
    for (const { status, body } of await ask({ bookingCode: primera(id), rfc: plain('502') })) {
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body.bookingCode).toBe(primera(id))
    }
  // An agent's own of the two.
  const agente = await app.persona('comisionista', { claims: [['idComisionista', '508']] })
  const [suya] = await ask({ bookingCode: primera('508'), rfc: plain('502') }, agente)
  expect(suya?.status).toBe(200)
  const [ajena] = await ask({ bookingCode: primera('502'), rfc: plain('502') }, agente)
  expect(ajena?.status).toBe(404)
})
