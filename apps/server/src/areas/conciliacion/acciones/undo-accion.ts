import type { DichoDeAccion } from '@valija/domain/conciliacion/dicho-de-accion.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import { type Refusal, refuse } from '../../../refuse.ts'
import type { Autor } from '../../bitacora/write-bitacora.ts'
import type { LineaDeAccion } from '../candidatos/linea-de-accion.ts'
import type { AccionLeida, MovimientoMarcado, PorDeshacer } from './accion-leida.ts'
import { forbid } from './forbid.ts'
import { rejectPagoCreado } from './reject-pago-creado.ts'
import { takeBackMarcas } from './take-back-marcas.ts'
import { writeAcciones } from './write-accion.ts'

type Pedido = {
  grupo: string
  clase?: 'deshacer' | 'retirar'
  /** Why, as the log tells it of each action; without it, that somebody undoes it. */
  dicho?: (de: DichoDeAccion) => DichoDeAccion
  /** Only what they tie to this pago goes; what they tie to others stays. */
  soloPago?: number
}
type Deshechas = {
  hechas: { accionId: number; deshacerId: number; movimientoId: number }[]
  pagos: number[]
  omitidas: { accionId: number; falla: Refusal }[]
}

/**
 * Undoes actions that are locked with their rows and pagos, in as many statements for one as for twenty thousand. Each of
 * them stays in the log, marked with who undid it; one that cannot be undone holds nothing else back.
 */
export async function undoAcciones(
  deps: Deps,
  tx: Tx,
  autor: Autor,
  acciones: readonly AccionLeida[],
  pedido: Pedido,
): Promise<Deshechas> {
  const movimientos = await readMarcados(tx, acciones)
  const omitidas: Deshechas['omitidas'] = []
  const buenas: Omit<PorDeshacer, 'deshacerId'>[] = []
  for (const accion of acciones) {
    const movimiento = movimientos.get(accion.movimientoId)
    const falla = fallaDe(accion, movimiento)
    if (falla || !movimiento)
      omitidas.push({ accionId: accion.accionId, falla: falla ?? refuse('noEncontrado') })
    else buenas.push({ accion, movimiento })
  }
  if (buenas.length === 0) return { hechas: [], pagos: [], omitidas }
  const { grupo, clase = 'deshacer', soloPago } = pedido
  const say = pedido.dicho ?? ((de: DichoDeAccion): DichoDeAccion => ({ codigo: clase, de }))
  const atadas = await readAtadas(tx, buenas, soloPago)
  const ids = await writeAcciones(
    tx,
    autor,
    buenas.map(({ accion, movimiento }) => ({
      clase,
      aplicadoPor: 'persona',
      grupo,
      movimiento,
      dicho: say(accion.dicho),
      lineas: accion.lineas.filter((linea) => atadas.has(claveDeLinea(accion.accionId, linea))),
    })),
  )
  const porDeshacer = buenas.map((one, i) => ({ ...one, deshacerId: ids[i] ?? 0 }))
  await takeBackMarcas(tx, autor, porDeshacer)
  const pagos = await untie(deps, tx, autor, porDeshacer, soloPago)
  await markUndone(deps, tx, autor, porDeshacer)
  return {
    hechas: porDeshacer.map(({ accion: { accionId, movimientoId }, deshacerId }) => ({
      accionId,
      deshacerId,
      movimientoId,
    })),
    pagos,
    omitidas,
  }
}

/** The one action that was asked for; refused with its reason when it cannot be undone. */
export async function undoAccion(
  deps: Deps,
  tx: Tx,
  autor: Autor,
  accion: AccionLeida,
  grupo: string,
): Promise<{ accionId: number; pagos: number[] }> {
  const { hechas, pagos, omitidas } = await undoAcciones(deps, tx, autor, [accion], { grupo })
  if (omitidas[0]) throw omitidas[0].falla
  return { accionId: hechas[0]?.deshacerId ?? 0, pagos }
}

function fallaDe(accion: AccionLeida, movimiento: MovimientoMarcado | undefined): Refusal | null {
  if (accion.deshechaEn !== null) return refuse('accionDeshecha')
  const undoable = accion.clase !== 'deshacer' && accion.clase !== 'retirar'
  if (!movimiento || !undoable) return refuse('accionNoDeshacible')
  const { ignoradoAccionId, paraDespuesAccionId } = movimiento
  const overwritten =
    (accion.clase === 'ignorar' && ignoradoAccionId !== accion.accionId) ||
    (accion.clase === 'posponer' && paraDespuesAccionId !== accion.accionId)
  return overwritten ? refuse('accionNoDeshacible') : null
}

