import type { FiltrosDePago } from '@valija/contract/pagos.ts'
import { readCodigos } from '@valija/domain/buscar/codigos.ts'
import { readPregunta } from '@valija/domain/buscar/pregunta.ts'
import { type Dia, daysBetween } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { clavesDe, type Lista, type Sql } from '../../http/lista.ts'
import { alcanceDePagos } from './alcance-pagos.ts'
import { columnasDePago } from './pago-listado.ts'
import { ramasDePago } from './pagos-hallados.ts'

const ordenes: Lista['ordenes'] = {
  fechaCreacion: { sql: sql`p.fecha_creacion`, tipo: 'timestamptz' },
  fechaPago: { sql: sql`p.fecha_pago`, tipo: 'date' },
}

const startOf = (dia: string, plus: number) =>
  sql`((${dia}::date + ${plus}::int)::timestamp at time zone 'America/Mexico_City')`

/** `hoy` is told with `q`: a day without its year is one of this year. */
type Filtros = FiltrosDePago & { q?: string | undefined; codigos?: string | undefined; hoy?: Dia }

function filtersOf(actor: Actor, filtros: Filtros): Sql[] {
  const parts: Sql[] = [alcanceDePagos(actor)]
  const { rfc, bookingCode } = filtros
  if (filtros.estadoID) parts.push(sql`p.estado_id = ${filtros.estadoID}`)
  if (filtros.metodoPagoID) parts.push(sql`p.metodo_pago_id = ${filtros.metodoPagoID}`)
  if (filtros.estatusMigracionID) parts.push(sql`p.estatus_migracion_id = ${filtros.estatusMigracionID}`)
  if (rfc) parts.push(sql`p.rfc = ${normalizeRfc(rfc)}`)
  if (bookingCode) parts.push(sql`p.booking_code = ${bookingCode.trim().toUpperCase()}`)
  if (filtros.codigos)
    parts.push(
      sql`p.booking_code in (select upper(clave) from (${clavesDe(readCodigos(filtros.codigos))}) k)`,
    )
  if (filtros.fechaCreacionInicio)
    parts.push(sql`p.fecha_creacion >= ${startOf(filtros.fechaCreacionInicio, 0)}`)
  if (filtros.fechaCreacionFin) parts.push(sql`p.fecha_creacion < ${startOf(filtros.fechaCreacionFin, 1)}`)
  if (filtros.fechaPagoInicio) parts.push(sql`p.fecha_pago >= ${filtros.fechaPagoInicio}::date`)
  if (filtros.fechaPagoFin) parts.push(sql`p.fecha_pago <= ${filtros.fechaPagoFin}::date`)
  return parts
}

function textOf({ q, hoy }: Filtros): Lista['texto'] {
  if (!q || !hoy) return undefined
  const ramas = ramasDePago(readPregunta(q, hoy))
  const algunaDe = (unas: typeof ramas) =>
    unas.length === 0
      ? sql`false`
      : sql`(${sql.join(
          unas.map(({ donde }) => donde),
          sql` or `,
        )})`
  return { donde: algunaDe(ramas), entera: algunaDe(ramas.filter(({ exacta }) => exacta)) }
}

/** Days of payment between which rows are gathered first and ordered then. */
const pocosDias = 62

/**
 * Days of payment and of registration go together, which the planner does not know: walking from the newest it would pass by
 * every later payment. So a short range is read as a whole by its own index; `offset 0` keeps the order out of it.
 */
const isRangoCorto = ({ fechaPagoInicio, fechaPagoFin }: Filtros): boolean =>
  Boolean(fechaPagoInicio && fechaPagoFin) &&
  daysBetween(fechaPagoInicio ?? '', fechaPagoFin ?? '') <= pocosDias

export const listaDePagos = (actor: Actor, filtros: Filtros): Lista => ({
  ...(isRangoCorto(filtros)
    ? {
        desde: sql`(select * from pagos p where ${sql.join(filtersOf(actor, filtros), sql` and `)} offset 0) p
          join estados_pago e on e.estado_id = p.estado_id`,
        donde: [],
      }
    : {
        desde: sql`pagos p join estados_pago e on e.estado_id = p.estado_id`,
        donde: filtersOf(actor, filtros),
      }),
  texto: textOf(filtros),
  columnas: columnasDePago,
  codigos: filtros.codigos
    ? {
        pedidos: readCodigos(filtros.codigos),
        hallados: sql`select buscable(p.booking_code) from pagos p
          where ${sql.join([...filtersOf(actor, filtros), textOf(filtros)?.donde ?? sql`true`], sql` and `)}`,
      }
    : undefined,
  ordenes,
  inicial: '-fechaCreacion',
  id: { sql: sql`p.pago_id`, tipo: 'int8' },
})
