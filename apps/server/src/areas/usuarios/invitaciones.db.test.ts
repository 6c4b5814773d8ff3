import type { Invitacion } from '@valija/contract/invitaciones.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import { describe, expect, test } from 'vitest'
import { codigoDe, correosDe } from '../../../testing/buzon.ts'
import { readRow, setRows } from '../../../testing/filas.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'

const clave = 'Hotel@2026'
const registrar = (email: string, phoneNumber: string, codigo: string, password = clave) =>
  app.call('POST', '/api/usuarios/registrar', null, { email, password, phoneNumber, codigo })
const invitar = (quien: Persona, correo: string, rol?: string) =>
  app.call('POST', '/api/invitaciones', quien, { correo, rol })
const lista = async (quien: Persona) =>
  ((await app.call('GET', '/api/invitaciones', quien)).body as Pagina<Invitacion>).filas
const numeroDe = async (correo: string) => (await readRow(app, 'usuarios', { email: correo })).numero
const entrar = async (email: string): Promise<Persona> => {
  const { body } = await app.call('POST', '/api/usuarios/login', null, { email, password: clave })
  return { id: '', correo: email, token: (body as { token: string }).token }
}
const sesion = async (quien: Persona) => (await app.call('GET', '/api/sesion', quien)).body

const app = await useTestApp()
const admin = await app.persona('admin', {
  claims: [
    ['RFCAgencia', 'GVV090317K51'],
    ['NombreAgencia', 'Grupo'],
  ],
})
const proveedor = await app.persona('proveedor', {
  rfc: 'HAZ950101AB1',
  idProveedores: [101, 102],
  claims: [
    ['RFCAgencia', 'HAZ950101AB1'],
    ['NombreAgencia', 'Hotel Azul'],
  ],
})
const otro = await app.persona('proveedor', {
  rfc: 'HRO950101AB1',
  idProveedores: [103],
  claims: [['RFCAgencia', 'HRO950101AB1']],
})

