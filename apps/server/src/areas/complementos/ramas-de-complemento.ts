import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { sql } from 'kysely'
import {
  enDia,
  type Rama,
  ramasDeFinDeUuid,
  ramasDeImporte,
  ramasDeNombre,
  ramasDeNombreEn,
} from '../../http/hallar.ts'

/** By its uuid, that one's end or that of a factura it pays, by its issuer's name and RFC, amount and day of payment. */
export function ramasDeComplemento(pregunta: Pregunta): Rama[] {
  const { uuid, plano, dia } = pregunta
  return [
    ...ramasDeNombre(sql`c.busqueda`, pregunta),
    ...ramasDeNombreEn(sql`c.busqueda`, pregunta, enDia(sql`c.fechapago::date`)),
    ...ramasDeFinDeUuid(sql`c.uuid`, pregunta),
    { donde: sql`c.emisor = ${plano}`, exacta: true },
    ...(uuid === null
      ? []
      : [
          {
            donde: sql`c.uuid::text like ${`${uuid}%`}`,
            exacta: uuid.length >= 8,
            empieza: sql`c.uuid::text`,
          },
          {
            donde: sql`c.id = any(array(select cf.complemento_id from complemento_folios cf
              where cf.id_documento::text like ${`${uuid}%`} limit 1000))`,
            exacta: uuid.length >= 8,
          },
        ]),
    ...ramasDeImporte(sql`c.monto_total_pagos`, pregunta),
    ...(dia === null
      ? []
      : [
          {
            donde: sql`(c.fechapago >= ${dia}::timestamp and c.fechapago < ${dia}::timestamp + interval '1 day')`,
            exacta: true,
          },
        ]),
  ]
}
