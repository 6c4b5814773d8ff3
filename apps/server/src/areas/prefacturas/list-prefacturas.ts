import type { PrefacturaFila, PreReserva } from '@valija/contract/prefacturas.ts'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { contains } from '../../http/buscable.ts'
import type { Lista, Sql } from '../../http/lista.ts'
import { refuse } from '../../refuse.ts'

/** The pre-invoices a person reaches, for `prefacturas p`: staff all, an agent its own. Every query begins with it. */
export function alcanceDePrefacturas(actor: Actor): Sql {
  if (actor.rol === 'admin' || actor.rol === 'OperativoComisionista') return sql`true`
  return actor.rol === 'comisionista' ? sql`p.comisionista_id = ${actor.idComisionista ?? -1}` : sql`false`
}

const columnas = sql`p.id, p.comisionista_id, p.rfc_emisor, p.razon_social_emisor, p.regimen_fiscal, p.num_reservas,
  p.tarifa, p.iva, p.ret_iva, p.ret_isr, p.total, p.a_pagar as total_a_pagar, p.creador, p.fecha_creacion,
  exists (select 1 from borradores b join borrador_cfdis c on c.borrador_id = b.id
    where b.prefactura_id = p.id and c.quitado_en is null) as con_factura`

export type FilaPrefactura = Omit<PrefacturaFila, 'fechaCreacion'> & { fechaCreacion: Date }
export const toPrefacturaFila = (fila: FilaPrefactura): PrefacturaFila => ({
  ...fila,
  fechaCreacion: fila.fechaCreacion.toISOString(),
})

export const listaDePrefacturas = (
  actor: Actor,
  { comisionistaId, q }: { comisionistaId?: number | undefined; q?: string | undefined },
): Lista => ({
  desde: sql`prefacturas p`,
  donde: [
    alcanceDePrefacturas(actor),
    ...(comisionistaId === undefined ? [] : [sql`p.comisionista_id = ${comisionistaId}`]),
    ...(q
      ? [
          sql`exists (select 1 from prefactura_reservas r where r.prefactura_id = p.id and ${contains(sql`buscable(r.booking_code || ' ' || r.description)`, q)})`,
        ]
      : []),
  ],
  columnas,
  ordenes: {
    fechaCreacion: { sql: sql`p.fecha_creacion`, tipo: 'timestamptz' },
    numReservas: { sql: sql`p.num_reservas`, tipo: 'int8' },
    total: { sql: sql`p.total`, tipo: 'int8' },
    totalAPagar: { sql: sql`p.a_pagar`, tipo: 'int8' },
    id: { sql: sql`p.id`, tipo: 'int8' },
  },
  inicial: '-fechaCreacion',
  id: { sql: sql`p.id`, tipo: 'int8' },
})

/** One of the person's, or nothing: another's does not exist. */
export async function requirePrefactura(db: Conn, actor: Actor, id: number): Promise<FilaPrefactura> {
  const { rows } =
    await sql<FilaPrefactura>`select ${columnas} from prefacturas p where p.id = ${id} and ${alcanceDePrefacturas(actor)}`.execute(
      db,
    )
  const [fila] = rows
  if (!fila) throw refuse('prefacturaNoEncontrada')
  return fila
}

/**
 * Before a pre-invoice's draft is made, or deleted with it: one at a time. The draft's row is locked before the
 * pre-invoice's. Changing the draft and turning it into a lote lock them in that order too.
 */
export async function lockDraftOf(tx: Tx, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`prefactura ${id}`}, 0))`.execute(tx)
  await tx.selectFrom('borradores').select('id').where('prefacturaId', '=', id).forUpdate().execute()
}

export const listaDePreReservas = (id: number, q: string | undefined): Lista => ({
  desde: sql`prefactura_reservas r`,
  donde: [
    sql`r.prefactura_id = ${id}`,
    ...(q ? [contains(sql`buscable(r.booking_code || ' ' || r.description)`, q)] : []),
  ],
  columnas: sql`r.id as id_reservas, r.booking_code, r.description, r.total`,
  ordenes: {
    bookingCode: { sql: sql`r.booking_code`, tipo: 'text' },
    total: { sql: sql`r.total`, tipo: 'int8' },
    idReservas: { sql: sql`r.id`, tipo: 'int8' },
  },
  inicial: 'idReservas',
  id: { sql: sql`r.id`, tipo: 'int8' },
})

export const readPreReservas = async (db: Conn, id: number): Promise<PreReserva[]> =>
  (
    await sql<PreReserva>`select r.id as id_reservas, r.booking_code, r.description, r.total
      from prefactura_reservas r where r.prefactura_id = ${id} order by r.id`.execute(db)
  ).rows
