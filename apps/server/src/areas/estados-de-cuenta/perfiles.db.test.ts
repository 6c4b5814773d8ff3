import type { PreviaDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import type { PerfilDeEstado, PruebaDePerfil } from '@valija/contract/perfiles-de-estado.ts'
import { writeLibro } from '@valija/documents/testing/write-estado.ts'
import { expect, test } from 'vitest'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')

const ruta = '/api/estados-de-cuenta/perfiles'
const perfil = (more: object = {}) => ({
  nombre: 'Banorte MXN',
  moneda: 'MXN',
  primerRenglon: 3,
  columnas: [
    { columna: 'fechaOperacion', encabezado: 'Día' },
    { columna: 'concepto', encabezado: 'Movimiento' },
    { columna: 'abonos', encabezado: 'Depósitos' },
    { columna: 'cargos', encabezado: 'Retiros' },
  ],
  celdaCuenta: 'B1',
  ...more,
})
const bytes = writeLibro([
  ['Cuenta', '0777'],
  ['Movimiento', 'Retiros', 'Depósitos', 'Día'],
  ['SPEI', '', '150.00', '05/10/2026'],
])

test('a source is added, tried on a file, used to import, and kept while it has rows; the ten stay as they are', async () => {
  const tried = await sendFiles(app, `${ruta}/probar`, admin, [{ nombre: 'x.xlsx', bytes }], {
    perfil: JSON.stringify(perfil()),
  })
  expect((tried.body as PruebaDePerfil).lectura).toMatchObject({ cuenta: '0777', filas: 1, sumaAbonos: 150 })
  const bare = (await sendFiles(app, `${ruta}/probar`, admin, [{ nombre: 'x.xlsx', bytes }]))
    .body as PruebaDePerfil
  expect(bare).toMatchObject({ lectura: null, falla: null })
  expect(bare.muestra[1]).toEqual(['Movimiento', 'Retiros', 'Depósitos', 'Día'])
  const wrong = await sendFiles(app, `${ruta}/probar`, admin, [{ nombre: 'x.xlsx', bytes }], {
    perfil: JSON.stringify(perfil({ primerRenglon: 2 })),
  })
  expect((wrong.body as PruebaDePerfil).falla).toContain(
    'Los encabezados están en el renglón 2 y en Banorte MXN van en el 1.',
  )

  const saved = await app.call('POST', ruta, admin, perfil())
  expect(saved).toMatchObject({
    status: 200,
    body: { deFabrica: false, creaPagos: true, referenciaAmpliada: false },
  })
  const { clave } = saved.body as PerfilDeEstado
  expect((await app.call('POST', ruta, admin, perfil({ nombre: 'bbva  mxn' }))).body).toMatchObject({
    codigo: 'perfilYaExiste',
  })
  expect((await app.call('PUT', `${ruta}/bbvaMxn`, admin, perfil({ nombre: 'Otro' }))).body).toMatchObject({
    codigo: 'perfilDeFabrica',
  })
  const bad = await app.call(
    'POST',
    ruta,
    admin,
    perfil({
      nombre: 'Mala',
      columnas: [
        { columna: 'concepto', encabezado: 'A' },
        { columna: 'concepto', encabezado: 'B' },
        { columna: 'saldo', encabezado: 'a' },
      ],
    }),
  )
  expect(bad).toMatchObject({ status: 400, body: { codigo: 'perfilInvalido' } })
  expect((bad.body as { detalles: { campo: string }[] }).detalles.map(({ campo }) => campo)).toEqual([
    'columnas.1.columna',
    'columnas.2.encabezado',
    'columnas',
    'columnas',
  ])

  const firmada = await app.call(
    'POST',
    ruta,
    admin,
    perfil({
      nombre: 'Con signo',
      columnas: [
        { columna: 'fechaOperacion', encabezado: 'Fecha' },
        { columna: 'concepto', encabezado: 'Concepto' },
        { columna: 'cargos', encabezado: 'Importe' },
        { columna: 'abonos', encabezado: 'Importe' },
      ],
    }),
  )
  expect(firmada.status).toBe(200)

  const fuentes = (await app.call('GET', '/api/estados-de-cuenta/fuentes', admin)).body as {
    fuentes: { clave: string }[]
  }
  expect(fuentes.fuentes.map((one) => one.clave)).toContain(clave)
  const previa = await sendFiles(app, '/api/estados-de-cuenta/previa', admin, [{ nombre: 'x.xlsx', bytes }], {
    fuente: clave,
  })
  const { archivoID } = previa.body as PreviaDeEstado
  const done = await app.call('POST', '/api/estados-de-cuenta', admin, { archivoID, fuente: clave })
  expect(done.body).toMatchObject({ nuevas: 1 })
  expect((await app.call('DELETE', `${ruta}/${clave}`, admin)).body).toMatchObject({ codigo: 'perfilEnUso' })
  const { importacionID } = done.body as { importacionID: number }
  await app.call('POST', `/api/estados-de-cuenta/${importacionID}/deshacer`, admin)
  expect((await app.call('DELETE', `${ruta}/${clave}`, admin)).status).toBe(200)
  const list = (await app.call('GET', '/api/estados-de-cuenta', admin)).body as {
    filas: { nombreFuente: string }[]
  }
  expect(list.filas[0]?.nombreFuente).toBe('Banorte MXN')
})

test('[VI-B7] a trial that would read no cargo at all says so, whether the column was left out, is another one, or has no sign', async () => {
  const libro = writeLibro([
    ['Cuenta', '0777'],
    ['Movimiento', 'Retiros', 'Depósitos', 'Día', 'Otro'],
    ['SPEI', '', '150.00', '05/10/2026', ''],
    ['COMISIÓN', '12.00', '', '06/10/2026', ''],
  ])
  const [dia, movimiento, depositos] = perfil().columnas
  const tried = async (cargos: string | null, archivo = libro) => {
    const columnas = [
      dia,
      movimiento,
      ...(cargos === null ? [depositos] : [depositos, { columna: 'cargos', encabezado: cargos }]),
    ]
    const { body } = await sendFiles(app, `${ruta}/probar`, admin, [{ nombre: 'x.csv', bytes: archivo }], {
      perfil: JSON.stringify({ ...perfil(), columnas }),
    })
    return (body as PruebaDePerfil).lectura
  }
  expect((await tried('Retiros'))?.avisoDeSignos).toBeNull()
  expect((await tried(null))?.avisoDeSignos).toMatch(/^Ningún renglón se leería como cargo/)
  expect((await tried('Otro'))?.avisoDeSignos).toMatch(/^Ningún renglón se leería como cargo/)
  expect((await tried('Depósitos'))?.avisoDeSignos).toMatch(/ninguno como cargo/)
})

test('[VI-D8] what is not seen in a typed name is not kept; what turns its letters round is refused with its field', async () => {
  const { columnas } = perfil()
  const saved = await app.call('POST', ruta, admin, perfil({ nombre: 'Ban\u200bca \ufeffSol' }))
  expect(saved.body).toMatchObject({ nombre: 'Banca Sol' })
  expect((await app.call('POST', ruta, admin, perfil({ nombre: '\u200b\u2060' }))).status).toBe(400)
  const vuelto = columnas.map((one) => ({ ...one, encabezado: `${one.encabezado}\u202e` }))
  expect(
    (await app.call('POST', ruta, admin, perfil({ nombre: 'Otra', columnas: vuelto }))).body,
  ).toMatchObject({ codigo: 'datosInvalidos', detalles: [{ campo: 'columnas.0.encabezado' }] })
})

test('[VI-B7] the export of a bank without a source is previewed, imported once, and refused as another one’s with what to do', async () => {
  const csv = Buffer.from(
    [
      'CUENTA,FECHA DE OPERACIÓN,FECHA,REFERENCIA,DESCRIPCIÓN,COD. TRANSAC,SUCURSAL,DEPÓSITOS,RETIROS,SALDO,MOVIMIENTO,DESCRIPCIÓN DETALLADA',
      '\'0601500947,05/10/2026,05/10/2026,0051026,SPEI RECIBIDO,003,0601,$150.00,-,"$1,150.00",1201,CVE RAST: MBAN01002610050000000001',
      '\'0601500947,06/10/2026,06/10/2026,0,COMISION,104,0601,-,$12.50,"$1,037.50",1202,COMISION',
    ].join('\r\n'),
  )
  const previa = (fuente: string) =>
    sendFiles(app, '/api/estados-de-cuenta/previa', admin, [{ nombre: 'Cheques.csv', bytes: csv }], {
      fuente,
    })
  expect((await previa('bbvaMxn')).body).toMatchObject({
    codigo: 'estadoDeOtroFormato',
    mensaje: expect.stringContaining('elige el suyo en Fuente'),
  })
  const leida = (await previa('banorteMxn')).body as PreviaDeEstado
  expect(leida).toMatchObject({
    cuenta: '0601500947',
    filas: 2,
    sumaAbonos: 150,
    sumaCargos: 12.5,
    numIlegibles: 0,
    saltosDeSaldo: [3],
  })
  expect(leida.renglones[0]?.referenciaAmpliada).toBe('CVE RAST: MBAN01002610050000000001')
  const importada = await app.call('POST', '/api/estados-de-cuenta', admin, {
    archivoID: leida.archivoID,
    fuente: 'banorteMxn',
  })
  expect(importada.body).toMatchObject({ nuevas: 2 })
  expect((await previa('otroBancoMxn')).body).toMatchObject({ nuevas: 0, importadasCon: ['Banorte MXN'] })
})
