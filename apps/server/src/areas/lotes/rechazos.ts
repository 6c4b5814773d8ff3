import type { consultaRechazos, GraficasInicio, Rechazo } from '@valija/contract/inicio.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { sayHallazgo } from '@valija/contract/redaccion/hallazgos.ts'
import { sayMotivoDeEnvio } from '@valija/contract/redaccion/motivo-de-envio.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import type { Hallazgo } from '@valija/domain/facturas/hallazgo.ts'
import type { MotivoDeEnvio } from '@valija/domain/lotes/envio/motivo-de-envio.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { diasDeHistoria } from '@valija/domain/lotes/tramos.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { type Insertable, sql } from 'kysely'
import type { z } from 'zod'
import type { Conn, Tx } from '../../db/connection.ts'
import { jsonb } from '../../db/jsonb.ts'
import type { Actor } from '../../http/actor.ts'
import { type Lista, readPage, type Sql } from '../../http/lista.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import type { LotesTables } from './tables.ts'

/** Bars of the chart: the rest is in the list. */
const maximo = 12

/** Why: the gravest finding of the rules, or what ANT answered. */
export type CausaDeRechazo = Hallazgo | { codigo: 'rechazadaPorAnt'; motivo: MotivoDeEnvio | null }
type RechazoNuevo = Omit<Insertable<LotesTables['rechazos']>, 'regla' | 'causa'> & { causa: CausaDeRechazo }

export async function noteRechazos(tx: Tx, filas: readonly RechazoNuevo[]): Promise<void> {
  if (filas.length > 0)
    await tx
      .insertInto('rechazos')
      .values(filas.map(({ causa, ...fila }) => ({ ...fila, regla: causa.codigo, causa: jsonb(causa) })))
      .execute()
}

/** In words: what it is called, and what was found. */
function sayCausa(causa: CausaDeRechazo, rol: Rol | null): { titulo: string; encontrado: string } {
  if ('motivo' in causa)
    return { titulo: lotesPantalla.rechazadaPorAnt, encontrado: sayMotivoDeEnvio(causa.motivo) }
  const { titulo, encontrado } = sayHallazgo(causa, lectorDe(rol))
  return { titulo, encontrado: encontrado ?? '' }
}

const desde = sql`rechazos r join lotes l on l.id = r.lote_id`
const recientes = (actor: Actor, hoy: Dia, categoria: Categoria): Sql[] => [
  alcanceDeLotes(actor),
  sql`l.categoria = ${categoria}`,
  sql`r.creado_en >= ((${hoy}::date - ${diasDeHistoria}::int)::timestamp at time zone 'America/Mexico_City')`,
]

/** Facturas left out in the last ninety days, by rule and hotel, the most first. */
export async function countRechazos(
  db: Conn,
  actor: Actor,
  { hoy, categoria }: { hoy: Dia; categoria: Categoria },
): Promise<GraficasInicio['rechazos']> {
  const { rows } = await sql<
    Omit<GraficasInicio['rechazos'][number], 'titulo'> & { causa: CausaDeRechazo }
  >`select r.regla, l.proveedor_id, (array_agg(r.causa order by r.id desc))[1] as causa,
      max(l.proveedor_nombre) as nombre, count(*) as n
    from ${desde} where ${sql.join(recientes(actor, hoy, categoria), sql` and `)}
    group by r.regla, l.proveedor_id order by 5 desc, 1, 2 limit ${maximo}`.execute(db)
  return rows.map(({ causa, ...fila }) => ({ ...fila, titulo: sayCausa(causa, actor.rol).titulo }))
}

type Fila = Omit<Rechazo, 'creadoEn' | 'titulo' | 'encontrado'> & { creadoEn: Date; causa: CausaDeRechazo }
/** The list behind a bar. */
export async function listRechazos(
  db: Conn,
  actor: Actor,
  hoy: Dia,
  consulta: z.infer<typeof consultaRechazos>,
) {
  const { categoria, regla, proveedorId } = consulta
  const lista: Lista = {
    desde,
    donde: [
      ...recientes(actor, hoy, categoria),
      ...(regla ? [sql`r.regla = ${regla}`] : []),
      ...(proveedorId ? [sql`l.proveedor_id = ${proveedorId}`] : []),
    ],
    columnas: sql`r.id, r.factura, upper(r.uuid::text) as uuid, r.total, r.moneda, r.causa, r.creado_en,
      l.id as lote_id, l.nombre as lote, l.proveedor_nombre, l.categoria, l.eliminado_en is not null as lote_eliminado`,
    ordenes: {
      creadoEn: { sql: sql`r.creado_en`, tipo: 'timestamptz' },
      total: { sql: sql`r.total`, tipo: 'int8' },
    },
    inicial: '-creadoEn',
    id: { sql: sql`r.id`, tipo: 'int8' },
  }
  const pagina = await readPage<Fila>(db, lista, consulta)
  return {
    ...pagina,
    filas: pagina.filas.map(({ causa, ...fila }) => ({
      ...fila,
      ...sayCausa(causa, actor.rol),
      creadoEn: fila.creadoEn.toISOString(),
    })),
  }
}
