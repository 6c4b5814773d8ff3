import { message } from '@valija/contract/messages.ts'
import type { Tx } from '../../db/connection.ts'
import { isAplicadaDe, lockOperaciones, readAplicadas } from './operaciones-aplicadas.ts'
import type { Asignado } from './read-asignados.ts'
import { notSaved } from './refuse-unpayable.ts'

/**
 * How much of each operation goes to each lote: what is given to lotes, with what was before, is the whole payment to the
 * centavo, and no operation counts twice, from another receipt or from a proof typed by hand on any lote.
 */
export async function settleMontos(
  tx: Tx,
  asignados: readonly Asignado[],
): Promise<(Asignado & { monto: number })[]> {
  await lockOperaciones(
    tx,
    asignados.flatMap(({ pago }) => [pago.folio, pago.claveRastreo]),
  )
  const aplicadas = await readAplicadas(
    tx,
    asignados.map(({ pago }) => pago),
  )
  return asignados.map((asignado) => {
    const { pago, loteId, monto } = asignado
    const antes = aplicadas.filter((aplicada) => isAplicadaDe(aplicada, pago))
    const quedan = pago.total - antes.reduce((suma, { monto: parte }) => suma + parte, 0)
    const mismo = antes.find((aplicada) => aplicada.loteId === loteId) ?? (quedan <= 0 ? antes[0] : undefined)
    if (mismo)
      throw notSaved('operacionYaAplicada', message('operacionYaAplicada', { ...mismo, folio: pago.folio }))
    const partes = asignados.filter((otro) => otro.pago === pago)
    const repartido = partes.reduce((suma, parte) => suma + (parte.monto ?? quedan), 0)
    if (repartido !== quedan)
      throw notSaved(
        'repartoNoCuadra',
        message('repartoNoCuadra', { pagina: pago.pagina, repartido, quedan }),
      )
    return { ...asignado, monto: monto ?? quedan }
  })
}