describe('from an invitation to an accepted account', () => {
  test('[A-009, A-006, A-074, A-077, A-124] a supplier invites a collaborator, who registers, waits, is accepted and acts for its hotels', async () => {
    const correo = 'nueva@hotel.mx'
    expect((await invitar(proveedor, 'Nueva@Hotel.MX', 'Administrador')).status).toBe(200)
    await app.drainJobs()
    const [mail] = await correosDe(app, correo)
    expect(mail?.asunto).toBe('Te invitaron a Valija')
    expect(mail?.enlaces[0]).toContain('/nuevousuario/HAZ950101AB1/nueva%40hotel.mx?codigo=')
    expect((await registrar(correo, 'HAZ950101AB1', await codigoDe(app, correo))).status).toBe(200)

    const nueva = await entrar(correo)
    expect(await sesion(nueva)).toMatchObject({ rol: null, rfc: 'HAZ950101AB1' })
    expect((await app.call('GET', '/api/usuarios', nueva)).body).toMatchObject({ codigo: 'accesoPendiente' })

    const accepted = await app.call('POST', `/api/usuarios/${await numeroDe(correo)}/aceptar`, admin, {})
    expect(accepted.body).toMatchObject({
      rol: 'proveedor',
      claims: [
        { tipo: 'RFCAgencia', valor: 'HAZ950101AB1' },
        { tipo: 'role', valor: 'proveedor' },
        { tipo: 'NombreAgencia', valor: 'Hotel Azul' },
        { tipo: 'idProveedor', valor: '101' },
        { tipo: 'idProveedor', valor: '102' },
      ],
    })
    expect(await sesion(nueva)).toMatchObject({ rol: 'proveedor', idProveedores: [101, 102] })
    await app.drainJobs()
    expect((await correosDe(app, correo))[0]?.asunto).toBe('Ya puedes usar Valija')
  })

  test('[A-076, A-101] an admin invites an Operativo; accepting asks which of the two it is', async () => {
    const correo = 'op@grupo.mx'
    await invitar(admin, correo, 'Operativo')
    await app.drainJobs()
    expect((await correosDe(app, correo))[0]?.enlaces[0]).toContain('/nuevousuario/Operativo/op%40grupo.mx')
    await registrar(correo, 'Operativo', await codigoDe(app, correo))
    const id = await numeroDe(correo)
    expect((await app.call('POST', `/api/usuarios/${id}/aceptar`, admin, {})).body).toMatchObject({
      codigo: 'rolFalta',
    })
    expect(
      (await app.call('POST', `/api/usuarios/${id}/aceptar`, admin, { rol: 'admin' })).body,
    ).toMatchObject({ codigo: 'rolNoCorresponde' })
    const picked = await app.call('POST', `/api/usuarios/${id}/aceptar`, admin, {
      rol: 'OperativoComisionista',
    })
    expect(picked.body).toMatchObject({ rol: 'OperativoComisionista' })
    expect(await sesion(await entrar(correo))).toMatchObject({
      rol: 'OperativoComisionista',
      // [VII-C6] Of no agency, and never of the administrator's.
      rfc: null,
    })
  })

  test('[A-102, A-035, VII-D2] a commission agent of the directory is invited and becomes comisionista of that client', async () => {
    const buscar = async (q: string, who: Persona) =>
      (await app.call('GET', `/api/comisionistas/buscar?q=${encodeURIComponent(q)}`, who)).body as {
        clienteId: number
        rfcCliente: string
        razonSocialCliente: string
      }[]
    const [agente] = await buscar('viajes', admin)
    expect(agente).toBeDefined()
    // [VII-D2] a hotel names an agent by its whole RFC and reads nothing else of the directory.
    const rfc = agente?.rfcCliente ?? ''
    for (const q of ['viajes', rfc.slice(0, 9), `${rfc}X`, '%%', '___'])
      expect(await buscar(q, proveedor)).toEqual([])
    expect(await buscar(`${rfc.slice(0, 4).toLowerCase()}-${rfc.slice(4)}`, proveedor)).toMatchObject([
      { rfcCliente: rfc },
    ])
    // The RFC of whoever has none is no secret: by it a hotel would read all who share it.
    const clienteId = agente?.clienteId ?? 0
    const rename = (rfcCliente: string) => setRows(app, 'comisionistas', { clienteId }, { rfcCliente })
    await rename('XAXX010101000')
    expect(await buscar('xaxx-010101-000', proveedor)).toEqual([])
    expect(await buscar('XAXX010101000', admin)).toMatchObject([{ clienteId }])
    await rename(rfc)
    const correo = 'agente@viajes.mx'
    const invited = await app.call('POST', '/api/invitaciones/comisionista', admin, {
      correo,
      idComisionista: agente?.clienteId,
    })
    expect(invited.status).toBe(200)
    await app.drainJobs()
    expect((await correosDe(app, correo))[0]?.enlaces[0]).toContain(
      '/nuevo/comisionista/agente%40viajes.mx?codigo=',
    )
    await registrar(correo, 'Comisionista', await codigoDe(app, correo))
    await app.call('POST', `/api/usuarios/${await numeroDe(correo)}/aceptar`, admin, {})
    expect(await sesion(await entrar(correo))).toMatchObject({
      rol: 'comisionista',
      idComisionista: agente?.clienteId,
      rfc: agente?.rfcCliente,
      nombreAgencia: agente?.razonSocialCliente,
    })
  })
})

