import { describe, expect, test } from 'vitest'
import { negativaDeEliminar } from './can-eliminar.ts'
import { impedimentoDeProceso } from './impedimento-de-proceso.ts'
import { nombreDeFacturaArchivo, nombreSeguro, unrepeated } from './nombre-de-archivo.ts'

describe('what may be done with a lote', () => {
  const hasta = ['noProcesado', 'enProcesoDeEnvio']
  test('it is deleted before payment and while ANT holds nothing of it', () => {
    expect(negativaDeEliminar({ estatus: 'No procesado', envios: ['pendiente'] }, hasta)).toBeNull()
    expect(
      negativaDeEliminar({ estatus: 'En proceso de envío', envios: ['pendiente', 'rechazado'] }, hasta),
    ).toBeNull()
    for (const envio of ['enviado', 'duda', 'aceptado'] as const)
      expect(
        negativaDeEliminar({ estatus: 'En proceso de envío', envios: ['rechazado', envio] }, hasta),
      ).toBe('enAnt')
    for (const estatus of ['En proceso de pago', 'Pagado'] as const)
      expect(negativaDeEliminar({ estatus, envios: ['aceptado'] }, hasta)).toBe('etapa')
    expect(negativaDeEliminar({ estatus: 'En proceso de envío', envios: [] }, ['noProcesado'])).toBe('etapa')
  })

  test('it is processed once, verified and without blocked facturas', () => {
    const lote = { estatus: 'No procesado', numFacturas: 2, numSinVerificar: 0, numBloqueadas: 0 } as const
    expect(impedimentoDeProceso(lote)).toBeNull()
    expect(impedimentoDeProceso({ ...lote, estatus: 'En proceso de envío' })).toBe('yaProcesado')
    expect(impedimentoDeProceso({ ...lote, numFacturas: 0 })).toBe('vacio')
    expect(impedimentoDeProceso({ ...lote, numSinVerificar: 1 })).toBe('sinVerificar')
    expect(impedimentoDeProceso({ ...lote, numSinVerificar: 1, numBloqueadas: 1 })).toBe('bloqueadas')
  })
})

describe('names of files in a ZIP', () => {
  test('readable, safe on every system and never the same twice', () => {
    expect(
      nombreDeFacturaArchivo(
        { serie: 'A', folio: '20391', uuid: '5fa27e04-1b98-4000-8000-000000000000' },
        'xml',
      ),
    ).toBe('A 20391 - 5FA27E04.xml')
    expect(nombreSeguro('../../etc/passwd')).toBe('.. .. etc passwd')
    expect(nombreSeguro('Semana 41: Mérida / ñ?')).toBe('Semana 41 Mérida ñ')
    expect(nombreSeguro('nul')).toBe('_nul')
    expect(nombreSeguro(' .. ')).toBe('_')
    const name = unrepeated()
    expect([name('a.xml'), name('A.xml'), name('b'), name('b')]).toEqual(['a.xml', 'A (2).xml', 'b', 'b (2)'])
  })
  test('[VII-D2] a lote called as another would be numbered has a folder of its own; what turns letters round, half a letter and a device of Windows are no name', () => {
    const name = unrepeated()
    expect(['Lote', 'Lote (2)', 'LOTE', 'Lote'].map(name)).toEqual([
      'Lote',
      'Lote (2)',
      'LOTE (3)',
      'Lote (4)',
    ])
    expect(nombreSeguro('A\u202elmx.exe')).toBe('Almx.exe')
    expect(nombreSeguro(`${'a'.repeat(79)}😀`)).toBe('a'.repeat(79))
    expect(nombreSeguro('con.2026')).toBe('_con.2026')
  })
})
