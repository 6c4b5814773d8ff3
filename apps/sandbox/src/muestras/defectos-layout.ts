import type { Mundo } from '../mundo/mundo.ts'
import { numerosPorFactura, reservaDe } from '../mundo/reservas.ts'
import type { FacturaMuestra } from './factura.ts'
import { type RenglonMuestra, renglonesDe, writeLayout } from './layout.ts'
import type { Archivo } from './lote.ts'

const cambia = (
  renglones: readonly RenglonMuestra[],
  i: number,
  cambio: (r: RenglonMuestra) => RenglonMuestra,
) => renglones.map((r, n) => (n === i ? cambio(r) : r))

/** Layouts for the right invoices, each wrong in one way and named after it. */
export const layoutsConDefecto = (facturas: readonly FacturaMuestra[], mundo: Mundo): Archivo[] => {
  const buenos = renglonesDe(facturas)
  const primera = facturas[0]
  if (!primera) throw new RangeError('no invoices')
  const deOtro = mundo.proveedores.find((p) => p.id !== primera.proveedor.id)
  // Numbers 0..2 of the hotel: the third one belongs to no invoice and is cancelled.
  const cancelada = reservaDe(mundo.seed, primera.proveedor, numerosPorFactura - 1)
  const ajena = deOtro ? reservaDe(mundo.seed, deOtro, 0).bookingCode : ''
  const conReserva = (codigo: string) =>
    cambia(buenos, 0, ([folio, , ...montos]): RenglonMuestra => [folio, codigo, ...montos])
  const conMonto = (pesos: number) =>
    cambia(
      buenos,
      0,
      ([folio, codigo, base, iva, otros, propinas, total]): RenglonMuestra => [
        folio,
        codigo,
        Number((base + pesos).toFixed(2)),
        iva,
        otros,
        propinas,
        Number((total + pesos).toFixed(2)),
      ],
    )
  const casos: Record<string, readonly RenglonMuestra[]> = {
    'layout-correcto': buenos,
    'layout-monto-distinto': conMonto(250),
    'layout-diferencia-de-un-peso': conMonto(1),
    'layout-diferencia-de-1.01': conMonto(1.01),
    'layout-sin-un-folio': buenos.filter(([folio]) => String(folio) !== primera.folio),
    'layout-reserva-inexistente': conReserva('AT1O1XX003'),
    'layout-reserva-cancelada': conReserva(cancelada.bookingCode),
    'layout-reserva-de-otro-hotel': conReserva(ajena),
    'layout-vacio': [],
  }
  return [
    ...Object.entries(casos).map(([nombre, renglones]) => ({
      nombre: `${nombre}.xlsx`,
      bytes: writeLayout(renglones),
    })),
    {
      nombre: 'layout-en-csv.csv',
      bytes: new TextEncoder().encode(`${buenos.map((r) => r.join(',')).join('\n')}\n`),
    },
  ]
}
