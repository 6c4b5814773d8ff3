import { describe, expect, it } from 'vitest'
import { makeInterruptores, mergeInterruptores, takeTurno } from './interruptores.ts'

describe('switches', () => {
  it('merges a part and leaves the rest', () => {
    const uno = mergeInterruptores(makeInterruptores(), {
      sat: { caido: true, porUuid: { abc: { estado: 'Cancelado' } } },
    })
    const dos = mergeInterruptores(uno, { sat: { lentoMs: 5 }, contabilidad: { porFactura: { f1: 'no' } } })
    expect(dos.sat).toMatchObject({ caido: true, lentoMs: 5, porUuid: { ABC: { estado: 'Cancelado' } } })
    expect(mergeInterruptores(dos, { sat: { porUuid: { abc: null } } }).sat.porUuid).toEqual({})
  })
  it('misbehaves only as many times as told', () => {
    const { ant } = mergeInterruptores(makeInterruptores(), { ant: { hazYCorta: true, veces: 2 } })
    expect([1, 2, 3].map(() => takeTurno(ant).hazYCorta)).toEqual([true, true, false])
  })
})
