import { message } from '@valija/contract/messages.ts'
import type { Conn } from '../../db/connection.ts'
import { notSaved } from './refuse-unpayable.ts'

type Operacion = { folio: string; claveRastreo: string }

/** Where operations of the bank are applied: with their lote. */
export const readAplicadas = (db: Conn, operaciones: readonly Operacion[]) =>
  db
    .selectFrom('reciboPagos as p')
    .innerJoin('lotes as l', 'l.id', 'p.loteId')
    .select(['p.folio', 'p.claveRastreo', 'l.id as loteId', 'l.nombre'])
    .where('p.anuladoEn', 'is', null)
    .where((eb) =>
      eb.or(
        operaciones.map(({ folio, claveRastreo }) =>
          eb.and([eb('p.folio', '=', folio), eb('p.claveRastreo', '=', claveRastreo)]),
        ),
      ),
    )
    .execute()

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

/** The same operation of the bank never counts twice: not from another receipt, nor from a proof typed by hand. */
export async function refuseAplicadas(
  db: Conn,
  asignados: readonly { pago: Operacion; loteId: number }[],
): Promise<void> {
  const [applied] = await readAplicadas(
    db,
    asignados.map(({ pago }) => pago),
  )
  const typed =
    applied ??
    (
      await readConFolio(
        db,
        asignados.map(({ pago, loteId }) => ({ loteId, folio: pago.folio })),
      )
    ).find(({ origen }) => origen === 'manual')
  if (typed) throw notSaved('operacionYaAplicada', message('operacionYaAplicada', typed))
}
