import { message } from '@valija/contract/messages.ts'
import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
import { notSaved } from './refuse-unpayable.ts'

type Operacion = { folio: string; claveRastreo: string; rfc: string }
/** Of a proof typed by hand, `claveRastreo` is null: its folio is either number of the operation. */
type Aplicada = {
  folio: string
  claveRastreo: string | null
  rfc: string
  loteId: number
  nombre: string
  monto: number
}

/** Where operations of the bank are applied, by receipt or by hand: each lote with its part, in centavos. */
export async function readAplicadas(db: Conn, operaciones: readonly Operacion[]): Promise<Aplicada[]> {
  const deRecibo = await db
    .selectFrom('reciboPagos as p')
    .innerJoin('lotes as l', 'l.id', 'p.loteId')
    .innerJoin('comprobantesPago as c', 'c.reciboPagoId', 'p.id')
    .select(['p.folio', 'p.claveRastreo', 'c.rfc', 'l.id as loteId', 'l.nombre', 'c.total as monto'])
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
  const aMano = await db
    .selectFrom('comprobantesPago as c')
    .innerJoin('lotes as l', 'l.id', 'c.loteId')
    .select([
      'c.folio',
      sql<null>`null`.as('claveRastreo'),
      'c.rfc',
      'l.id as loteId',
      'l.nombre',
      'c.total as monto',
    ])
    .where('c.anuladoEn', 'is', null)
    .where('c.origen', '=', 'manual')
    .where('l.moneda', '=', 'MXN')
    .where((eb) =>
      eb.or(
        operaciones.map(({ folio, claveRastreo, rfc }) =>
          eb.and([eb('c.rfc', '=', normalizeRfc(rfc)), eb('c.folio', 'in', [folio, claveRastreo])]),
        ),
      ),
    )
    .orderBy('c.id')
    .execute()
  return [...deRecibo, ...aMano]
}

export const isAplicadaDe = (aplicada: Aplicada, { folio, claveRastreo, rfc }: Operacion): boolean =>
  aplicada.claveRastreo === null
    ? aplicada.rfc === normalizeRfc(rfc) && [folio, claveRastreo].includes(aplicada.folio)
    : aplicada.folio === folio && aplicada.claveRastreo === claveRastreo

/** Whoever saves the same operation at this moment waits, by receipt or by hand. */
export async function lockOperaciones(tx: Tx, numeros: readonly string[]): Promise<void> {
  for (const numero of [...new Set(numeros)].filter(Boolean).toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`operacion ${numero}`}, 0))`.execute(tx)
}

/** A proof typed by hand with the number of an operation that a receipt brought is a part of what is left of it. */
export async function refuseBeyondOperacion(
  tx: Tx,
  { rfc, folio, total }: { rfc: string; folio: string; total: number },
): Promise<void> {
  const operaciones = await tx
    .selectFrom('reciboPagos as p')
    .innerJoin('comprobantesPago as c', 'c.reciboPagoId', 'p.id')
    .select(['p.folio', 'p.claveRastreo', 'c.rfc', 'p.total'])
    .distinct()
    .where('c.anuladoEn', 'is', null)
    .where('c.rfc', '=', normalizeRfc(rfc))
    .where((eb) => eb.or([eb('p.folio', '=', folio), eb('p.claveRastreo', '=', folio)]))
    .execute()
  for (const operacion of operaciones) {
    const aplicadas = (await readAplicadas(tx, [operacion])).filter((una) => isAplicadaDe(una, operacion))
    const [primera] = aplicadas
    if (primera && aplicadas.reduce((suma, { monto }) => suma + monto, total) > operacion.total)
      throw notSaved('operacionYaAplicada', message('operacionYaAplicada', { ...primera, folio }))
  }
}

/** Living proofs of a lote with this folio, whatever they came from; without its case, blanks and hyphens too. */
export async function readConFolio(db: Conn, { loteId, folio }: { loteId: number; folio: string }) {
  const suyos = await db
    .selectFrom('comprobantesPago as c')
    .innerJoin('lotes as l', 'l.id', 'c.loteId')
    .select([
      'c.id',
      'c.folio',
      'c.origen',
      'c.total',
      'c.rfc',
      'c.fechaPago',
      'c.bancoBeneficiario',
      'l.nombre',
    ])
    .where('c.anuladoEn', 'is', null)
    .where('c.loteId', '=', loteId)
    .execute()
  return suyos.filter((uno) => claveSuelta(uno.folio) === claveSuelta(folio))
}
