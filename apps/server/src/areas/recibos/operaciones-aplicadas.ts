import { message } from '@valija/contract/messages.ts'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
import type { Asignado } from './read-asignados.ts'
import { notSaved } from './refuse-unpayable.ts'

type Operacion = { folio: string; claveRastreo: string }

/** Where operations of the bank are applied: each lote with its part, in centavos. */
export const readAplicadas = (db: Conn, operaciones: readonly Operacion[]) =>
  db
    .selectFrom('reciboPagos as p')
    .innerJoin('lotes as l', 'l.id', 'p.loteId')
    .innerJoin('comprobantesPago as c', 'c.reciboPagoId', 'p.id')
    .select(['p.folio', 'p.claveRastreo', 'l.id as loteId', 'l.nombre', 'c.total as monto'])
    .where('p.anuladoEn', 'is', null)
    .where('c.anuladoEn', 'is', null)
    .where((eb) =>
      eb.or(
        operaciones.map(({ folio, claveRastreo }) =>
          eb.and([eb('p.folio', '=', folio), eb('p.claveRastreo', '=', claveRastreo)]),
        ),
      ),
    )
    .orderBy('p.id')
    .execute()

export const isSameOperacion = (a: Operacion, b: Operacion): boolean =>
  a.folio === b.folio && a.claveRastreo === b.claveRastreo

/** Living proofs of these lotes with these folios, whatever they came from. */
export const readConFolio = (db: Conn, pares: readonly { loteId: number; folio: string }[]) =>
  db
    .selectFrom('comprobantesPago as c')
    .innerJoin('lotes as l', 'l.id', 'c.loteId')
    .select([
      'c.id',
      'c.loteId',
      'c.folio',
      'c.origen',
      'c.total',
      'c.rfc',
      'c.fechaPago',
      'c.bancoBeneficiario',
      'l.nombre',
    ])
    .where('c.anuladoEn', 'is', null)
    .where((eb) =>
      eb.or(
        pares.map(({ loteId, folio }) => eb.and([eb('c.loteId', '=', loteId), eb('c.folio', '=', folio)])),
      ),
    )
    .execute()

/**
 * How much of each operation goes to each lote: what is given to lotes, with what was before, is the whole payment to the
 * centavo, and no operation counts twice, from another receipt or from a proof typed by hand. Whoever saves the same
 * operation at this moment waits.
 */
export async function settleMontos(
  tx: Tx,
  asignados: readonly Asignado[],
): Promise<(Asignado & { monto: number })[]> {
  const claves = [...new Set(asignados.map(({ pago }) => `${pago.folio}\n${pago.claveRastreo}`))].toSorted()
  for (const clave of claves)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`operacion ${clave}`}, 0))`.execute(tx)
  const aplicadas = await readAplicadas(
    tx,
    asignados.map(({ pago }) => pago),
  )
  const typed = (
    await readConFolio(
      tx,
      asignados.map(({ pago, loteId }) => ({ loteId, folio: pago.folio })),
    )
  ).find(({ origen }) => origen === 'manual')
  if (typed) throw notSaved('operacionYaAplicada', message('operacionYaAplicada', typed))
  return asignados.map((asignado) => {
    const { pago, loteId, monto } = asignado
    const antes = aplicadas.filter((aplicada) => isSameOperacion(aplicada, pago))
    const quedan = pago.total - antes.reduce((suma, { monto: parte }) => suma + parte, 0)
    const mismo = antes.find((aplicada) => aplicada.loteId === loteId) ?? (quedan <= 0 ? antes[0] : undefined)
    if (mismo) throw notSaved('operacionYaAplicada', message('operacionYaAplicada', mismo))
    const partes = asignados.filter((otro) => otro.pago === pago)
    const repartido = partes.reduce((suma, parte) => suma + (parte.monto ?? quedan), 0)
    if (repartido !== quedan)
      throw notSaved(
        'repartoNoCuadra',
        message('repartoNoCuadra', { pagina: pago.pagina, repartido, quedan }),
      )
    return { ...asignado, monto: monto ?? quedan }
  })
}