async function readMarcados(
  tx: Tx,
  acciones: readonly AccionLeida[],
): Promise<Map<number, MovimientoMarcado>> {
  const ids = acciones.map(({ movimientoId }) => movimientoId)
  const { rows } = await sql<MovimientoMarcado>`
    select movimiento_id, huella, fecha_operacion, concepto, cargos, abonos, ignorado_accion_id, para_despues_accion_id
    from movimientos where movimiento_id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map((row) => [row.movimientoId, row]))
}

const claveDeLinea = (accionId: number, { tipo, referencia }: Pick<LineaDeAccion, 'tipo' | 'referencia'>) =>
  `${accionId}|${tipo === 'lote' ? 'lote' : 'pago'}|${referencia}`

/** What of each action still holds: a pago that was rejected since has let go of it already. */
async function readAtadas(
  tx: Tx,
  acciones: readonly Omit<PorDeshacer, 'deshacerId'>[],
  soloPago: number | undefined,
): Promise<Set<string>> {
  const ids = acciones.map(({ accion }) => accion.accionId)
  const { rows } = await sql<{ accionId: number; pagoId: number | null; comprobanteId: number | null }>`
    select accion_id, pago_id, comprobante_id from conciliaciones
    where accion_id = any(${ids}::bigint[]) and deshecha_accion_id is null
      and (${soloPago ?? null}::bigint is null or pago_id = ${soloPago ?? null}::bigint)`.execute(tx)
  return new Set(
    rows.map(({ accionId, pagoId, comprobanteId }) =>
      claveDeLinea(
        accionId,
        pagoId === null
          ? { tipo: 'lote', referencia: String(comprobanteId) }
          : { tipo: 'pago', referencia: String(pagoId) },
      ),
    ),
  )
}

/** Lets go of what they tied; the database keeps the sums of both sides. Which pagos it was. */
async function untie(
  deps: Deps,
  tx: Tx,
  autor: Autor,
  acciones: readonly PorDeshacer[],
  soloPago: number | undefined,
): Promise<number[]> {
  const pares = acciones
    .filter(({ accion }) => accion.clase === 'aceptar')
    .map(({ accion, deshacerId }) => ({
      accion: accion.accionId,
      deshacer: deshacerId,
      huella: accion.huella,
    }))
  if (pares.length === 0) return []
  const { rows } = await sql<{ pagoId: number | null; creaPago: boolean; huella: string }>`
    update conciliaciones c set deshecha_accion_id = v.deshacer
    from jsonb_to_recordset(${JSON.stringify(pares)}::jsonb) as v(accion bigint, deshacer bigint, huella text)
    where c.accion_id = v.accion and c.deshecha_accion_id is null
      and (${soloPago ?? null}::bigint is null or c.pago_id = ${soloPago ?? null}::bigint)
    returning c.pago_id, c.crea_pago, v.huella`.execute(tx)
  const undone = rows.flatMap(({ pagoId, ...row }) => (pagoId === null ? [] : [{ pagoId, ...row }]))
  await forbid(
    tx,
    autor,
    undone.map(({ huella, pagoId }) => ({ huella, clave: `pago:${pagoId}` })),
  )
  for (const { pagoId, creaPago } of undone) if (creaPago) await rejectPagoCreado(deps, tx, autor, pagoId)
  return undone.map(({ pagoId }) => pagoId)
}

/** An action of which something still holds is not undone yet. */
const markUndone = (deps: Deps, tx: Tx, { correo }: Autor, acciones: readonly PorDeshacer[]) =>
  sql`update acciones_conciliacion a
    set deshecha_accion_id = v.deshacer, deshecha_en = ${deps.reloj.ahora()}, deshecha_por = ${correo}
    from jsonb_to_recordset(${JSON.stringify(
      acciones.map(({ accion, deshacerId }) => ({ accion: accion.accionId, deshacer: deshacerId })),
    )}::jsonb) as v(accion bigint, deshacer bigint)
    where a.accion_id = v.accion
      and not exists (select from conciliaciones c where c.accion_id = a.accion_id and c.deshecha_accion_id is null)`.execute(
    tx,
  )
