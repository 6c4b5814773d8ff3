import { fijosDeHoja, hojaDeFactura } from '@valija/domain/comisiones/hoja.ts'
import { type HallazgoDeRegla, hallazgo } from '@valija/domain/facturas/hallazgo.ts'
import { aCabecera, contextoDe } from '@valija/domain/testing/a-cabecera.ts'
import { describe, expect, test } from 'vitest'
import { centavos } from '../pesos.ts'
import { textoDeCorreccion } from './texto-de-correccion.ts'

const dia = contextoDe('2026-10-12')
const de = (rotas: HallazgoDeRegla[], contexto = dia, hoja: ReturnType<typeof hojaDeFactura> = null) =>
  textoDeCorreccion(
    aCabecera({ metodoPago: 'PUE', formaPago: '04', usoCfdi: 'P01' }),
    rotas,
    fijosDeHoja(contexto),
    hoja,
  )
const monto = (encontrado: number | null, esperado: number, tolerancia = 100) => ({
  encontrado: encontrado === null ? null : centavos(encontrado),
  esperado: centavos(esperado),
  tolerancia: centavos(tolerancia),
})
const fijos = (metodoPago: string, formaPago: string) => [
  ['TipoRelacion', '04'],
  ['CfdiRelacionado', aCabecera().uuid],
  ['MetodoPago', metodoPago],
  ['FormaPago', formaPago],
  ['Moneda', 'MXN'],
  ['Rfc (receptor)', 'VAL960115QT8'],
  ['RegimenFiscalReceptor', '601'],
  ['DomicilioFiscalReceptor', '03020'],
  ['UsoCFDI', 'G03'],
  ['ClaveProdServ', '90121502'],
  ['ClaveUnidad', 'E48'],
]

test('an invoice that keeps every rule, or that only repeats another, has nothing to issue again', () => {
  expect(de([])).toBeNull()
  expect(de([hallazgo('uuidRepetidoEnLote', { uuid: aCabecera().uuid })])).toBeNull()
  expect(
    textoDeCorreccion(null, [hallazgo('comisionIva', monto(100, 99_900))], fijosDeHoja(dia), null),
  ).toBeNull()
})

describe('[VI-E4] the correction says what the sheet says, whatever the invoice says', () => {
  test.each([
    ['2026-10-12', 'PUE', '03'],
    ['2026-10-23', 'PPD', '99'],
  ])('on %s with limit 23: %s with %s', (hoy, metodo, forma) => {
    const contexto = contextoDe(hoy, { corteComisionPue: 23 })
    expect(de([hallazgo('invitadoFormaPago', { encontrado: '04', admitidas: ['03'] })], contexto)).toEqual(
      fijos(metodo, forma),
    )
  })
  test('with its bookings, the figures of their sheet and not those of the invoice’s own base', () => {
    const agente = { rfc: 'AABC010101AB1', razonSocial: 'A', regimenFiscal: '612' }
    const hoja = hojaDeFactura([116_000], agente, dia)
    expect(de([hallazgo('comisionIva', monto(100, 99_900))], dia, hoja)).toEqual([
      ...fijos('PUE', '03'),
      ['SubTotal', '1000.00'],
      ['IVA trasladado', '160.00'],
      ['IVA retenido', '106.67'],
      ['ISR retenido', 'Sin retención'],
      ['Total', '1053.33'],
    ])
  })
  test('without them, which tax and how much, not the name of the rule nor its tolerance', () => {
    expect(
      de([
        hallazgo('comisionRetNoAplica', monto(1_000, 0, 0)),
        hallazgo('comisionRetIsrFalta', monto(null, 12_500)),
        hallazgo('invitadoTotal', { encontrado: centavos(1), esperado: centavos(928_000) }),
      ]),
    ).toEqual([
      ...fijos('PUE', '03'),
      ['Retenciones', 'Sin retención'],
      ['ISR retenido', '$125.00'],
      ['Total', '$9,280.00'],
    ])
  })
})
