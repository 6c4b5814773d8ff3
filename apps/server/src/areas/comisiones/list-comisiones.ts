import type { ComisionFila, ConsultaComisiones, EstadoComision } from '@valija/contract/comisiones.ts'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import { readCodigos } from '@valija/domain/buscar/codigos.ts'
import { sql } from 'kysely'
import { facturaQueCuenta } from '../../db/factura-que-cuenta.ts'
import { contains } from '../../http/buscable.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import { clavesDe, type Lista, type Sql } from '../../http/lista.ts'

/**
 * A booking is invoiced when a living factura of a living commission lote of the same agent bills it. Asked booking by
 * booking, never of all facturas at once: hence no `exists`.
 */
const facturada = sql`coalesce((select true from factura_reservas r join facturas f on f.id = r.factura_id
  join lotes l on l.id = f.lote_id where r.booking_code = c.booking_code and f.tipo = 'c' and ${facturaQueCuenta('f', 'l')} and l.proveedor_id = c.comisionista_id limit 1), false)`
const estado = sql`case when c.commission <= 0 then 'noPagable' when p.id is not null then 'enPrefactura'
  when ${facturada} then 'facturada' else 'porFacturar' end`

export const desdeComisiones = sql`comisiones c left join prefactura_reservas p
  on p.comisionista_id = c.comisionista_id and p.booking_code = c.booking_code`
export const estadoDeComision = estado

type Filtros = Pick<ConsultaComisiones, 'estado' | 'q' | 'codigos'>
const conCodigo = sql`buscable(c.booking_code)`
export const filtersOf = (comisionistaId: number, { estado: pedido, q, codigos }: Filtros): Sql[] => {
  const donde: Sql[] = [sql`c.comisionista_id = ${comisionistaId}`]
  if (pedido) donde.push(sql`${estado} = ${pedido}`)
  for (const word of (q ?? '').split(/\s+/).filter(Boolean))
    donde.push(contains(sql`buscable(c.booking_code || ' ' || c.description || ' ' || c.in_remarks)`, word))
  if (codigos) donde.push(sql`${conCodigo} in (select clave from (${clavesDe(readCodigos(codigos))}) k)`)
  return donde
}

export const columnasDeComision = sql`c.booking_code, c.description, c.booking_date, c.commission, c.in_remarks,
  ${estado} as estado, p.prefactura_id`

export const listaDeComisiones = (comisionistaId: number, filtros: Filtros): Lista => ({
  desde: desdeComisiones,
  donde: filtersOf(comisionistaId, filtros),
  codigos: filtros.codigos
    ? {
        pedidos: readCodigos(filtros.codigos),
        hallados: sql`select ${conCodigo} from ${desdeComisiones}
          where ${sql.join(filtersOf(comisionistaId, filtros), sql` and `)}`,
      }
    : undefined,
  columnas: columnasDeComision,
  ordenes: {
    bookingDate: { sql: sql`c.booking_date`, tipo: 'date' },
    bookingCode: { sql: sql`c.booking_code`, tipo: 'text' },
    description: { sql: sql`c.description collate "es-x-icu"`, tipo: 'text' },
    commission: { sql: sql`c.commission`, tipo: 'int8' },
    estado: { sql: estado, tipo: 'text' },
  },
  inicial: '-bookingDate',
  id: { sql: sql`c.booking_code`, tipo: 'text' },
})

export type FilaComision = Omit<ComisionFila, 'estado'> & { estado: EstadoComision }
const c = t.columnas
export const columnasExportadas: ColumnasExportadas<FilaComision> = {
  bookingCode: { titulo: c.bookingCode, valor: (f) => f.bookingCode },
  description: { titulo: c.description, valor: (f) => f.description },
  bookingDate: { titulo: c.bookingDate, clase: 'fecha', valor: (f) => f.bookingDate },
  // One that cannot be paid is listed at −1, which is no amount.
  commission: {
    titulo: c.commission,
    clase: 'dinero',
    suma: true,
    valor: (f) => (f.commission > 0 ? f.commission : null),
  },
  inRemarks: { titulo: c.inRemarks, valor: (f) => f.inRemarks },
  estado: { titulo: c.estado, valor: (f) => t.estados[f.estado] },
}
