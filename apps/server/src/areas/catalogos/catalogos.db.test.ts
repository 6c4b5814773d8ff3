import type { MetodoPago, Producto, Promocion } from '@valija/contract/catalogos.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/test-app.ts'
import { seedCatalogosDemo } from './seed-demo.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const usuario = await app.persona('usuario')

/** Each documented call answers the same under its literal spelling and under /api. */
const get = async <T>(ruta: string, quien = admin): Promise<T> => {
  const [literal, canonical] = [
    await app.call('GET', ruta, quien),
    await app.call('GET', `/api${ruta}`, quien),
  ]
  expect(literal.status).toBe(200)
  expect(canonical.body).toEqual(literal.body)
  return literal.body as T
}
const historia = (id: string) =>
  app.deps.db
    .selectFrom('bitacora')
    .select(['accion'])
    .where('entidad', '=', 'catalogo')
    .where('entidadId', '=', id)
    .orderBy('id')
    .execute()

const names = (value: object): string[] => Object.keys(value).sort()

const metodo = { nombreMetodoPago: 'Depósito BX MXN', numeroCuenta: '0099', banco: 'BX', promocio: [1] }

test('[P-105, P-108, P-113] the active methods with their active promotions; without asking, all of them', async () => {
  const all = await get<MetodoPago[]>('/Catalogos/GetMetodosPago')
  expect(all.map((one) => one.activo)).toContain(false)
  const active = await get<MetodoPago[]>('/Catalogos/GetMetodosPago?activos=true')
  expect(active.length).toBe(all.length - 1)
  for (const one of active) {
    expect(one.activo).toBe(true)
    expect(one.promocio.every((promocion) => promocion.activo)).toBe(true)
  }
  const prosa = active.find((one) => one.nombreMetodoPago === 'Terminal PROSA')
  expect(prosa?.promocio.length).toBe(2)
  expect(await get(`/Catalogos/GetMetodoPagoById/${prosa?.metodoPagoID}`)).toMatchObject({
    nombreMetodoPago: 'Terminal PROSA',
    banco: 'PROSA',
    monedaNacional: true,
  })
  expect((await app.call('GET', '/Catalogos/GetMetodoPagoById/9999', admin)).status).toBe(404)
  expect((await get<Promocion[]>('/Catalogos/GetPromociones')).length).toBe(3)
  expect((await get<Promocion[]>('/Catalogos/GetPromociones?activos=true')).length).toBe(2)
})

test('[P-037, P-038, P-099] a method by its id: the documented fields, promocio with its promotions, empty when it has none', async () => {
  const all = await get<MetodoPago[]>('/Catalogos/GetMetodosPago')
  for (const { metodoPagoID } of all) {
    const one = await get<MetodoPago>(`/Catalogos/GetMetodoPagoById/${metodoPagoID}`)
    expect(one).toEqual(all.find((row) => row.metodoPagoID === metodoPagoID))
    expect(names(one)).toEqual(
      [
        'activo',
        'banco',
        'metodoPagoID',
        'monedaNacional',
        'nombreMetodoPago',
        'numeroCuenta',
        'promocio',
      ].sort(),
    )
  }
  const by = (nombre: string) => all.find((one) => one.nombreMetodoPago === nombre)
  expect(by('Transferencia BBVA USD')).toMatchObject({ monedaNacional: false, promocio: [] })
  const promocio = by('Terminal PROSA')?.promocio ?? []
  expect(promocio.map((one) => one.nombrePromocion)).toContain('3 meses sin intereses')
  const promociones = await get<object[]>('/Catalogos/GetPromociones')
  for (const one of [...promocio, ...promociones])
    expect(names(one)).toEqual(['activo', 'nombrePromocion', 'promocionID'])
  expect(promociones).toEqual(expect.arrayContaining(promocio))
  expect((await app.call('GET', '/Catalogos/GetMetodoPagoById/9999', admin)).status).toBe(404)
  expect((await app.call('GET', '/Catalogos/GetMetodoPagoById/uno', admin)).status).toBe(400)
})

