import { describe, expect, test } from 'vitest'
import { pestanaDe, rolAlAceptar } from './tipos.ts'

describe('type and role of a user', () => {
  test.each([
    ['Administrador', null, 'admin'],
    ['Comisionista', null, 'comisionista'],
    ['Proveedor', null, 'proveedor'],
    ['un tipo que nadie conoce', null, 'proveedor'],
  ] as const)('[A-075] a user of type %s is accepted as its role', (tipo, elegido, rol) => {
    expect(rolAlAceptar(tipo, elegido)).toBe(rol)
  })
  test('[A-076] an Operativo has no role of its own: the admin picks one of two', () => {
    expect(rolAlAceptar('Operativo', null)).toBeNull()
    expect(rolAlAceptar('Operativo', 'OperativoComisionista')).toBe('OperativoComisionista')
    expect(rolAlAceptar('Operativo', 'OperativoProveedor')).toBe('OperativoProveedor')
  })
  test('[A-075, A-076] a role that is not of the type is refused', () => {
    expect(rolAlAceptar('Proveedor', 'admin')).toBeNull()
    expect(rolAlAceptar('Operativo', 'admin')).toBeNull()
  })
  test('[A-049] the tab follows the type', () => {
    expect(['Administrador', 'Operativo', 'Comisionista', 'Proveedor', 'Usuario'].map(pestanaDe)).toEqual([
      'administrador',
      'operativo',
      'comisionistas',
      'proveedores',
      'proveedores',
    ])
  })
})
