import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { describe, expect, it, test } from 'vitest'
import { paginaDePrueba, paginaDicha } from '../../../testing/pagina-de-prueba.ts'
import { extraer } from './extraer.ts'
import { umbrales } from './umbrales.ts'

const de = (texto: string) => {
  const lineas = `Transferencia exitosa / Importe | $1,234.50 MXN / ${texto}`
    .split(' / ')
    .map((linea) => linea.split(' | ').map((columna, i) => [i === 0 ? 0.1 : 0.55, columna.trim()] as const))
  return extraer([paginaDePrueba(lineas)], { hoy: '2026-10-10' as Dia })
}
const sure = (texto: string, campo: 'fechaPago' | 'numeroTransaccion') => {
  const leido = de(texto).campos[campo]
  return leido && leido.confianza >= umbrales.alta ? leido.valor : null
}
const clave = 'Clave de rastreo | ABCDEF0012345'

describe('[VI-C1] under a heading that it was made, what says that it is still to be is believed', () => {
  it.each([
    'Operación exitosa / Fecha de aplicación | 12/10/2026',
    'Transferencia exitosa / Fecha de ejecución | 15/10/2026',
    'Transferencia exitosa / Fecha | 25/10/2026',
    'Transferencia exitosa / Cuándo | 15 de octubre de 2026',
    'Transferencia exitosa / Aplicación | Día siguiente hábil',
    'Transferencia exitosa / Frecuencia | Mensual',
    'Comprobante de pago / Código de respuesta | 05',
    'Comprobante de transferencia / Acuse de recibo de instrucción',
    'Transferencia mancomunada enviada / Firmas 1 de 2',
    'Envío de dinero para retiro en cajero exitoso',
    'Envío a cajero exitoso',
    'Transferencia exitosa / El beneficiario debe aceptar la transferencia',
    'Transferencia exitosa / Juan tiene 24 horas para aceptar',
    'Transferencia exitosa / El destinatario aún debe reclamar el dinero',
    'Transferencia exitosa / En análisis de prevención de fraude',
    'Transferencia exitosa / Operación inusual, en verificación',
    'Transferencia exitosa / Estado | Enviada a Banxico',
    'Transferencia exitosa / Se abonó de nuevo a tu cuenta',
    'Este no es un comprobante de pago / Transferencia exitosa',
    'Comprobante no oficial / Transferencia exitosa',
    'Traspaso a mi cuenta de ahorro exitoso',
  ])('«%s»', (texto) => {
    for (const datos of ['clave', 'folio'] as const)
      expect(paginaDicha(texto, datos)).toMatchObject({ pagado: false, sure: [] })
  })
  it.each([
    // The SPEI's own day is that of the next business day.
    'Transferencia exitosa / Fecha de liquidación | 12/10/2026',
    'Transferencia exitosa / Fecha de aplicación | 10/10/2026',
    'Transferencia exitosa / Periodicidad | Única',
    'Pago exitoso / Código de respuesta | 00',
    'Transferencia exitosa / Firmas 2 de 2',
    'Depósito en cajero exitoso',
    'Transferencia exitosa / Este documento no es un comprobante fiscal',
    'Transferencia exitosa / Enviado a | Banco Azteca',
  ])('«%s» is paid', (texto) => expect(paginaDicha(texto)).toMatchObject({ pagado: true }))
})

test.each([
  'del documento',
  'de la reserva',
  'de salida',
  'de llegada',
  'de reporte',
  'de solicitud',
  'de entrega',
  'de apertura',
  'de factura',
  'de alta',
])('[VI-C1] the day of «Fecha %s» is not the payment’s', (que) => {
  expect(sure(`Fecha ${que} | 09/10/2026 / ${clave}`, 'fechaPago')).toBeNull()
  expect(sure(`Fecha ${que} | 09/10/2026 / Fecha | 07/10/2026 / ${clave}`, 'fechaPago')).not.toBe(
    '09/10/2026',
  )
})
test.each([
  'de la operación',
  'de tu pago',
  'en que se realizó',
  'del abono',
  'de acreditación',
  'y hora de cobro',
])('[VI-C1] the day of «Fecha %s» is', (que) =>
  expect(sure(`Fecha ${que} | 07/10/2026 / ${clave}`, 'fechaPago')).toBe('07/10/2026'),
)
test.each([
  ['Último acceso | 09/10/2026 10:30', null],
  ['Compartido el | 09/10/2026 10:30', null],
  ['Inicio de sesión | 09/10/2026 10:30:00', null],
  ['Último acceso / 09/10/2026 10:30', null],
  ['07/10/2026 10:30', '07/10/2026'],
])('[VI-C1] of a moment without a label of its own, «%s» tells %s', (texto, dia) =>
  expect(sure(`${texto} / ${clave}`, 'fechaPago')).toBe(dia),
)
test.each([
  ['Clave de rastreo | 07102026', null],
  ['Clave de rastreo | 1234567', null],
  ['Clave de rastreo | 012180001234567899', null],
  ['Clave de rastreo anterior | ABCDEF0012345', null],
  ['Clave de rastreo del envío original | ABCDEF0012345', null],
  ['Folio | 4111111111111111', null],
  [clave, 'ABCDEF0012345'],
  ['Folio | 7712345678', '7712345678'],
])('[VI-C1] «%s» gives the number %s', (texto, numero) =>
  expect(sure(`Fecha | 07/10/2026 / ${texto}`, 'numeroTransaccion')).toBe(numero),
)
