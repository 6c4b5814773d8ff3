import { expect, test } from 'vitest'
import { conTolerancia } from '../comisiones/con-tolerancia.ts'
import { aCabecera } from '../facturas/a-cabecera.ts'
import { hallazgo } from '../facturas/hallazgo.ts'
import { textoDeCorreccion } from './texto-de-correccion.ts'

const receptor = 'VAL960115QT8'
const de = (cambios: Parameters<typeof aCabecera>[0], ...rotas: Parameters<typeof hallazgo>[]) =>
  textoDeCorreccion(
    aCabecera(cambios),
    rotas.map((rota) => hallazgo(...rota)),
    receptor,
  )

test('an invoice that keeps every rule, or that only repeats another, has nothing to issue again', () => {
  expect(de({})).toBeNull()
  expect(de({}, ['uuidRepetidoEnLote', {}])).toBeNull()
  expect(textoDeCorreccion(null, [], receptor)).toBeNull()
})
test('a PUE after the limit is replaced by a PPD to be defined', () => {
  const cabecera = aCabecera({ metodoPago: 'PUE', formaPago: '03' })
  expect(
    de({ metodoPago: 'PUE', formaPago: '03' }, ['invitadoCortePue', { esperado: 'Hasta el día 23' }]),
  ).toEqual([
    ['TipoRelacion', '04'],
    ['CfdiRelacionado', cabecera.uuid],
    ['MetodoPago', 'PPD'],
    ['FormaPago', '99'],
    ['Rfc (receptor)', receptor],
  ])
})
test('each broken rule adds the value it expects', () => {
  const pares = de(
    { metodoPago: 'PUE', formaPago: '04' },
    ['invitadoFormaPago', { encontrado: '04', esperado: '03' }],
    ['comisionIva', { encontrado: '$100.00', esperado: '$160.00' }],
  )
  expect(pares).toContainEqual(['FormaPago', '03'])
  expect(de({}, ['invitadoTotal', { esperado: '$9,280.00' }])).toContainEqual(['Total', '$9,280.00'])
  expect(pares).toContainEqual(['IVA trasladado', '$160.00'])
})

test('of a tax it says which and how much, not the name of the rule nor its tolerance', () => {
  expect(
    de(
      {},
      ['comisionRetNoAplica', { encontrado: '$10.00', esperado: 'Sin retención' }],
      ['comisionRetIsrFalta', { encontrado: 'No viene', esperado: conTolerancia(12_500, 100) }],
    ),
  ).toEqual(
    expect.arrayContaining([
      ['Retenciones', 'Sin retención'],
      ['ISR retenido', '$125.00'],
    ]),
  )
})
