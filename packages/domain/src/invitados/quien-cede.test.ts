import { expect, test } from 'vitest'
import { bytesSinReserva, limitesInvitado, primeraPieza } from './limites.ts'
import { type Pide, quienCede, redDe, type SinReserva } from './quien-cede.ts'

const mb = 1024 ** 2
const carga = (id: string, direccion: string, megas: number, minuto = 0): SinReserva => ({
  id,
  direccion,
  bytes: megas * mb,
  desde: new Date(minuto * 60_000),
})
const pide = (bytes: number, direccion = '200.1.1.1', id = 'nueva'): Pide => ({ id, direccion, bytes })

test.each([
  ['187.190.4.9', '187.190.4'],
  ['2806:108e:13:5::/64', '2806:108e:13'],
])('[VII-B4] the network of %s is %s', (direccion, red) => expect(redDe(direccion)).toBe(red))

test('[VII-B4] while there is room nobody gives up anything', () => {
  expect(quienCede([carga('a', '10.0.0.1', 5)], pide(5 * mb), 10 * mb)).toEqual([])
})

test('[VII-B4] seventeen addresses that fill the place of all keep no newcomer out: the oldest load of the greediest goes', () => {
  const cadaUna = bytesSinReserva / mb / 17
  const codiciosas = Array.from({ length: 17 }, (_one, i) => carga(`c${i}`, `10.0.${i}.1`, cadaUna, i))
  const mayor = { ...carga('mayor', '10.0.3.1', 1, 50), desde: new Date(0) }
  expect(quienCede([...codiciosas.slice(1), mayor], pide(cadaUna * mb), bytesSinReserva)).toEqual(['mayor'])
  expect(quienCede(codiciosas, pide(200 * 1024), bytesSinReserva)).toEqual(['c0'])
})

test('[VII-B4] of one network all addresses count together: a thousand of it are one greedy one', () => {
  const red = Array.from({ length: 256 }, (_one, i) => carga(`r${i}`, `10.0.0.${i}`, 1, 300 - i))
  const otra = carga('otra', '20.0.0.1', 16)
  const ceden = quienCede([...red, otra], pide(2 * mb), 272 * mb)
  // The addresses hold alike: the first of them, its oldest.
  expect(ceden).toEqual(['r0', 'r1'])
})

test('[VII-B4] who holds most is refused, and takes nobody’s place', () => {
  const suya = carga('suya', '200.1.1.1', 6)
  const otra = carga('otra', '10.0.0.1', 4)
  expect(quienCede([suya, otra], pide(mb, '200.1.1.1', 'suya'), 10 * mb)).toBeNull()
  expect(quienCede([suya, otra], pide(mb, '200.1.1.1', 'segunda'), 10 * mb)).toBeNull()
})

test('[VII-B4] the first small piece of a load has room even where all hold alike, behind one address too', () => {
  const iguales = Array.from({ length: 10 }, (_one, i) => carga(`i${i}`, `10.0.${i}.1`, 0.1, 10 - i))
  expect(quienCede(iguales, pide(0.1 * mb), mb)).toEqual(['i0'])
  expect(quienCede([carga('a', '200.1.1.1', 1)], pide(0.1 * mb), mb)).toEqual(['a'])
  expect(quienCede([carga('a', '200.1.1.1', 1)], pide(primeraPieza + 1), mb)).toBeNull()
})

test('[VII-B4] a newcomer is never refused while networks are fewer than first pieces fit', () => {
  const redes = bytesSinReserva / primeraPieza
  expect(redes).toBeGreaterThan(4000)
  const llenas = Array.from({ length: 64 }, (_one, i) => carga(`l${i}`, `10.0.${i}.1`, 16, i))
  // What one address may leave in a day is far from filling the place of all.
  expect((limitesInvitado.pesoSinReserva.direccion.unidades * 1024) / bytesSinReserva).toBeLessThan(0.02)
  expect(quienCede(llenas, pide(5 * mb), bytesSinReserva)).toEqual(['l0'])
})

test('[VII-B4] sixty thousand loads of one network hold up nobody’s answer while they give up their places', () => {
  const muchas = Array.from({ length: 65_536 }, (_one, i) =>
    carga(`m${i}`, `2001:db8:1:${i.toString(16)}::/64`, 1 / 64, i),
  )
  const desde = process.cpuUsage()
  const ceden = quienCede(muchas, pide(4 * mb), bytesSinReserva)
  const { user, system } = process.cpuUsage(desde)
  expect(ceden).toHaveLength(256)
  // Counted anew for each it took thirty seconds.
  expect((user + system) / 1000).toBeLessThan(2500)
})
