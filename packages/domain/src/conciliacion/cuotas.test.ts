import { isAplicadaA } from '@valija/domain/testing/fila-de-texto.ts'
import { expect, test } from 'vitest'

const de = (concepto: string, nota: string, hermano?: string) =>
  isAplicadaA(
    { concepto },
    `SPEI RECIBIDO | | ${nota} XEM111`,
    hermano === undefined ? undefined : { concepto: hermano, saldo: 0, monto: 50_000, numeroTransaccion: '' },
  )

test('[VI-B2] of a booking that has both, a text that says liquidación is not its anticipo’s, nor the other way', () => {
  for (const nota of ['LIQUIDACION', 'FINIQUITO', 'RESTO', 'PAGO FINAL'])
    expect(de('Anticipo', nota, 'Liquidación'), nota).toBe(false)
  for (const nota of ['ANTICIPO', 'ENGANCHE', 'PRIMER PAGO'])
    expect(de('Liquidación', nota, 'Anticipo'), nota).toBe(false)
  for (const nota of ['SEGUNDO PAGO', '2 DE 2', 'PAGO 2', 'TOTAL'])
    expect(de('Anticipo', nota, 'Liquidación'), nota).toBe(false)
  for (const nota of ['PRIMER PAGO', '1 DE 2', 'PAGO 1'])
    expect(de('Anticipo', nota, 'Liquidación'), nota).toBe(true)
  expect(de('Anticipo', 'SEGUNDO PAGO', 'Abono')).toBe(true)
  expect(de('Anticipo', 'ANTICIPO', 'Liquidación')).toBe(true)
  expect(de('Anticipo', 'PAGO', 'Liquidación')).toBe(true)
  expect(de('Anticipo', 'LIQUIDACION', 'Abono')).toBe(true)
})
test('[VI-B2] where it has one pago, what staff call it and what the customer does are two words for it', () => {
  expect(de('Anticipo', 'LIQUIDACION')).toBe(true)
  expect(de('Liquidación', 'ANTICIPO')).toBe(true)
})
test('[VI-B2] instalments are counted in words and figures, glued to the bank’s reference too', () => {
  const aplica = (concepto: string, nota: string) => isAplicadaA({ concepto }, `SPEI RECIBIDO | | ${nota}`)
  const suyas = [
    'PAGO DOS XEM111',
    '2o. pago XEM111',
    '2A PARCIALIDAD XEM111',
    '646 00000012do pago XEM111',
    '646 00000012 pago XEM111',
  ]
  expect(suyas.filter((nota) => !aplica('Segundo pago', nota))).toEqual([])
  expect(suyas.filter((nota) => aplica('Tercer pago', nota))).toEqual([])
  expect(['ANTICIPO 2 XEM111', 'SEGUNDO PAGO XEM111'].filter((nota) => aplica('Pago total', nota))).toEqual(
    [],
  )
  expect(['2A HABITACION XEM111', '2O VIAJE XEM111'].filter((nota) => aplica('Pago', nota))).toEqual([])
  expect(aplica('Segundo pago', 'ANTICIPO 50% XEM111')).toBe(true)
})
test('[VI-B2] the first is not the last one, and the whole has no parts', () => {
  expect(de('Primer pago', 'ULTIMO PAGO')).toBe(false)
  for (const nota of ['ANTICIPO', 'PAGO PARCIAL', 'MENSUALIDAD 2'])
    expect(de('Pago total', nota), nota).toBe(false)
  expect(de('Pago total', 'PAGO COMPLETO')).toBe(true)
})
test('[VI-B2] of equal instalments the one that the text names in so many words is meant, and no other', () => {
  const aplica = (nota: string, suyo = 'Segundo pago', hermano = 'Tercer pago') =>
    isAplicadaA({ concepto: suyo, numeroTransaccion: '' }, `SPEI RECIBIDO | | ${nota}`, {
      concepto: hermano,
      numeroTransaccion: '',
    })
  for (const nota of ['XEM111 SEGUNDO PAGO', '2do pago XEM111', 'XEM111 2A. PARCIALIDAD'])
    expect(aplica(nota), nota).toBe(true)
  for (const nota of ['XEM111', 'XEM111 PAGO 2', 'XEM111 SEGUNDO PAGO Y TERCER PAGO', 'XEM111 CUARTO PAGO'])
    expect(aplica(nota), nota).toBe(false)
  // Nobody told which of the two the other is, or both are the same one.
  for (const hermano of ['Pago', 'Segundo pago'])
    expect(aplica('XEM111 SEGUNDO PAGO', 'Segundo pago', hermano), hermano).toBe(false)
})
