import type { ImpuestosEsperados } from '@valija/contract/complementos.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { type ImpuestosFacturaDr, impuestosDelPago } from '@valija/domain/complementos/impuestos-dr.ts'
import { sql } from 'kysely'
import { jsonb } from '../../db/jsonb.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { readOne } from '../../lectores/read-one.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'
import { desdeEsperados } from './list-esperados.ts'

export type FacturaPorComplementar = { total: number; impuestos: ImpuestosFacturaDr | null }

/**
 * The taxes of these facturas, by uuid in capitals: from the stored XML, read the first time and kept. Null where the
 * stored document cannot be read: nothing is said of its taxes then.
 */
export async function readImpuestos(
  deps: Pick<Deps, 'db' | 'archivos' | 'log' | 'lectores'>,
  quien: string,
  facturaIds: readonly number[],
): Promise<Map<string, FacturaPorComplementar>> {
  if (facturaIds.length === 0) return new Map()
  const filas = await deps.db
    .selectFrom('facturas as f')
    .innerJoin('archivos as a', 'a.id', 'f.xmlArchivoId')
    .select(['f.id', 'f.uuid', 'f.total', 'f.impuestosDr', 'a.hash'])
    .where('f.id', 'in', [...new Set(facturaIds)])
    .execute()
  const leidas = new Map<string, FacturaPorComplementar>()
  for (const { id, uuid, total, impuestosDr, hash } of filas)
    leidas.set(uuid.toUpperCase(), {
      total,
      impuestos: (impuestosDr as ImpuestosFacturaDr | null) ?? (await readStored(deps, quien, id, hash)),
    })
  return leidas
}

async function readStored(
  { db, archivos, log, lectores }: Pick<Deps, 'db' | 'archivos' | 'log' | 'lectores'>,
  quien: string,
  id: number,
  hash: string,
): Promise<ImpuestosFacturaDr | null> {
  const lectura = await readOne(lectores, 'impuestosDeCfdi', quien, await archivos.leerBytes(hash), {})
  const impuestos = 'salida' in lectura ? lectura.salida : null
  if (impuestos === null) {
    log.warn({ factura: id }, 'stored invoice without readable taxes')
    return null
  }
  await sql`update facturas set impuestos_dr = ${jsonb(impuestos)} where id = ${id}`.execute(db)
  return impuestos
}

/** What the complement of one payment must say of taxes, for who may see it. */
export async function readImpuestosEsperados(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<ImpuestosEsperados> {
  const { rows } = await sql<{ facturaId: number; impSaldoAnt: number; impPagado: number }>`
    select e.factura_id, e.imp_saldo_ant, e.imp_pagado from ${desdeEsperados}
    where e.id = ${id} and l.eliminado_en is null and ${alcanceDeLotes(actor)}`.execute(deps.db)
  const [esperado] = rows
  if (!esperado) throw refuse('noEncontrado')
  const [factura] = (await readImpuestos(deps, actor.usuarioId, [esperado.facturaId])).values()
  return factura ? impuestosDe(factura, esperado) : null
}

/** What the complement of a payment of this factura must say of taxes; null where its stored XML says nothing. */
export function impuestosDe(
  { impuestos, total }: FacturaPorComplementar,
  { impSaldoAnt, impPagado }: { impSaldoAnt: number; impPagado: number },
): ImpuestosEsperados {
  if (!impuestos) return null
  const { objetoImpDR, filas } = impuestosDelPago(impuestos, {
    total,
    saldoAnterior: impSaldoAnt,
    pagado: impPagado,
  })
  return {
    objetoImpDR,
    filas: filas.map((fila) => ({ ...fila, base: centavos(fila.base), importe: centavos(fila.importe) })),
  }
}
