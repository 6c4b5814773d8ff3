import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { type Impedimento, impedimentosDePago } from '@valija/domain/recibos/impedimentos.ts'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
import { refuse } from '../../refuse.ts'
import { lockEsperados } from '../complementos/expect-complementos.ts'
import { readRetenidos } from '../cuentas-pago/read-retenidos.ts'

const columns = [
  'id',
  'nombre',
  'estatus',
  'categoria',
  'total',
  'moneda',
  'pagado',
  'numFacturas',
  'fechaPago',
  'proveedorId',
  'proveedorNombre',
  'proveedorRfc',
  'creadorId',
] as const

/** Lotes in payment and in pesos, as receipts are, of these suppliers that still lack something: all of them, or a match might look like the only one. */
export const readLotesPorPagar = (db: Conn, rfcs: readonly string[]) =>
  db
    .selectFrom('lotes')
    .select(columns)
    .where('estatus', '=', 'En proceso de pago')
    .where('eliminadoEn', 'is', null)
    .where('proveedorRfc', 'in', [...rfcs])
    .where('moneda', '=', 'MXN')
    .whereRef('pagado', '<', 'total')
    .orderBy('fechaPago')
    .orderBy('id')
    .execute()
export type LotePagable = Awaited<ReturnType<typeof readLotesPorPagar>>[number]

export const readLote = async (db: Conn, id: number): Promise<LotePagable> => {
  const lote = await db
    .selectFrom('lotes')
    .select(columns)
    .where('id', '=', id)
    .where('eliminadoEn', 'is', null)
    .executeTakeFirstOrThrow(() => refuse('noEncontrado'))
  return lote
}

/** Locked in the order of their ids, so that two saves never wait for each other, with what is expected for their payments. */
export async function lockLotes(tx: Tx, ids: readonly number[]): Promise<Map<number, LotePagable>> {
  const wanted = [...new Set(ids)]
  const rows = await tx
    .selectFrom('lotes')
    .select(columns)
    .where('id', 'in', wanted)
    .where('eliminadoEn', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (rows.length < wanted.length) throw refuse('noEncontrado')
  await lockEsperados(tx, { lotes: wanted })
  return new Map(rows.map((lote) => [lote.id, lote]))
}

/** The living facturas of lotes with what is paid of each. */
export const readFacturas = (db: Conn, loteIds: readonly number[]) =>
  db
    .selectFrom('facturas as f')
    .select((eb) => [
      'f.id',
      'f.loteId',
      'f.serie',
      'f.folio',
      'f.uuid',
      'f.fecha',
      'f.estado',
      'f.validacionEfos',
      'f.envio',
      'f.total',
      sql<number>`coalesce((select sum(p.monto) from factura_pagos p
        where p.factura_id = ${eb.ref('f.id')} and p.anulado_en is null), 0)::bigint`.as('pagado'),
    ])
    .where('f.loteId', 'in', [...loteIds])
    .where('f.eliminadaEn', 'is', null)
    .where('f.retiradaEn', 'is', null)
    .orderBy('f.id')
    .execute()

export type FacturaPagable = Awaited<ReturnType<typeof readFacturas>>[number]

/**
 * What keeps these lotes from being paid. `sinRespuesta`: facturas the SAT was asked about just now and did not answer;
 * what it said before does not count for paying.
 */
export async function readImpedimentos(
  db: Conn,
  loteIds: readonly number[],
  politica: Pick<Politica, 'efosBloquean'>,
  sinRespuesta: ReadonlySet<number> = new Set(),
): Promise<Map<number, Impedimento[]>> {
  const found = new Map<number, Impedimento[]>()
  if (loteIds.length === 0) return found
  // Only those that could be one: the domain says which are.
  const rows = await db
    .selectFrom('facturas')
    .select(['id', 'loteId', 'serie', 'folio', 'uuid', 'estado', 'validacionEfos', 'envio'])
    .where('loteId', 'in', [...loteIds])
    .where('eliminadaEn', 'is', null)
    .where('retiradaEn', 'is', null)
    .where((eb) =>
      eb.or([
        eb('estado', '<>', 'Vigente'),
        eb('envio', '<>', 'aceptado'),
        eb('validacionEfos', '<>', '200'),
        ...(sinRespuesta.size > 0 ? [eb('id', 'in', [...sinRespuesta])] : []),
      ]),
    )
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const estado = sinRespuesta.has(row.id) && row.estado === 'Vigente' ? 'Sin verificar' : row.estado
    const impedimentos = impedimentosDePago([{ ...row, estado }], politica)
    if (impedimentos.length > 0) found.set(row.loteId, [...(found.get(row.loteId) ?? []), ...impedimentos])
  }
  for (const held of await readRetenidos(db, loteIds))
    found.set(held.loteId, [
      ...(found.get(held.loteId) ?? []),
      {
        facturaId: held.id,
        factura: nombreDeFactura(held, held.uuid),
        uuid: held.uuid,
        motivo: 'cuentaPorAprobar',
      },
    ])
  return found
}
