import { type Propuesta, claveDePagos, proponer } from '@valija/domain/conciliacion/proponer.ts'
import type { PagoCandidato } from '@valija/domain/conciliacion/puntuar.ts'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../http/lista.ts'
import type { MovimientoAbierto } from './movimientos-abiertos.ts'
import { umbralesDe } from './umbrales.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import type { LineaDeAccion } from './write-accion.ts'

export async function readPagosCandidatos(db: Conn, donde: Sql, limite = 60): Promise<PagoCandidato[]> {
  const { rows } = await sql<PagoCandidato>`
    select p.pago_id, p.booking_code, p.rfc, p.concepto, p.fecha_pago, p.numero_transaccion, p.numero_cuenta,
      case p.moneda_id when 1 then 'MXN' else 'USD' end as moneda, p.monto_pago - p.conciliado as saldo
    from pagos p where ${donde} order by p.pago_id desc limit ${limite}`.execute(db)
  return rows
}

/** How a person's own choice would have been judged: kept with it. */
export async function judgePares(
  deps: Pick<Deps, 'reloj'>,
  tx: Tx,
  movimiento: MovimientoAbierto,
  lineas: readonly LineaDeAccion[],
): Promise<Pick<Propuesta, 'puntos' | 'razones'>> {
  const ids = lineas.map(({ referencia }) => Number(referencia))
  const umbrales = umbralesDe(await politicaVigente(tx, await deps.reloj.hoy()))
  const pagos = await readPagosCandidatos(tx, sql`p.pago_id = any(${ids}::bigint[])`)
  const propuestas = proponer(movimiento, pagos, {
    umbrales: { ...umbrales, sugerencia: -1 },
    complementos: new Set(),
    rechazadas: new Set(),
  })
  const clave = claveDePagos(ids)
  return propuestas.find((one) => one.clave === clave) ?? propuestas[0] ?? { puntos: 0, razones: [] }
}
