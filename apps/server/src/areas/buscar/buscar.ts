import type { BuscarRespuesta, ClaseHallada, Hallado } from '@valija/contract/buscar.ts'
import { type Capacidad, can } from '@valija/domain/acceso/permisos.ts'
import { nombreDe, type Pregunta, partesDe, readPregunta } from '@valija/domain/buscar/pregunta.ts'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { type Busca, hallar, hallarParecidos, type Rama } from '../../http/hallar.ts'
import type { Sql } from '../../http/lista.ts'
import { canByPolitica } from '../politica/by-politica.ts'

/** What of each kind stands in the answer; the rest is in the list of its area. */
const porGrupo = 5

/** What is found of a kind, and by what of a question; of the area whose records they are. */
export type Grupo = {
  clase: ClaseHallada
  capacidad: Capacidad
  /** `lotes`: which `lotes l` the caller may see. */
  busca: (actor: Actor, lotes: Sql) => Busca
  ramas: (pregunta: Pregunta, actor: Actor) => Rama[]
  /** Of a kind of which there are not so many: its names, for who misspells one. */
  nombres?: Sql
}
/** Bookings are the engines' own, and asked for apart. */
export type Buscas = {
  grupos: readonly Grupo[]
  alcanceDeLotes: (db: Conn, actor: Actor) => Promise<Sql>
  reservas: BuscaReservas
  reservasParecidas: BuscaReservas
}
type BuscaReservas = (deps: Deps, actor: Actor, pregunta: Pregunta, tope: number) => Promise<Hallado[]>

/** Bookings of one customer that are told: no list shows the rest, so there are more than of another kind. */
const reservasPorGrupo = 10
/** So many parts of a text that nothing has whole are looked for. */
const partes = 3

type GrupoHallado = BuscarRespuesta['grupos'][number]
const first = (clase: ClaseHallada, filas: Hallado[], n: number): GrupoHallado => ({
  clase,
  filas: filas.slice(0, n),
  hayMas: filas.length > n,
})
const isHallado = ({ filas }: GrupoHallado): boolean => filas.length > 0

/** Everything the caller may see that answers to the text, by kind; each kind within its own scope. */
export async function buscar(
  deps: Deps,
  { grupos, alcanceDeLotes, reservas, reservasParecidas }: Buscas,
  actor: Actor,
  q: string,
): Promise<BuscarRespuesta> {
  const nada = { grupos: [], parte: null, parecidos: false }
  const hoy = await deps.reloj.hoy()
  const pregunta = readPregunta(q, hoy)
  if (pregunta === null) return nada
  const lotes = await alcanceDeLotes(deps.db, actor)
  const estados = await canByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  const mios = grupos.filter(
    ({ clase, capacidad }) => can(actor.rol, capacidad) && (clase !== 'movimiento' || estados),
  )
  const find = async (una: Pregunta): Promise<GrupoHallado[]> => {
    const hallados = await Promise.all([
      reservas(deps, actor, una, reservasPorGrupo + 1).then((filas) =>
        first('reserva', filas, reservasPorGrupo),
      ),
      ...mios.map(async ({ clase, busca, ramas }) =>
        first(clase, await hallar(deps.db, busca(actor, lotes), ramas(una, actor), porGrupo + 1), porGrupo),
      ),
    ])
    return hallados.filter(isHallado)
  }
  const enteros = await find(pregunta)
  if (enteros.length > 0) return { ...nada, grupos: enteros }
  for (const parte of partesDe(q, hoy).slice(0, partes)) {
    const suyos = await find(parte)
    if (suyos.length > 0) return { ...nada, grupos: suyos, parte: parte.palabras.join(' ') }
  }
  const nombre = nombreDe(pregunta)
  if (nombre === null) return nada
  const parecidos = await Promise.all([
    reservasParecidas(deps, actor, pregunta, porGrupo).then((filas) => first('reserva', filas, porGrupo)),
    ...mios.flatMap(({ clase, busca, nombres }) =>
      nombres
        ? hallarParecidos(deps.db, { ...busca(actor, lotes), nombres }, nombre, porGrupo).then((filas) =>
            first(clase, filas, porGrupo),
          )
        : [],
    ),
  ])
  const suyos = parecidos.filter(isHallado)
  return { ...nada, grupos: suyos, parecidos: suyos.length > 0 }
}
