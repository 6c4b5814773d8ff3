import type { Hallado } from '@valija/contract/buscar.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { distance } from 'fastest-levenshtein'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { contains } from '../../http/buscable.ts'
import {
  type Busca,
  columnasHalladas,
  enEstancia,
  hallar,
  type Rama,
  ramasDeImporte,
  ramasDeNombre,
  ramasDeNombreEn,
  ramasDeRfc,
  startsWith,
} from '../../http/hallar.ts'
import { Refusal } from '../../refuse.ts'
import { openReserva } from './read-reserva.ts'
import { vistaDe } from './vista.ts'

/** What of bookings answers: the one that goes by what was typed, whole, or else those of that customer, package, hotel or price. */
export async function reservasHalladas(
  deps: Deps,
  actor: Actor,
  pregunta: Pregunta,
  tope: number,
): Promise<Hallado[]> {
  if (!can(actor.rol, 'reservas.ver')) return []
  const una = await reservaHallada(deps, actor, pregunta)
  if (una.length > 0 || !(await vistaDe(deps, actor)).cobros) return una
  return hallar(deps.db, estancias, ramasDeEstancia(pregunta), tope)
}

/** Bookings that go by these words or by those they may be a misspelling of, the latest first. */
export async function reservasParecidas(
  deps: Deps,
  actor: Actor,
  { palabras }: Pregunta,
  tope: number,
): Promise<Hallado[]> {
  if (palabras.length > topeDePalabras || !can(actor.rol, 'reservas.ver')) return []
  if (!(await vistaDe(deps, actor)).cobros) return []
  const cada = await Promise.all(palabras.map((una) => parecidasA(deps.db, una)))
  if (!cada.some((otras) => otras.length > 0)) return []
  const donde = palabras.map((una, i) => {
    const escritas = [una, ...(cada[i] ?? [])].map((escrita) => contains(busqueda, escrita))
    return sql`(${sql.join(escritas, sql` or `)})`
  })
  return hallar(deps.db, estancias, [{ donde: sql.join(donde, sql` and `), exacta: false }], tope)
}
/** Nobody's name has more. */
const topeDePalabras = 6
/** Words that are told apart letter by letter, and as many as may be meant. */
const topeDeParecidas = 300
const topeDeEscritas = 8

/** The words of bookings that are this one but for a letter, or two of a long one: its first two letters or any three are right. */
async function parecidasA(db: Deps['db'], palabra: string): Promise<string[]> {
  if (palabra.length < 3) return []
  const { rows } = await sql<{ una: string; palabra: string }>`select buscable(${palabra}) as una, p.palabra
    from palabras_de_reserva p where ${startsWith(sql`p.palabra`, palabra.slice(0, 2))} or ${sql.join(
      Array.from(palabra.slice(0, -2), (_, en) => contains(sql`p.palabra`, palabra.slice(en, en + 3))),
      sql` or `,
    )} order by similarity(p.palabra, buscable(${palabra})) desc limit ${topeDeParecidas}`.execute(db)
  return rows
    .map(({ una, palabra: otra }) => ({ otra, lejos: distance(una, otra), tope: una.length < 6 ? 1 : 2 }))
    .filter(({ lejos, tope }) => lejos > 0 && lejos <= tope)
    .toSorted((a, b) => a.lejos - b.lejos)
    .slice(0, topeDeEscritas)
    .map(({ otra }) => otra)
}

/** Of a booking its customer, its package and its hotel, kept by the database. */
const busqueda = sql`e.busqueda`

/** Stays, the latest first; for who sees the customer's side of every booking. */
const estancias: Busca = {
  desde: sql`estancias e`,
  id: sql`e.localizador`,
  alcance: sql`true`,
  orden: sql`e.salida`,
  columnas: columnasHalladas({
    id: sql`e.localizador`,
    titulo: sql`e.localizador`,
    detalle: sql`concat_ws(' · ', nullif(e.nombre_paquete, ''),
      case when position(e.proveedor_nombre in e.nombre_paquete) = 0 then e.proveedor_nombre end, e.cliente)`,
    importe: sql`e.total`,
    moneda: sql`e.moneda`,
    fecha: sql`e.llegada`,
    estado: sql`case when e.cancelada then 'Cancelado' end`,
  }),
}
const ramasDeEstancia = (pregunta: Pregunta): Rama[] => [
  ...ramasDeNombre(busqueda, pregunta),
  ...ramasDeNombreEn(busqueda, pregunta, enEstancia(sql`e.llegada`, sql`e.salida`)),
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