describe('an invitation is a record', () => {
  test('[A-125, A-036] editing the address grants nothing: the code, the e-mail and the type must be of the same invitation', async () => {
    const correo = 'sube@hotel.mx'
    await invitar(proveedor, correo)
    await app.drainJobs()
    const codigo = await codigoDe(app, correo)
    expect((await registrar(correo, 'Administrador', codigo)).body).toMatchObject({ codigo: 'enlaceVencido' })
    expect((await registrar('otra@hotel.mx', 'HAZ950101AB1', codigo)).status).toBe(410)
    expect((await registrar(correo, 'HAZ950101AB1', 'inventado')).status).toBe(410)
    expect((await registrar(correo, 'HAZ950101AB1', codigo)).status).toBe(200)
    const { tipo } = await readRow(app, 'usuarios', { email: correo })
    expect(tipo).toBe('Proveedor')
  })

  test('blocking a person ends the invitations it sent: their links open nothing', async () => {
    const quien = await app.persona('proveedor', {
      rfc: 'HRO950101AB1',
      idProveedores: [103],
      claims: [['RFCAgencia', 'HRO950101AB1']],
    })
    const correo = 'tarde@hotel.mx'
    expect((await invitar(quien, correo)).status).toBe(200)
    await app.drainJobs()
    const codigo = await codigoDe(app, correo)
    const numero = await numeroDe(quien.correo)
    expect((await app.call('POST', `/api/usuarios/${numero}/bloquear`, admin, {})).status).toBe(200)
    expect((await registrar(correo, 'HRO950101AB1', codigo)).status).toBe(410)
    expect((await lista(admin)).find((invitacion) => invitacion.correo === correo)?.estado).toBe('revocada')
  })

  test('a link serves once, also when it is used twice at the same moment', async () => {
    const correo = 'doble@hotel.mx'
    await invitar(proveedor, correo)
    await app.drainJobs()
    const codigo = await codigoDe(app, correo)
    const both = await Promise.all([
      registrar(correo, 'Proveedor', codigo),
      registrar(correo, 'Proveedor', codigo),
    ])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410])
    expect((await app.call('POST', '/api/usuarios/enlace', null, { codigo })).body).toMatchObject({
      estado: 'usada',
    })
  })

  test('it expires after seven days; sending it again gives it seven more and a new link', async () => {
    const correo = 'tarde@hotel.mx'
    const { id } = (await invitar(proveedor, correo)).body as { id: string }
    await app.drainJobs()
    const viejo = await codigoDe(app, correo)
    app.reloj.advance(7 * 86_400_000 + 1000)
    for (const quien of [admin, proveedor, otro]) Object.assign(quien, { token: await freshToken(quien) })
    expect((await lista(proveedor)).find((fila) => fila.id === id)?.estado).toBe('expirada')
    expect((await registrar(correo, 'Proveedor', viejo)).status).toBe(410)
    expect((await app.call('POST', `/api/invitaciones/${id}/reenviar`, proveedor)).status).toBe(204)
    await app.drainJobs()
    const nuevo = await codigoDe(app, correo)
    expect(nuevo).not.toBe(viejo)
    expect((await lista(proveedor)).find((fila) => fila.id === id)?.estado).toBe('pendiente')
    expect((await registrar(correo, 'Proveedor', nuevo)).status).toBe(200)
    expect((await lista(proveedor)).find((fila) => fila.id === id)?.estado).toBe('usada')
    expect((await app.call('POST', `/api/invitaciones/${id}/reenviar`, proveedor)).status).toBe(409)
  })

  test('revoked, none of its links works; a copied link works until one of them is used', async () => {
    const correo = 'copia@hotel.mx'
    const { id } = (await invitar(proveedor, correo)).body as { id: string }
    await app.drainJobs()
    const mailed = await codigoDe(app, correo)
    const { url } = (await app.call('POST', `/api/invitaciones/${id}/enlace`, proveedor)).body as {
      url: string
    }
    const copied = new URL(url).searchParams.get('codigo') ?? ''
    expect((await app.call('POST', '/api/usuarios/enlace', null, { codigo: copied })).body).toMatchObject({
      estado: 'pendiente',
    })
    await app.call('POST', `/api/invitaciones/${id}/revocar`, proveedor)
    for (const codigo of [mailed, copied])
      expect((await registrar(correo, 'Proveedor', codigo)).status).toBe(410)
    expect((await lista(proveedor)).find((fila) => fila.id === id)?.estado).toBe('revocada')
  })

  test('another supplier sees and touches none of them, an admin all', async () => {
    const { id } = (await invitar(proveedor, 'mia@hotel.mx')).body as { id: string }
    expect((await lista(otro)).map((fila) => fila.id)).not.toContain(id)
    for (const accion of ['reenviar', 'revocar', 'enlace'])
      expect((await app.call('POST', `/api/invitaciones/${id}/${accion}`, otro)).status).toBe(404)
    expect((await lista(admin)).map((fila) => fila.id)).toContain(id)
  })

  test('[A-131] an e-mail with an account is refused in the documented words; an open invitation is named', async () => {
    expect((await invitar(admin, 'nueva@hotel.mx', 'Operativo')).body).toMatchObject({
      mensaje: 'El correo nueva@hotel.mx ya fue registrado anterior mente',
    })
    expect((await invitar(proveedor, 'MIA@hotel.mx')).body).toMatchObject({ codigo: 'invitacionAbierta' })
  })

  test('[A-092, A-138, A-068] an admin needs a role of the two and a valid e-mail', async () => {
    for (const [correo, rol] of [
      ['x@y.mx', undefined],
      ['x@y.mx', 'Proveedor'],
      ['no es correo', 'Operativo'],
      ['', 'Administrador'],
    ] as const)
      expect((await invitar(admin, correo, rol)).body).toMatchObject({
        mensaje: 'Por favor, selecciona un rol y proporciona un correo válido.',
      })
  })

  test('[A-091, A-132, A-133] inviting an agent without agent, without e-mail, or both, each has its text', async () => {
    const ask = async (body: object) =>
      (
        (await app.call('POST', '/api/invitaciones/comisionista', proveedor, body)).body as {
          mensaje: string
        }
      ).mensaje
    expect(await ask({})).toBe('Por favor, selecciona un comisionista y proporciona un correo válido.')
    expect(await ask({ correo: 'a@b.mx' })).toBe('Por favor, selecciona un comisionista.')
    expect(await ask({ correo: 'a@b.mx', idComisionista: 999_999 })).toBe(
      'Por favor, selecciona un comisionista.',
    )
    expect(await ask({ idComisionista: 501 })).toBe('Por favor, proporciona un correo válido.')
  })

  test('[A-137, A-088] a registration with a bad password is refused as documented', async () => {
    expect((await registrar('a@b.mx', 'Proveedor', 'x', 'corta')).body).toMatchObject({
      titulo: '¡Formulario incompleto!',
      mensaje: 'Revisa tu correo y tu contraseña.',
      detalles: [{ campo: 'password', mensaje: 'Esta no es una contraseña válida' }],
    })
  })

  test.each(['OperativoComisionista', 'OperativoProveedor', 'comisionista', 'usuario'] as const)(
    '[A-101, A-103] %s invites nobody',
    async (rol) => {
      const quien = await app.persona(rol)
      expect((await invitar(quien, 'a@c.mx', 'Operativo')).status).toBe(403)
      expect((await app.call('POST', '/api/invitaciones/comisionista', quien, {})).status).toBe(403)
    },
  )
})

