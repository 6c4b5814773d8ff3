import type { FilaUsuario } from '@valija/contract/usuarios.ts'
import { describe, expect, test } from 'vitest'
import { codigoDe, correosDe } from '../../../testing/buzon.ts'
import { setRows } from '../../../testing/filas.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { countFallidos } from '../correos/count-fallidos.ts'

const clave = 'Valija@2026'
const app = await useTestApp()
let admin = await app.persona('admin')

const crear = async (email: string, phoneNumber: string, rfc?: string) =>
  (
    (await app.call('POST', '/api/usuarios/crear', admin, { email, password: clave, phoneNumber, rfc }))
      .body as { id: number }
  ).id
const filas = async (consulta: string) =>
  ((await app.call('GET', `/api/usuarios?${consulta}`, admin)).body as { filas: FilaUsuario[] }).filas
const conteos = async () =>
  (await app.call('GET', '/api/usuarios/conteos', admin)).body as { pendientes: number; invitaciones: number }
const hotel = { rfc: 'HAM950101AB1', nombreAgencia: 'Hotel Ámbar', idProveedores: [101] }
const crearHotel = async (email: string) =>
  (
    (await app.call('POST', '/api/usuarios/crearProveedor', admin, { ...hotel, email })).body as {
      id: number
    }
  ).id

describe('[VII-C7] one list of who waits', () => {
  test('[VII-C7] every kind of person that waits is in it, as many as its badge and the home say; who was let in or blocked is not', async () => {
    const ids = [
      await crear('uno@prueba.mx', 'Administrador'),
      await crear('dos@prueba.mx', 'Operativo'),
      await crear('tres@prueba.mx', 'Comisionista', 'CAB950101AB1'),
      await crear('cuatro@prueba.mx', 'Proveedor', 'HCU950101AB1'),
    ]
    const waiting = async () => (await filas('pestana=porAutorizar')).map(({ id }) => id)
    expect(new Set(await waiting())).toEqual(new Set(ids))
    expect((await conteos()).pendientes).toBe(4)
    const inicio = (await app.call('GET', '/api/inicio/avisos', admin)).body as {
      porResolver: { clase: string; n: number }[]
    }
    expect(inicio.porResolver).toContainEqual(expect.objectContaining({ clase: 'usuariosPendientes', n: 4 }))
    await app.call('POST', `/api/usuarios/${ids[0]}/aceptar`, admin, {})
    await app.call('POST', `/api/usuarios/${ids[1]}/bloquear`, admin, {})
    expect(new Set(await waiting())).toEqual(new Set(ids.slice(2)))
    expect((await conteos()).pendientes).toBe(2)
    for (const id of ids.slice(2)) await app.call('POST', `/api/usuarios/${id}/aceptar`, admin, {})
    expect(await waiting()).toEqual([])
  })

  test('[VII-C7] an account whose owner never chose a password is «sinRegistrar», with its inviter, until they do', async () => {
    const email = 'ambar@hotelambar.mx'
    await crearHotel(email)
    const row = async () => (await filas(`pestana=proveedores&q=${email}`))[0]
    expect(await row()).toMatchObject({ estado: 'sinRegistrar', invitadoPor: admin.correo })
    expect(await filas('pestana=proveedores&estado=sinRegistrar')).toHaveLength(1)
    expect((await filas('pestana=porAutorizar')).map((fila) => fila.email)).not.toContain(email)
    await app.drainJobs()
    const codigo = await codigoDe(app, email)
    await app.call('POST', '/api/usuarios/registrar', null, {
      email,
      password: clave,
      phoneNumber: hotel.rfc,
      codigo,
    })
    expect(await row()).toMatchObject({ estado: 'activo', invitadoPor: admin.correo })
  })

  test('[VII-C7] access is sent again from the row: also of an expired or revoked invitation; to whom is in, or is not one’s to help, it is not', async () => {
    const email = 'otra@hotelambar.mx'
    const id = await crearHotel(email)
    const resend = (quien = admin) => app.call('POST', `/api/usuarios/${id}/reenviarAcceso`, quien)
    expect((await resend(await app.persona('proveedor', { rfc: hotel.rfc }))).status).toBe(403)
    app.reloj.advance(8 * 86_400_000)
    admin = await app.persona('admin')
    expect((await resend()).status).toBe(204)
    await setRows(app, 'invitaciones', { correo: email }, { revocadaEn: new Date() })
    expect((await resend()).status).toBe(204)
    await app.drainJobs()
    const registro = { email, password: clave, phoneNumber: hotel.rfc, codigo: await codigoDe(app, email) }
    expect((await app.call('POST', '/api/usuarios/registrar', null, registro)).status).toBe(200)
    expect((await resend()).body).toMatchObject({ codigo: 'accesoYaRegistrado' })
    await setRows(app, 'usuarios', { email }, { pruebaCorreo: 'pendiente' })
    expect((await resend()).status).toBe(204)
    await app.drainJobs()
    expect((await correosDe(app, email)).map(({ asunto }) => asunto)).toContain(
      'Confirma tu correo para usar Valija',
    )
  })
})

