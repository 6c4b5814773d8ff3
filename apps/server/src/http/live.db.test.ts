import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { EventoVivo } from '@valija/contract/sesion.ts'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { type Persona, useTestApp } from '../../testing/test-app.ts'
import { inTransaction } from '../db/connection.ts'
import { eventsName } from './ecos.ts'
import { announce } from './events.ts'
import type { Alcance } from './quien-oye.ts'

let [admin, operativo, deComisiones, hotel, otroHotel, agente]: Persona[] = []

const app = await useTestApp()
const base = await app.listen()
admin = await app.persona('admin')
operativo = await app.persona('OperativoProveedor')
deComisiones = await app.persona('OperativoComisionista')
hotel = await app.persona('proveedor', { rfc: 'HAZ950101AB1', idProveedores: [101] })
otroHotel = await app.persona('proveedor', { idProveedores: [102] })
agente = await app.persona('comisionista', { claims: [['idComisionista', '7']] })

/** A stream as a browser holds it: what it has heard so far, as `tipo ids`, in order. */
async function listen(who: Persona | undefined, temas?: string) {
  const call = httpGet(`${base}/api/eventos${temas === undefined ? '' : `?temas=${temas}`}`, {
    headers: { authorization: `Bearer ${who?.token}` },
    agent: false,
  })
  call.on('error', () => undefined)
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const heard: string[] = []
  let rest = ''
  answer.setEncoding('utf8').on('error', () => undefined)
  answer.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      if (!block.startsWith('data: ')) continue
      const { tipo, ids } = JSON.parse(block.slice(6)) as EventoVivo
      heard.push(`${tipo} ${ids.join()}`)
    }
  })
  return { status: answer.statusCode, heard, close: () => call.destroy() }
}
const tell = (tipo: EventoVivo['tipo'], ids: string[], alcance: Alcance = {}) =>
  inTransaction(app.deps.db, (tx) => announce(tx, { tipo, ids }, alcance))
/** Told to all, and heard after whatever was told before. */
const last = async (ids: string) => tell('sistemas', [ids], { todos: true })
let ends = 0

/** What each heard of what was told meanwhile, and nothing that came before. */
async function hearing(
  who: readonly (readonly [Persona | undefined, string?])[],
  told: () => Promise<unknown>,
): Promise<string[][]> {
  const streams = await Promise.all(who.map(([one, temas]) => listen(one, temas)))
  const begin = `empieza-${++ends}`
  await last(begin)
  await told()
  const end = `acaba-${ends}`
  await last(end)
  for (const { heard } of streams) await expect.poll(() => heard).toContain(`sistemas ${end}`)
  for (const { close } of streams) close()
  return streams.map(({ heard }) =>
    heard.slice(heard.indexOf(`sistemas ${begin}`) + 1, heard.indexOf(`sistemas ${end}`)),
  )
}
const todos =
  'lote,factura,borrador,recibo,usuario,invitacion,politica,pago,estadoDeCuenta,conciliacion,complemento,prefactura,cuentaPago,reloj,sistemas'

test('[XI-C3] who asks for everything hears only what its role and its own may: asking never widens', async () => {
  const told = async () => {
    await tell('usuario', ['1'])
    await tell('estadoDeCuenta', ['2'])
    await tell('conciliacion', ['3'])
    await tell('lote', ['4'], { categoria: 'Proveedor', usuarioId: hotel?.id, proveedorId: 101 })
    await tell('prefactura', ['5'], { categoria: 'Comisionista', idComisionista: 7 })
    await tell('borrador', ['6'], { usuarioId: otroHotel?.id })
    await tell('pago', ['7'], { usuarioId: operativo?.id })
    await tell('complemento', ['8'], { usuarioId: otroHotel?.id })
    await tell('cuentaPago', ['9'])
    await tell('usuario', ['10'], { rfc: 'HAZ950101AB1' })
  }
  const [ofOperativo, ofComisiones, ofHotel, ofOtro, ofAgente] = await hearing(
    [operativo, deComisiones, hotel, otroHotel, agente].map((who) => [who, todos] as const),
    told,
  )
  expect(ofHotel).toEqual(['lote 4', 'usuario 10'])
  expect(ofOtro).toEqual(['borrador 6', 'complemento 8'])
  expect(ofAgente).toEqual(['prefactura 5'])
  expect(ofOperativo).toContain('lote 4')
  expect(ofOperativo).not.toContain('prefactura 5')
  expect(ofComisiones).not.toContain('lote 4')
  for (const heard of [ofOperativo, ofComisiones]) {
    expect(heard).not.toContain('usuario 1')
    expect(heard).not.toContain('borrador 6')
  }
})

