import type { MovimientoDePago } from '@valija/contract/conciliacion.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { nombresDeFuente } from '../../estados-de-cuenta/perfiles-vigentes.ts'
import { canByPolitica } from '../../politica/by-politica.ts'

type Fila = Omit<
  MovimientoDePago,
  'movimientoID' | 'nombreFuente' | 'montoDelMovimiento' | 'monto' | 'accionID' | 'cuando'
> & {
  movimientoId: number
  fuente: string
  total: number
  monto: number
  accionId: number
  cuando: Date
}

/** The statement rows tied to a payment, for who may see statements; to anybody else the bank's rows are not shown. */
export async function readMovimientosDePago(
  deps: Deps,
  actor: Actor,
  pagoID: number,
): Promise<MovimientoDePago[]> {
  if (!(await canByPolitica(deps, actor, 'rolesEstadosDeCuenta'))) return []
  const { rows } = await sql<Fila>`
    select m.movimiento_id, m.fuente, m.cuenta, m.moneda, m.fecha_operacion, m.concepto, m.referencia, m.referencia_ampliada,
      m.cargos + m.abonos as total, c.monto, a.aplicado_por, a.quien, a.cuando, a.accion_id
    from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id
      join movimientos m on m.movimiento_id = c.movimiento_id
    where c.pago_id = ${pagoID} and c.deshecha_accion_id is null
    order by a.accion_id desc`.execute(deps.db)
  if (rows.length === 0) return []
  const nombreDeFuente = await nombresDeFuente(deps.db)
  return rows.map(({ movimientoId, fuente, total, monto, accionId, cuando, ...fila }) => ({
    ...fila,
    movimientoID: movimientoId,
    nombreFuente: nombreDeFuente(fuente),
    montoDelMovimiento: centavos(total),
    monto: centavos(monto),
    accionID: accionId,
    cuando: cuando.toISOString(),
  }))
}