test('[P-039, P-040] products point to a family that exists; the catalogue by channel is what the engines tell', async () => {
  const products = await get<Producto[]>('/Product/GetProducts')
  const families = await get<{ id: number; name: string }[]>('/FamilyProduct/GetFamilyProducts')
  expect(products.length).toBeGreaterThan(0)
  for (const one of products) {
    expect(names(one)).toEqual(['familyProductID', 'productID', 'productName'])
    expect(families.map(({ id }) => id)).toContain(one.familyProductID)
  }
  for (const one of families) expect(names(one)).toEqual(['id', 'name'])
  const catalogue = await get<object[]>('/Product/GetProductCatalog', hotel)
  expect(catalogue).toContainEqual({
    canal: 'MAYORISTA',
    productName: 'Caribe todo incluido',
    familyProductID: 2,
  })
  for (const one of catalogue) expect(names(one)).toEqual(['canal', 'familyProductID', 'productName'])
})

test('[P-110, P-111, P-112, P-089] a method is created, changed and taken out, each with its record', async () => {
  const made = await app.call('POST', '/Catalogos/CreateMetodoPago', admin, metodo)
  expect(made).toMatchObject({
    status: 200,
    body: { ...metodo, promocio: [{ promocionID: 1 }], activo: true },
  })
  const id = (made.body as MetodoPago).metodoPagoID
  for (const [change, expected] of [
    [{ nombreMetodoPago: ' ' }, 'Nombre es requerido'],
    [{ numeroCuenta: '' }, 'Número de cuenta es requerido'],
    [{ banco: '' }, 'Banco es requerido'],
  ] as const) {
    const answer = await app.call('POST', '/Catalogos/CreateMetodoPago', admin, { ...metodo, ...change })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(expected)
  }
  expect(
    (
      await app.call('POST', '/Catalogos/CreateMetodoPago', admin, {
        ...metodo,
        nombreMetodoPago: 'depósito bx mxn',
      })
    ).body,
  ).toMatchObject({ codigo: 'catalogoRepetido' })
  expect(
    (await app.call('PUT', `/Catalogos/UpdateMetodoPago/${id}`, admin, { ...metodo, promocio: [999] })).body,
  ).toMatchObject({ codigo: 'promocionDesconocida' })
  // Promotions may come back whole, as they were read.
  const changed = await app.call('PUT', `/Catalogos/UpdateMetodoPago/${id}`, admin, {
    ...(made.body as MetodoPago),
    numeroCuenta: '0100',
    activo: false,
  })
  expect(changed).toMatchObject({
    status: 200,
    body: { numeroCuenta: '0100', activo: false, promocio: [{ promocionID: 1 }] },
  })
  expect((await app.call('DELETE', `/Catalogos/DeleteMetodoPago/${id}`, admin)).body).toEqual({ id })
  expect((await app.call('DELETE', `/Catalogos/DeleteMetodoPago/${id}`, admin)).status).toBe(404)
  expect((await get<MetodoPago[]>('/Catalogos/GetMetodosPago')).some((one) => one.metodoPagoID === id)).toBe(
    false,
  )
  expect((await historia(`metodo-${id}`)).map((one) => one.accion)).toEqual([
    'creado',
    'cambiado',
    'eliminado',
  ])
})

test('[P-114, P-115, P-116, P-090] a promotion is created, changed and taken out, also from its methods', async () => {
  const made = await app.call('POST', '/Catalogos/CreatePromocion', admin, { nombrePromocion: '18 meses' })
  expect(made).toMatchObject({ status: 200, body: { nombrePromocion: '18 meses', activo: true } })
  const id = (made.body as Promocion).promocionID
  expect(
    JSON.stringify(
      (await app.call('POST', '/Catalogos/CreatePromocion', admin, { nombrePromocion: '' })).body,
    ),
  ).toContain('Nombre de la promoción es requerido')
  const method = await app.call('POST', '/api/Catalogos/CreateMetodoPago', admin, {
    ...metodo,
    nombreMetodoPago: 'Con promoción',
    promocio: [id],
  })
  expect(
    (
      await app.call('PUT', `/Catalogos/UpdatePromocion/${id}`, admin, {
        nombrePromocion: '24 meses',
        activo: true,
      })
    ).body,
  ).toEqual({ promocionID: id, nombrePromocion: '24 meses', activo: true })
  expect((await app.call('DELETE', `/Catalogos/DeletePromocion/${id}`, admin)).body).toEqual({ id })
  expect(await get(`/Catalogos/GetMetodoPagoById/${(method.body as MetodoPago).metodoPagoID}`)).toMatchObject(
    { promocio: [] },
  )
  expect((await historia(`promocion-${id}`)).length).toBe(3)
})