describe('links and what they prove', () => {
  const codigoCopiado = async (quien: Persona, id: string) => {
    const { url } = (await app.call('POST', `/api/invitaciones/${id}/enlace`, quien)).body as { url: string }
    return new URL(url).searchParams.get('codigo') ?? ''
  }
  const restablecer = (email: string, codigo: string, nuevaContrasena: string) =>
    app.call('POST', '/api/usuarios/restablecerContrasena', null, { email, codigo, nuevaContrasena })
  const hotelNuevo = async (email: string) => {
    await app.call('POST', '/api/usuarios/crearProveedor', admin, {
      email,
      rfc: 'HAZ950101AB1',
      nombreAgencia: 'Hotel Azul',
      idProveedores: [101],
    })
    await app.drainJobs()
    return (await lista(admin)).find((fila) => fila.correo === email)?.id ?? ''
  }

  test('[VII-C2] a password set by recovery, or by the person, closes every open link, mailed or copied', async () => {
    const correo = 'recupera@hotel.mx'
    const id = await hotelNuevo(correo)
    const [mailed, copied] = [await codigoDe(app, correo), await codigoCopiado(admin, id)]
    await app.call('POST', '/api/usuarios/olvideContrasena', null, { email: correo })
    await app.drainJobs()
    expect((await restablecer(correo, await codigoDe(app, correo), clave)).status).toBe(204)
    for (const codigo of [mailed, copied])
      expect((await registrar(correo, 'HAZ950101AB1', codigo, 'Ajena@2026')).status).toBe(410)
    const quien = await entrar(correo)
    expect(await sesion(quien)).toMatchObject({ rol: 'proveedor', idProveedores: [101] })
    await app.call('POST', '/api/usuarios/olvideContrasena', null, { email: correo })
    await app.drainJobs()
    const pedido = await codigoDe(app, correo)
    const change = { actual: clave, nueva: 'Propia@2026' }
    expect((await app.call('POST', '/api/usuarios/cambiarContrasena', quien, change)).status).toBe(204)
    expect((await restablecer(correo, pedido, 'Ajena@2026')).status).toBe(410)
  })

  test('[VII-C2] an account opened with a copied link waits: it is not accepted until the mailbox chooses its password, which ends what the first one opened', async () => {
    const correo = 'copiada@hotel.mx'
    const { id } = (await invitar(proveedor, correo)).body as { id: string }
    await app.drainJobs()
    const copied = await codigoCopiado(proveedor, id)
    expect((await registrar(correo, 'HAZ950101AB1', copied, 'Ajena@2026')).body).toMatchObject({
      correoPorProbar: true,
    })
    const numero = await numeroDe(correo)
    const aceptar = () => app.call('POST', `/api/usuarios/${numero}/aceptar`, admin, {})
    const claim = '/api/usuarios/AgregarClaims?ClaimType=role&ClaimValue=proveedor'
    expect((await aceptar()).body).toMatchObject({ codigo: 'correoSinProbar' })
    expect((await app.call('POST', claim, admin, numero)).body).toMatchObject({ codigo: 'correoSinProbar' })
    await app.drainJobs()
    const [mail] = await correosDe(app, correo)
    expect(mail?.asunto).toBe('Confirma tu correo para usar Valija')
    expect((await restablecer(correo, await codigoDe(app, correo), clave)).status).toBe(204)
    expect(
      (await app.call('POST', '/api/usuarios/login', null, { email: correo, password: 'Ajena@2026' })).status,
    ).toBe(401)
    expect((await aceptar()).status).toBe(200)
    expect(await sesion(await entrar(correo))).toMatchObject({ rol: 'proveedor', idProveedores: [101, 102] })
  })

  test('[VII-C2] nor does an account made beforehand act for its hotel through a copied link', async () => {
    const correo = 'hecha@hotel.mx'
    const id = await hotelNuevo(correo)
    expect((await registrar(correo, 'HAZ950101AB1', await codigoCopiado(admin, id))).status).toBe(200)
    const nadie = await entrar(correo)
    expect(await sesion(nadie)).toMatchObject({
      rol: null,
      rfc: null,
      nombreAgencia: null,
      idProveedores: [],
      capacidades: [],
    })
    expect((await app.call('GET', '/api/usuarios', nadie)).body).toMatchObject({ codigo: 'accesoPendiente' })
    await app.drainJobs()
    expect((await restablecer(correo, await codigoDe(app, correo), 'Mia@20260')).status).toBe(204)
    const { body } = await app.call('POST', '/api/usuarios/login', null, {
      email: correo,
      password: 'Mia@20260',
    })
    const { token } = body as { token: string }
    expect(await sesion({ id: '', correo, token })).toMatchObject({ rol: 'proveedor', idProveedores: [101] })
  })

  test('[VII-C2] whoever accepts sees who invited, when, and what proves the mailbox', async () => {
    const [porCorreo, porCopia] = ['mirada@hotel.mx', 'mirada2@hotel.mx'] as const
    const fila = async (correo: string) =>
      (
        (await app.call('GET', `/api/usuarios?pestana=proveedores&q=${correo}`, admin)).body as {
          filas: object[]
        }
      ).filas[0]
    for (const correo of [porCorreo, porCopia]) {
      const { id } = (await invitar(proveedor, correo)).body as { id: string }
      await app.drainJobs()
      const codigo = correo === porCorreo ? await codigoDe(app, correo) : await codigoCopiado(proveedor, id)
      expect((await registrar(correo, 'Proveedor', codigo)).status).toBe(200)
      expect(await fila(correo)).toMatchObject({
        invitadoPor: proveedor.correo,
        invitadoEn: app.reloj.ahora().toISOString(),
        pruebaCorreo: correo === porCorreo ? 'correo' : 'pendiente',
      })
    }
    expect(await fila(otro.correo)).toMatchObject({
      invitadoPor: null,
      invitadoEn: null,
      pruebaCorreo: 'sinRegistro',
    })
  })
})

