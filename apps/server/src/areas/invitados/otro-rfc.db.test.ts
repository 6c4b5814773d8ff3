import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { expect, test } from 'vitest'
import { pdfDePrueba } from '../../../testing/documentos-de-prueba.ts'
import {
  facturaDe,
  type InvitadoDePrueba,
  invitadoDePrueba,
  mundoDePrueba,
  pdfDe,
  xmlDe,
} from '../../../testing/invitado-de-prueba.ts'
import { expectativas } from '../../../testing/matriz/expectativas.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia, env: { VALIJA_PROXY: 'loopback' } })

const [victima, ladron] = ['502', '505'].map((id) => mundoDePrueba.comisionistas.find((c) => c.id === id))
const lineas = makeComisiones(mundoDePrueba)
  .deCliente('502')
  .filter(({ commission }) => commission !== null)
const suya = lineas[0]
const clabe = '012180000123456782'
const actual = '/api/invitados/cargas/actual'

/** What the thief must never read, wherever it is asked for. */
const secretos = () => [
  victima?.razonSocial ?? '?',
  victima?.nombreComercial ?? '?',
  suya?.titular ?? '?',
  suya?.description ?? '?',
  ((suya?.commission ?? 0) / 100).toFixed(2),
  'duena@agencia.mx',
  clabe,
]

/** Every public call of guests, made by somebody who holds another RFC's true invoice and knows the victim's codes. */
const intentos: Record<string, (thief: InvitadoDePrueba) => Promise<{ status: number; body: unknown }>> = {
  'POST /api/invitados/rfc': (t) => t.call('POST', '/api/invitados/rfc', { rfc: victima?.rfc }),
  'POST /api/invitados/prefactura': (t) =>
    t.call('POST', '/api/invitados/prefactura', { rfc: ladron?.rfc, bookingCode: suya?.bookingCode }),
  'POST /api/invitados/prefactura.pdf': (t) =>
    t.call('POST', '/api/invitados/prefactura.pdf', { rfc: ladron?.rfc, bookingCode: suya?.bookingCode }),
  'POST /api/invitados/cargas': (t) => t.begin(),
  'GET /api/invitados/cargas/actual': (t) => t.call('GET', actual),
  'POST /api/invitados/cargas/actual/cfdis': (t) =>
    t.drop(xmlDe(facturaDe({ dia, clienteId: '505', reservas: [0] }))),
  'POST /api/invitados/cargas/actual/verificar': (t) => t.call('POST', `${actual}/verificar`),
  'PUT /api/invitados/cargas/actual/reservas': async (t) => {
    await app.drainJobs()
    return t.name([[suya?.bookingCode ?? '']])
  },
  'POST /api/invitados/cargas/actual/pdfs': (t) => t.dropPdfs(pdfDe('a')),
  'PUT /api/invitados/cargas/actual/cfdis/{cfdi}/pdf': async (t) =>
    t.call('PUT', `${actual}/cfdis/${await idOf('borradorCfdis')}/pdf`, {
      pdfId: await idOf('borradorPdfs'),
    }),
  'DELETE /api/invitados/cargas/actual/cfdis/{cfdi}': async (t) =>
    t.call('DELETE', `${actual}/cfdis/${await idOf('borradorCfdis')}`),
  'DELETE /api/invitados/cargas/actual/pdfs/{pdf}': async (t) =>
    t.call('DELETE', `${actual}/pdfs/${await idOf('borradorPdfs')}`),
  'POST /api/invitados/cargas/actual/guardar': (t) => t.save('ladron@otra.mx'),
  'POST /api/invitados/cuenta': (t) =>
    t.send('/api/invitados/cuenta', [{ nombre: 'c.pdf', bytes: pdfDePrueba('c') }], {
      rfc: ladron?.rfc ?? '',
      bookingCode: suya?.bookingCode ?? '',
      correoAgencia: 'ladron@otra.mx',
      clabe: '646180000123456789',
    }),
  'POST /api/invitados/cuenta/enlace': (t) =>
    t.call('POST', '/api/invitados/cuenta/enlace', { codigo: suya?.bookingCode }),
  'POST /api/invitados/cuenta/confirmar': (t) =>
    t.call('POST', '/api/invitados/cuenta/confirmar', { codigo: suya?.bookingCode }),
  'DELETE /api/invitados/cargas/actual': (t) => t.call('DELETE', actual),
}

/** The oldest row: the victim's. */
const idOf = async (tabla: 'borradorCfdis' | 'borradorPdfs') =>
  (await app.deps.db.selectFrom(tabla).select('id').orderBy('id').executeTakeFirstOrThrow()).id

test('[C-004] a guest of another RFC gets nothing of this one from any public call', async () => {
  expect(Object.keys(intentos).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    Object.keys(expectativas)
      .filter((name) => name.includes('/api/invitados/'))
      .toSorted((a, b) => (a < b ? -1 : 1)),
  )
  await app.persona('comisionista', {
    correo: 'duena@agencia.mx',
    claims: [['idComisionista', '502']],
  })
  const dueno = invitadoDePrueba(app, '10.5.0.1')
  await dueno.begin()
  await dueno.drop(xmlDe(facturaDe({ dia })))
  await dueno.dropPdfs(pdfDe('suya'))
  await app.drainJobs()
  await dueno.name([[suya?.bookingCode ?? '']])
  await dueno.send('/api/invitados/cuenta', [{ nombre: 'c.pdf', bytes: pdfDePrueba('c') }], {
    rfc: victima?.rfc ?? '',
    bookingCode: suya?.bookingCode ?? '',
    correoAgencia: 'duena@agencia.mx',
    clabe,
  })
  const antes = await dueno.read()
  const thief = invitadoDePrueba(app, '10.5.0.2')
  const answers: Record<string, number> = {}
  for (const [name, intento] of Object.entries(intentos)) {
    const { status, body } = await intento(thief)
    answers[name] = status
    const text = JSON.stringify(body)
    for (const secreto of secretos()) expect(text, `${name} tells ${secreto}`).not.toContain(secreto)
  }
  expect(answers).toMatchObject({
    'POST /api/invitados/prefactura': 404,
    'POST /api/invitados/prefactura.pdf': 404,
    'PUT /api/invitados/cargas/actual/reservas': 404,
    'PUT /api/invitados/cargas/actual/cfdis/{cfdi}/pdf': 404,
    'DELETE /api/invitados/cargas/actual/cfdis/{cfdi}': 404,
    'DELETE /api/invitados/cargas/actual/pdfs/{pdf}': 404,
    'POST /api/invitados/cargas/actual/guardar': 409,
    'POST /api/invitados/cuenta': 404,
    'POST /api/invitados/cuenta/enlace': 410,
    'POST /api/invitados/cuenta/confirmar': 410,
  })
  // And what is the victim's stands as it stood.
  expect(await dueno.read()).toEqual(antes)
  expect((await dueno.save('duena@agencia.mx')).status).toBe(200)
})
