import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import {
  type Busca,
  columnasHalladas,
  type Rama,
  ramasDeCodigo,
  ramasDeImporte,
  ramasDeNombre,
} from '../../http/hallar.ts'
import { alcanceDePrefacturas } from './list-prefacturas.ts'

export const prefacturasHalladas = (actor: Actor): Busca => ({
  desde: sql`prefacturas p`,
  id: sql`p.id`,
  alcance: alcanceDePrefacturas(actor),
  columnas: columnasHalladas({
    id: sql`p.id`,
    titulo: sql`p.id::text`,
    detalle: sql`concat_ws(' · ', p.razon_social_emisor, p.rfc_emisor)`,
    importe: sql`p.a_pagar`,
    fecha: sql`(p.fecha_creacion at time zone 'America/Mexico_City')::date`,
    comisionistaId: sql`p.comisionista_id`,
  }),
})

/** By number, agent's name and RFC, amount, and the localizador of a booking in it. */
export function ramasDePrefactura(pregunta: Pregunta): Rama[] {
  const { codigo, plano, numero } = pregunta
  return [
    ...[...new Set([codigo, plano])].flatMap((escrito) =>
      ramasDeCodigo(
        sql`buscable(r.booking_code)`,
        escrito,
        sql`join prefactura_reservas r on r.prefactura_id = p.id`,
      ),
    ),
    ...ramasDeNombre(sql`p.busqueda`, pregunta),
    { donde: sql`p.rfc_emisor = ${plano}`, exacta: true },
    ...ramasDeImporte(sql`p.a_pagar`, pregunta),
    ...ramasDeImporte(sql`p.total`, pregunta),
    ...(numero === null ? [] : [{ donde: sql`p.id = ${numero}`, exacta: true }]),
  ]
}
