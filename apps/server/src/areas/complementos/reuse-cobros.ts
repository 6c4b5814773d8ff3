import { isRedondeo } from '@valija/domain/complementos/match-doctos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

/**
 * A payment that was undone and made anew, of the same factura and day: the complements received for it are of the new
 * one, with what is left of it by no more than the tolerance. Without this they would be asked for a second time, and never
 * taken, since they are stored already. One that says another day, or more than was paid on it, stays where it is: it is
 * wrong now, its issuer has to replace it, and the payment waits for its own, as `matchDoctos` has it of one handed in. Only
 * a person takes it nonetheless (`tomado`), for what it covers of any day.
 */
export async function reuseCobros(
  tx: Tx,
  facturaIds: readonly number[],
  tolerancia: number,
  tomado: number | null = null,
): Promise<void> {
  if (facturaIds.length === 0) return
  const sueltos = await tx
    .selectFrom('complementoCobros as c')
    .innerJoin('complementosEsperados as e', 'e.id', 'c.esperadoId')
    .innerJoin('complementoFolios as f', 'f.id', 'c.folioId')
    .select([
      'c.folioId',
      'c.esperadoId',
      'c.monto',
      'e.facturaId',
      'e.fechaPago',
      'e.anuladoEn',
      'f.fechaPago as dice',
    ])
    .where('e.facturaId', 'in', [...facturaIds])
    .where('e.anuladoEn', 'is not', null)
    .where('c.liberadoEn', 'is', null)
    .$if(tomado !== null, (query) => query.where('f.complementoId', '=', tomado))
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
  for (const suyos of Map.groupBy(sueltos, ({ folioId }) => folioId).values()) {
    const dias = new Set(suyos.flatMap(({ dice, fechaPago }) => [dice, fechaPago]))
    const pagos = abiertos.filter(
      ({ facturaId, fechaPago }) =>
        facturaId === suyos[0]?.facturaId && (tomado !== null || dias.has(fechaPago)),
    )
    const dicho = suyos.reduce((suma, { monto }) => suma + monto, 0)
    const cabe = pagos.reduce((suma, { id }) => suma + (falta.get(id) ?? 0), 0)
    if (tomado === null && dicho > cabe && !isRedondeo(dicho - cabe, cabe, tolerancia)) continue
    for (const suelto of suyos) await cover(suelto, pagos)
  }

  async function cover(suelto: Suelto, pagos: readonly { id: number }[]): Promise<void> {
    for (const { id } of pagos) {
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
    if (suelto.monto > 0) await dropCobro(tx, suelto)
  }
}

/** What it says beyond what was paid, which is no payment's any more. */
async function dropCobro(tx: Tx, { folioId, esperadoId, monto, anuladoEn }: Suelto): Promise<void> {
  await tx
    .updateTable('complementoCobros')
    .set({ liberadoEn: anuladoEn })
    .where('folioId', '=', folioId)
    .where('esperadoId', '=', esperadoId)
    .execute()
  await tx
    .updateTable('complementosEsperados')
    .set((eb) => ({ recibido: eb('recibido', '-', monto) }))
    .where('id', '=', esperadoId)
    .execute()
}

type Suelto = { folioId: number; esperadoId: number; monto: number; anuladoEn: Date | null }
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
