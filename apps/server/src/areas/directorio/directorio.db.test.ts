import type { AvisosInicio } from '@valija/contract/inicio.ts'
import type { EventoVivo } from '@valija/contract/sesion.ts'
import { expect, test } from 'vitest'
import { readRow } from '../../../testing/filas.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import type { FilaIlegible } from '../../adapters/ant/directorio.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction } from '../../db/connection.ts'
import { announce } from '../../http/events.ts'
import { hashToken, loadActor } from '../acceso/load-actor.ts'
import { listComisionistas, refreshComisionistas } from './comisionistas.ts'
import { listProveedores, refreshProveedores } from './proveedores.ts'

const app = await useTestApp({ dia: '2026-10-10' })

const con = (ant: object) => ({ ...app.deps, ant: { ...app.deps.ant, ...ant } })
const leidos =
  (filas: object[], ilegibles: FilaIlegible[] = []) =>
  async () => ({ filas, ilegibles })
const ilegible = { clave: '7', nombre: 'Hotel 7', campo: 'rfc' }
const hotel = (id: number, razonSocial = `Hotel ${id}`) => ({
  id,
  razonSocial,
  nombreComercial: razonSocial,
  rfc: 'HPC950204E99',
})
const agencia = (id: number, clienteId: number) => ({
  id,
  clienteId,
  razonSocialCliente: `Agencia ${id}`,
  nombreComercial: '',
  rfcCliente: 'VIA010101AA1',
  regimenFiscal: '601',
  usoCfdi: 'G03',
  portalInvitacion: false,
})
/** Nine values to each: more than one statement takes. */
const muchas = Array.from({ length: 7_500 }, (_, i) => agencia(1 + i, 1 + i))

test('[XI-A4] a directory that tells a hotel twice is kept, as it was told last', async () => {
  const deps = con({ proveedores: leidos([hotel(6), hotel(7), hotel(7, 'Hotel de nuevo')]) })
  await refreshProveedores(deps)
  const admin = { rol: 'admin', idProveedores: [] } as never
  const todos = await listProveedores(deps, admin)
  expect(todos.map(({ razonSocial }) => razonSocial)).toEqual(['Hotel 6', 'Hotel de nuevo'])
})

test('[XI-A4] a hotel whose row cannot be read is not taken for one that ANT lists no more', async () => {
  const fuera = async (ilegibles: FilaIlegible[]) => {
    await refreshProveedores(con({ proveedores: leidos([hotel(6)], ilegibles) }))
    const { fueraDesde } = await readRow(app, 'proveedores', { id: 7 })
    return fueraDesde !== null
  }
  await refreshProveedores(con({ proveedores: leidos([hotel(6), hotel(7)]) }))
  expect([await fuera([ilegible]), await fuera([])]).toEqual([false, true])
})

test('[XI-A4] what cannot be read of a directory is told to the administrator alone, by name, since when, until a reading has none', async () => {
  const admin = await app.persona('admin')
  const ask = async () => (await app.call('GET', '/api/directorio/ilegibles', admin)).body
  /** Of the bell and the home page. */
  const counted = async (quien = admin) => {
    const { porResolver } = (await app.call('GET', '/api/inicio/avisos', quien)).body as AvisosInicio
    return porResolver.flatMap(({ clase, n }) => (clase.endsWith('Ilegibles') ? [[clase, n]] : []))
  }
  const muchos = Array.from({ length: 6 }, () => ilegible)
  await refreshComisionistas(con({ comisionistas: leidos([agencia(1, 501)], muchos) }))
  const antes = (await ask()) as { desde: string }[]
  expect(antes).toMatchObject([{ directorio: 'comisionistas', n: 6, cuales: muchos.slice(1) }])
  app.reloj.advance(60_000)
  await refreshComisionistas(con({ comisionistas: leidos([agencia(1, 501)], [ilegible]) }))
  await refreshProveedores(con({ proveedores: leidos([hotel(6)], []) }))
  expect(await ask()).toEqual([
    { directorio: 'comisionistas', n: 1, desde: antes[0]?.desde, cuales: [ilegible] },
  ])
  // One of which nothing at all can be read is told too, and takes nobody for gone.
  await refreshProveedores(con({ proveedores: leidos([], muchos) }))
  expect(await readRow(app, 'proveedores', { id: 6 })).toMatchObject({ fueraDesde: null })
  expect(await counted()).toEqual([
    ['comisionistasIlegibles', 1],
    ['proveedoresIlegibles', 6],
  ])
  expect(await counted(await app.persona('OperativoProveedor'))).toEqual([])
  await refreshProveedores(con({ proveedores: leidos([hotel(6)]) }))
  await refreshComisionistas(con({ comisionistas: leidos([agencia(1, 501)]) }))
  expect(await ask()).toEqual([])
})

