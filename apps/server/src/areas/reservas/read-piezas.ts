import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import { estadoRechazado } from '@valija/domain/pagos/estados.ts'
import type { FacturaDeReserva, PiezasDeReserva } from '@valija/domain/reservas/piezas.ts'
import type { Conn } from '../../db/connection.ts'
import type { ReservaConocida } from './read-conocidas.ts'
import { readCargos, readCobros, readComisiones, readMovimientos, readPrefacturas } from './read-dinero.ts'
import { type FacturaConClave, readFacturas } from './read-facturas.ts'
import type { Vista } from './vista.ts'

/** The pieces of bookings that a person may see, by localizador. What it may not see is not read. */
export async function readPiezas(
  db: Conn,
  vista: Vista,
  reservas: readonly ReservaConocida[],
  estadoPagoValido: number,
): Promise<Map<string, PiezasDeReserva>> {
  const claves = [...new Set(reservas.flatMap((una) => una.claves))]
  const codes = [...new Set([...reservas.map(({ localizador }) => localizador), ...claves])]
  const cobros = porClave(vista.cobros ? await readCobros(db, codes) : [])
  const movimientos = porClave(vista.movimientos ? await readMovimientos(db, codes) : [])
  const comisiones = porClave(vista.agente ? await readComisiones(db, vista, codes) : [])
  const prefacturas = porClave(vista.agente ? await readPrefacturas(db, vista, codes) : [])
  const facturas = await readFacturas(db, vista, claves)
  const cargos = vista.movimientos ? await readCargos(db, facturas) : []
  const porSuClave = Map.groupBy(facturas, ({ clave }) => clave)
  return new Map(
    reservas.map((reserva) => {
      const deEsta = <T>(todas: ReadonlyMap<string, readonly T[]>) =>
        reserva.claves.flatMap((clave) => todas.get(clave) ?? [])
      const suyas = mergeClaves(deEsta(porSuClave))
      return [
        reserva.localizador,
        {
          hechos: hechosPara(vista, reserva),
          pagadoExterno: vista.cobros ? reserva.pagadoExterno : null,
          cobrosDelMotor: vista.cobros ? reserva.cobrosDelMotor : null,
          cobros: deEsta(cobros).map(({ estadoId, bookingCode: _code, ...cobro }) => ({
            ...cobro,
            estado:
              estadoId === estadoPagoValido
                ? 'valido'
                : estadoId === estadoRechazado
                  ? 'rechazado'
                  : 'pendiente',
          })),
          movimientos: deEsta(movimientos),
          cargos: cargos.filter(({ comprobanteId }) =>
            suyas.some(({ pagos }) => pagos.some((pago) => pago.comprobanteId === comprobanteId)),
          ),
          facturas: vista.hotel ? suyas.filter(({ tipo }) => tipo === 'p') : [],
          comisiones: deEsta(comisiones),
          prefacturas: deEsta(prefacturas),
          facturasDeAgente: vista.agente ? suyas.filter(({ tipo }) => tipo === 'c') : [],
        },
      ]
    }),
  )
}

const porClave = <T extends { bookingCode: string }>(all: readonly T[]): ReadonlyMap<string, T[]> =>
  Map.groupBy(all, ({ bookingCode }) => claveSuelta(bookingCode))

/** A factura may name one booking by two of its codes. */
function mergeClaves(facturas: readonly FacturaConClave[]): (FacturaDeReserva & { tipo: 'p' | 'c' })[] {
  const porId = new Map<number, FacturaDeReserva & { tipo: 'p' | 'c' }>()
  for (const { clave: _clave, ...factura } of facturas) {
    const antes = porId.get(factura.facturaId)
    porId.set(factura.facturaId, antes ? { ...antes, monto: antes.monto + factura.monto } : factura)
  }
  return [...porId.values()]
}

/** Outsiders are told of the stay, a hotel of its own alone, and of no money that is not theirs. */
function hechosPara(vista: Vista, { hechos }: ReservaConocida): PiezasDeReserva['hechos'] {
  if (hechos === null || vista.todo) return hechos
  if (vista.proveedorIds && !vista.proveedorIds.includes(hechos.proveedorId ?? -1)) return null
  const sinCosto = { ...hechos, costo: null, proveedorId: null }
  return vista.cobros ? sinCosto : { ...sinCosto, venta: null, total: null, comision: null }
}
