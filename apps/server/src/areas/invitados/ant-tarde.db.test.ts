import { expect, test } from 'vitest'
import { facturaDe, invitadoDePrueba, xmlDe } from '../../../testing/invitado-de-prueba.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia, env: { VALIJA_PROXY: 'loopback' } })

test('an answer of ANT about bookings that were changed meanwhile says nothing of the new ones: they are asked about', async () => {
  const [una, otra] = [facturaDe({ dia, reservas: [0] }), facturaDe({ dia, reservas: [1] })]
  const guest = invitadoDePrueba(app)
  await guest.begin()
  await guest.drop(xmlDe(una))
  await guest.read()
  const { comisiones } = app.deps.ant
  const { validar } = comisiones
  const asked: string[][] = []
  comisiones.validar = async (pregunta) => {
    asked.push([...pregunta.bookingCodes])
    if (asked.length > 1) return { ...(await validar.call(comisiones, pregunta)), facturaValida: false }
    // ANT takes its time, and the guest names another booking.
    expect((await guest.name([[...otra.bookingCodes]])).status).toBe(200)
    return { ...(await validar.call(comisiones, pregunta)), facturaValida: true }
  }
  try {
    expect((await guest.name([[...una.bookingCodes]])).status).toBe(200)
    const carga = await guest.read()
    expect(asked).toEqual([[...una.bookingCodes], [...otra.bookingCodes]])
    expect(carga.facturas[0]).toMatchObject({ ant: 'incorrecto', lista: false })
  } finally {
    comisiones.validar = validar
  }
})