test('[P-117, P-118, P-119, P-120, P-121] products with their families', async () => {
  const families = await get<{ id: number; name: string }[]>('/FamilyProduct/GetFamilyProducts')
  expect(families.map((one) => one.id)).toEqual([1, 2, 3, 4, 5])
  const made = await app.call('POST', '/Product/CreateProduct', admin, {
    productName: 'Luna de miel',
    familyProductID: 3,
  })
  const { productID } = made.body as Producto
  expect(made.body).toEqual({ productID, productName: 'Luna de miel', familyProductID: 3 })
  expect(await get(`/Product/GetProductById/${productID}`)).toEqual(made.body)
  expect((await get<Producto[]>('/Product/GetProducts')).length).toBe(6)
  for (const [familyProductID, expected] of [
    [undefined, 'Por favor, selecciona una familia de paquetes'],
    [77, 'La familia elegida no existe. Elige otra.'],
  ] as const) {
    const answer = await app.call('POST', '/Product/CreateProduct', admin, {
      productName: 'X',
      familyProductID,
    })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(expected)
  }
  expect(
    (
      await app.call('PUT', `/Product/UpdateProduct/${productID}`, admin, {
        productName: 'Bodas',
        familyProductID: 5,
      })
    ).body,
  ).toEqual({ productID, productName: 'Bodas', familyProductID: 5 })
  expect((await app.call('DELETE', `/Product/DeleteProduct/${productID}`, admin)).body).toEqual({
    id: productID,
  })
  expect((await app.call('GET', `/Product/GetProductById/${productID}`, admin)).status).toBe(404)
  expect((await historia(`producto-${productID}`)).length).toBe(3)
})

test('[P-109] the states of a payment, with their colours', async () => {
  expect(await get('/Catalogos/GetEstados')).toEqual([
    { estadoID: 1, nombreEstado: 'Valido', colorEstado: '#17653A' },
    { estadoID: 2, nombreEstado: 'Rechazado', colorEstado: '#A82A22' },
    { estadoID: 3, nombreEstado: 'Pendiente', colorEstado: '#7A4B00' },
  ])
})

test('[P-002] who may open payments reads the catalogues; only the configured roles change them', async () => {
  expect((await get<MetodoPago[]>('/Catalogos/GetMetodosPago', hotel)).length).toBeGreaterThan(0)
  for (const [verbo, ruta, body] of [
    ['POST', '/Catalogos/CreateMetodoPago', { ...metodo, nombreMetodoPago: 'Ajeno' }],
    ['PUT', '/Catalogos/UpdateMetodoPago/1', { ...metodo, nombreMetodoPago: 'Ajeno' }],
    ['DELETE', '/Catalogos/DeleteMetodoPago/1', undefined],
    ['POST', '/Catalogos/CreatePromocion', { nombrePromocion: 'Ajena' }],
    ['DELETE', '/Catalogos/DeletePromocion/1', undefined],
    ['POST', '/Product/CreateProduct', { productName: 'Ajeno', familyProductID: 1 }],
    ['DELETE', '/Product/DeleteProduct/1', undefined],
  ] as const)
    expect((await app.call(verbo, ruta, hotel, body)).body).toMatchObject({
      codigo: 'sinPermisoDePago',
    })
  expect((await app.call('GET', '/Catalogos/GetMetodosPago', usuario)).status).toBe(403)
  expect((await app.call('GET', '/Catalogos/GetMetodosPago')).status).toBe(401)
  expect(await get('/Product/GetProductById/1')).toMatchObject({ productID: 1 })
})

test('a catalogue as its screen pages it: order, search and pages', async () => {
  const pagina = async (query: string) =>
    (await app.call('GET', `/api/catalogos/promociones?${query}`, admin)).body as Pagina<Promocion>
  expect((await pagina('q=12 MESES')).filas.map((one) => one.nombrePromocion)).toEqual([
    '12 meses sin intereses',
  ])
  const first = await pagina('porPagina=1&orden=nombre')
  expect(first.filas.length).toBe(1)
  expect(first.total).toBeGreaterThanOrEqual(3)
})
