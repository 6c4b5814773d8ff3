import type { ComplementoGuardado, SituacionDeRecibidos } from '@valija/contract/complementos.ts'
import { complementosPantalla as t } from '@valija/contract/messages/complementos-pantalla.ts'
import { message } from '@valija/contract/messages.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import { type Pregunta, readPregunta } from '@valija/domain/buscar/pregunta.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import type { Lista, Sql } from '../../http/lista.ts'
import { porCancelarse } from '../facturas/por-cancelarse.ts'
import { alcanceDeComplementos, cuantosComplementos } from './alcance-complementos.ts'
import { type Deshecho, dePagoDeshecho, deshechosDe, sayDeshecho } from './de-pago-deshecho.ts'
import { ramasDeComplemento } from './ramas-de-complemento.ts'

export type FilaComplemento = Omit<
  ComplementoGuardado,
  | 'idComplemento'
  | 'usoCFDI'
  | 'MonedaP'
  | 'MontoTotalPagos'
  | 'creadoEn'
  | 'URLXML'
  | 'URLPDF'
  | 'foliosRelacionados'
> & {
  id: number
  usoCfdi: string
  monedaP: string
  montoTotalPagos: Centavos
  creadoEn: Date
  deshechos: Deshecho[] | null
  folios: { id: number; uuid: string; monto: Centavos; moneda: string }[]
}

/** Kept as the reason of one that waits because the SAT goes on not finding it; the other reasons are as the engine told them. */
export const sinEncontrar = 'complementoSinEncontrar'

/**
 * Nobody has said yet whether it is taken, and nothing else settled it; or what it says of a payment is not so any more,
 * since that one was undone.
 */
export const porRevisar = sql<boolean>`c.id in (select v.id from complementos v where v.por_revisar is not null
    and v.revisado_en is null and v.cancelado_en is null and v.sustituido_por is null
  union all ${dePagoDeshecho})`
/** What is shown of it: whatever the SAT says of its number. */
export const estadoDe = sql`case when c.id in (${dePagoDeshecho}) then 'Por revisar' else c.estado end`

const columnas = sql`c.id, upper(c.uuid::text) as uuid, c.emisor, c.emisor_nombre, c.receptor, c.total, c.uso_cfdi,
  c.regimen_fiscal_receptor, c.tipo_de_comprobante, to_char(c.fechapago, 'YYYY-MM-DD"T"HH24:MI:SS') as fechapago,
  c.moneda_p, c.monto_total_pagos, ${estadoDe} as estado, ${porCancelarse} as se_cancela, c.creador, c.creado_en, ${deshechosDe} as deshechos,
  case when c.estado <> 'Por revisar' then null when c.por_revisar = ${sinEncontrar} then ${message(sinEncontrar)}
    else c.por_revisar end as por_revisar,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'uuid', upper(f.id_documento::text), 'monto', f.imp_pagado,
    'moneda', f.moneda_dr) order by f.id), '[]') from complemento_folios f where f.complemento_id = c.id) as folios`

/** A text that asks for nothing finds nothing: all of them would look like its answer. */
function waysOf(pregunta: Pregunta | null): Sql[] {
  if (pregunta === null) return [sql`false`]
  const ways = ramasDeComplemento(pregunta).map(({ donde }) => donde)
  return [sql`(${sql.join(ways, sql` or `)})`]
}
const de: Record<SituacionDeRecibidos, Sql[]> = {
  recibidos: [],
  porRevisar: [porRevisar],
  porCancelarse: [porCancelarse],
}
/** `q` finds what the search box finds. */
export const listaDeComplementos = (
  actor: Actor,
  {
    q,
    hoy,
    situacion = 'recibidos',
  }: { q?: string | undefined; hoy?: Dia; situacion?: SituacionDeRecibidos } = {},
): Lista => {
  const buscan = q && hoy ? waysOf(readPregunta(q, hoy)) : []
  return {
    desde: sql`complementos c`,
    donde: [alcanceDeComplementos(actor), ...de[situacion], ...buscan],
    conteo:
      situacion !== 'recibidos' || buscan.length > 0 || actor.rol === 'admin'
        ? undefined
        : cuantosComplementos(actor),
    columnas,
    ordenes: {
      creadoEn: { sql: sql`c.creado_en`, tipo: 'timestamptz' },
      fechapago: { sql: sql`c.fechapago`, tipo: 'timestamp' },
      MontoTotalPagos: { sql: sql`c.monto_total_pagos`, tipo: 'int8' },
    },
    inicial: '-creadoEn',
    id: { sql: sql`c.id`, tipo: 'int8' },
  }
}

export const toComplemento = (fila: FilaComplemento): ComplementoGuardado => {
  const { id, usoCfdi, monedaP, montoTotalPagos, creadoEn, folios, deshechos, ...same } = fila
  const motivos = [same.porRevisar ?? [], (deshechos ?? []).map(sayDeshecho)].flat()
  return {
    ...same,
    porRevisar: motivos.join(' ') || null,
    idComplemento: id,
    usoCFDI: usoCfdi,
    MonedaP: monedaP,
    MontoTotalPagos: montoTotalPagos,
    creadoEn: creadoEn.toISOString(),
    foliosRelacionados: folios.map((folio) => ({
      idFolioRelacionado: folio.id,
      IdDocumento: folio.uuid,
      ImpPagado: folio.monto,
      MonedaDR: folio.moneda,
    })),
    URLXML: `/api/complementos/${id}/xml`,
    URLPDF: `/api/complementos/${id}/pdf`,
  }
}

/** Those of these ids within the scope, or all of the scope, newest first. */
export async function readGuardados(
  db: Conn,
  actor: Actor,
  ids: readonly number[] | null,
): Promise<ComplementoGuardado[]> {
  const { rows } = await sql<FilaComplemento>`
    select ${columnas} from complementos c
    where ${alcanceDeComplementos(actor)} and ${ids === null ? sql`true` : sql`c.id = any(${[...ids]}::bigint[])`}
    order by c.creado_en desc, c.id desc`.execute(db)
  return rows.map(toComplemento)
}

const c = t.columnas
export const columnasComplementos: ColumnasExportadas<FilaComplemento> = {
  uuid: { titulo: c.uuid, valor: (f) => f.uuid },
  emisor: { titulo: c.emisor, valor: (f) => f.emisor },
  emisorNombre: { titulo: c.emisorNombre, valor: (f) => f.emisorNombre },
  fechapago: { titulo: c.fechapago, clase: 'fecha', valor: (f) => f.fechapago.slice(0, 10) },
  MontoTotalPagos: { titulo: c.MontoTotalPagos, clase: 'dinero', valor: (f) => f.montoTotalPagos },
  facturas: { titulo: c.facturas, clase: 'numero', valor: (f) => f.folios.length },
  estado: { titulo: c.estado, valor: (f) => f.estado },
  creador: { titulo: c.creador, valor: (f) => f.creador },
  creadoEn: { titulo: c.creadoEn, clase: 'fechaHora', valor: (f) => f.creadoEn },
}
