import { describe, expect, it, test } from 'vitest'
import {
  type ColasDichas,
  type DiaDePago,
  sayCuandoMePagan,
  sayDia,
  sayPagos,
  sayPorPagar,
  sayPuedesFacturar,
} from './inicio-frases.ts'

const hoy = '2026-11-11'
const mxn = (monto: number) => [{ moneda: 'MXN', monto }]
const nada = { facturas: 0, montos: [] }
const sinVencidos = { lotes: 0, montos: [] }
const dia = (change: Partial<DiaDePago>): DiaDePago => ({
  fecha: '2026-11-13',
  firme: nada,
  previsto: nada,
  ...change,
})

test.each([
  ['2026-11-11', 'hoy'],
  ['2026-11-12', 'mañana jueves 12'],
  ['2026-11-13', 'el viernes 13'],
  ['2026-11-17', 'el martes 17'],
  ['2026-11-18', 'el miércoles 18 de noviembre'],
  ['2026-12-01', 'el martes 1 de diciembre'],
  ['2027-01-08', 'el viernes 8 de enero de 2027'],
  ['2026-11-10', 'el martes 10 de noviembre'],
])('[IX-B] from the business day 11/11/2026, %s is said %s', (fecha, said) => {
  expect(sayDia(fecha, hoy)).toBe(said)
})
test('[IX-B] a day of another year says it, however near', () => {
  expect(sayDia('2027-01-04', '2026-12-30')).toBe('el lunes 4 de enero de 2027')
})

describe('[IX-B] «¿Cuándo me pagan?»', () => {
  it.each([
    ['nothing has a date', undefined, sinVencidos, 'Ningún pago tuyo tiene fecha todavía.'],
    [
      'one factura, sure',
      dia({ firme: { facturas: 1, montos: mxn(100_00) } }),
      sinVencidos,
      'El viernes 13 te pagan $100.00 por 1 factura.',
    ],
    [
      'many, sure',
      dia({ firme: { facturas: 13, montos: mxn(415_966_20) } }),
      sinVencidos,
      'El viernes 13 te pagan $415,966.20 por 13 facturas.',
    ],
    [
      'today',
      dia({ fecha: hoy, firme: { facturas: 2, montos: mxn(5_00) } }),
      sinVencidos,
      'Hoy te pagan $5.00 por 2 facturas.',
    ],
    [
      'only planned is never asserted',
      dia({ previsto: { facturas: 3, montos: mxn(9_00) } }),
      sinVencidos,
      'Para el viernes 13 está previsto pagarte $9.00 por 3 facturas.',
    ],
    [
      'in part',
      dia({ firme: { facturas: 10, montos: mxn(10_00) }, previsto: { facturas: 1, montos: mxn(1_00) } }),
      sinVencidos,
      'El viernes 13 te pagan $10.00 por 10 facturas, y está previsto pagarte $1.00 por 1 otra.',
    ],
    [
      'two currencies stay apart',
      dia({ firme: { facturas: 2, montos: [...mxn(1_00), { moneda: 'USD', monto: 2_00 }] } }),
      sinVencidos,
      'El viernes 13 te pagan $1.00 y $2.00 USD por 2 facturas.',
    ],
    [
      'overdue is never hidden behind what comes',
      dia({ firme: { facturas: 1, montos: mxn(1_00) } }),
      { lotes: 2, montos: mxn(7_00) },
      'El viernes 13 te pagan $1.00 por 1 factura. Te deben 2 pagos vencidos por $7.00.',
    ],
    ['only overdue', undefined, { lotes: 1, montos: mxn(7_00) }, 'Te deben un pago vencido por $7.00.'],
  ])('%s', (_name, siguiente, vencidos, said) => {
    expect(sayCuandoMePagan(siguiente, hoy, vencidos)).toBe(said)
  })
})

describe('[IX-B] what waits for who pays', () => {
  const cola = (n: number, monto?: number) => ({ n, montos: monto === undefined ? [] : mxn(monto) })
  const none: ColasDichas = { porProcesar: cola(0), vencenHoy: cola(0), enDuda: cola(0), vencidos: cola(0) }
  it.each([
    [none, 'Ningún lote espera que lo proceses ni que lo pagues hoy.'],
    [{ ...none, porProcesar: cola(1, 4_00) }, 'Hay 1 lote por procesar por $4.00.'],
    [
      {
        porProcesar: cola(57, 4_600_000_00),
        vencenHoy: cola(3, 90_00),
        enDuda: cola(2, 5_00),
        vencidos: cola(1, 12_50),
      },
      'Hay 1 lote vencido por $12.50, 3 lotes que vencen hoy por $90.00, 2 lotes en duda y 57 lotes por procesar por $4,600,000.00.',
    ],
  ])('%#', (colas, said) => {
    expect(sayPorPagar(colas)).toBe(said)
  })
})

test.each([
  [{ n: 0, montos: mxn(0) }, 'No tienes comisiones por facturar.'],
  [{ n: 1, montos: mxn(50_00) }, 'Puedes facturar $50.00 (1 reserva).'],
  [{ n: 27, montos: mxn(131_384_00) }, 'Puedes facturar $131,384.00 (27 reservas).'],
])('[IX-B] what an agent may bill %#', (porFacturar, said) => {
  expect(sayPuedesFacturar(porFacturar)).toBe(said)
})

test.each([
  [
    { porConfirmar: 0, porConciliar: 0, cuentas: 0 },
    'Ningún pago de cliente espera que lo confirmes ni que lo concilies.',
  ],
  [
    { porConfirmar: 1, porConciliar: 0, cuentas: 0 },
    'De los pagos de clientes hay 1 comprobante por confirmar.',
  ],
  [
    { porConfirmar: 12, porConciliar: 30, cuentas: 2 },
    'De los pagos de clientes hay 12 comprobantes por confirmar, 30 movimientos por conciliar y 2 cuentas con días sin estado de cuenta.',
  ],
])('[IX-B] what waits of customers’ payments %#', (espera, said) => {
  expect(sayPagos(espera)).toBe(said)
})
