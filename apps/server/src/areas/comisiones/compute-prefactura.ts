import type { Hoja, PrefacturaGenerada, Seleccion } from '@valija/contract/comisiones.ts'
import type { ClienteComisionista } from '@valija/contract/directorio.ts'
import { isPagable } from '@valija/domain/comisiones/compute-factura.ts'
import { sql } from 'kysely'
import { askOrRefuse } from '../../ask-or-refuse.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { ensureComisionistas } from '../directorio/comisionistas.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { comisionistaDelActor } from './comisionista-del-actor.ts'
import { ensureComisiones } from './ensure-comisiones.ts'
import { makeHoja } from './hoja.ts'
import { type Elegida, readSeleccion } from './read-seleccion.ts'

export type Calculo = { cliente: ClienteComisionista; elegidas: Elegida[]; hoja: Hoja }

/** The calculator before stamping: the chosen bookings and the exact figures of their invoice. */
export async function computeComision(deps: Deps, actor: Actor, seleccion: Seleccion): Promise<Calculo> {
  const hoy = await deps.reloj.hoy()
  const cliente = await comisionistaDelActor(deps, actor, seleccion.comisionistaId)
  await ensureComisiones(deps, cliente.clienteId)
  const elegidas = await readSeleccion(deps.db, cliente.clienteId, seleccion)
  const politica = await politicaVigente(deps.db, hoy)
  const hoja = makeHoja(
    elegidas.map(({ commission }) => commission),
    cliente,
    { hoy, politica },
  )
  return { cliente, elegidas, hoja }
}

/** The registered agents of an RFC, which may be several, or the documented refusal. To an agent another's is unknown. */
async function clientesPorRfc(
  deps: Deps,
  rfc: string,
  actor: Actor | null,
): Promise<[ClienteComisionista, ...ClienteComisionista[]]> {
  await ensureComisionistas(deps)
  const { rows } =
    await sql<ClienteComisionista>`select id, cliente_id, razon_social_cliente, nombre_comercial, rfc_cliente,
    regimen_fiscal, uso_cfdi as "usoCFDI", portal_invitacion from comisionistas where rfc_cliente = ${rfc}
      and ${actor?.rol === 'comisionista' ? sql`cliente_id = ${actor.idComisionista}` : sql`true`} order by id`.execute(
      deps.db,
    )
  const [primero, ...otros] = rows
  if (!primero) throw refuse('rfcNoRegistrado')
  return [primero, ...otros]
}

/** The booking with the client of the RFC that it belongs to: of many that share one, ANT is asked which. */
async function reservaDe(
  deps: Deps,
  [primero, ...otros]: readonly [ClienteComisionista, ...ClienteComisionista[]],
  bookingCode: string,
) {
  const { customerId } =
    otros.length === 0
      ? { customerId: primero.clienteId }
      : ((await askAnt(deps, () => deps.ant.comisiones.cliente(bookingCode))) ?? { customerId: null })
  const cliente = [primero, ...otros].find(({ clienteId }) => clienteId === customerId)
  const reserva =
    cliente && (await askAnt(deps, () => deps.ant.comisiones.reserva(bookingCode, cliente.clienteId)))
  if (!cliente || !reserva) throw refuse('reservaNoExiste')
  return { cliente, reserva }
}

/**
 * /Comision/Reserva: one booking and an RFC give the pre-invoice. Without `actor` it is a guest's. A booking of somebody else does
 * not exist, and that the RFC lacks its regime is told after the booking only.
 */
export async function generatePrefactura(
  deps: Deps,
  { bookingCode, rfc, actor = null }: { bookingCode: string; rfc: string; actor?: Actor | null },
): Promise<PrefacturaGenerada> {
  const hoy = await deps.reloj.hoy()
  const { cliente, reserva } = await reservaDe(deps, await clientesPorRfc(deps, rfc, actor), bookingCode)
  if (!isPagable(reserva.commission)) throw refuse('comisionNoPagable', { motivo: reserva.description })
  const politica = await politicaVigente(deps.db, hoy)
  return {
    bookingCode,
    description: reserva.description,
    commission: reserva.commission,
    hoja: makeHoja([reserva.commission], cliente, {
      hoy,
      // Commissions §4: of a guest the limit of PUE is the earlier one.
      politica: actor === null ? { ...politica, corteComisionPue: politica.corteInvitadoPue } : politica,
    }),
  }
}

/** The commissions service, asked while somebody waits. */
export const askAnt = <T>(deps: Pick<Deps, 'log'>, ask: () => Promise<T>): Promise<T> =>
  askOrRefuse(deps, refuse('comisionesNoDisponibles'), ask)
