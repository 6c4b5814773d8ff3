import type { Hallado } from '@valija/contract/buscar.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { isRfc } from '@valija/palabras/rfc.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { type Busca, columnasHalladas, hallar, type Rama, ramasDeNombre } from '../../http/hallar.ts'
import { Refusal } from '../../refuse.ts'
import { openReserva } from './read-reserva.ts'
import { vistaDe } from './vista.ts'

/** Bookings of one customer that are told: no list shows the rest, so there are more than of another kind. */
const tope = 10

/** What of bookings answers: the one that goes by what was typed, whole, or else those of that customer. */
export async function reservasHalladas(deps: Deps, actor: Actor, pregunta: Pregunta): Promise<Hallado[]> {
  if (!can(actor.rol, 'reservas.ver')) return []
  const una = await reservaHallada(deps, actor, pregunta)
  if (una.length > 0 || !(await vistaDe(deps, actor)).cobros) return una
  return hallar(deps.db, deCliente, ramasDeCliente(pregunta), tope)
}

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
  ...ramasDeNombre(sql`buscable(e.cliente)`, pregunta),
  ...(isRfc(pregunta.plano) ? [{ donde: sql`e.cliente_rfc = ${pregunta.plano}`, exacta: true }] : []),
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
