import type { Hallado } from '@valija/contract/buscar.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import {
  type Busca,
  columnasHalladas,
  hallar,
  type Rama,
  ramasDeImporte,
  ramasDeNombre,
  ramasDeRfc,
  startsWith,
} from '../../http/hallar.ts'
import { contains } from '../../http/lista.ts'
import { Refusal } from '../../refuse.ts'
import { openReserva } from './read-reserva.ts'
import { vistaDe } from './vista.ts'

/** What of bookings answers: the one that goes by what was typed, whole, or else those of that customer or price. */
export async function reservasHalladas(
  deps: Deps,
  actor: Actor,
  pregunta: Pregunta,
  tope: number,
): Promise<Hallado[]> {
  if (!can(actor.rol, 'reservas.ver')) return []
  const una = await reservaHallada(deps, actor, pregunta)
  if (una.length > 0 || !(await vistaDe(deps, actor)).cobros) return una
  return hallar(deps.db, deCliente, ramasDeCliente(pregunta), tope)
}

/** Bookings whose customer goes by all of these words but one, which is like one of the name: it may be misspelt. */
export async function reservasParecidas(
  deps: Deps,
  actor: Actor,
  { palabras }: Pregunta,
  tope: number,
): Promise<Hallado[]> {
  if (palabras.length > topeDePalabras || !can(actor.rol, 'reservas.ver')) return []
  if (!(await vistaDe(deps, actor)).cobros) return []
  const parecida = (palabra: string) => sql`strict_word_similarity(buscable(${palabra}), buscable(e.cliente))`
  const ramas = palabras.flatMap((una, i): Rama[] => {
    const otras = ramasDeNombre(clienteBuscable, { palabras: palabras.toSpliced(i, 1) })
    // Its first two letters or any three are right.
    const comienzo = una.slice(0, 2)
    const letras = [
      startsWith(clienteBuscable, comienzo),
      contains(clienteBuscable, ` ${comienzo}`),
      ...Array.from(una.slice(0, -2), (_, en) => contains(clienteBuscable, una.slice(en, en + 3))),
    ]
    // Planned as if all were read: for a few it would go through every booking until it has them.
    return otras.map(({ donde }) => ({
      donde: sql`e.localizador = any(array(with x as materialized (select e.localizador from estancias e
          where ${donde} and (${sql.join(letras, sql` or `)})) select localizador from x limit ${topeDeParecidas}))
        and ${parecida(una)} >= ${parecido}`,
      exacta: false,
    }))
  })
  return hallar(deps.db, { ...deCliente, orden: parecida(palabras.join(' ')) }, ramas, tope)
}
const clienteBuscable = sql`buscable(e.cliente)`
/** So many of those that have the other words are compared, of each word that may be wrong. */
const topeDeParecidas = 500
/** Nobody's name has more, and each is one more way to look. */
const topeDePalabras = 6
/** What two changed letters leave of a word (Gonsales is .29 of González); another name has less (Gómez .25). */
const parecido = 0.28

/** Stays by their customer, the latest first; for who sees the customer's side of every booking. */
const deCliente: Busca = {
  desde: sql`estancias e`,
  id: sql`e.localizador`,
  alcance: sql`true`,
  orden: sql`e.salida`,
  columnas: columnasHalladas({
    id: sql`e.localizador`,
    titulo: sql`e.localizador`,
    detalle: sql`concat_ws(' · ', nullif(e.nombre_paquete, ''), e.cliente)`,
    importe: sql`e.total`,
    moneda: sql`e.moneda`,
    fecha: sql`e.llegada`,
    estado: sql`case when e.cancelada then 'Cancelado' end`,
  }),
}
const ramasDeCliente = (pregunta: Pregunta): Rama[] => [
  ...ramasDeNombre(clienteBuscable, pregunta),
  ...ramasDeRfc(sql`e.cliente_rfc`, pregunta),
  ...ramasDeImporte(sql`e.total`, pregunta),
]

/** No engine is asked while one types. A code may have no figure, and then it is one word. */
async function reservaHallada(deps: Deps, actor: Actor, { codigo, palabras }: Pregunta): Promise<Hallado[]> {
  if (!/^[a-z\d-]{4,40}$/i.test(codigo) || (palabras.length > 1 && !/\d/.test(codigo))) return []
  try {
    const { conocida, piezas, vista } = await openReserva(deps, actor, codigo, null)
    const localizador = vista.cobros ? conocida.localizador : codigo.toUpperCase()
    const { hechos } = piezas
    const total = vista.cobros ? (hechos?.total ?? null) : null
    return [
      {
        id: localizador,
        titulo: localizador,
        detalle: vista.cobros ? [conocida.nombrePaquete, conocida.cliente].filter(Boolean).join(' · ') : '',
        importe: total === null ? null : centavos(total),
        moneda: hechos?.moneda ?? 'MXN',
        fecha: hechos?.inicio ?? null,
        estado: hechos?.cancelada ? 'Cancelado' : null,
        loteId: null,
        categoria: null,
        estatus: null,
        fechaPago: null,
        comisionistaId: null,
      },
    ]
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return []
    throw error
  }
}
