import { type ClavePolitica, definiciones, politicaInicial } from '@valija/domain/politica/politica.ts'
import { describe, expect, test } from 'vitest'
import { formaPedida } from './valor-de-politica.ts'

describe('[VI-E4] a value of the policy that no rule could read is not kept', () => {
  test('every documented value can be read', () => {
    const { receptorRfc: _deLaInstalacion, ...documentados } = politicaInicial()
    const ilegibles = Object.entries(documentados).filter(
      ([clave, valor]) => formaPedida(clave as ClavePolitica, valor) !== null,
    )
    expect(ilegibles).toEqual([])
  })
  test.each<[ClavePolitica, unknown]>([
    ...[
      '10.67%',
      '10.6667',
      '0,106667',
      '.106667',
      '0.1066667',
      '1e-1',
      '-0.1',
      '0',
      '',
      'dos tercios',
      '0.17',
    ].map((valor): [ClavePolitica, unknown] => ['tasaRetIva', valor]),
    ['tasaRetIsr', '1.25'],
    ['tasaRetIsr', '0.36'],
    ['rfcComparadoComision', 'Emisor'],
    ['rfcComparadoComision', ''],
    ['usoCfdiComision', 'gastos'],
    ['codigoPostalReceptor', '3020'],
    ['codigoPostalReceptor', '00000'],
    ['claveProdServComision', '9012150'],
    ['receptorRfc', 'GVV-090317-K56'],
    ['receptorRfc', ''],
    ['receptorRegimenes', []],
    ['receptorRegimenes', ['601 General']],
    ['regimenesComision', ['601', '603']],
    ['regimenesTotalNeto', ['61 2']],
    ['monedas', ['pesos']],
    ['monedas', ['MXN', 'ZZZ']],
    ['usosProhibidosProveedor', ['Z03']],
    ['usoCfdiComision', 'P01'],
    ['receptorRegimenes', ['602']],
    ['formasPagoPue', ['07']],
    ['tiposDeComprobante', ['Ingreso']],
    ['formasPagoPue', ['3']],
    ['efosBloquean', ['definitivo']],
    ['rolesEstadoPago', ['administrador']],
    ['eliminarHasta', ['No procesado']],
    ['clientesDesgloseDirecto', ['501, 502']],
    ['toleranciaTotalComision', -1],
    ['minutosSesionSinUso', 14],
    ['minutosSesionSinUso', 721],
    ['sesionesPorPersona', 0],
    ['anosHistorial', 4],
    ['diasBorrador', 3],
    ['diasArchivoSuelto', 0],
    ['diasCuarentenaInvitado', 0],
    ['localizadorForma', 0],
    ['borradoresPersona', 0],
    ['megasHotel', 0],
    ['diasConciliacion', 32],
    ['puntosSugerencia', 0],
  ])('%s: %j', (clave, valor) => {
    expect(formaPedida(clave, valor)).toEqual(expect.any(String))
  })
  test.each<[ClavePolitica, unknown]>([
    ['tasaRetIva', '0.106666'],
    ['tasaRetIsr', '0.35'],
    ['receptorRfc', 'Ñ&A010101AB1'],
    ['regimenesTotalNeto', []],
    ['usosProhibidosProveedor', ['CP01', 'S01']],
    ['toleranciaTotalComision', 0],
  ])('%s: %j can be read', (clave, valor) => {
    expect(formaPedida(clave, valor)).toBeNull()
  })
  test('every number has bounds, so that none deletes what people work on nor stops them working', () => {
    const libres = Object.entries(definiciones)
      .filter(([, { clase }]) => clase === 'numero')
      .filter(([clave]) => formaPedida(clave as ClavePolitica, 1_000_001) === null)
      .map(([clave]) => clave)
    // Which states of a payment there are, the catalogue says.
    expect(libres).toEqual(['estadoPagoValido'])
  })
  test('no text and no list is left that anything could be written into', () => {
    const libres = Object.entries(definiciones)
      .filter(([, { clase }]) => clase === 'texto' || clase === 'lista')
      .filter(([clave]) => formaPedida(clave as ClavePolitica, '¿?') === null)
      .map(([clave]) => clave)
    // The address has a check of its own, and the notice is a sentence.
    expect(libres).toEqual(['direccionPreguntas', 'textoSinPagos'])
  })
})
