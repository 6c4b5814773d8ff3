import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { describe, expect, it } from 'vitest'
import { paginaDePrueba, paginaDicha } from '../../../testing/pagina-de-prueba.ts'
import { extraer } from './extraer.ts'

describe('[VI-C1] a page in English', () => {
  it.each([
    ['Payment declined', 'rechazado'],
    ['Transfer failed', 'rechazado'],
    ['Your transfer was not sent', 'rechazado'],
    ["Your payment couldn't be completed", 'rechazado'],
    ["We weren't able to send your transfer", 'rechazado'],
    ['Unable to process your payment', 'rechazado'],
    ['Insufficient funds / Transfer completed | No', 'rechazado'],
    ['Transaction incomplete', 'rechazado'],
    ['Transfer cancelled', 'cancelado'],
    ['Payment voided', 'cancelado'],
    ['Payment refunded', 'devuelto'],
    ['Your transfer was returned', 'devuelto'],
    ['Returned to your account', 'devuelto'],
    ['Payment reversed', 'devuelto'],
    ['Transfer scheduled', 'programado'],
    ['Your transfer will be sent tomorrow', 'programado'],
    ['Recurring payment created', 'programado'],
    ['Transfer pending', 'enProceso'],
    ['Your payment is being processed', 'enProceso'],
    ['Payment under review', 'enProceso'],
    ['Transfer sent for approval', 'enProceso'],
    ['Awaiting approval', 'enProceso'],
    ['Your payment is on its way', 'enProceso'],
    ['Payment status | Processing', 'enProceso'],
    ['Amount due', 'porPagar'],
    ['Pay before October 20', 'porPagar'],
    ['Payment request sent', 'porPagar'],
    ['Review and send', 'sinEnviar'],
    ['Confirm your transfer', 'sinEnviar'],
    ['Slide to pay', 'sinEnviar'],
  ])('that says «%s» is no payment: %s', (texto, noEsPago) =>
    expect(paginaDicha(texto)).toMatchObject({ noEsPago, pagado: false, sure: [] }),
  )
  it.each([
    'You requested $1,234.50',
    'Request sent',
    'Payment link sent',
    'Draft transfer saved',
    'Example transfer completed',
    'Payment initiated',
    'Transfer submitted',
    'Payment method approved',
    'Deposit account approved',
    'Transfer limit approved',
    'Payment plan approved',
    'Money request sent',
    'Transfer template completed',
    'Was your payment sent?',
  ])('that says «%s» tells of no payment that was made', (texto) =>
    expect(paginaDicha(texto)).toMatchObject({ pagado: false, sure: [] }),
  )
  it.each([
    'Payment sent',
    'Your wire was completed on Oct 7, 2026',
    'Your wire transfer has been sent',
    'You sent $1,234.50 to Viajes del Sur',
    'Transfer completed / If your payment is declined we will let you know',
    'Payment sent / Transfers may be returned when the account is closed',
    'Payment status | Completed / Payment sent',
  ])('that says «%s» is one', (texto) =>
    expect(paginaDicha(texto)).toMatchObject({ noEsPago: null, pagado: true }),
  )
})

describe('[VI-C3] a day in figures on a page in English may have its month first', () => {
  const fecha = (titulo: string, rotulo: string, dia: string) => {
    const lineas = [
      [[0.1, titulo]],
      [
        [0.1, rotulo],
        [0.5, dia],
      ],
      [[0.1, '$1,500.00']],
    ] as const
    return extraer([paginaDePrueba(lineas)], { hoy: '2026-10-10' as Dia }).campos.fechaPago
  }
  it.each([
    ['Payment completed', 'Date', '09/10/2026', '09/10/2026', ['ordenDeFecha']],
    ['Payment completed', 'Date', '09/18/2026', '18/09/2026', ['ordenDeFecha']],
    ['Payment completed', 'Date', '09/09/2026', '09/09/2026', []],
    ['Payment completed', 'Date', 'Sep 10, 2026', '10/09/2026', []],
    ['Transferencia exitosa', 'Fecha', '09/10/2026', '09/10/2026', []],
  ])('%s, %s %s: %s %o', (titulo, rotulo, dia, valor, dudas) =>
    expect(fecha(titulo, rotulo, dia)).toMatchObject({ valor, dudas }),
  )
})
