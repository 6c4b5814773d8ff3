import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { isRfc } from '@valija/palabras/rfc.ts'
import { sql } from 'kysely'
import {
  type Busca,
  columnasHalladas,
  enDia,
  enInstante,
  type Rama,
  ramasDeCodigo,
  ramasDeFinDeUuid,
  ramasDeImporte,
  ramasDeNombre,
  ramasDeNombreEn,
} from '../../http/hallar.ts'
import type { Sql } from '../../http/lista.ts'

/** Given, and not paid yet. */
const porPagarse = sql`case when l.estatus in ('En proceso de envío', 'En proceso de pago') then l.fecha_pago end`

export const lotesHallados = (alcance: Sql): Busca => ({
  desde: sql`lotes l`,
  id: sql`l.id`,
  alcance: sql`l.eliminado_en is null and ${alcance}`,
  columnas: columnasHalladas({
    id: sql`l.id`,
    titulo: sql`l.nombre`,
    detalle: sql`concat_ws(' · ', l.proveedor_nombre, l.proveedor_rfc)`,
    importe: sql`l.total`,
    moneda: sql`l.moneda`,
    fecha: sql`(l.fecha_creacion at time zone 'America/Mexico_City')::date`,
    estado: sql`l.estatus`,
    loteId: sql`l.id`,
    categoria: sql`l.categoria`,
    estatus: sql`l.estatus`,
    fechaPago: porPagarse,
  }),
})

/** By every word of its name, hotel or RFC, or by some and when it was made or paid; by its total, its number, the day it is paid. */
export function ramasDeLote(pregunta: Pregunta): Rama[] {
  const { numero, dia } = pregunta
  return [
    ...ramasDeNombre(sql`l.busqueda`, pregunta),
    ...ramasDeNombreEn(sql`l.busqueda`, pregunta, enInstante(sql`l.fecha_creacion`)),
    ...ramasDeNombreEn(sql`l.busqueda`, pregunta, enDia(sql`l.fecha_pago`)),
    ...ramasDeImporte(sql`l.total`, pregunta),
    ...(numero === null ? [] : [{ donde: sql`l.id = ${numero}`, exacta: true }]),
    ...(dia === null ? [] : [{ donde: sql`l.fecha_pago = ${dia}::date`, exacta: true }]),
  ]
}

export const facturasHalladas = (alcance: Sql): Busca => ({
  desde: sql`facturas f join lotes l on l.id = f.lote_id`,
  id: sql`f.id`,
  alcance: sql`f.eliminada_en is null and l.eliminado_en is null and ${alcance}`,
  columnas: columnasHalladas({
    id: sql`f.id`,
    titulo: sql`coalesce(nullif(concat_ws(' ', nullif(f.serie, ''), nullif(f.folio, '')), ''), upper(f.uuid::text))`,
    detalle: sql`concat_ws(' · ', f.emisor_nombre, upper(left(f.uuid::text, 8)),
      (select string_agg(r.booking_code, ', ') from (select r.booking_code from factura_reservas r
        where r.factura_id = f.id order by r.id limit 3) r))`,
    importe: sql`f.total`,
    moneda: sql`f.moneda`,
    fecha: sql`f.fecha::date`,
    estado: sql`case when f.retirada_en is not null then 'Retirada' when f.estado <> 'Vigente' then f.estado else l.estatus end`,
    loteId: sql`l.id`,
    categoria: sql`l.categoria`,
    estatus: sql`l.estatus`,
    fechaPago: sql`case when f.retirada_en is null and f.estado = 'Vigente' then ${porPagarse} end`,
  }),
})

/** So many facturas of one day are looked at. */
const topeDelDia = 5000

/** Figures of the longest folio that is looked for with zeros before it, and how many of such are looked at. */
const cifrasDeFolio = 10
const topeDeFolio = 1000
/** A folio, or serie and folio, without the zeros that a sheet takes off it and people leave out, and with others. */
function ramasConCeros(codigo: string): Rama[] {
  const [, serie = '', cifras] = /^(\p{L}*)-?0*([1-9]\d*)$/u.exec(codigo) ?? []
  if (cifras === undefined || cifras.length > cifrasDeFolio) return []
  const escritos = Array.from({ length: cifrasDeFolio + 1 - cifras.length }, (_, ceros) =>
    [serie, '0'.repeat(ceros), cifras].join(''),
  ).filter((uno) => uno !== codigo)
  if (escritos.length === 0) return []
  const claves = sql.join(escritos.map((uno) => sql`buscable(${uno})`))
  const ids = (columna: Sql) =>
    sql`array(select x.id from facturas x where ${columna} in (${claves}) and x.eliminada_en is null limit ${topeDeFolio})`
  const columnas = [sql`buscable(x.serie_folio)`, ...(serie === '' ? [sql`buscable(x.folio)`] : [])]
  return columnas.map((columna) => ({ donde: sql`f.id = any(${ids(columna)})`, exacta: true }))
}

/** By folio, uuid or its end, localizador, póliza, amount and day: what also leads to its lote. */
export function ramasDeFactura(pregunta: Pregunta): Rama[] {
  const { codigo, uuid, dia } = pregunta
  const deReserva = sql`join factura_reservas r on r.factura_id = f.id`
  // The index of pólizas holds only the facturas that have one.
  const porPoliza = ramasDeCodigo(sql`buscable(f.envio_folio)`, codigo).map((rama) => ({
    ...rama,
    donde: sql`(f.envio_folio is not null and ${rama.donde})`,
  }))
  return [
    ...ramasDeCodigo(sql`buscable(f.folio)`, codigo),
    // A-123 is kept as A123, or as it was written.
    ...[...new Set([codigo, codigo.replaceAll('-', '')])].flatMap((escrito) =>
      ramasDeCodigo(sql`buscable(f.serie_folio)`, escrito),
    ),
    ...ramasConCeros(codigo),
    ...porPoliza,
    { donde: sql`clave_suelta(r.booking_code) = clave_suelta(${codigo})`, exacta: true, une: deReserva },
    ...ramasDeCodigo(sql`buscable(r.booking_code)`, codigo, deReserva).filter(({ exacta }) => !exacta),
    ...(uuid === null
      ? []
      : [
          {
            donde: sql`f.uuid::text like ${`${uuid}%`}`,
            exacta: uuid.length >= 8,
            empieza: sql`f.uuid::text`,
          },
        ]),
    ...ramasDeFinDeUuid(sql`f.uuid`, pregunta),
    ...ramasDeImporte(sql`f.total`, pregunta),
    ...(dia === null
      ? []
      : [
          {
            donde: sql`f.id = any(array(select x.id from facturas x where x.fecha >= ${dia}::timestamp
              and x.fecha < ${dia}::timestamp + interval '1 day' and x.eliminada_en is null limit ${topeDelDia}))`,
            exacta: true,
          },
        ]),
  ]
}

/** The same, and by the RFC of who issued it; of a lote its own text has that. */
export const ramasDeFacturaYEmisor = (pregunta: Pregunta): Rama[] => [
  ...ramasDeFactura(pregunta),
  ...(isRfc(pregunta.plano) ? [{ donde: sql`f.emisor = ${pregunta.plano}`, exacta: true }] : []),
]
