import { describe, expect, test } from 'vitest'
import { claimsEnOrden } from './claims.ts'

const guardados = [
  { tipo: 'RFCAgencia', valor: 'HAZ950101AB1' },
  { tipo: 'role', valor: 'proveedor' },
  { tipo: 'NombreAgencia', valor: 'Hotel Azul' },
  { tipo: 'idProveedor', valor: '101' },
  { tipo: 'idProveedor', valor: '102' },
]
const proveedor = {
  usuarioId: 'u-1',
  correo: 'ana@hotel.mx',
  rol: 'proveedor',
  rfc: 'HAZ950101AB1',
  claims: guardados,
} as const

describe('claims of a session', () => {
  test('[A-063] they are read by name, one idProveedor per supplier', () => {
    const claims = claimsEnOrden(proveedor)
    expect(claims.filter((claim) => claim.tipo === 'idProveedor').map((claim) => claim.valor)).toEqual([
      '101',
      '102',
    ])
    expect(claims).toContainEqual({ tipo: 'NombreAgencia', valor: 'Hotel Azul' })
    expect(claims).toContainEqual({ tipo: 'email', valor: 'ana@hotel.mx' })
  })
  test('[A-064] a supplier has creator first, tax id third, agency name fifth', () => {
    const valores = claimsEnOrden(proveedor).map((claim) => claim.valor)
    expect([valores[0], valores[2], valores[4]]).toEqual(['u-1', 'HAZ950101AB1', 'Hotel Azul'])
  })
  test('[A-064] an agent has e-mail at 0, provider ids at 2, tax id at 4', () => {
    const claims = claimsEnOrden({
      ...proveedor,
      rol: 'comisionista',
      claims: [
        { tipo: 'role', valor: 'comisionista' },
        { tipo: 'idComisionista', valor: '501' },
        { tipo: 'idProveedor', valor: '101' },
      ],
    })
    expect([claims[0]?.valor, claims[2]?.valor, claims[4]?.valor]).toEqual([
      'ana@hotel.mx',
      '101',
      'HAZ950101AB1',
    ])
    expect(claims).toContainEqual({ tipo: 'idComisionista', valor: '501' })
  })
  test('a user without a role is served none, not even its own e-mail', () => {
    expect(claimsEnOrden({ ...proveedor, rol: null, claims: [] })).toEqual([])
  })
})
