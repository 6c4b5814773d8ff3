import type { AvisoDeReserva } from '@valija/domain/reservas/avisos.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { expect, it } from 'vitest'
import { textoDeAviso } from './aviso-de-reserva.ts'

it('[X-2] of a factura that was paid already it is said that it was, and no other day is asked for', () => {
  const told = (pagada: boolean) => {
    const comun = { objeto: '1', facturaId: 1, loteId: 7, importe: 100, moneda: 'MXN' }
    const datos = { factura: 'F 1', fechaPago: '2026-07-03' as Dia, pagada }
    const avisos: AvisoDeReserva[] = [
      { ...comun, codigo: 'pagoAntesDelCobro', datos: { ...datos, vendido: 200, cobrado: 100 } },
      { ...comun, codigo: 'pagoAntesDeLaEstancia', datos: { ...datos, inicio: '2026-08-01' as Dia } },
    ]
    return avisos.map((aviso) => Object.values(textoDeAviso(aviso, 'MXN')).join(' '))
  }
  for (const texto of told(true)) {
    expect(texto).toContain('F 1 se pagó el 03/07/2026')
    expect(texto).not.toContain('cambia la fecha')
  }
  for (const texto of told(false)) {
    expect(texto).toContain('F 1 se paga el 03/07/2026')
    expect(texto).toContain('cambia la fecha')
  }
})

it('[X-2] a warning says «al menos» where it may be more, and of a cost that nobody knows that nobody does', () => {
  const comun = { objeto: '', facturaId: null, loteId: null, importe: 100, moneda: 'MXN' }
  const told = (aviso: AvisoDeReserva) => textoDeAviso(aviso, 'MXN').encontrado
  const conAlMenos = (alMenos: boolean): AvisoDeReserva[] => [
    { ...comun, codigo: 'facturadoDeMas', datos: { facturado: 300, costo: 200, alMenos } },
    { ...comun, codigo: 'comisionSinCobro', datos: { porCobrar: 300, monedaPorCobrar: 'MXN', alMenos } },
    { ...comun, codigo: 'clienteSobrepagado', datos: { vendido: 200, cobrado: 300, alMenos } },
  ]
  for (const aviso of conAlMenos(true)) expect(told(aviso)).toContain('al menos $1.00')
  for (const aviso of conAlMenos(false)) expect(told(aviso)).not.toContain('al menos')
  const sinFactura = (costo: number | null): AvisoDeReserva => ({
    ...comun,
    codigo: 'pagadaSinFactura',
    datos: { fin: '2026-10-05' as Dia, costo },
  })
  expect(told(sinFactura(80_000))).toContain('Se esperan $800.00.')
  expect(told(sinFactura(null))).toContain('No sabemos cuánto costó.')
  expect(told(sinFactura(null))).not.toContain('$')
})