test('[XI-C3] staff with a list of lotes open hears of lotes and not of statements; who names nothing hears all it may', async () => {
  const [lotes, dos, todo, nada] = await hearing(
    [[admin, 'lote,sistemas'], [admin, 'conciliacion,sistemas,algoNuevo'], [admin], [admin, 'sistemas']],
    async () => {
      await tell('lote', ['1'], { categoria: 'Proveedor' })
      await tell('conciliacion', ['2'])
      await tell('estadoDeCuenta', ['3'])
    },
  )
  expect(lotes).toEqual(['lote 1'])
  expect(dos).toEqual(['conciliacion 2'])
  expect(todo).toEqual(['lote 1', 'conciliacion 2', 'estadoDeCuenta 3'])
  expect(nada).toEqual([])
})

test('[XI-C3] what changed while a stream was opened anew is told when it opens, to who may hear it and asked for it', async () => {
  await hearing([[admin, 'sistemas']], () => tell('factura', ['91'], { usuarioId: hotel?.id }))
  const [own, other, elsewhere] = await Promise.all([
    listen(hotel, 'factura,sistemas'),
    listen(otroHotel, 'factura,sistemas'),
    listen(hotel, 'lote,sistemas'),
  ])
  for (const { heard } of [own, other, elsewhere]) await expect.poll(() => heard).toContain('sistemas ')
  expect(own.heard).toContain('factura ')
  expect(other.heard).not.toContain('factura ')
  expect(elsewhere.heard).not.toContain('factura ')
  for (const { close } of [own, other, elsewhere]) close()
})

test('[XI-C3] two tabs of one person hear the same; a stream that ends takes nothing from the other', async () => {
  const one = await listen(operativo, 'lote')
  const two = await listen(operativo, 'lote')
  await tell('lote', ['201'], { categoria: 'Proveedor' })
  for (const { heard } of [one, two]) await expect.poll(() => heard).toContain('lote 201')
  one.close()
  await tell('lote', ['202'], { categoria: 'Proveedor' })
  await expect.poll(() => two.heard).toContain('lote 202')
  expect(one.heard).not.toContain('lote 202')
  two.close()
})

test('[XI-C3] of more ids than a notice carries none is named, and what was being done is done', async () => {
  const many = Array.from({ length: 3000 }, (_, i) => String(1_000_000 + i))
  const [heard] = await hearing([[admin, 'pago,sistemas']], () => tell('pago', many))
  expect(heard).toEqual(['pago '])
})

test('[XI-C3] streams given up while they were being opened hold no place', async () => {
  const { hostname, port } = new URL(base)
  const givenUp = Array.from(
    { length: 24 },
    () =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `GET /api/eventos HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${deComisiones?.token}\r\n\r\n`,
            () => socket.destroy(),
          )
        })
        socket.once('close', () => resolve())
        socket.on('error', () => undefined)
      }),
  )
  await Promise.all(givenUp)
  const open: Awaited<ReturnType<typeof listen>>[] = []
  await expect
    .poll(async () => {
      const one = await listen(deComisiones)
      if (one.status === 200) open.push(one)
      else one.close()
      return open.length
    })
    .toBe(app.deps.config.VALIJA_FLUJOS)
  for (const { close } of open) close()
})

test('[XI-C3] who does not read what it asked for is let go of before it fills the memory', async () => {
  const { hostname, port } = new URL(base)
  const ended = Promise.withResolvers<void>()
  const socket = connect(Number(port), hostname, () =>
    socket.write(
      `GET /api/eventos HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${admin?.token}\r\n\r\n`,
    ),
  )
  socket.on('error', () => undefined).once('close', () => ended.resolve())
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  const other = await listen(admin, 'sistemas')
  const ids = Array.from({ length: 700 }, (_, i) => `${i}`.padStart(7, '0'))
  for (let part = 0; part < 6; part++) {
    await inTransaction(app.deps.db, async (tx) => {
      for (let i = 0; i < 400; i++) await announce(tx, { tipo: 'pago', ids: [`${part}-${i}`, ...ids] })
    })
    await last(`lleno-${part}`)
    await expect.poll(() => other.heard).toContain(`sistemas lleno-${part}`)
  }
  other.close()
  // What had been handed to the network is still read; then it is over.
  socket.resume()
  await ended.promise
})

test('[VI-D8] what several parts ask of the listening connection at once it is asked one by one', async () => {
  let asking = 0
  let most = 0
  type Conexion = { query(...args: unknown[]): unknown; connectionParameters: { application_name?: string } }
  const prototipo = pg.Client.prototype as unknown as Conexion
  const query: unknown = Reflect.get(prototipo, 'query')
  const asked = vi.spyOn(prototipo, 'query').mockImplementation(function (this: Conexion, ...args) {
    const answer: unknown = Reflect.apply(query as Conexion['query'], this, args)
    if (this.connectionParameters.application_name === eventsName) {
      most = Math.max(most, (asking += 1))
      void (answer as Promise<unknown>).finally(() => (asking -= 1))
    }
    return answer
  })
  await Promise.all([1, 2, 3].map(() => app.deps.eventos.settle()))
  asked.mockRestore()
  expect(most).toBe(1)
})
