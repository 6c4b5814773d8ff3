import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { Autor } from '../../bitacora/write-bitacora.ts'
import type { PorDeshacer } from './accion-leida.ts'
import { forbid } from './forbid.ts'

/** What actions wrote on their rows and on pairs, taken back: refusals, ignoring, putting aside, what a rule assigned. */
export async function takeBackMarcas(tx: Tx, autor: Autor, acciones: readonly PorDeshacer[]): Promise<void> {
  const of = (clase: string) => acciones.filter(({ accion }) => accion.clase === clase)
  const rechazos = of('rechazar').map(({ accion }) => accion.accionId)
  if (rechazos.length > 0)
    await sql`delete from parejas_conciliacion where accion_id = any(${rechazos}::bigint[])`.execute(tx)
  const ignoradas = of('ignorar').map(({ accion }) => accion.movimientoId)
  if (ignoradas.length > 0)
    await sql`update movimientos set motivo_ignorado = null, ignorado_accion_id = null, estado = case
        when aplicado = 0 then 'sinIdentificar' when aplicado < cargos + abonos then 'parcial' else 'conciliado' end
      where movimiento_id = any(${ignoradas}::bigint[])`.execute(tx)
  const pospuestas = of('posponer').map(({ accion }) => accion.movimientoId)
  if (pospuestas.length > 0)
    await sql`update movimientos set para_despues_accion_id = null
      where movimiento_id = any(${pospuestas}::bigint[])`.execute(tx)
  await unclassify(tx, of('clasificar'))
  await forbid(
    tx,
    autor,
    acciones.flatMap(({ accion: { reglaId, huella } }) =>
      reglaId === null ? [] : [{ huella, clave: `regla:${reglaId}` }],
    ),
  )
}

/** Only what these very actions wrote and still stands: what another rule wrote since is that one's. */
async function unclassify(tx: Tx, acciones: readonly PorDeshacer[]): Promise<void> {
  const values = acciones.flatMap(({ accion: { movimientoId, dicho } }) =>
    dicho.codigo === 'clasificar' ? [{ id: movimientoId, valor: dicho.valor }] : [],
  )
  if (values.length === 0) return
  const wrote = (columna: 'concepto_asignado' | 'reserva_asignada') =>
    sql`exists (select from v where v.id = m.movimiento_id and v.valor = ${sql.ref(`m.${columna}`)})`
  await sql`with v as (select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id bigint, valor text))
    update movimientos m set
      concepto_asignado = case when ${wrote('concepto_asignado')} then '' else m.concepto_asignado end,
      reserva_asignada = case when ${wrote('reserva_asignada')} then '' else m.reserva_asignada end
    where m.movimiento_id in (select id from v)`.execute(tx)
}
