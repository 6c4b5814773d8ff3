import { message } from '@valija/contract/messages.ts'
import type { ComprobantesGuardados } from '@valija/contract/recibos.ts'
import { impideGuardar } from '@valija/domain/recibos/impedimentos.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { expectComplementos } from '../complementos/expect-complementos.ts'
import { enqueueMarcarPagados } from '../lotes/enqueue-marcar-pagados.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { announceLotes, readTrasPago } from './after-pago.ts'
import { applyPago, openLibro, type PagoNuevo } from './apply-pago.ts'
import { lockLotes, readImpedimentos } from './lotes-por-pagar.ts'
import { lockOperaciones, readConFolio, refuseBeyondOperacion } from './operaciones-aplicadas.ts'
import { loteNoSePuedePagar, notSaved } from './refuse-unpayable.ts'

/** A proof typed by hand, or sent by another program, with the plain names. */
export type ComprobanteEscrito = Omit<PagoNuevo, 'origen' | 'reciboPagoId'> & { loteId: number }

/**
 * Saves payment proofs: all of them or none. A proof that is there already, equal in everything, is not added again: the
 * documents save the same array by two calls, one after the other.
 */
export async function saveComprobantes(
  deps: Deps,
  actor: Actor,
  comprobantes: readonly ComprobanteEscrito[],
): Promise<ComprobantesGuardados> {
  const loteIds = comprobantes.map(({ loteId }) => loteId)
  const hoy = await deps.reloj.hoy()
  const politica = await politicaVigente(deps.db, hoy)
  const ids = await inTransaction(deps.db, async (tx) => {
    const lotes = await lockLotes(tx, loteIds)
    await lockOperaciones(
      tx,
      comprobantes.map(({ folio }) => folio),
    )
    const libro = await openLibro(tx, [...lotes.keys()])
    const saved: { id: number; isNew: boolean }[] = []
    for (const comprobante of comprobantes) {
      const parecidos = await readConFolio(tx, comprobante)
      const twin = parecidos.find((uno) => isSame(uno, comprobante))
      if (twin) {
        saved.push({ id: twin.id, isNew: false })
        continue
      }
      const otro = parecidos.find(({ folio }) => folio === comprobante.folio)
      if (otro) throw notSaved('comprobanteRepetido', message('comprobanteRepetido', otro))
      const lote = lotes.get(comprobante.loteId)
      if (!lote) throw refuse('noEncontrado')
      if (lote.moneda === 'MXN') await refuseBeyondOperacion(tx, comprobante)
      const { loteId: _lote, ...pago } = comprobante
      saved.push({
        id: await applyPago(
          deps,
          tx,
          actor,
          lote,
          { ...pago, origen: 'manual', reciboPagoId: null },
          { libro, hoy },
        ),
        isNew: true,
      })
    }
    const touched = [...new Set(comprobantes.filter((_, i) => saved[i]?.isNew).map(({ loteId }) => loteId))]
    // Due from the payment on, whether its lote is ever covered and marked or not.
    await expectComplementos(tx, touched, politica)
    const impedimentos = [...(await readImpedimentos(tx, touched, politica)).values()]
      .flat()
      .filter(impideGuardar)
    if (impedimentos.length > 0) throw loteNoSePuedePagar(impedimentos)
    if (touched.length > 0) await enqueueMarcarPagados(tx, deps.jobs, touched)
    await announceLotes(
      tx,
      [...lotes.values()].filter(({ id }) => touched.includes(id)),
    )
    return saved.map(({ id }) => id)
  })
  return { guardados: ids.length, comprobantes: ids, lotes: await readTrasPago(deps.db, loteIds) }
}

type Guardado = Awaited<ReturnType<typeof readConFolio>>[number]
const isSame = (saved: Guardado, typed: ComprobanteEscrito): boolean =>
  saved.origen === 'manual' &&
  saved.total === typed.total &&
  saved.fechaPago === typed.fechaPago &&
  saved.rfc === normalizeRfc(typed.rfc) &&
  saved.bancoBeneficiario === typed.bancoBeneficiario