test('[XI-A4] a reading of a directory that says the same again is announced to no window, one that says something else is', async () => {
  const admin = await app.persona('admin')
  const actor = await loadActor(app.deps.db, hashToken(admin.token), app.reloj.ahora())
  if (!actor) throw new Error('nobody is signed in')
  const heard: string[] = []
  const isHome = (tipo: EventoVivo['tipo']) => tipo === 'sistemas'
  const stop = app.deps.eventos.subscribe(
    actor,
    (told) => heard.push(...told.map(({ ids }) => ids.join())),
    isHome,
  )
  const hoteles = (ilegibles: FilaIlegible[]) =>
    refreshProveedores(con({ proveedores: leidos([hotel(6)], ilegibles) }))
  const agencias = (ilegibles: FilaIlegible[]) =>
    refreshComisionistas(con({ comisionistas: leidos([agencia(1, 501)], ilegibles) }))
  /** How often it was announced, once what was told by then has been heard. */
  const announced = async (reading: Promise<number>) => {
    await reading
    await inTransaction(app.deps.db, (tx) => announce(tx, { tipo: 'sistemas', ids: ['fin'] }))
    await expect.poll(() => heard).toContain('fin')
    return heard.splice(0).filter((ids) => ids !== 'fin').length
  }
  const otro = { ...ilegible, nombre: 'Hotel de nuevo' }
  for (const read of [hoteles, agencias]) {
    await announced(read([]))
    const dichos: number[] = []
    for (const ilegibles of [[], [ilegible], [ilegible], [otro], [otro, ilegible], [otro, ilegible], [], []])
      dichos.push(await announced(read(ilegibles)))
    expect(dichos).toEqual([0, 1, 0, 1, 1, 0, 1, 0])
  }
  stop()
})

test('[VII-C5] two that read a directory at once, each in another order, keep it whole', async () => {
  await app.deps.db.deleteFrom('comisionistas').execute()
  const read = (orden: ReturnType<typeof agencia>[]) =>
    refreshComisionistas(con({ comisionistas: leidos(orden) }))
  expect(await Promise.all([read(muchas), read(muchas.toReversed())])).toEqual([7_500, 7_500])
  const hoteles = Array.from({ length: 7_500 }, (_, i) => hotel(100 + i))
  const readHoteles = (orden: ReturnType<typeof hotel>[]) =>
    refreshProveedores(con({ proveedores: leidos(orden) }))
  expect(await Promise.all([readHoteles(hoteles), readHoteles(hoteles.toReversed())])).toEqual([7_500, 7_500])
})

test('[XI-A4, XI-C1] clients too, however many; one whose number another has now stands in nobody’s way', async () => {
  const told = async (clientes: ReturnType<typeof agencia>[]) => {
    const deps = con({ comisionistas: leidos(clientes) })
    await refreshComisionistas(deps)
    return listComisionistas(deps)
  }
  expect((await told([...muchas, agencia(20_000, 3)])).find(({ clienteId }) => clienteId === 3)?.id).toBe(
    20_000,
  )
  const cambiados = (await told([agencia(1, 2), agencia(2, 1), ...muchas.slice(2)])).filter(
    ({ id }) => id < 3,
  )
  expect(cambiados.map(({ id, clienteId }) => [id, clienteId])).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('[XI-A4] an ANT that is silent is waited for by who asked first alone; one that failed is asked again a minute later', async () => {
  await refreshProveedores(con({ proveedores: leidos([hotel(6)]) }))
  await refreshComisionistas(con({ comisionistas: leidos([agencia(1, 501)]) }))
  app.reloj.advance(7 * 3_600_000)
  const admin = { rol: 'admin', idProveedores: [] } as never
  let preguntas = 0
  let silencio = Promise.withResolvers<never>()
  const ask = () => {
    preguntas++
    return silencio.promise
  }
  const deps = con({ proveedores: ask, comisionistas: ask })
  for (const list of [() => listProveedores(deps, admin), () => listComisionistas(deps)]) {
    preguntas = 0
    silencio = Promise.withResolvers()
    const kept = async () => (await list()).length > 0
    const first = kept()
    await expect.poll(() => preguntas).toBe(1)
    expect(await Promise.all([kept(), kept()])).toEqual([true, true])
    silencio.reject(new ExternalSystemError('ant', 'unreachable'))
    expect([await first, await kept(), preguntas]).toEqual([true, true, 1])
    app.reloj.advance(60_000)
    expect([await kept(), preguntas]).toEqual([true, 2])
  }
})

test('[XI-A4] of a directory that nobody has read yet who comes is told that ANT fails, and the next one asks it at once', async () => {
  await app.deps.db.deleteFrom('comisionistas').execute()
  const read = (comisionistas: () => Promise<unknown>) => listComisionistas(con({ comisionistas }))
  const failure = new ExternalSystemError('ant', 'unreachable')
  await expect(read(() => Promise.reject(failure))).rejects.toBe(failure)
  expect(await read(leidos([agencia(1, 501)]))).toMatchObject([{ clienteId: 501 }])
})
