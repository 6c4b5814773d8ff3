import type { CodigoDeAviso } from '../../src/reservas/codigos-de-aviso.ts'
import type { PagoPrevisto } from '../../src/reservas/contexto-de-aviso.ts'
import type { PiezasDeReserva } from '../../src/reservas/piezas.ts'
import type { Dia } from '../../src/tiempo/dia.ts'
import { piezas } from '../reserva-de-prueba.ts'
import { deCobros } from './de-cobros.ts'
import { deFacturas } from './de-facturas.ts'
import { dePagos } from './de-pagos.ts'
import type { Renglon } from './vocabulario.ts'

const etiquetas: Record<CodigoDeAviso, { si: Renglon[]; no: Renglon[] }> = {
  ...deCobros,
  ...deFacturas,
  ...dePagos,
}

/** A booking, the day it is looked at, and whether an accountant would warn. */
export type Etiquetado = {
  cuando: string
  avisa: boolean
  piezas: PiezasDeReserva
  previsto: PagoPrevisto | null
  hoy: Dia
}
/**
 * Bookings labelled by hand, from what each warning says and not from its rule: sold for 10,000.00 and bought for 8,000.00,
 * seen on 20 October unless told otherwise.
 */
export const etiquetados = (codigo: CodigoDeAviso): Etiquetado[] =>
  (['si', 'no'] as const).flatMap((cual) =>
    etiquetas[codigo][cual].map(([cuando, cambio, otro]) => ({
      cuando,
      avisa: cual === 'si',
      piezas: piezas(cambio),
      previsto: otro?.previsto ?? null,
      hoy: (otro?.hoy ?? '2026-10-20') as Dia,
    })),
  )
