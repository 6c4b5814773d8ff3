import { indexRivales, judgeExacta, type Veredicto } from '@valija/domain/conciliacion/exacta.ts'
import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { type Propuesta, proponer } from '@valija/domain/conciliacion/proponer.ts'
import type { PagoCandidato } from '@valija/domain/conciliacion/puntuar.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import { type Candidatos, findCandidatos } from './find-candidatos.ts'
import { type MovimientoAbierto, readMovimientos } from './movimientos-abiertos.ts'

export type Juicio = {
  movimiento: MovimientoAbierto
  propuestas: Propuesta[]
  pagos: ReadonlyMap<number, PagoCandidato>
  veredicto: Veredicto
  candidatos: Candidatos
}

export type Propuesto = Omit<Juicio, 'veredicto'>

/** Proposals for each row. */
export async function proponerPara(
  db: Conn,
  movimientos: readonly MovimientoAbierto[],
  umbrales: Umbrales,
): Promise<Propuesto[]> {
  const candidatos = await findCandidatos(db, movimientos, umbrales)
  return movimientos.map((movimiento) => {
    const own = candidatos.get(movimiento.movimientoId) ?? {
      pagos: [],
      complementos: new Set<number>(),
      rechazadas: new Set<string>(),
      noAutomaticas: new Set<string>(),
    }
    return {
      movimiento,
      candidatos: own,
      pagos: new Map(own.pagos.map((pago) => [pago.pagoId, pago])),
      propuestas: proponer(movimiento, own.pagos, { umbrales, ...own }),
    }
  })
}

/** Proposals for each row, and which of them the machine may apply. */
export async function judgeMovimientos(
  db: Conn,
  movimientos: readonly MovimientoAbierto[],
  umbrales: Umbrales,
): Promise<Juicio[]> {
  const judged = await proponerPara(db, movimientos, umbrales)
  const rivales = indexRivales(await readRivales(db, judged))
  return judged.map((one) => ({
    ...one,
    veredicto: judgeExacta(one.movimiento, one.propuestas, one.pagos, { rivales, umbrales }),
  }))
}

/** Every waiting abono of an amount that a proposed pago lacks: who else may want it. */
async function readRivales(db: Conn, judged: readonly Propuesto[]): Promise<MovimientoAbierto[]> {
  const montos = new Set<number>()
  for (const { propuestas, pagos } of judged)
    for (const { lineas } of propuestas)
      for (const { pagoId } of lineas) montos.add(pagos.get(pagoId)?.saldo ?? 0)
  if (montos.size === 0) return []
  return readMovimientos(db, {
    donde: sql`m.moneda in ('MXN', 'USD') and m.restante = any(${[...montos]}::bigint[])
      and m.estado in ('sinIdentificar', 'parcial') and m.abonos > 0`,
  })
}
