import { enMontos } from '@valija/contract/en-pesos.ts'
import { message } from '@valija/contract/messages.ts'
import type { LoteTrasPago } from '@valija/contract/recibos.ts'
import { saldoDeTodas } from '@valija/domain/recibos/distribute-monto.ts'
import { inTransaction } from '../../db/connection.ts'
import { codigosDeLotes, holdEstancias } from '../../db/hold-estancias.ts'
import type { Deps } from '../../deps.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { announceLotes, readTrasPago } from './after-pago.ts'
import { askSatAgain } from './ask-sat-again.ts'
import { lockLotes, readFacturas, readImpedimentos } from './lotes-por-pagar.ts'
import { loteNoSePuedePagar } from './refuse-unpayable.ts'

/**
 * PUT Factura/actualizar-estatus-a-pagado: a lote is 'Pagado' when the payments cover every factura and nothing stands
 * against one. All of them or none; a lote that is already paid stays as it is, so that the call can be repeated.
 */
export async function markPagados(
  deps: Deps,
  autor: Autor,
  ids: readonly number[],
): Promise<{ pagados: number[]; lotes: LoteTrasPago[] }> {
  const politica = await politicaVigente(deps.db, await deps.reloj.hoy())
  const { sinRespuesta } = await askSatAgain(deps, ids)
  const ahora = deps.reloj.ahora()
  await inTransaction(deps.db, async (tx) => {
    const lotes = await lockLotes(tx, ids)
    const open = [...lotes.values()].filter(({ estatus }) => estatus !== 'Pagado')
    for (const { nombre, estatus } of open)
      if (estatus !== 'En proceso de pago') throw refuse('loteNoEnPago', { nombre, estatus })
    const impedimentos = await readImpedimentos(
      tx,
      open.map(({ id }) => id),
      politica,
      sinRespuesta,
    )
    if (impedimentos.size > 0) throw loteNoSePuedePagar([...impedimentos.values()].flat())
    await holdEstancias(tx, codigosDeLotes(open.map(({ id }) => id)))
    for (const lote of open) {
      const falta = saldoDeTodas(await readFacturas(tx, [lote.id]))
      if (falta > 0)
        throw refuseWith(
          'loteNoCubierto',
          message('loteNoCubierto', {
            nombre: lote.nombre,
            falta: enMontos([{ moneda: lote.moneda, monto: falta }]),
          }),
          {
            titulo: message('loteNoSePuedePagarTitulo'),
          },
        )
      await tx
        .updateTable('lotes')
        .set({ estatus: 'Pagado', pagadoEn: ahora })
        .where('id', '=', lote.id)
        .execute()
      await writeBitacora(tx, autor, {
        entidad: 'lote',
        entidadId: lote.id,
        accion: 'pagado',
        de: lote.estatus,
        a: 'Pagado',
      })
    }
    await announceLotes(tx, open)
  })
  return { pagados: [...new Set(ids)], lotes: await readTrasPago(deps.db, ids) }
}
