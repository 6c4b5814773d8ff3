import type { BuscarRespuesta, ClaseHallada, Hallado } from '@valija/contract/buscar.ts'
import { type Capacidad, can } from '@valija/domain/acceso/permisos.ts'
import { nombreDe, type Pregunta, readPregunta } from '@valija/domain/buscar/pregunta.ts'
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
  ramas: (pregunta: Pregunta) => Rama[]
  /** Of a kind of which there are not so many: its names, for who misspells one. */
  nombres?: Sql
}
/** Bookings are the engines' own, and asked for apart. */
export type Buscas = {
  grupos: readonly Grupo[]
  alcanceDeLotes: (db: Conn, actor: Actor) => Promise<Sql>
  reserva: (deps: Deps, actor: Actor, pregunta: Pregunta) => Promise<Hallado[]>
}

const isHallado = ({ filas }: { filas: readonly Hallado[] }): boolean => filas.length > 0

/** Everything the caller may see that answers to the text, by kind; each kind within its own scope. */
export async function buscar(
  deps: Deps,
  { grupos, alcanceDeLotes, reserva: reservasHalladas }: Buscas,
  actor: Actor,
  q: string,
): Promise<BuscarRespuesta> {
  const pregunta = readPregunta(q, await deps.reloj.hoy())
  if (pregunta === null) return { grupos: [], parecidos: false }
  const lotes = await alcanceDeLotes(deps.db, actor)
  const estados = await canByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  const mios = grupos.filter(
    ({ clase, capacidad }) => can(actor.rol, capacidad) && (clase !== 'movimiento' || estados),
  )
  const [filas, ...found] = await Promise.all([
    reservasHalladas(deps, actor, pregunta),
    ...mios.map(async ({ clase, busca, ramas }) => {
      const filas = await hallar(deps.db, busca(actor, lotes), ramas(pregunta), porGrupo + 1)
      return { clase, filas: filas.slice(0, porGrupo), hayMas: filas.length > porGrupo }
    }),
  ])
  const hallados = [{ clase: 'reserva' as const, filas, hayMas: false }, ...found].filter(isHallado)
  const nombre = nombreDe(pregunta)
  if (hallados.length > 0 || nombre === null) return { grupos: hallados, parecidos: false }
  const buscaPorNombre = mios.flatMap(({ clase, busca, nombres }) =>
    nombres ? [{ clase, busca: { ...busca(actor, lotes), nombres } }] : [],
  )
  const parecidos = await Promise.all(
    buscaPorNombre.map(async ({ clase, busca }) => ({
      clase,
      filas: await hallarParecidos(deps.db, busca, nombre, porGrupo),
      hayMas: false,
    })),
  )
  return { grupos: parecidos.filter(isHallado), parecidos: parecidos.some(isHallado) }
}
