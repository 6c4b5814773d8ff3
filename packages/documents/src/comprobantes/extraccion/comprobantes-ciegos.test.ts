import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { describe, expect, it } from 'vitest'
import { paginaDePrueba, paginaDicha } from '../../../testing/pagina-de-prueba.ts'
import { extraer } from './extraer.ts'
import { umbrales } from './umbrales.ts'

describe('[VI-C1] what was paid to nobody but oneself, or to a utility, is no proof', () => {
  it.each([
    'Traspaso entre mis cuentas exitoso',
    'Traspaso exitoso entre cuentas propias',
    'Transferencia a cuenta propia realizada',
    'Pago de tarjeta de crédito realizado',
    'Listo, pagaste tu tarjeta',
    'Pago de servicio exitoso / Servicio | CFE Suministrador de Servicios Básicos',
    'Pago de servicio realizado / CFE',
    'Pago de predial realizado',
    'Recarga exitosa / Producto | TAG PASE Urbano',
    'Recarga de tiempo aire exitosa',
    'Operación exitosa / Código de retiro | 482913',
    'Retiro sin tarjeta generado',
  ])('«%s»', (texto) =>
    expect(paginaDicha(texto, 'folio')).toMatchObject({ noEsPago: 'ajeno', pagado: false, sure: [] }),
  )
  it.each([
    'Transferencia realizada / Entre mis cuentas / A terceros',
    'Traspaso entre cuentas efectuado',
    'Pago con tarjeta de crédito aprobado',
    'Tarjeta de crédito | *4410 / Pago realizado',
    'Transferencia exitosa / Cuenta de retiro | *0021',
    'Pago realizado / Aquí recibimos tu CFE, Telmex y predial',
    'Transferencia exitosa / Concepto | CFE',
    'Pago de servicio realizado / Convenio 41882',
    'Transferencia realizada / CFE / Telmex / Predial',
    'Recarga tu saldo en cualquier tienda / Depósito exitoso',
  ])('«%s» is a payment all the same', (texto) =>
    expect(paginaDicha(texto)).toMatchObject({ noEsPago: null, pagado: true }),
  )
})

it.each(['Retiro sin tarjeta / Recarga de tiempo aire', 'Pago de tarjeta de crédito / Transferir'])(
  '[VI-C1] «%s» in the menu of a transfer between accounts of one bank says nothing of it',
  (menu) =>
    expect(paginaDicha(`Transferencia exitosa / ${menu}`, 'folio')).toMatchObject({
      noEsPago: null,
      pagado: true,
    }),
)

describe('[VI-C1] what expired, was held back or waits to be accepted was not paid', () => {
  it.each([
    ['El cobro expiró', 'rechazado'],
    ['La solicitud de $1,234.50 venció el 7 de octubre', 'rechazado'],
    ['Retuvimos tu transferencia', 'rechazado'],
    ['Estado | Sin aceptar', 'enProceso'],
    ['El hotel hará el cargo al momento de tu llegada', 'programado'],
    ['Status | Reverted', 'devuelto'],
  ])('«%s»: %s', (texto, noEsPago) =>
    expect(paginaDicha(texto)).toMatchObject({ noEsPago, pagado: false, sure: [] }),
  )
  it.each([
    'Transferencia exitosa / Tu sesión expiró',
    'Pago realizado / Retuvimos el ISR',
    'Pago realizado / Hizo el cargo tu banco',
  ])('«%s» takes nothing back', (texto) =>
    expect(paginaDicha(texto)).toMatchObject({ noEsPago: null, pagado: true }),
  )
})

/** A headline three times as high as the rest, over what the labels say. */
function conTitular(titular: string, lineas: string) {
  const pagina = paginaDePrueba([
    [[0.1, 'Transferencia exitosa']],
    [[0.1, titular]],
    ...`${lineas} / Fecha | 07/10/2026 / Folio | 8831920447`
      .split(' / ')
      .map((linea) => linea.split(' | ').map((texto, i) => [i === 0 ? 0.1 : 0.55, texto] as const)),
  ])
  for (const palabra of pagina.palabras) if (titular.includes(palabra.texto)) palabra.alto = 0.02
  const { campos, ...rest } = extraer([pagina], { hoy: '2026-10-10' as Dia })
  return { ...rest, sure: Object.values(campos).filter(({ confianza }) => confianza >= umbrales.alta) }
}
describe('[VI-C2] a headline that is another sum than the labelled one makes nothing sure', () => {
  it.each([
    ['$9,000.00', 'Importe | $1,234.50'],
    ['$1,234.50', 'Monto | $1,250.00'],
  ])('%s over «%s»', (titular, lineas) =>
    expect(conTitular(titular, lineas)).toMatchObject({ varias: true, sure: [] }),
  )
  it.each([
    ['$1,234.50', 'Importe | $1,234.50'],
    ['$1,244.50', 'Importe | $1,234.50 / Comisión | $10.00 / Total | $1,244.50'],
  ])('%s over «%s» is explained', (titular, lineas) =>
    expect(conTitular(titular, lineas)).toMatchObject({ varias: false, pagado: true }),
  )
})

describe('[VI-C3] a page in English names its amount and number as wires and wallets do', () => {
  it.each([
    'Wire amount | $1,234.50 / Wire fee | $45.00 / Confirmation number | 99218834',
    'Transfer number | 99218834 / Recipient received | 1,234.50 MXN',
  ])('«%s»', (lineas) => {
    const pagina = paginaDePrueba(
      `Your transfer is complete / ${lineas}`
        .split(' / ')
        .map((linea) => linea.split(' | ').map((texto, i) => [i === 0 ? 0.1 : 0.55, texto] as const)),
    )
    expect(extraer([pagina], { hoy: '2026-10-10' as Dia })).toMatchObject({
      noEsPago: null,
      campos: { montoPagado: { valor: '1,234.50' }, numeroTransaccion: { valor: '99218834' } },
    })
  })
  it('what may still be sent is no amount of it', () => {
    expect(paginaDicha('Payment sent / Transfer limit | $9,000.00').campos.montoPagado?.valor).toBe(
      '1,234.50',
    )
  })
})

describe('[VI-C3] where the money went is read under any name of the receiving account, never of the other one', () => {
  it.each([
    ['Cuenta CLABE beneficiario: | 012180004412345678', '012180004412345678'],
    ['CTA ABONO ******0199', '0199'],
    ['ABONO CTA ****7772', '7772'],
    ['Destino | Santander 3498', '3498'],
    ['Recipient account | ...6711', '6711'],
    ['Recipient account | ending in 6711', '6711'],
    ['CTA CARGO ******0199', null],
    ['Cuenta de cargo del beneficiario | *0199', null],
    ['Cuenta ordenante | Santander 3498', null],
    ['Tarjeta | Santander 3498', null],
  ])('«%s»: %s', (linea, digitos) => {
    const pagina = paginaDePrueba([
      [[0.1, 'Transferencia exitosa']],
      linea.split(' | ').map((texto, i) => [i === 0 ? 0.1 : 0.55, texto] as const),
    ])
    const { destino } = extraer([pagina], { hoy: '2026-10-10' as Dia })
    expect(destino?.cuenta?.digitos ?? null).toBe(digitos)
  })
})
