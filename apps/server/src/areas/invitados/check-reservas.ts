import { message } from '@valija/contract/messages.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import { isPagable } from '@valija/domain/comisiones/compute-factura.ts'
import { sql } from 'kysely'
import { askOrRefuse } from '../../ask-or-refuse.ts'
import type { Deps } from '../../deps.ts'
import { eachLimit } from '../../each-limit.ts'
import { type Refusal, refuse, refuseWith } from '../../refuse.ts'
import { enOtraPrefactura } from '../comisiones/read-seleccion.ts'
import { reservasFacturadas, yaFacturadas } from '../comisiones/reservas-facturadas.ts'

export type ReservasHalladas = {
  clienteId: number
  /** Free ones with their commission. */
  comisiones: Map<string, Centavos>
  /** Already in a lote: left out. */
  omitidas: string[]
}
const simultaneas = 4

/**
 * Commissions §5, in the documented order: the bookings exist, are of the issuer's RFC, are not registered yet and can be
 * paid. Nothing of a booking is told before it is known to be of the issuer, not even that it exists.
 */
export async function checkReservas(
  deps: Deps,
  emisor: string,
  codes: readonly string[],
): Promise<ReservasHalladas> {
  const clientes = new Map<string, { customerId: number; customerRfc: string }>()
  await askAnt(deps, codes, async (code) => {
    const cliente = await deps.ant.comisiones.cliente(code)
    if (cliente) clientes.set(code, cliente)
  })
  const ajenas = codes.filter((code) => clientes.get(code)?.customerRfc !== emisor)
  if (ajenas.length > 0) throw notTheirs(ajenas)
  const registradas = await reservasFacturadas(deps.db, codes)
  const libres = codes.filter((code) => !registradas.has(code))
  const [primera] = libres
  if (primera === undefined) throw yaFacturadas(codes)
  const clienteId = clientes.get(primera)?.customerId ?? 0
  await assertSinPrefactura(deps, libres)
  const comisiones = new Map<string, Centavos>()
  const impagables: { campo: string; mensaje: string }[] = []
  await askAnt(deps, libres, async (code) => {
    const { customerId } = clientes.get(code) ?? { customerId: clienteId }
    const reserva = await deps.ant.comisiones.reserva(code, customerId)
    if (reserva && isPagable(reserva.commission)) comisiones.set(code, reserva.commission)
    else impagables.push({ campo: code, mensaje: reserva?.description ?? '' })
  })
  if (impagables.length > 0)
    throw refuseWith(
      'comisionNoPagable',
      message('comisionNoPagable', { motivo: impagables[0]?.mensaje ?? '' }),
      { detalles: impagables },
    )
  return { clienteId, comisiones, omitidas: codes.filter((code) => registradas.has(code)) }
}

/** One answer for what does not exist and for what is another's: both documented sentences, one as the title. */
const notTheirs = (codes: readonly string[]): Refusal => {
  const titulo = message('rfcNoEsDeLaReserva')
  const detalles = codes.map((campo) => ({ campo, mensaje: message('reservaNoExiste') }))
  return codes.length === 1
    ? refuseWith('reservaNoExiste', message('reservaNoExiste'), { titulo, detalles })
    : refuseWith('reservasNoExisten', `${message('reservasNoExisten')}: ${codes.join(', ')}`, {
        titulo,
        detalles,
      })
}

/** A booking that somebody of the agency is already billing through a pre-invoice is not billed twice. */
async function assertSinPrefactura({ db }: Deps, codes: readonly string[]): Promise<void> {
  const { rows } = await sql<{ bookingCode: string }>`
    select booking_code from prefactura_reservas where booking_code = any(${[...codes]}::text[])
    order by booking_code`.execute(db)
  if (rows.length > 0)
    throw enOtraPrefactura(rows.map(({ bookingCode }) => ({ bookingCode, prefacturaId: null })))
}

const askAnt = (deps: Deps, codes: readonly string[], ask: (code: string) => Promise<void>): Promise<void> =>
  askOrRefuse(deps, refuse('antSinConexion'), () => eachLimit(codes, simultaneas, ask))
