import type { Sesion } from '@valija/contract/sesion.ts'
import { describe, expect, test } from 'vitest'
import { verdict } from './screen.ts'

const as = (rol: string | null, capacidades: string[] = []) => ({ rol, capacidades }) as unknown as Sesion

describe('gates', () => {
  test('[A-047] without any role every screen is the pending-approval notice', () => {
    expect(verdict({ gate: 'sesion' }, as(null))).toBe('pendiente')
    expect(verdict({ gate: 'personal', roles: ['admin'] }, as(null))).toBe('pendiente')
  })
  test('[A-039, A-040, A-082] usuario meets the expired message at a staff screen, staff pass the outer gate', () => {
    expect(verdict({ gate: 'personal' }, as('usuario'))).toBe('expirada')
    for (const rol of ['admin', 'proveedor', 'comisionista', 'OperativoComisionista', 'OperativoProveedor'])
      expect(verdict({ gate: 'personal' }, as(rol))).toBe('pasa')
  })
  test('[A-040] past the outer gate the permission row decides', () => {
    expect(verdict({ gate: 'personal', roles: ['admin'] }, as('proveedor'))).toBe('sinPermiso')
    expect(verdict({ gate: 'sesion', capacidad: 'lotes.procesar' }, as('proveedor', ['lotes.ver']))).toBe(
      'sinPermiso',
    )
    expect(verdict({ gate: 'sesion', capacidad: 'lotes.procesar' }, as('admin', ['lotes.procesar']))).toBe(
      'pasa',
    )
  })
})
