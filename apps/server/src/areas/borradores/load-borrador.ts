import type { CabeceraCfdi, RespuestaSat } from '@valija/contract/facturas.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import type { HallazgoGuardado } from '@valija/domain/facturas/hallazgo-guardado.ts'
import type { CeldaIlegible } from '@valija/domain/lotes/layout/celda-ilegible.ts'
import type { PdfSubido } from '@valija/domain/lotes/borrador/tie-pdfs.ts'
import type { RenglonLayout } from '@valija/domain/lotes/layout/renglon-layout.ts'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Autor } from '../bitacora/write-bitacora.ts'
import { refuse } from '../../refuse.ts'

export type AntFactura = {
  en: string
  /** ANT did not answer: nobody's fault, it is asked again. */
  falla: boolean
  factura: { valida: boolean; mensaje: string }
  reservas: { valida: boolean; mensaje: string }
  /** The lote was validated without it, and its maker saw that. */
  fuera?: true
}
export type Candidata = {
  bookingCode: string
  externalLocator: string | null
  totalReserva: Centavos
  huesped: string
}
export type AntRenglon = { valida: boolean; mensaje: string; candidata: Candidata | null }

/** A person's reason, for these bookings and no others; `claves` null: a call that has no field for one. */
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

/** Whose draft it is: an account's, or a guest's (null), who has come to it by a token. */
/** A guest takes turns with the readers by its address. By the role it is told what it can do about a finding. */
export type Dueno = Pick<Autor, 'usuarioId'> & { direccion?: string; rol?: Rol | null }

/** The person's own draft, or nothing: a draft is seen by whoever made it. */
export async function requireBorrador(db: Conn, actor: Dueno, id: string, options: { lock?: boolean } = {}) {
  let query = db
    .selectFrom('borradores')
    .selectAll()
    .where('id', '=', id)
    .where('creadorId', 'is not distinct from', actor.usuarioId)
  if (options.lock) query = query.forUpdate()
  const fila = await query.executeTakeFirst()
  if (fila) return fila
  const lote = await db
    .selectFrom('lotes')
    .select('nombre')
    .where('borradorId', '=', id)
    .where('creadorId', 'is not distinct from', actor.usuarioId)
    .executeTakeFirst()
  throw lote ? refuse('borradorYaGuardado', { nombre: lote.nombre }) : refuse('borradorNoEncontrado')
}

/** Whose it is, the reading says; this only keeps one category's calls away from the other's drafts. */
export async function refuseOtherCategory(
  { db }: Pick<Deps, 'db'>,
  id: string,
  categoria: 'Proveedor' | 'Comisionista',
): Promise<void> {
  const otra = await db
    .selectFrom('borradores')
    .select('id')
    .where('id', '=', id)
    .where('categoria', '<>', categoria)
    .executeTakeFirst()
  if (otra) throw refuse('borradorNoEncontrado')
}

/** The draft with everything that was put into it. */
export async function loadBorrador(db: Conn, actor: Dueno, id: string, options: { lock?: boolean } = {}) {
  const fila = await requireBorrador(db, actor, id, options)
  const cfdis = await db
    .selectFrom('borradorCfdis')
    .selectAll()
    .where('borradorId', '=', id)
    .where('quitadoEn', 'is', null)
    .orderBy('orden')
    .orderBy('id')
    .execute()
  const renglones = await db
    .selectFrom('borradorRenglones')
    .selectAll()
    .where('borradorId', '=', id)
    .orderBy('numero')
    .execute()
  const pdfs = await db
    .selectFrom('borradorPdfs')
    .selectAll()
    .where('borradorId', '=', id)
    .orderBy('orden')
    .orderBy('id')
    .execute()
  return {
    fila,
    cfdis: cfdis.map(
      ({ cfdi, hallazgos, ...row }): CfdiGuardado => ({
        ...row,
        uuid: row.uuid?.toUpperCase() ?? null,
        cabecera: cfdi as CabeceraCfdi | null,
        motor: hallazgos as HallazgoGuardado[],
        sat: row.sat as RespuestaSat | null,
        ant: row.ant as AntFactura | null,
        motivoReservas: row.motivoReservas as MotivoReservas | null,
      }),
    ),
    renglones: renglones.map(
      ({ id: _id, borradorId: _borrador, motivos, ant, ...row }): RenglonGuardado => ({
        ...(row as unknown as RenglonLayout),
        ilegibles: motivos as CeldaIlegible[],
        ant: ant as AntRenglon | null,
      }),
    ),
    pdfs: pdfs.map(({ cfdiId, ...row }): PdfGuardado => ({ ...row, facturaId: cfdiId })),
  }
}
