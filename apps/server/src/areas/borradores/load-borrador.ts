import type { CabeceraCfdi, RespuestaSat } from '@valija/contract/facturas.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import type { HallazgoGuardado } from '@valija/domain/facturas/hallazgo-guardado.ts'
import type { PdfSubido } from '@valija/domain/lotes/borrador/tie-pdfs.ts'
import type { CeldaIlegible } from '@valija/domain/lotes/layout/celda-ilegible.ts'
import type { RenglonLayout } from '@valija/domain/lotes/layout/renglon-layout.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { ReservaCandidata } from '../../adapters/ant/port.ts'
import type { Conn, Tx } from '../../db/connection.ts'
import { facturaQueCuenta } from '../../db/factura-que-cuenta.ts'
import { camelRow } from '../../db/jsonb.ts'
import type { Tables } from '../../db/tables.ts'
import { contadoDe } from '../../http/cuota.ts'
import { refuse } from '../../refuse.ts'
import type { Autor } from '../bitacora/write-bitacora.ts'
import { registeredAmong } from '../facturas/registered-uuids.ts'

export type AntFactura = {
  en: string
  /** ANT did not answer: nobody's fault, it is asked again. */
  falla: boolean
  factura: { valida: boolean; mensaje: string }
  reservas: { valida: boolean; mensaje: string }
  /** The lote was validated without it, and its maker saw that. */
  fuera?: true
}
export type AntRenglon = { valida: boolean; mensaje: string; candidata: ReservaCandidata | null }

/** A person's reason, for what `FacturaJuzgada.repetidas` then said and no other; `claves` null: a call that has no field for one. */
export type MotivoReservas = { motivo: string; claves: string[] | null }

export type CfdiGuardado = {
  id: string
  archivoId: string
  hash: string
  nombre: string
  orden: number
  /** Null when the document carries none that is one. */
  uuid: string | null
  cabecera: CabeceraCfdi | null
  expresion: string | null
  motor: HallazgoGuardado[]
  sat: RespuestaSat | null
  satPedidoEn: Date | null
  ant: AntFactura | null
  antVuelta: number
  motivoReservas: MotivoReservas | null
}
export type RenglonGuardado = RenglonLayout & {
  /** The factura a guest named it for; null where the folio tells. */
  cfdiId?: string | null
  ilegibles: CeldaIlegible[]
  ant: AntRenglon | null
}
export type PdfGuardado = PdfSubido & { archivoId: string }
export type BorradorGuardado = Awaited<ReturnType<typeof loadBorrador>>

/**
 * Whose draft it is: an account's, or a guest's (null), who has come to it by a token. By the role it is told what it can
 * do about a finding. Calls of one category find no draft of another.
 */
export type Dueno = Pick<Autor, 'usuarioId'> & {
  direccion?: string
  rol?: Rol | null
  categoria?: 'Proveedor' | 'Comisionista'
}

/** By what it takes turns with the readers. */
export const turnoDe = ({ usuarioId, direccion }: Dueno): string => usuarioId ?? direccion ?? 'invitado'

/** A draft is seen by whoever made it. */
export const isOf =
  ({ usuarioId, categoria }: Dueno, id: string) =>
  (eb: ExpressionBuilder<Tables, 'borradores'>) =>
    eb.and([
      eb('borradores.id', '=', id),
      eb('borradores.creadorId', 'is not distinct from', usuarioId),
      ...(categoria ? [eb('borradores.categoria', '=', categoria)] : []),
    ])

/** With what its person holds, where that is asked. */
const ownBorrador = (db: Conn, actor: Dueno, id: string, contado = false) =>
  db
    .selectFrom('borradores')
    .selectAll('borradores')
    .where(isOf(actor, id))
    .$if(contado && actor.usuarioId !== null, (qb) =>
      qb.select(contadoDe(actor.usuarioId ?? '').as('contado')),
    )

type Pregunta<T> = { executeTakeFirst: () => Promise<T | undefined> }
async function orWhyNot<T>(db: Conn, actor: Dueno, id: string, pregunta: Pregunta<T>): Promise<T> {
  const fila = await pregunta.executeTakeFirst()
  if (!fila) throw await whyNotFound(db, actor, id)
  return fila
}

/** The person's own draft, or nothing. */
export const requireBorrador = (db: Conn, actor: Dueno, id: string) =>
  orWhyNot(db, actor, id, ownBorrador(db, actor, id))

/** The same with the XML that are in it and what its person holds, in one question. */
export const requireConCfdis = (db: Conn, actor: Dueno, id: string) =>
  orWhyNot(
    db,
    actor,
    id,
    ownBorrador(db, actor, id, true).select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('borradorCfdis as c')
          .select(['c.id', 'c.hash', 'c.nombre', 'c.orden'])
          .whereRef('c.borradorId', '=', 'borradores.id')
          .where('c.quitadoEn', 'is', null),
      ).as('hay'),
    ),
  )

