import type { ConsultaLotes, LoteFila } from '@valija/contract/lotes.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import { readCodigos } from '@valija/domain/buscar/codigos.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { clavesDe, type Lista, type Sql } from '../../http/lista.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { enCola } from './facturas-en-cola.ts'
import { pagadoEnDias } from './graficas.ts'
import { conAtraso, deDiaDePago } from './por-pagar.ts'
import { textFilter } from './text-filter.ts'

/** Lotes with the codes pasted that one of their facturas has: folio, serie and folio, UUID or localizador. */
const lotesConCodigos = (pedidos: readonly string[]): Sql => {
  const claves = sql`any(array(select clave from (${clavesDe(pedidos)}) k))`
  const uuids = pedidos.filter((codigo) => /^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/.test(codigo))
  return sql`select f.lote_id, buscable(f.folio) as clave from facturas f
      where f.eliminada_en is null and buscable(f.folio) = ${claves}
    union all select f.lote_id, buscable(f.serie_folio) from facturas f
      where f.eliminada_en is null and buscable(f.serie_folio) = ${claves}
    union all select f.lote_id, f.uuid::text from facturas f
      where f.eliminada_en is null and f.uuid = any(${uuids}::uuid[])
    union all select f.lote_id, buscable(r.booking_code) from factura_reservas r join facturas f on f.id = r.factura_id
      where f.eliminada_en is null and buscable(r.booking_code) = ${claves}`
}

const columnas = sql`l.id, l.nombre, l.categoria, l.proveedor_id, l.proveedor_nombre, l.proveedor_rfc, l.creador, l.estatus,
  l.fecha_creacion, l.fecha_pago, l.pagado_en, l.num_facturas, l.num_reservas, l.num_sin_verificar, l.num_bloqueadas,
  l.num_por_cancelarse, l.num_por_atender,  l.num_excepciones, l.total, l.moneda, l.pagado, l.envio_error,
  case when l.num_excepciones = 0 then 0 else (select count(*) from facturas f where f.lote_id = l.id and f.envio = 'duda'
    and f.eliminada_en is null and f.retirada_en is null) end as num_en_duda,
  (select count(*) from facturas f where f.lote_id = l.id and f.revision = 'pendiente'
    and f.eliminada_en is null and f.retirada_en is null) as num_por_revisar`

const ordenes: Lista['ordenes'] = {
  fechaCreacion: { sql: sql`l.fecha_creacion`, tipo: 'timestamptz' },
  nombre: { sql: sql`l.nombre collate "es-x-icu"`, tipo: 'text' },
  proveedorNombre: { sql: sql`l.proveedor_nombre collate "es-x-icu"`, tipo: 'text' },
  numFacturas: { sql: sql`l.num_facturas`, tipo: 'int8' },
  total: { sql: sql`l.total`, tipo: 'int8' },
  fechaPago: { sql: sql`coalesce(l.fecha_pago, date '1900-01-01')`, tipo: 'date' },
  pagadoEn: { sql: sql`coalesce(l.pagado_en, timestamptz '1900-01-01')`, tipo: 'timestamptz' },
  numSinVerificar: { sql: sql`l.num_sin_verificar + l.num_bloqueadas`, tipo: 'int8' },
}

type Filtros = Omit<ConsultaLotes, 'etapa' | 'porPagina' | 'orden' | 'cursor' | 'fin'>

/** Scope and filters but for the stage: what the four tabs have in common. */
export async function filtersOf(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  filtros: Filtros,
): Promise<Sql[]> {
  const { categoria, proveedorId, desde, hasta, sat, excepcion, cola, localizador, q } = filtros
  const { fechaPago, atraso, diasDePago } = filtros
  const rfc = cola === undefined ? filtros.rfc : undefined
  const startOf = (dia: string, plus: number) =>
    sql`((${dia}::date + ${plus}::int)::timestamp at time zone 'America/Mexico_City')`
  const parts: Sql[] = [alcanceDeLotes(actor), sql`l.eliminado_en is null`, sql`l.categoria = ${categoria}`]
  if (proveedorId) parts.push(sql`l.proveedor_id = ${proveedorId}`)
  if (desde) parts.push(sql`l.fecha_creacion >= ${startOf(desde, 0)}`)
  if (hasta) parts.push(sql`l.fecha_creacion < ${startOf(hasta, 1)}`)
  if (sat === 'vigentes') parts.push(sql`l.num_sin_verificar = 0 and l.num_bloqueadas = 0`)
  if (sat === 'sinVerificar') parts.push(sql`l.num_sin_verificar > 0`)
  if (sat === 'bloqueadas') parts.push(sql`l.num_bloqueadas > 0`)
  if (excepcion) parts.push(sql`(l.num_excepciones > 0 or l.num_bloqueadas > 0)`)
  if (rfc) parts.push(rfc === 'sinValidar' ? sql`l.rfc_sin_validar` : sql`not l.rfc_sin_validar`)
  if (cola) parts.push(enCola(cola, await deps.reloj.hoy()))
  if (fechaPago) parts.push(deDiaDePago(fechaPago))
  if (atraso) parts.push(conAtraso(atraso, await deps.reloj.hoy()))
  if (diasDePago) parts.push(pagadoEnDias(diasDePago, await deps.reloj.hoy()))
  if (localizador)
    parts.push(sql`exists (select 1 from factura_reservas r join facturas f on f.id = r.factura_id
      where f.lote_id = l.id and f.eliminada_en is null and f.retirada_en is null
        and upper(r.booking_code) like upper(${localizador.replace(/[\\%_]/g, (c) => `\\${c}`)}) || '%')`)
  if (filtros.codigos)
    parts.push(sql`l.id in (select c.lote_id from (${lotesConCodigos(readCodigos(filtros.codigos))}) c)`)
  if (q) parts.push(await textFilter(deps.db, q, await deps.reloj.hoy()))
  return parts
}

export async function listaDeLotes(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  consulta: Filtros & Pick<ConsultaLotes, 'etapa'>,
): Promise<Lista> {
  const donde = [...(await filtersOf(deps, actor, consulta)), sql`l.estatus = ${etapas[consulta.etapa]}`]
  const pedidos = consulta.codigos ? readCodigos(consulta.codigos) : null
  return {
    desde: sql`lotes l`,
    donde,
    codigos:
      pedidos === null
        ? undefined
        : {
            pedidos,
            hallados: sql`select c.clave from (${lotesConCodigos(pedidos)}) c join lotes l on l.id = c.lote_id
              where ${sql.join(donde, sql` and `)}`,
          },
    columnas,
    ordenes,
    inicial: '-fechaCreacion',
    id: { sql: sql`l.id`, tipo: 'int8' },
  }
}

/** A row as the database gives it: instants are dates. */
export type FilaLote = Omit<LoteFila, 'fechaCreacion' | 'pagadoEn'> & {
  fechaCreacion: Date
  pagadoEn: Date | null
  total: Centavos
  pagado: Centavos
}
export const columnasDeLote = columnas
export const toLoteFila = (fila: FilaLote): LoteFila => ({
  ...fila,
  fechaCreacion: fila.fechaCreacion.toISOString(),
  pagadoEn: fila.pagadoEn?.toISOString() ?? null,
})
