import { centavos } from '@valija/contract/pesos.ts'
import { describe, expect, it } from 'vitest'
import { toPaqueteCola } from './mapping.ts'
import type { PaqueteAnt } from './port.ts'

const reserva = (totalReserva: number, iva: number, propinas: number) => ({
  bookingCode: `R${totalReserva}`,
  totalReserva: centavos(totalReserva),
  iva: centavos(iva),
  propinas: centavos(propinas),
})
const paquete = (totalFactura: number): PaqueteAnt => ({
  idFactura: 'f1',
  proveedorId: 101,
  xml: Buffer.from('<x/>'),
  totalFactura: centavos(totalFactura),
  fechaPago: '2026-10-15',
  categoria: 'Proveedor',
  reservas: [reserva(100_000, 13_010, 5_000), reserva(20_050, 2_000, 25)],
})

describe('queue payload', () => {
  it('[B-051][B-052][B-054] is written literally: propinas in otrosImpuestos, iva in cost', () => {
    expect(toPaqueteCola('L1', paquete(120_050))).toEqual({
      base64: 'PHgvPg==',
      idFactura: 'f1',
      idLote: 'L1',
      idProveedor: 101,
      otrosImpuestos: 50.25,
      fechaPago: '2026-10-15',
      otrosImpuestosEnXml: true,
      categoria: 'Proveedor',
      reservas: [
        { bookingCode: 'R100000', sellingPrice: 1000, cost: 130.1 },
        { bookingCode: 'R20050', sellingPrice: 200.5, cost: 20 },
      ],
    })
  })
  it.each([
    [120_050, true],
    [120_150, true],
    [119_950, true],
    [120_151, false],
    [119_949, false],
  ])('[B-053][B-148] otrosImpuestosEnXml with a total of %i centavos is %s', (total, expected) => {
    expect(toPaqueteCola('L1', paquete(total)).otrosImpuestosEnXml).toBe(expected)
  })
})
