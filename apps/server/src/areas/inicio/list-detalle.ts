import type { consultaDetalle, FilaDetalle } from '@valija/contract/inicio.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { readPage } from '../../http/lista.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'

type Fila = Omit<FilaDetalle, 'fechaCreacion'> & { fechaCreacion: Date }

/**
 * The detail behind the chart (Access §2): lotes of commission agents; of suppliers for those who have no others.
 * The admin, who has both, sees the agents' as documented and may ask for the suppliers'.
 */
export async function listDetalle(db: Conn, actor: Actor, consulta: z.infer<typeof consultaDetalle>) {
  const hotels = actor.rol === 'proveedor' || actor.rol === 'OperativoProveedor'
  const categoria = consulta.categoria ?? (hotels ? 'Proveedor' : 'Comisionista')
  const pagina = await readPage<Fila>(
    db,
    {
      desde: sql`lotes l`,
      donde: [alcanceDeLotes(actor), sql`l.eliminado_en is null`, sql`l.categoria = ${categoria}`],
      columnas: sql`l.id, l.fecha_creacion, l.num_facturas, l.num_reservas, l.nombre, l.proveedor_nombre, l.estatus, l.total, l.moneda, l.categoria`,
      ordenes: {
        id: { sql: sql`l.id`, tipo: 'int8' },
        fechaCreacion: { sql: sql`l.fecha_creacion`, tipo: 'timestamptz' },
        numFacturas: { sql: sql`l.num_facturas`, tipo: 'int8' },
        numReservas: { sql: sql`l.num_reservas`, tipo: 'int8' },
      },
      inicial: '-fechaCreacion',
      id: { sql: sql`l.id`, tipo: 'int8' },
    },
    consulta,
  )
  return {
    ...pagina,
    filas: pagina.filas.map((fila) => ({ ...fila, fechaCreacion: fila.fechaCreacion.toISOString() })),
  }
}
