import { isRedondeo } from '@valija/domain/complementos/match-doctos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

/**
 * A payment that was undone and made anew, of the same factura and day: the complements received for it are of the new
 * one, with what is left of it by no more than the tolerance. Without this they would be asked for a second time, and never
 * taken, since they are stored already. One of another day stays where it is: its FechaPago is wrong now and the issuer has to replace it.
 */
export async function reuseCobros(tx: Tx, facturaIds: readonly number[], tolerancia: number): Promise<void> {
  if (facturaIds.length === 0) return
  const sueltos = await tx
    .selectFrom('complementoCobros as c')
    .innerJoin('complementosEsperados as e', 'e.id', 'c.esperadoId')
    .select(['c.folioId', 'c.esperadoId', 'c.monto', 'e.facturaId', 'e.fechaPago'])
    .where('e.facturaId', 'in', [...facturaIds])
    .where('e.anuladoEn', 'is not', null)
    .where('c.liberadoEn', 'is', null)
    .orderBy('c.folioId')
    .execute()
  if (sueltos.length === 0) return
  const abiertos = await tx
    .selectFrom('complementosEsperados')
    .select(['id', 'facturaId', 'fechaPago', sql<number>`imp_pagado - recibido - tolerado`.as('falta')])
    .where('facturaId', 'in', [...facturaIds])
    .where('anuladoEn', 'is', null)
    .orderBy('numParcialidad')
    .execute()
  const falta = new Map(abiertos.map((abierto) => [abierto.id, Number(abierto.falta)]))
  for (const suelto of sueltos)
    for (const { id } of abiertos.filter(
      ({ facturaId, fechaPago }) => facturaId === suelto.facturaId && fechaPago === suelto.fechaPago,
    )) {
      const monto = Math.min(suelto.monto, falta.get(id) ?? 0)
      if (monto <= 0) continue
      const queda = (falta.get(id) ?? 0) - monto
      const esRedondeo = isRedondeo(queda, monto, tolerancia)
      falta.set(id, esRedondeo ? 0 : queda)
      suelto.monto -= monto
      await moveCobro(tx, suelto, id, monto)
      if (esRedondeo)
        await tx.updateTable('complementosEsperados').set({ tolerado: queda }).where('id', '=', id).execute()
    }
}

type Suelto = { folioId: number; esperadoId: number; monto: number }
/** `monto` of what stays in `suelto` was taken out of it already. */
async function moveCobro(tx: Tx, suelto: Suelto, a: number, monto: number): Promise<void> {
  const { folioId, esperadoId: de } = suelto
  const old = tx.deleteFrom('complementoCobros').where('folioId', '=', folioId).where('esperadoId', '=', de)
  if (suelto.monto === 0) await old.execute()
  else
    await tx
      .updateTable('complementoCobros')
      .set({ monto: suelto.monto })
      .where('folioId', '=', folioId)
      .where('esperadoId', '=', de)
      .execute()
  await tx
    .insertInto('complementoCobros')
    .values({ folioId, esperadoId: a, monto, liberadoEn: null })
    .onConflict((oc) =>
      oc
        .columns(['folioId', 'esperadoId'])
        .doUpdateSet((eb) => ({ monto: eb('complementoCobros.monto', '+', monto) })),
    )
    .execute()
  for (const [id, cambio] of [
    [de, -monto],
    [a, monto],
  ] as const)
    await tx
      .updateTable('complementosEsperados')
      .set((eb) => ({ recibido: eb('recibido', '+', cambio) }))
      .where('id', '=', id)
      .execute()
}