describe('[VII-C7] mails that failed', () => {
  test('[VII-C7] one counts until it is sent again; one that fails again counts once; one with nothing left to say never', async () => {
    await app.drainJobs()
    const before = await countFallidos(app.deps.db)
    const correo = (estado: 'fallido' | 'enviado' | 'porEnviar', mas: object = {}) =>
      app.deps.db
        .insertInto('correos')
        .values({
          plantilla: 'cuentaAceptada',
          registro: 'r1',
          para: 'a@b.mx',
          sistema: 3,
          creadoPor: null,
          creadoEn: app.reloj.ahora(),
          estado,
          ...mas,
        })
        .execute()
    const now = async () => (await countFallidos(app.deps.db)) - before
    await correo('fallido')
    await correo('fallido', { para: 'c@d.mx' })
    expect(await now()).toBe(2)
    await correo('porEnviar')
    expect(await now()).toBe(1)
    await correo('fallido')
    expect(await now()).toBe(2)
    await correo('enviado', { para: 'c@d.mx' })
    expect(await now()).toBe(1)
    await correo('fallido', { registro: 'r2', error: { codigo: 'yaNoAplica' } })
    expect(await now()).toBe(1)
  })

  test('[VII-C7] an invitation that a wrong address refused stops counting once the address is corrected', async () => {
    const email = 'mal@hotelambar.mx'
    const id = await crearHotel(email)
    await app.deps.db
      .updateTable('correos')
      .set({ estado: 'fallido', error: { codigo: 'rechazado', estado: 550 } })
      .where('para', '=', email)
      .execute()
    const before = await countFallidos(app.deps.db)
    const edited = { ...hotel, email: 'bien@hotelambar.mx' }
    expect((await app.call('PATCH', `/api/usuarios/proveedor/${id}`, admin, edited)).status).toBe(200)
    expect(await countFallidos(app.deps.db)).toBe(before - 1)
  })
})

describe('[VII-C7] several invitations at once', () => {
  const invite = (quien: Persona, correos: string, rol?: string) =>
    app.call('POST', '/api/invitaciones/varias', quien, { correos, rol })
  const pendientes = async () =>
    (
      await app.deps.db
        .selectFrom('invitaciones')
        .select('correo')
        .where('correo', 'like', '%@varios.mx')
        .execute()
    ).map(({ correo }) => correo)

  test('[VII-C7] each address of a pasted column is judged and answered in its place; what is wrong with one holds none back', async () => {
    await crear('yaesta@varios.mx', 'Operativo')
    const { status, body } = await invite(
      admin,
      'Ana <ana@varios.mx>\nno es correo\n\nLUIS@varios.mx, luis@varios.mx\tyaesta@varios.mx;eva@vаrios.mx\r\nzoe@varios.mx',
      'Operativo',
    )
    expect(status).toBe(200)
    expect(
      (
        body as { invitaciones: { correo: string; enviada: boolean; mensaje: string | null }[] }
      ).invitaciones.map(({ correo, enviada, mensaje }) => [correo, enviada, mensaje]),
    ).toEqual([
      ['ana@varios.mx', true, null],
      ['no es correo', false, 'Este no es un correo válido'],
      ['luis@varios.mx', true, null],
      ['luis@varios.mx', false, 'Está repetido en la lista.'],
      ['yaesta@varios.mx', false, 'El correo yaesta@varios.mx ya fue registrado anterior mente'],
      ['eva@vаrios.mx', false, 'Este no es un correo válido'],
      ['zoe@varios.mx', true, null],
    ])
    expect((await pendientes()).toSorted()).toEqual(['ana@varios.mx', 'luis@varios.mx', 'zoe@varios.mx'])
    await app.drainJobs()
    for (const correo of await pendientes()) expect(await correosDe(app, correo)).toHaveLength(1)
    const again = (await invite(admin, 'ana@varios.mx', 'Operativo')).body
    expect(again).toMatchObject({ invitaciones: [{ enviada: false }] })
  })

  test('[VII-C7] too many, none, or no role send nothing at all; who may not invite one may not invite many; a hotel’s become its own', async () => {
    const before = (await pendientes()).length
    const many = Array.from({ length: 201 }, (_none, n) => `p${n}@varios.mx`).join('\n')
    expect((await invite(admin, many, 'Operativo')).body).toMatchObject({ codigo: 'demasiadosCorreos' })
    expect((await invite(admin, ' \n, ;', 'Operativo')).status).toBe(400)
    expect((await invite(admin, 'q@varios.mx')).body).toMatchObject({ codigo: 'invitacionSinRol' })
    expect((await invite(await app.persona('comisionista'), 'q@varios.mx')).status).toBe(403)
    expect(await pendientes()).toHaveLength(before)
    const quien = await app.persona('proveedor', { rfc: hotel.rfc })
    expect((await invite(quien, 'r@varios.mx\ns@varios.mx', 'Administrador')).status).toBe(200)
    const rows = await app.deps.db
      .selectFrom('invitaciones')
      .select(['rol', 'rfc'])
      .where('correo', 'in', ['r@varios.mx', 's@varios.mx'])
      .execute()
    expect(rows).toEqual([
      { rol: 'Proveedor', rfc: hotel.rfc },
      { rol: 'Proveedor', rfc: hotel.rfc },
    ])
  })
})
