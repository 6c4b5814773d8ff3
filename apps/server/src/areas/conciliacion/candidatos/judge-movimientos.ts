import { type Hechos, sinHechos } from '@valija/domain/conciliacion/dudas.ts'
import { judgeExacta, type Veredicto } from '@valija/domain/conciliacion/exacta.ts'
import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { type Propuesta, propose } from '@valija/domain/conciliacion/propose.ts'
import type { PagoCandidato } from '@valija/domain/conciliacion/puntuar.ts'
import type { Conn } from '../../../db/connection.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import { type Candidatos, findCandidatos } from './find-candidatos.ts'
import { readHechos } from './read-hechos.ts'

export type Juicio = {
  movimiento: MovimientoAbierto
  propuestas: Propuesta[]
  pagos: ReadonlyMap<number, PagoCandidato>
  veredicto: Veredicto
  candidatos: Candidatos
  hechos: Hechos
}

export type Propuesto = Omit<Juicio, 'veredicto' | 'hechos'>

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
      propuestas: propose(movimiento, own.pagos, { umbrales, ...own }),
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
  const hechos = await readHechos(db, judged, umbrales)
  return judged.map((one) => {
    const own = hechos.get(one.movimiento.movimientoId) ?? sinHechos
    const { movimiento, propuestas, pagos } = one
    const veredicto = judgeExacta(movimiento, propuestas, pagos, { hechos: own, umbrales })
    return { ...one, hechos: own, veredicto }
  })
}
