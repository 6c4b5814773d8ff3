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
