import { expect, test } from 'vitest'
import type { EstatusLote } from '../etapas.ts'
import type { EstadoEnvio } from './envio.ts'
import { isRetirable } from './is-retirable.ts'

const efosBloquean = ['100', '101', '104']
const cases: [EstatusLote, EstadoEnvio, estado: string, efos: string, boolean][] = [
  ['No procesado', 'pendiente', 'Vigente', '200', false],
  ['No procesado', 'pendiente', 'Cancelado', '200', true],
  ['No procesado', 'pendiente', 'Sin verificar', '200', true],
  ['No procesado', 'pendiente', 'Vigente', '104', true],
  ['En proceso de envío', 'rechazado', 'Vigente', '200', true],
  ['En proceso de envío', 'duda', 'Cancelado', '200', false],
  ['En proceso de envío', 'enviado', 'Cancelado', '200', false],
  ['En proceso de envío', 'aceptado', 'Cancelado', '200', false],
  ['En proceso de pago', 'aceptado', 'Vigente', '200', false],
  ['En proceso de pago', 'aceptado', 'Sin verificar', '200', false],
  ['En proceso de pago', 'aceptado', 'Cancelado', '200', true],
  ['En proceso de pago', 'aceptado', 'No Encontrado', '200', true],
  ['En proceso de pago', 'aceptado', 'Vigente', '101', true],
  ['Pagado', 'aceptado', 'Cancelado', '200', false],
]
test.each(cases)(
  'in «%s», %s by ANT and %s (EFOS %s) at the SAT: taken out %s',
  (estatus, envio, estado, validacionEfos, expected) => {
    expect(isRetirable(estatus, { envio, envioDuda: '', estado, validacionEfos }, efosBloquean)).toBe(
      expected,
    )
  },
)

test('[XI-A4] what ANT holds another uuid for may be taken out while it is sent; what it only does not tell may not', () => {
  const duda = { envio: 'duda', estado: 'Vigente', validacionEfos: '200' } as const
  const isIt = (envioDuda: 'otroUuid' | 'sinUuid') =>
    isRetirable('En proceso de envío', { ...duda, envioDuda }, efosBloquean)
  expect([isIt('otroUuid'), isIt('sinUuid')]).toEqual([true, false])
})
