import { centavos } from '@valija/palabras/centavos.ts'
import type { CabeceraCfdi } from '../src/facturas/factura.ts'
import { politicaInicial } from '../src/politica/politica.ts'
import type { Dia } from '../src/tiempo/dia.ts'

/** Builder of a header that keeps every rule on 12 October 2026; a test changes what it is about. */
export const aCabecera = (cambios: Partial<CabeceraCfdi> = {}): CabeceraCfdi => ({
  version: '4.0',
  tipoDeComprobante: 'I',
  serie: 'A',
  folio: '100',
  serieFolio: 'A100',
  folioSerie: '100A',
  uuid: 'A2A8F3B5-6C7D-4E8F-9A0B-1C2D3E4F5A6B',
  emisor: 'HAA0503127K4',
  emisorNombre: 'HOTELES ARRECIFE AZUL',
  receptor: 'VAL960115QT8',
  receptorNombre: 'VALIJA',
  receptorRegimen: '601',
  usoCfdi: 'G01',
  metodoPago: 'PPD',
  formaPago: '99',
  moneda: 'MXN',
  total: centavos(116_000),
  fecha: '2026-10-08T10:00:00',
  fechaTimbrado: '2026-10-08T10:02:00',
  ...cambios,
})

export const contextoDe = (
  hoy = '2026-10-12',
  cambios: Partial<ReturnType<typeof politicaInicial>> = {},
) => ({
  hoy: hoy as Dia,
  politica: { ...politicaInicial(), receptorRfc: 'VAL960115QT8', ...cambios },
})
