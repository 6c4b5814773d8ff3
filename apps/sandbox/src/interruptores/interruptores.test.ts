import { describe, expect, it } from 'vitest'
import { dichos } from './encendido.ts'
import { makeInterruptores, mergeInterruptores, takeTurno } from './interruptores.ts'
import { preajustes } from './preajustes.ts'

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
  it('[IX-D4] a preset ends by itself when its minute is over, and is told until then', () => {
    const ahora = Date.parse('2026-10-12T15:41:00Z')
    const todos = mergeInterruptores(makeInterruptores(), preajustes.satCaido?.cambio(ahora) ?? {})
    expect(takeTurno(todos.sat, ahora).caido).toBe(true)
    expect(takeTurno(todos.sat, ahora + 59_999).caido).toBe(true)
    expect(takeTurno(todos.sat, ahora + 60_000).caido).toBe(false)
    // Its end is told in Mexico City's time.
    expect(dichos(todos, ahora)).toEqual(['SAT (consulta de CFDI): caído, hasta las 09:42'])
    expect(dichos(todos, ahora + 60_000)).toEqual([])
    // What is switched by hand afterwards lasts.
    const despues = mergeInterruptores(todos, { sat: { caido: true } })
    expect(takeTurno(despues.sat, ahora + 3_600_000).caido).toBe(true)
  })
  it('[IX-D4] every preset makes something fail, and all of them together can be told', () => {
    const ahora = Date.now()
    for (const [clave, { cambio }] of Object.entries(preajustes)) {
      const todos = mergeInterruptores(makeInterruptores(), cambio(ahora))
      expect(dichos(todos, ahora).length, clave).toBeGreaterThan(0)
      expect(dichos(makeInterruptores(), ahora)).toEqual([])
    }
  })
  it('[IX-D4] one that lost its answer once answers the next time', () => {
    const todos = mergeInterruptores(makeInterruptores(), preajustes.antPierde?.cambio(0) ?? {})
    expect([1, 2].map(() => takeTurno(todos.contabilidad).hazYCorta)).toEqual([true, false])
    expect(dichos(todos)).toEqual([])
  })
})
