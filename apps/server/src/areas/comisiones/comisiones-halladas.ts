import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import {
  type Busca,
  columnasHalladas,
  enDia,
  type Rama,
  ramasDeCodigo,
  ramasDeImporte,
  ramasDeNombre,
  ramasDeNombreEn,
} from '../../http/hallar.ts'
import { desdeComisiones, estadoDeComision } from './list-comisiones.ts'

/** Commissions a person reaches, for `comisiones c`: staff those of every agent, an agent its own. */
const alcanceDeComisiones = (actor: Actor) =>
  actor.rol === 'comisionista' ? sql`c.comisionista_id = ${actor.idComisionista ?? -1}` : sql`true`

export const comisionesHalladas = (actor: Actor): Busca => ({
  desde: sql`${desdeComisiones} left join comisionistas a on a.cliente_id = c.comisionista_id`,
  id: sql`c.booking_code`,
  alcance: alcanceDeComisiones(actor),
  orden: sql`c.booking_date`,
  columnas: columnasHalladas({
    id: sql`c.booking_code`,
    titulo: sql`c.booking_code`,
    detalle: sql`concat_ws(' · ', c.description, a.razon_social_cliente)`,
    // −1 is no money: the description says why it is not paid.
    importe: sql`nullif(greatest(c.commission, 0), 0)`,
    fecha: sql`c.booking_date`,
    // Which of the list's tabs it stands in.
    estatus: estadoDeComision,
    comisionistaId: sql`c.comisionista_id`,
  }),
})

const descripcion = sql`buscable(c.description)`

/** By localizador and by amount; an agent's own also by its words and day, as its list finds them. */
export const ramasDeComision = (pregunta: Pregunta, { rol }: Pick<Actor, 'rol'>): Rama[] => [
  ...[...new Set([pregunta.codigo, pregunta.plano])].flatMap((escrito) =>
    ramasDeCodigo(sql`buscable(c.booking_code)`, escrito),
  ),
  ...ramasDeImporte(sql`c.commission`, pregunta),
  ...(rol === 'comisionista'
    ? [
        ...ramasDeNombre(descripcion, pregunta),
        ...ramasDeNombreEn(descripcion, pregunta, enDia(sql`c.booking_date`)),
      ]
    : []),
  ...(rol === 'comisionista' && pregunta.dia !== null
    ? [{ donde: sql`c.booking_date = ${pregunta.dia}::date`, exacta: true }]
    : []),
]
