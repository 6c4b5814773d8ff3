import { randomUUID } from 'node:crypto'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { expect, test } from 'vitest'
import { readRow, readRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })
const admin = await app.persona('admin')
const otra = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const rfc = (makeMundo().proveedor('101')?.rfc ?? '').replaceAll('-', '')

/** Of what is asked for: where, and in which mails and words of the bitácora it is seen. */
type Pedido = { ruta: string; body?: object; para: string; accion?: string }
const invitar = async (correo: string) =>
  ((await app.call('POST', '/api/invitaciones', admin, { correo, rol: 'Operativo' })).body as { id: string })
    .id
const pagada = async () => {
  const lote = await seedLote(app, {
    creador: hotel,
    facturas: 1,
    estatus: 'En proceso de pago',
    dia: '2026-10-01',
  })
  const pago = {
    idFactura: lote.id,
    rfc,
    bancobeneficiario: 'BBVA',
    fechapago: dia,
    totalLayout: lote.total / 100,
  }
  await app.call('POST', '/api/Factura/guardarComprobantes', admin, [{ ...pago, folio: `P${lote.id}` }])
  return (await readRow(app, 'complementosEsperados', { loteId: lote.id })).id
}

const pedidos: Record<string, () => Promise<Pedido>> = {
  'the data of a complement': async () => ({
    ruta: `/api/complementos/esperados/${await pagada()}/enviar`,
    para: hotel.correo,
  }),
  'an invitation again': async () => ({
    ruta: `/api/invitaciones/${await invitar('uno@prueba.mx')}/reenviar`,
    para: 'uno@prueba.mx',
    accion: 'invitacionReenviada',
  }),
  'the access of an account': async () => {
    const para = 'dos@prueba.mx'
    const cuenta = { rfc, nombreAgencia: 'Hotel Ámbar', idProveedores: [101], email: para }
    const { body } = await app.call('POST', '/api/usuarios/crearProveedor', admin, cuenta)
    return {
      ruta: `/api/usuarios/${(body as { id: string }).id}/reenviarAcceso`,
      para,
      accion: 'accesoReenviado',
    }
  },
  'a mail': async () => {
    const para = 'tres@prueba.mx'
    const body = { templateName: 'invitacion', registro: await invitar(para) }
    return { ruta: '/api/Mailing/SendMail', body, para }
  },
}

test.each(Object.entries(pedidos))(
  '[VI-D8] %s, asked for twice under one key, beside or after itself, is mailed once; under another, by whomever, again',
  async (_que, make) => {
    const { ruta, body, para, accion } = await make()
    const seen = async () => [
      (await readRows(app, 'correos', { para })).length,
      accion === undefined ? 0 : (await readRows(app, 'bitacora', { accion })).length,
    ]
    const ask = async (clave: string | undefined, quien = admin) =>
      (await app.call('POST', ruta, quien, { ...body, ...(clave && { clave }) })).status
    const [correos = 0, dichos = 0] = await seen()
    const after = (veces: number) => [correos + veces, dichos + (accion === undefined ? 0 : veces)]
    const clave = randomUUID()
    const beside = await Promise.all([ask(clave), ask(clave), ask(clave)])
    expect(new Set(beside).size).toBe(1)
    expect(beside[0]).toBeLessThan(300)
    expect(await ask(clave)).toBe(beside[0])
    expect(await seen()).toEqual(after(1))
    await ask(randomUUID())
    await ask(randomUUID(), otra)
    // Of one without a key it is not known whether it is the same.
    await ask(undefined)
    await ask(undefined)
    expect(await seen()).toEqual(after(5))
  },
)

test('[VI-D8] the data of a complement say that they are sent again where a mail of them left or will', async () => {
  const id = await pagada()
  const send = async (clave?: string, quien = admin) =>
    (
      (await app.call('POST', `/api/complementos/esperados/${id}/enviar`, quien, { clave })).body as {
        otraVez: boolean
      }
    ).otraVez
  const clave = randomUUID()
  expect([await send(clave), await send(clave)]).toEqual([false, false])
  expect([await send(randomUUID(), otra), await send(clave), await send()]).toEqual([true, true, true])
})