/** The same with its PDFs. */
export const requireConPdfs = (db: Conn, actor: Dueno, id: string) =>
  orWhyNot(
    db,
    actor,
    id,
    ownBorrador(db, actor, id, true).select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('borradorPdfs as p')
          .select(['p.hash', 'p.nombre'])
          .whereRef('p.borradorId', '=', 'borradores.id'),
      ).as('hay'),
    ),
  )

/** It became a lote, or there is none. */
export async function whyNotFound(db: Conn, actor: Dueno, id: string) {
  const lote = await db
    .selectFrom('lotes')
    .select('nombre')
    .where('borradorId', '=', id)
    .where('creadorId', 'is not distinct from', actor.usuarioId)
    .executeTakeFirst()
  return lote ? refuse('borradorYaGuardado', { nombre: lote.nombre }) : refuse('borradorNoEncontrado')
}

/**
 * Whoever changes it meanwhile is waited for; what is read after this is what they left. Who writes in a draft without
 * touching it (what the SAT and ANT answered) locks it first too: one order, so that nobody's press ends in a deadlock.
 */
export const lockBorrador = (tx: Tx, id: string) =>
  tx
    .selectFrom('borradores')
    .select(['id', 'creadorId', 'categoria'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The draft with everything that was put into it and what the world says of that, in one question: each change of it asks. */
export async function loadBorrador(db: Conn, actor: Dueno, id: string, { contado = false } = {}) {
  const todo = await ownBorrador(db, actor, id, contado)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('borradorCfdis as c')
          .selectAll('c')
          .whereRef('c.borradorId', '=', 'borradores.id')
          .where('c.quitadoEn', 'is', null)
          .orderBy('c.orden')
          .orderBy('c.id'),
      ).as('cfdis'),
      jsonArrayFrom(
        eb
          .selectFrom('borradorRenglones as r')
          .selectAll('r')
          .whereRef('r.borradorId', '=', 'borradores.id')
          .orderBy('r.numero'),
      ).as('renglones'),
      jsonArrayFrom(
        eb
          .selectFrom('borradorPdfs as p')
          .selectAll('p')
          .whereRef('p.borradorId', '=', 'borradores.id')
          .orderBy('p.orden')
          .orderBy('p.id'),
      ).as('pdfs'),
      eb
        .selectFrom('borradorLayoutsAnteriores as l')
        .whereRef('l.borradorId', '=', 'borradores.id')
        .select('l.clave')
        .as('anterior'),
      jsonObjectFrom(
        eb
          .selectFrom('proveedores as h')
          .select(['h.id', 'h.razonSocial', 'h.nombreComercial', 'h.rfc'])
          .whereRef('h.id', '=', 'borradores.proveedorId'),
      ).as('hotel'),
      registeredAmong(sql`array(select c.uuid from borrador_cfdis c
        where c.borrador_id = borradores.id and c.quitado_en is null)`).as('registrados'),
      sql<string[]>`array(select upper(f.uuid::text) from borrador_cfdis c
        cross join jsonb_array_elements_text(coalesce(c.cfdi->'sustituye', '[]') || coalesce(c.cfdi->'anticipos', '[]')) s join facturas f on f.uuid = s.value::uuid
        join lotes l on l.id = f.lote_id where c.borrador_id = borradores.id and c.quitado_en is null
          and f.emisor = c.cfdi->>'emisor' and ${facturaQueCuenta('f', 'l')})`.as('relacionadasVivas'),
    ])
    .executeTakeFirst()
  if (!todo) throw await whyNotFound(db, actor, id)
  const { cfdis, renglones, pdfs, hotel, registrados, relacionadasVivas, contado: contadas, ...fila } = todo
  return {
    fila,
    /** Of a supplier's draft: who bills, once it was chosen. */
    hotel: hotel && camelRow(hotel),
    /** What its person holds, where that was asked. */
    contado: contadas ?? [],
    /** The uuids of it that a living factura has. */
    registrados: new Set(registrados),
    /** Those that it says it takes the place of, or whose advance it applies, of a living factura of the same issuer. */
    relacionadasVivas: new Set(relacionadasVivas),
    cfdis: cfdis.map(camelRow).map(
      ({ cfdi, hallazgos, satPedidoEn, ...row }): CfdiGuardado => ({
        ...row,
        satPedidoEn: satPedidoEn === null ? null : new Date(satPedidoEn),
        uuid: row.uuid?.toUpperCase() ?? null,
        cabecera: cfdi as CabeceraCfdi | null,
        motor: hallazgos as HallazgoGuardado[],
        sat: row.sat as RespuestaSat | null,
        ant: row.ant as AntFactura | null,
        motivoReservas: row.motivoReservas as MotivoReservas | null,
      }),
    ),
    renglones: renglones.map(camelRow).map(
      ({ id: _id, borradorId: _borrador, motivos, ant, ...row }): RenglonGuardado => ({
        ...(row as unknown as RenglonLayout),
        ilegibles: motivos as CeldaIlegible[],
        ant: ant as AntRenglon | null,
      }),
    ),
    pdfs: pdfs.map(camelRow).map(({ cfdiId, ...row }): PdfGuardado => ({ ...row, facturaId: cfdiId })),
  }
}
