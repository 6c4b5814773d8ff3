import type { Seleccion } from '@valija/contract/comisiones.ts'
import { message } from '@valija/contract/messages.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { columnasDeComision, desdeComisiones, type FilaComision, filtersOf } from './list-comisiones.ts'
import { yaFacturadas } from './reservas-facturadas.ts'

export type Elegida = Pick<FilaComision, 'bookingCode' | 'description' | 'commission'>

/** The bookings chosen, each free to be billed; otherwise which ones are not, and why. */
export async function readSeleccion(
  db: Conn,
  comisionistaId: number,
  { bookingCodes, todas, q }: Pick<Seleccion, 'bookingCodes' | 'todas' | 'q'>,
): Promise<Elegida[]> {
  const pedidos = [...new Set(bookingCodes)]
  if (!todas && pedidos.length === 0) throw refuse('seleccionaReservas')
  const donde = todas
    ? filtersOf(comisionistaId, { estado: 'porFacturar', q })
    : [...filtersOf(comisionistaId, {}), sql`c.booking_code = any(${pedidos}::text[])`]
  const { rows } = await sql<FilaComision>`select ${columnasDeComision} from ${desdeComisiones}
    where ${sql.join(donde, sql` and `)} order by c.booking_date, c.booking_code`.execute(db)
  if (!todas) assertFree(pedidos, rows)
  if (rows.length === 0) throw refuse('seleccionaReservas')
  return rows
}

function assertFree(pedidos: readonly string[], filas: readonly FilaComision[]): void {
  const porCodigo = new Map(filas.map((fila) => [fila.bookingCode, fila]))
  const detallesDe = (codes: readonly string[], textOf: (code: string) => string) =>
    codes.map((campo) => ({ campo, mensaje: textOf(campo) }))
  const ausentes = pedidos.filter((code) => !porCodigo.has(code))
  if (ausentes.length > 0)
    throw refuseWith('reservasNoExisten', `${message('reservasNoExisten')}: ${ausentes.join(', ')}`, {
      detalles: detallesDe(ausentes, () => message('reservaNoExiste')),
    })
  const en = (estado: FilaComision['estado']) => filas.filter((fila) => fila.estado === estado)
  const impagables = en('noPagable')
  if (impagables.length > 0)
    throw refuseWith(
      'comisionNoPagable',
      message('comisionNoPagable', { motivo: impagables[0]?.description ?? '' }),
      { detalles: impagables.map((f) => ({ campo: f.bookingCode, mensaje: f.description })) },
    )
  const ocupadas = en('enPrefactura')
  if (ocupadas.length > 0) throw enOtraPrefactura(ocupadas)
  const facturadas = en('facturada').map(({ bookingCode }) => bookingCode)
  if (facturadas.length > 0) throw yaFacturadas(facturadas)
}

/** With the list, as documented. */
export const enOtraPrefactura = (ocupadas: readonly { bookingCode: string; prefacturaId: number | null }[]) =>
  refuseWith(
    'reservasEnOtraPrefactura',
    `${message('reservasEnOtraPrefactura')} ${ocupadas.map(({ bookingCode }) => bookingCode).join(', ')}`,
    {
      detalles: ocupadas.map(({ bookingCode, prefacturaId }) => ({
        campo: bookingCode,
        mensaje: prefacturaId === null ? '' : `Pre-factura ${prefacturaId}`,
      })),
    },
  )
