import { message } from '@valija/contract/messages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'
import type { Autor } from '../bitacora/write-bitacora.ts'
import { rejectPagoCreado } from './reject-pago-creado.ts'
import type { ConciliacionTables } from './tables.ts'
import { type LineaDeAccion, writeAcciones } from './write-accion.ts'

export type AccionLeida = {
  accionId: number
  clase: ConciliacionTables['accionesConciliacion']['clase']
  aplicadoPor: ConciliacionTables['accionesConciliacion']['aplicadoPor']
  movimientoId: number
  huella: string
  fechaOperacion: string
  concepto: string
  monto: number
  lineas: LineaDeAccion[]
  texto: string
  reglaId: number | null
  deshechaEn: Date | null
}

/** Undoes an action that is locked with its row and pagos. Its own row in the log stays, marked with who undid it. */
export async function undoAccion(
  deps: Deps,
  tx: Tx,
  autor: Autor,
  accion: AccionLeida,
  grupo: string,
  clase: 'deshacer' | 'retirar' = 'deshacer',
): Promise<{ accionId: number; pagos: number[] }> {
  if (accion.deshechaEn !== null) throw refuse('accionDeshecha')
  const movimiento = await tx
    .selectFrom('movimientos')
    .select([
      'movimientoId',
      'huella',
      'fechaOperacion',
      'concepto',
      'cargos',
      'abonos',
      'estado',
      'ignoradoAccionId',
      'paraDespuesAccionId',
      'conceptoAsignado',
      'reservaAsignada',
    ])
    .where('movimientoId', '=', accion.movimientoId)
    .executeTakeFirst()
  const undoable = accion.clase !== 'deshacer' && accion.clase !== 'retirar'
  if (!movimiento || !undoable) throw refuse('accionNoDeshacible')
  if (accion.clase === 'ignorar' && movimiento.ignoradoAccionId !== accion.accionId)
    throw refuse('accionNoDeshacible')
  if (accion.clase === 'posponer' && movimiento.paraDespuesAccionId !== accion.accionId)
    throw refuse('accionNoDeshacible')
  const [accionId = 0] = await writeAcciones(tx, autor, [
    {
      clase,
      aplicadoPor: 'persona',
      grupo,
      movimiento,
      texto: `${message(clase === 'retirar' ? 'accionRetirar' : 'accionDeshacer')}: ${accion.texto}`,
      lineas: accion.lineas,
    },
  ])
  const pagos = await takeBack(deps, tx, autor, accion, { accionId, movimiento })
  await sql`update acciones_conciliacion set deshecha_accion_id = ${accionId}, deshecha_en = ${deps.reloj.ahora()},
    deshecha_por = ${autor.correo} where accion_id = ${accion.accionId}`.execute(tx)
  return { accionId, pagos }
}

async function takeBack(
  deps: Deps,
  tx: Tx,
  autor: Autor,
  accion: AccionLeida,
  { accionId, movimiento }: { accionId: number; movimiento: Asignado },
): Promise<number[]> {
  const { movimientoId, huella } = accion
  if (accion.clase === 'rechazar') {
    await tx.deleteFrom('parejasConciliacion').where('accionId', '=', accion.accionId).execute()
    return []
  }
  if (accion.clase === 'ignorar')
    await sql`update movimientos set motivo_ignorado = null, ignorado_accion_id = null, estado = case
        when aplicado = 0 then 'sinIdentificar' when aplicado < cargos + abonos then 'parcial' else 'conciliado' end
      where movimiento_id = ${movimientoId}`.execute(tx)
  if (accion.clase === 'posponer')
    await tx
      .updateTable('movimientos')
      .set({ paraDespuesAccionId: null })
      .where('movimientoId', '=', movimientoId)
      .execute()
  if (accion.clase === 'clasificar') await unclassify(tx, accion, movimiento)
  // What a person took back, no rule and no machine does again by itself.
  if (accion.reglaId !== null) await forbid(tx, autor, huella, `regla:${accion.reglaId}`)
  if (accion.clase !== 'aceptar') return []
  const undone = await tx
    .updateTable('conciliaciones')
    .set({ deshechaAccionId: accionId })
    .where('accionId', '=', accion.accionId)
    .where('deshechaAccionId', 'is', null)
    .returning(['pagoId', 'creaPago'])
    .execute()
  for (const { pagoId, creaPago } of undone) {
    if (pagoId === null) continue
    await forbid(tx, autor, huella, `pago:${pagoId}`)
    if (creaPago) await rejectPagoCreado(deps, tx, autor, pagoId)
  }
  return undone.flatMap(({ pagoId }) => (pagoId === null ? [] : [pagoId]))
}

type Asignado = { conceptoAsignado: string; reservaAsignada: string }

/** Only what this very action wrote and still stands: what another rule wrote since is that one's. */
async function unclassify(
  tx: Tx,
  { movimientoId, texto }: AccionLeida,
  { conceptoAsignado, reservaAsignada }: Asignado,
): Promise<void> {
  const wrote = (valor: string) => texto === message('accionClasificar', { valor })
  await tx
    .updateTable('movimientos')
    .set({
      conceptoAsignado: wrote(conceptoAsignado) ? '' : conceptoAsignado,
      reservaAsignada: wrote(reservaAsignada) ? '' : reservaAsignada,
    })
    .where('movimientoId', '=', movimientoId)
    .execute()
}

const forbid = (tx: Tx, { correo }: Autor, huella: string, clave: string) =>
  tx
    .insertInto('parejasConciliacion')
    .values({ huella, clave, clase: 'noAutomatica', accionId: null, quien: correo })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
