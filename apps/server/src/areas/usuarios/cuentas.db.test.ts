import type { Pagina } from '@valija/contract/lista.ts'
import type { FilaUsuario } from '@valija/contract/usuarios.ts'
import { describe, expect, test } from 'vitest'
import { codigoDe, correosDe } from '../../../testing/buzon.ts'
import { readRow, readRows, setRows } from '../../../testing/filas.ts'
import { type Persona, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { createValija } from '../../app.ts'

const app = await useTestApp({ env: { VALIJA_URL_PUBLICA: 'https://valija.prueba.mx' } })
let admin = await app.persona('admin', { correo: 'admin@grupo.mx', rfc: 'GVV090317K51' })
await setRows(app, 'usuarios', { id: admin.id }, { tipo: 'Administrador' })

const numeroDe = async (id: string) => (await readRow(app, 'usuarios', { id })).numero
const crear = (body: object, quien: Persona = admin) => app.call('POST', '/api/usuarios/crear', quien, body)
const crearProveedor = (body: object, quien: Persona = admin) =>
  app.call('POST', '/api/usuarios/crearProveedor', quien, body)
const proveedorNuevo = {
  email: 'hotel@azul.mx',
  password: 'ignorada',
  phoneNumber: 'Proveedor',
  rfc: 'haz-950101-ab1',
  nombreAgencia: 'Hotel Azul, S.A. de C.V.',
  rfcAgencia: 'haz-950101-ab1',
  idProveedores: [101, 102, 101],
}
const mensaje = (answer: { body: unknown }) => (answer.body as { mensaje: string }).mensaje

describe('accounts an admin makes', () => {
  test('[A-010, A-114, A-099, A-097] crearProveedor makes an accepted account without hyphens and without a provider twice', async () => {
    const answer = await crearProveedor(proveedorNuevo)
    expect(answer.status).toBe(200)
    const { id } = answer.body as { id: number }
    expect((await app.call('GET', `/api/usuarios/obtenerProveedor/${id}`, admin)).body).toMatchObject({
      id,
      email: 'hotel@azul.mx',
      phoneNumber: 'Proveedor',
      rfc: 'HAZ950101AB1',
      rfcAgencia: 'HAZ950101AB1',
      nombreAgencia: 'Hotel Azul, S.A. de C.V.',
      idProveedores: [101, 102],
      estado: 'activo',
    })
  })

  test('[A-144, A-145] it has no password until its owner chooses one through the mailed single-use link', async () => {
    const login = (password: string) =>
      app.call('POST', '/api/usuarios/login', null, { email: 'hotel@azul.mx', password })
    expect((await login('ignorada')).status).toBe(401)
    await app.drainJobs()
    const [mail] = await correosDe(app, 'hotel@azul.mx')
    expect(mail?.asunto).toBe('Tu cuenta de proveedor en Valija está lista')
    expect(mail?.enlaces[0]).toContain(
      'https://valija.prueba.mx/nuevousuario/HAZ950101AB1/hotel%40azul.mx?codigo=',
    )
    const codigo = await codigoDe(app, 'hotel@azul.mx')
    const body = { email: 'hotel@azul.mx', password: 'Azul@2026', phoneNumber: 'HAZ950101AB1', codigo }
    expect((await app.call('POST', '/api/usuarios/registrar', null, body)).status).toBe(200)
    const answer = await login('Azul@2026')
    const { token } = answer.body as { token: string }
    expect((await app.call('GET', '/api/sesion', { id: '', correo: '', token })).body).toMatchObject({
      rol: 'proveedor',
      idProveedores: [101, 102],
      debe: null,
    })
  })

  test('[A-114, A-135] an e-mail that exists answers a list whose first element says «Usuario ya registrado»', async () => {
    const answer = await crearProveedor({ ...proveedorNuevo, email: 'HOTEL@azul.mx' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject([{ mensaje: 'Usuario ya registrado' }])
  })

  test('[A-093, A-094, A-095, A-096, A-134] every missing field is named with its own message', async () => {
    const answer = await crearProveedor({})
    expect(answer).toMatchObject({
      status: 400,
      body: {
        mensaje: 'Por favor, completa todos los campos obligatorios',
        detalles: [
          { campo: 'email', mensaje: 'Correo es requerido' },
          { campo: 'rfc', mensaje: 'RFC es requerido' },
          { campo: 'nombreAgencia', mensaje: 'Razón social es requerida' },
          { campo: 'idProveedores', mensaje: 'Debe seleccionar un proveedor' },
        ],
      },
    })
  })

  test('[A-098, A-069, A-122, A-123] editing needs email, rfc and nombreAgencia, by both spellings, and holds in open sessions', async () => {
    const supplier = await app.persona('proveedor', { rfc: 'HVE950101AB1', idProveedores: [103] })
    const id = await numeroDe(supplier.id)
    const patch = (body: object) => app.call('PATCH', `/api/usuarios/proveedor/${id}`, admin, body)
    expect(mensaje(await patch({ email: '', rfc: '', nombreAgencia: '' }))).toBe(
      'Por favor, completa todos los campos obligatorios',
    )
    const campos = { email: supplier.correo, rfc: 'HVE-950101-AB1', nombreAgencia: 'Hotel Verde' }
    const edited = await patch({
      ...campos,
      idProveedores: [104],
      isOmnibeesLocator: true,
      phoneNumber: 'Administrador',
    })
    expect(edited.body).toMatchObject({
      rfc: 'HVE950101AB1',
      phoneNumber: 'Proveedor',
      isOmnibeesLocator: true,
    })
    expect((await app.call('GET', '/api/sesion', supplier)).body).toMatchObject({
      nombreAgencia: 'Hotel Verde',
      idProveedores: [104],
      isOmnibeesLocator: true,
    })
    const posted = await app.call('POST', '/api/usuarios/modificarProveedor', admin, {
      ...campos,
      usuarioId: id,
      nombreAgencia: 'Hotel Verde Mar',
    })
    expect(posted.body).toMatchObject({ nombreAgencia: 'Hotel Verde Mar', idProveedores: [104] })
    const read = await app.call('GET', `/api/usuarios/obtenerProveedor/?usuarioId=${id}`, admin)
    expect(read.body).toMatchObject({ nombreAgencia: 'Hotel Verde Mar' })
    expect(mensaje(await patch({ ...campos, email: 'admin@grupo.mx' }))).toBe(
      'El correo admin@grupo.mx ya fue registrado anterior mente',
    )
  })

  test('correcting the e-mail takes every link from the old mailbox and invites the new one', async () => {
    const mal = { ...proveedorNuevo, email: 'otro@ajeno.mx' }
    const { id } = (await crearProveedor(mal)).body as { id: number }
    await app.drainJobs()
    const viejo = await codigoDe(app, 'otro@ajeno.mx')
    await app.call('POST', '/api/usuarios/olvideContrasena', null, { email: 'otro@ajeno.mx' })
    const campos = { ...proveedorNuevo, email: 'bueno@azul.mx' }
    expect((await app.call('PATCH', `/api/usuarios/proveedor/${id}`, admin, campos)).status).toBe(200)
    const usar = (email: string, codigo: string) =>
      app.call('POST', '/api/usuarios/registrar', null, {
        email,
        codigo,
        password: 'Ajena@2026',
        phoneNumber: 'HAZ950101AB1',
      })
    for (const email of ['otro@ajeno.mx', 'bueno@azul.mx'])
      expect((await usar(email, viejo)).body).toMatchObject({ codigo: 'enlaceVencido' })
    await app.drainJobs()
    expect(await correosDe(app, 'otro@ajeno.mx')).toHaveLength(1)
    expect((await usar('bueno@azul.mx', await codigoDe(app, 'bueno@azul.mx'))).status).toBe(200)
  })

  test('[A-031, A-121] an id that is no supplier, unknown or of an admin, is not found', async () => {
    for (const id of [999_999, await numeroDe(admin.id)])
      expect((await app.call('GET', `/api/usuarios/proveedor/${id}`, admin)).status).toBe(404)
  })

  test('[A-113, A-022] crear makes an account of a type without role; the chosen password must be changed first', async () => {
    const body = { email: 'jefa@grupo.mx', password: 'Jefa@2026', phoneNumber: 'Administrador', rfc: null }
    expect((await crear(body)).status).toBe(200)
    expect(mensaje(await crear(body))).toBe('El correo jefa@grupo.mx ya fue registrado anterior mente')
    const { token } = (await app.call('POST', '/api/usuarios/login', null, body)).body as { token: string }
    const jefa = { id: '', correo: '', token }
    expect((await app.call('GET', '/api/sesion', jefa)).body).toMatchObject({
      rol: null,
      debe: 'cambiarClave',
    })
    expect((await app.call('GET', '/api/usuarios', jefa)).body).toMatchObject({
      codigo: 'debeCambiarContrasena',
    })
    const change = await app.call('POST', '/api/usuarios/cambiarContrasena', jefa, {
      actual: 'Jefa@2026',
      nueva: 'Otra@2026',
    })
    expect(change.status).toBe(204)
    expect((await app.call('GET', '/api/usuarios', jefa)).body).toMatchObject({ codigo: 'accesoPendiente' })
  })

  test.each(['OperativoComisionista', 'OperativoProveedor', 'proveedor', 'comisionista', 'usuario'] as const)(
    '[A-104, A-105] %s neither makes, accepts nor blocks accounts',
    async (rol) => {
      const quien = await app.persona(rol)
      const id = await numeroDe(quien.id)
      const answers = await Promise.all([
        crear({ email: 'a@b.mx', password: 'Aaaaa@2026', phoneNumber: 'Administrador' }, quien),
        crearProveedor(proveedorNuevo, quien),
        app.call('POST', `/api/usuarios/${id}/aceptar`, quien, {}),
        app.call('POST', `/api/usuarios/${id}/bloquear`, quien, {}),
        app.call('POST', '/api/usuarios/AgregarClaims?ClaimType=role&ClaimValue=admin', quien, id),
        app.call('POST', '/api/usuarios/RemoverAdmin', quien, id),
        app.call('PATCH', `/api/usuarios/proveedor/${id}`, quien, {}),
      ])
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 403))
    },
  )
})

describe('the documented calls of accepting and blocking', () => {
  const claim = (id: number, tipo: string, valor: string) =>
    app.call(
      'POST',
      `/api/usuarios/AgregarClaims?ClaimType=${tipo}&ClaimValue=${encodeURIComponent(valor)}`,
      admin,
      id,
    )

  test('[A-117, A-074] AgregarClaims three times gives the documented claims in order; repeated it changes nothing', async () => {
    const nuevo = await app.persona(null, { rfc: 'HGR950101AB1' })
    const id = await numeroDe(nuevo.id)
    for (const _again of [1, 2]) {
      expect((await claim(id, 'RFCAgencia', 'HGR-950101-AB1')).status).toBe(204)
      expect((await claim(id, 'role', 'proveedor')).status).toBe(204)
      expect((await claim(id, 'NombreAgencia', 'Hotel Gris')).status).toBe(204)
    }
    const stored = await app.deps.db
      .selectFrom('usuarioClaims')
      .select(['tipo', 'valor'])
      .where('usuarioId', '=', nuevo.id)
      .orderBy('id')
      .execute()
    expect(stored).toEqual([
      { tipo: 'RFCAgencia', valor: 'HGR950101AB1' },
      { tipo: 'role', valor: 'proveedor' },
      { tipo: 'NombreAgencia', valor: 'Hotel Gris' },
    ])
    expect((await app.call('GET', '/api/sesion', nuevo)).body).toMatchObject({ rol: 'proveedor' })
  })

  test('[VII-C6] the agency of a claim is the account’s own, checked, and never the administrator’s', async () => {
    const correo = 'sin@rfc.mx'
    const body = { email: correo, password: 'Hotel@2026', phoneNumber: 'Proveedor', rfc: null }
    const { id } = (await crear(body)).body as { id: number }
    const aceptar = () => app.call('POST', `/api/usuarios/${id}/aceptar`, admin, {})
    expect((await aceptar()).body).toMatchObject({ codigo: 'rfcSinRegistrar' })
    expect((await claim(id, 'RFCAgencia', 'GVV09031')).body).toMatchObject({ codigo: 'rfcInvalido' })
    expect((await claim(id, 'RFCAgencia', 'HGR-950101-AB1')).status).toBe(204)
    expect((await aceptar()).body).toMatchObject({
      claims: [
        { tipo: 'RFCAgencia', valor: 'HGR950101AB1' },
        { tipo: 'role', valor: 'proveedor' },
        { tipo: 'NombreAgencia', valor: correo },
      ],
    })
    const otro = await app.persona(null, { rfc: 'HGR950101AB1' })
    expect((await claim(await numeroDe(otro.id), 'RFCAgencia', 'GVV090317K51')).body).toMatchObject({
      codigo: 'rfcAjeno',
    })
  })

  test('accepting twice tells the person once', async () => {
    const nuevo = await app.persona(null, { rfc: 'HGR950101AB1', correo: 'dos@veces.mx' })
    const id = await numeroDe(nuevo.id)
    const aceptar = () => app.call('POST', `/api/usuarios/${id}/aceptar`, admin, {})
    const both = await Promise.all([aceptar(), aceptar()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await app.drainJobs()
    expect(await correosDe(app, 'dos@veces.mx')).toHaveLength(1)
  })

  test('[A-075] a role that is not of the type, or another claim, is refused', async () => {
    const nuevo = await app.persona(null)
    const id = await numeroDe(nuevo.id)
    expect((await claim(id, 'role', 'admin')).body).toMatchObject({ codigo: 'rolNoCorresponde' })
    expect((await claim(id, 'idProveedor', '101')).body).toMatchObject({ codigo: 'claimDesconocido' })
    expect((await app.call('GET', '/api/sesion', nuevo)).body).toMatchObject({ rol: null })
  })

  test('[A-078, A-079, A-118] RemoverAdmin takes the admin claim, ends every session at once and refuses sign-in until accepted again', async () => {
    const otra = await app.persona('admin')
    await setRows(app, 'usuarios', { id: otra.id }, { tipo: 'Administrador' })
    expect((await app.call('GET', '/api/sesion', otra)).status).toBe(200)
    const id = await numeroDe(otra.id)
    expect((await app.call('POST', '/api/usuarios/RemoverAdmin', admin, id)).status).toBe(200)
    expect((await app.call('GET', '/api/sesion', otra)).status).toBe(401)
    const claims = await readRows(app, 'usuarioClaims', { usuarioId: otra.id })
    expect(claims).toEqual([])
    await app.call('POST', `/api/usuarios/${id}/aceptar`, admin, {})
    const { bloqueadoEn } = await readRow(app, 'usuarios', { id: otra.id })
    expect(bloqueadoEn).toBeNull()
    await app.call('POST', `/api/usuarios/${id}/bloquear`, admin, { motivo: 'salió' })
  })

  test('[VII-D3] two administrators that block each other at once leave one of the two, whoever else there is', async () => {
    const third = await app.persona('admin')
    for (let round = 0; round < 5; round++) {
      const two = [await app.persona('admin'), await app.persona('admin')] as const
      const block = async (who: Persona, whom: Persona) =>
        app.call('POST', `/api/usuarios/${await numeroDe(whom.id)}/bloquear`, who, {})
      const answers = await Promise.all([block(two[0], two[1]), block(two[1], two[0])])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
      const left = answers[0].status === 200 ? two[0] : two[1]
      expect((await block(third, left)).status).toBe(200)
    }
    expect(
      (await app.call('POST', `/api/usuarios/${await numeroDe(third.id)}/bloquear`, admin, {})).status,
    ).toBe(200)
  })

  test('nobody blocks itself, and the last active admin stays, also when two block each other at once', async () => {
    expect(
      (await app.call('POST', `/api/usuarios/${await numeroDe(admin.id)}/bloquear`, admin, {})).body,
    ).toMatchObject({
      codigo: 'noTeBloquees',
    })
    const otra = await app.persona('admin')
    const [a, b] = await Promise.all([
      app.call('POST', `/api/usuarios/${await numeroDe(otra.id)}/bloquear`, admin, {}),
      app.call('POST', `/api/usuarios/${await numeroDe(admin.id)}/bloquear`, otra, {}),
    ])
    expect([a.status, b.status].filter((status) => status === 200)).toHaveLength(1)
    const active = await app.deps.db
      .selectFrom('usuarioClaims as c')
      .innerJoin('usuarios as u', 'u.id', 'c.usuarioId')
      .select('u.id')
      .where('c.valor', '=', 'admin')
      .where('u.bloqueadoEn', 'is', null)
      .execute()
    expect(active).toHaveLength(1)
    if (active[0]?.id !== admin.id) admin = otra
  })

  test('a block acts on the next call of every process', async () => {
    const second = await createValija({
      config: app.deps.config,
      databaseUrl: app.databaseUrl,
      reloj: app.reloj,
      skipMigrations: true,
    })
    try {
      const supplier = await app.persona('proveedor', { idProveedores: [101] })
      const id = await numeroDe(supplier.id)
      const elsewhere = () =>
        second.app.inject({ url: '/api/sesion', headers: { authorization: `Bearer ${supplier.token}` } })
      for (let round = 0; round < 3; round++) {
        expect((await app.call('GET', '/api/sesion', supplier)).status).toBe(200)
        expect((await elsewhere()).statusCode).toBe(200)
      }
      expect((await app.call('POST', `/api/usuarios/${id}/bloquear`, admin, {})).status).toBe(200)
      expect((await elsewhere()).statusCode).toBe(401)
      expect((await app.call('GET', '/api/sesion', supplier)).status).toBe(401)
    } finally {
      await second.stop()
    }
  })
})

describe('user list', () => {
  const list = async (quien: Persona, query = '') =>
    (await app.call('GET', `/api/usuarios?${query}`, quien)).body as Pagina<FilaUsuario>

  test('[A-049, A-048, A-142] tabs by type, twenty rows a page', async () => {
    for (let n = 0; n < 25; n++) await app.persona('proveedor', { correo: `lista${n}@hotel.mx` })
    const page = await list(admin, 'pestana=proveedores')
    expect(page.filas).toHaveLength(20)
    expect(page.filas.every((fila) => fila.phoneNumber === 'Proveedor')).toBe(true)
    expect(
      (await list(admin, 'pestana=administrador')).filas.every(
        (fila) => fila.phoneNumber === 'Administrador',
      ),
    ).toBe(true)
  })

  test('[A-053, A-023, A-100] a supplier sees the collaborators of its own tax id and no others', async () => {
    const mio = await app.persona('proveedor', {
      rfc: 'HMI950101AB1',
      correo: 'a@mi.mx',
      claims: [['RFCAgencia', 'HMI950101AB1']],
    })
    await app.persona(null, { rfc: 'HMI950101AB1', correo: 'b@mi.mx' })
    await app.persona('proveedor', { rfc: 'HTU950101AB1', correo: 'c@tu.mx' })
    for (const tab of ['administrador', 'proveedores'])
      expect((await list(mio, `pestana=${tab}`)).filas.map((fila) => fila.email).sort()).toEqual([
        'a@mi.mx',
        'b@mi.mx',
      ])
    const documented = (await app.call('GET', '/api/usuarios/listadoUsuarios', mio)).body as {
      email: string
    }[]
    expect(documented.map(({ email }) => email)).toEqual(['a@mi.mx', 'b@mi.mx'])
  })

  test.each(['OperativoComisionista', 'OperativoProveedor', 'comisionista', 'usuario'] as const)(
    '[A-100] %s has no user list',
    async (rol) => {
      expect((await app.call('GET', '/api/usuarios', await app.persona(rol))).status).toBe(403)
    },
  )

  test('[A-115, A-116, A-065] listadoUsuarios answers {id, email, phoneNumber, rfc}, all or by pages of at most 100', async () => {
    for (let n = 0; n < 100; n++) await app.persona(null, { correo: `mas${n}@hotel.mx` })
    const all = (await app.call('GET', '/api/usuarios/listadoUsuarios', admin)).body as Record<
      string,
      unknown
    >[]
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(['email', 'id', 'phoneNumber', 'rfc'])
    const walked: unknown[] = []
    for (let Pagina = 1; ; Pagina++) {
      const ruta = `/api/usuarios/listadoUsuarios?Pagina=${Pagina}&RecordsPorPagina=100`
      const page = (await app.call('GET', ruta, admin)).body as unknown[]
      walked.push(...page)
      if (page.length < 100) break
    }
    expect(walked).toEqual(all)
    expect(all.length).toBeGreaterThan(100)
  })
})

describe('directory lists', () => {
  test('[A-106, A-107, A-126, A-127] each list answers its roles alone', async () => {
    const status = async (rol: Parameters<TestApp['persona']>[0], ruta: string) =>
      (await app.call('GET', ruta, rol === 'admin' ? admin : await app.persona(rol))).status
    const roles = [
      'admin',
      'OperativoProveedor',
      'OperativoComisionista',
      'proveedor',
      'comisionista',
      'usuario',
    ] as const
    const statuses = (ruta: string) => Promise.all(roles.map((rol) => status(rol, ruta)))
    expect(await statuses('/api/proveedores')).toEqual([200, 200, 403, 403, 403, 403])
    expect(await statuses('/api/comisionistas')).toEqual([200, 403, 200, 403, 403, 403])
    expect(await statuses('/api/Reserva/GetAntCustomers')).toEqual([200, 403, 200, 403, 403, 403])
  })

  test('[A-067, A-099, A-057] commission clients come with the documented fields and without hyphens, fifteen a page', async () => {
    const all = (await app.call('GET', '/api/Reserva/GetAntCustomers', admin)).body as Record<
      string,
      unknown
    >[]
    expect(Object.keys(all[0] ?? {})).toEqual(
      expect.arrayContaining([
        'id',
        'clienteId',
        'razonSocialCliente',
        'rfcCliente',
        'regimenFiscal',
        'usoCFDI',
        'portalInvitacion',
      ]),
    )
    expect(all.some(({ rfcCliente }) => String(rfcCliente).includes('-'))).toBe(false)
    const page = (await app.call('GET', '/api/comisionistas', admin)).body as Pagina<unknown>
    expect(page.filas).toHaveLength(15)
    expect(page.total).toBe(all.length)
  })

  test('[A-056, A-066] suppliers come with id, razonSocial, nombreComercial and rfc without hyphens, fifteen a page', async () => {
    const page = (await app.call('GET', '/api/proveedores', admin)).body as Pagina<Record<string, unknown>>
    expect(page.filas).toHaveLength(15)
    expect(Object.keys(page.filas[0] ?? {}).sort()).toEqual([
      'id',
      'lotesAbiertos',
      'nombreComercial',
      'razonSocial',
      'rfc',
    ])
    expect(page.filas.some(({ rfc }) => String(rfc).includes('-'))).toBe(false)
  })
})