describe('the mail of an invitation', () => {
  const interruptor = (body: object) => switchSandbox(app, { correo: body })

  test('[A-129, A-128] a mail that fails stops nothing: the invitation stands, its delivery is told, and it is sent again', async () => {
    await interruptor({ caido: true })
    const { id } = (await invitar(proveedor, 'falla@hotel.mx')).body as { id: string }
    await app.drainJobs()
    expect((await lista(proveedor)).find((fila) => fila.id === id)).toMatchObject({
      estado: 'pendiente',
      entrega: { estado: 'porEnviar', intentos: 1, error: 'el servidor de correo no respondió' },
    })
    await interruptor({ caido: false })
    await app.call('POST', `/api/invitaciones/${id}/reenviar`, proveedor)
    await app.drainJobs()
    expect((await lista(proveedor)).find((fila) => fila.id === id)?.entrega).toMatchObject({
      estado: 'enviado',
    })
    expect((await correosDe(app, 'falla@hotel.mx')).length).toBeGreaterThan(0)
  })

  test('a refused mailbox is failed at once', async () => {
    await interruptor({ rechaza: 550 })
    const { id } = (await invitar(proveedor, 'rechaza@hotel.mx')).body as { id: string }
    await app.drainJobs()
    await interruptor({ rechaza: false })
    expect((await lista(proveedor)).find((fila) => fila.id === id)?.entrega).toMatchObject({
      estado: 'fallido',
      error: 'el servidor de correo lo rechazó (550)',
    })
  })

  test('[A-070, A-128] SendMail sends the template of a record again and refuses free recipients or html', async () => {
    const { id } = (await invitar(proveedor, 'otra-vez@hotel.mx')).body as { id: string }
    await app.drainJobs()
    const send = (quien: Persona, body: object) => app.call('POST', '/api/Mailing/SendMail', quien, body)
    expect((await send(proveedor, { templateName: 'invitacion', registro: id })).status).toBe(200)
    await app.drainJobs()
    expect(await correosDe(app, 'otra-vez@hotel.mx')).toHaveLength(2)
    const row = await readRow(app, 'correos', { registro: id })
    expect(row).toMatchObject({
      sistema: 3,
      idioma: 1,
      para: 'otra-vez@hotel.mx',
      asunto: 'Te invitaron a Valija',
    })
    expect((await send(otro, { templateName: 'invitacion', registro: id })).status).toBe(404)
    for (const libre of [
      { mailTo: [{ email: 'x@y.mx' }] },
      { html: '<b>' },
      { subject: 'x' },
      { cc: 'x@y.mx' },
    ])
      expect(
        (await send(proveedor, { templateName: 'invitacion', registro: id, ...libre })).body,
      ).toMatchObject({
        codigo: 'correoLibre',
      })
    expect((await send(proveedor, { templateName: 'recuperacion', registro: proveedor.id })).status).toBe(404)
  })

  test('[A-001] it is Spanish, in HTML and text, escapes what people wrote and fetches nothing', async () => {
    const astuto = await app.persona('proveedor', {
      rfc: 'AST950101AB1',
      claims: [
        ['RFCAgencia', 'AST950101AB1'],
        ['NombreAgencia', '<img src=x onerror=alert(1)>'],
      ],
    })
    await invitar(astuto, 'limpio@hotel.mx')
    await app.drainJobs()
    const [mail] = await correosDe(app, 'limpio@hotel.mx')
    expect(mail?.html).toContain('lang="es-MX"')
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).not.toMatch(/src=["']?http/)
    expect(mail?.texto).toContain('Crear mi contraseña')
    expect(mail?.texto).toContain('/nuevousuario/')
  })
})

async function freshToken(quien: Persona): Promise<string> {
  const { openSession } = await import('../acceso/open-session.ts')
  return (await openSession(app.deps, { id: quien.id, email: quien.correo })).token
}
