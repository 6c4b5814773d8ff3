import { message } from '@valija/contract/messages.ts'
import type { Conn, Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { oneAtATime } from '../../http/one-at-a-time.ts'
import { Refusal, refuse, refuseWith } from '../../refuse.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { nameBorrador } from '../borradores/change-borrador.ts'
import { saveLote } from '../borradores/save-lote.ts'
import { validateLote } from '../borradores/validate-lote.ts'
import { openDraft, readFactura } from './factura-de-prefactura.ts'
import { asGuardada, type FacturaGuardada, loteDePrefactura } from './saved-before.ts'

/** `uuid`: of the invoice that whoever saves has before them. */
type Como = { nombre?: string | undefined; uuid?: string | undefined }

/**
 * 'Guardar factura': a lote's judgement and transaction, which also deletes the pre-invoice. What
 * is missing is said before. Sent again, by a second click or because its answer was lost, it answers with the same lote.
 */
export async function saveFactura(
  deps: Deps,
  actor: Actor,
  id: number,
  como: Como = {},
): Promise<FacturaGuardada> {
  // Two people of an agency may press it together: the second waits, and has the first's lote.
  return oneAtATime(deps, `prefactura ${id}`, {
    before: async () => {
      const lote = await loteDePrefactura(deps.db, actor, id)
      if (lote !== null) await assertVista(deps.db, lote.id, como)
      return lote
    },
    work: () => saveNow(deps, actor, id, como),
  })
}

async function saveNow(deps: Deps, actor: Actor, id: number, como: Como): Promise<FacturaGuardada> {
  const estado = await readFactura(deps, actor, id)
  if (estado.factura === null) throw refuse('prefacturaSinFactura')
  const errores = estado.avisos.filter(({ severidad }) => severidad === 'error')
  if (errores.length > 0)
    throw refuseWith('facturaComisionIncompleta', errores.map(({ titulo }) => titulo).join(' '), {
      titulo: message('facturaComisionFallo'),
      detalles: errores.map(({ codigo, titulo }) => ({ campo: codigo, mensaje: titulo })),
    })
  if (estado.factura.pdf === null) throw refuse('faltaPdf')
  if (estado.pendiente) throw refuse('pasoSatPendiente')
  if (!estado.lista) throw refuse('facturaComisionIncompleta')
  // A colleague may have looked at it last: whoever saves it takes it over.
  const borradorId = await openDraft(deps, actor, id)
  const hoy = await deps.reloj.hoy()
  const { cabecera } = estado.factura
  await nameBorrador(
    deps,
    actor,
    borradorId,
    como.nombre ?? `Comisiones ${estado.prefactura.rfcEmisor} ${cabecera?.serieFolio || hoy}`.slice(0, 120),
  )
  const lote = await underTitle(async () => {
    await validateLote(deps, actor, borradorId)
    // What was to be billed is billed: its pre-invoice goes in the same transaction.
    return saveLote(deps, actor, borradorId, async (tx, { id: loteId }) => {
      await assertVista(tx, loteId, como)
      await closePrefactura(tx, actor, id, loteId)
    })
  })
  return asGuardada(lote)
}

/** Of two people, or two tabs, neither saves what only the other has seen. */
async function assertVista(db: Conn, loteId: number, { uuid }: Como): Promise<void> {
  if (uuid === undefined) return
  const otra = await db
    .selectFrom('facturas')
    .select(['uuid', 'serieFolio'])
    .where('loteId', '=', loteId)
    .where('uuid', '<>', uuid)
    .executeTakeFirst()
  if (otra) throw refuse('facturaCambio', otra)
}

/** Whatever keeps it from being saved is said under the documented title (Commissions §8). */
async function underTitle<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { codigo, detalles } = error
    throw refuseWith(codigo, error.message, { titulo: message('facturaComisionFallo'), detalles })
  }
}

/** Its invoice is in a lote: it goes, in the transaction that saves it, and its history says where to. */
async function closePrefactura(tx: Tx, autor: Autor, id: number, loteId: number): Promise<void> {
  await tx.deleteFrom('prefacturas').where('id', '=', id).execute()
  await writeBitacora(tx, autor, {
    entidad: 'prefactura',
    entidadId: id,
    accion: 'facturada',
    detalle: { lote: loteId },
  })
}
