import { formaDePagoTransferencia, parcialidadesDe } from '@valija/domain/complementos/esperado.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { onlyUuids } from './read-esperados.ts'
import { reuseCobros } from './reuse-cobros.ts'

/**
 * The complements that the payments of these lotes call for: one per payment of each living PPD factura. Part of saving a
 * payment and of undoing one, which renumbers those after it: figures that nothing covers yet are written anew.
 */
export async function expectComplementos(
  tx: Tx,
  loteIds: readonly number[],
  politica: Pick<Politica, 'diaComplemento' | 'toleranciaComplemento'>,
): Promise<void> {
  if (loteIds.length === 0) return
  const pagos = await tx
    .selectFrom('facturaPagos as p')
    .innerJoin('facturas as f', 'f.id', 'p.facturaId')
    .leftJoin('complementosEsperados as e', (join) =>
      join.onRef('e.facturaPagoId', '=', 'p.id').on('e.recibido', '>', 0),
    )
    .select([
      'p.id',
      'p.facturaId',
      'p.loteId',
      'p.fechaPago',
      'p.monto',
      'f.total',
      'e.numParcialidad as dada',
    ])
    .where('p.loteId', 'in', [...loteIds])
    .where('p.anuladoEn', 'is', null)
    .where('f.metodoPago', '=', 'PPD')
    .where('f.eliminadaEn', 'is', null)
    .where('f.retiradaEn', 'is', null)
    .orderBy('p.facturaId')
    .orderBy('p.id')
    .execute()
  const filas = [...Map.groupBy(pagos, ({ facturaId }) => facturaId).values()].flatMap((deFactura) =>
    parcialidadesDe(deFactura[0]?.total ?? 0, deFactura, politica.diaComplemento).map((parcialidad) => ({
      ...parcialidad,
      loteId: deFactura[0]?.loteId ?? 0,
      formaDePagoP: formaDePagoTransferencia,
      anuladoEn: null,
    })),
  )
  if (filas.length === 0) return
  await tx
    .insertInto('complementosEsperados')
    .values(filas)
    .onConflict((oc) =>
      oc
        .column('facturaPagoId')
        .doUpdateSet((eb) => ({
          numParcialidad: eb.ref('excluded.numParcialidad'),
          impSaldoAnt: eb.ref('excluded.impSaldoAnt'),
          impSaldoInsoluto: eb.ref('excluded.impSaldoInsoluto'),
        }))
        .where('complementosEsperados.recibido', '=', 0),
    )
    .execute()
  const facturaIds = new Set(filas.map(({ facturaId }) => facturaId))
  await reuseCobros(tx, [...facturaIds], politica.toleranciaComplemento)
}

/** An undone payment calls for no complement any more. Part of undoing it. */
export async function annulEsperados(tx: Tx, comprobanteId: number, ahora: Date): Promise<void> {
  await tx
    .updateTable('complementosEsperados')
    .set({ anuladoEn: ahora })
    .where('facturaPagoId', 'in', (eb) =>
      eb.selectFrom('facturaPagos').select('id').where('comprobanteId', '=', comprobanteId),
    )
    .execute()
}

type DeQue = { lotes?: readonly number[]; uuids?: readonly string[]; complementos?: readonly number[] }
/**
 * Everything that a change may write on, in one order and before it writes: what is expected of these lotes, of these
 * facturas, and of those that these complements and the ones they took the place of ever covered. A complement comes before what it
 * covers, a newer one before an older.
 */
export async function lockEsperados(
  tx: Tx,
  { lotes = [], uuids = [], complementos = [] }: DeQue,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with recursive cadena as (
      select id from complementos where id = any(${[...complementos]}::bigint[])
      union select v.id from complementos v join cadena on v.sustituido_por = cadena.id
    ) select id from complementos where id in (select id from cadena) order by id desc for no key update`.execute(
    tx,
  )
  await sql`select from complementos_esperados where id in (
      select id from complementos_esperados where lote_id = any(${[...lotes]}::bigint[])
      union select e.id from complementos_esperados e join facturas f on f.id = e.factura_id
        where f.uuid = any(${onlyUuids(uuids)}::uuid[])
      union select e.id from complementos_esperados e where e.factura_id in (select o.factura_id
        from complemento_folios f join complemento_cobros k on k.folio_id = f.id
          join complementos_esperados o on o.id = k.esperado_id
        where f.complemento_id = any(${rows.map(({ id }) => id)}::bigint[])))
    order by id for no key update`.execute(tx)
}
