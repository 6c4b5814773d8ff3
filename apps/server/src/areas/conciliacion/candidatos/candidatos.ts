import type { Sugerencia } from '@valija/contract/conciliacion.ts'
import { centavos, pesosToCentavos } from '@valija/contract/pesos.ts'
import { planaSinCeros } from '@valija/domain/conciliacion/numeros.ts'
import { propose } from '@valija/domain/conciliacion/propose.ts'
import { normalizeRfc, typedOfRfc } from '@valija/palabras/rfc.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { contains } from '../../../http/buscable.ts'
import { Refusal, refuse } from '../../../refuse.ts'
import { readExternos } from '../../pagos/pagos-de-reserva.ts'
import { findReserva } from '../../pagos/search-reserva.ts'
import { readMovimientos } from '../filas/movimientos-abiertos.ts'
import { readUmbrales } from '../umbrales.ts'
import { abierto, findCandidatos, monedaIdDe } from './find-candidatos.ts'
import { judgeMovimientos } from './judge-movimientos.ts'
import { readPagosCandidatos } from './read-pagos.ts'
import { readReservas, toSugerenciaDeReserva } from './reservas-candidatas.ts'
import { toSugerencias } from './sugerencias.ts'

/** `1,250.00`, `$1250`: centavos, or null when it is no amount. */
function readMonto(q: string): number | null {
  const plain = q.replace(/[$,\s]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? pesosToCentavos(Number(plain)) : null
}

/**
 * What a person looks for: pagos by localizador, RFC, transaction number, number or amount, refused ones too; and the booking
 * of a localizador, asked of the engines when it is not known yet.
 */
export async function searchCandidatos(
  deps: Deps,
  { movimientoID, q }: { movimientoID: number; q: string },
): Promise<Sugerencia[]> {
  const { db } = deps
  const umbrales = { ...(await readUmbrales(deps)), sugerencia: -1 }
  const [movimiento] = await readMovimientos(db, { donde: sql`m.movimiento_id = ${movimientoID}` })
  if (!movimiento) throw refuse('noEncontrado')
  const code = typedOfRfc(q)
  const monto = readMonto(q)
  // A cargo is no customer's money: its payments to suppliers are among its suggestions.
  if (movimiento.abonos === 0) return []
  const ways = [
    ...(code === '' ? [] : [sql`p.booking_code = ${code}`, sql`p.rfc = ${normalizeRfc(q)}`]),
    ...(planaSinCeros(q) === ''
      ? []
      : [sql`(p.transaccion_plana <> '' and ltrim(p.transaccion_plana, '0') = ${planaSinCeros(q)})`]),
    ...(/^\d{1,15}$/.test(q) ? [sql`p.pago_id = ${Number(q)}`] : []),
    // A customer by name or e-mail, as the payment's form has them.
    ...(/[a-zñáéíóú]{4}/i.test(q) ? [contains(sql`buscable(p.concepto || ' ' || p.user_create)`, q)] : []),
    ...(monto === null ? [] : [sql`(p.monto_pago - p.conciliado) = ${monto}`]),
  ]
  const moneda = sql`p.moneda_id = ${monedaIdDe(movimiento.moneda)} and ${abierto}`
  // Each way by its own index; together they would be read from end to end.
  const found = new Map(
    (await Promise.all(ways.map((way) => readPagosCandidatos(db, sql`${moneda} and ${way}`, 30))))
      .flat()
      .map((pago) => [pago.pagoId, pago]),
  )
  const [juicio] = await judgeMovimientos(db, [movimiento], umbrales)
  if (!juicio) return []
  const { complementos } = (await findCandidatos(db, [movimiento], umbrales)).get(movimientoID) ?? {
    complementos: new Set<number>(),
  }
  const propuestas = propose(movimiento, [...found.values()], {
    umbrales,
    complementos,
    rechazadas: new Set(),
  })
  const pagos = await toSugerencias(db, juicio, propuestas.slice(0, 30))
  const reservas = movimiento.moneda === 'EUR' ? [] : await reservasDe(deps, code)
  return [
    ...pagos,
    ...reservas.map((reserva) => ({
      ...toSugerenciaDeReserva(reserva, movimiento),
      aplicar: centavos(movimiento.restante),
    })),
  ]
}

async function reservasDe(deps: Deps, code: string) {
  if (!/^[A-Z0-9]{4,20}$/.test(code)) return []
  const read = () => readReservas(deps.db, sql`r.booking_code = ${code}`)
  const known = await read()
  if (known.length > 0) return known
  try {
    const cliente = await deps.reservas.cliente(code)
    if (!cliente) return []
    await readExternos(deps, await findReserva(deps, code, cliente.customerRfc))
    return read()
  } catch (error) {
    // An engine that is down, or a cancelled booking: the pagos found stand by themselves.
    if (!(error instanceof Refusal)) deps.log.warn({ err: error, code }, 'booking of a search not had')
    return []
  }
}
