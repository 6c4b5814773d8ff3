import type { GuardarReciboDatos, ReciboGuardado } from '@valija/contract/recibos.ts'
import type { LecturaRecibo } from '@valija/documents/recibos/tipos.ts'
import { impideGuardar } from '@valija/domain/recibos/impedimentos.ts'
import type { ArchivoGuardado } from '../../adapters/archivos/port.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { keepBytes } from '../../http/bytes-of-hash.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { expectComplementos } from '../complementos/expect-complementos.ts'
import { enqueueMarcarPagados } from '../lotes/enqueue-marcar-pagados.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { announceLotes, readTrasPago } from './after-pago.ts'
import { applyPago, openLibro, type PagoNuevo } from './apply-pago.ts'
import { lockLotes, readImpedimentos } from './lotes-por-pagar.ts'
import { type Asignado, assign, readOnServer } from './read-asignados.ts'
import { loteNoSePuedePagar } from './refuse-unpayable.ts'
import { savedBefore } from './saved-before.ts'
import { settleMontos } from './settle-montos.ts'

const banco = 'BBVA'
type Archivo = ArchivoGuardado & { nombre: string }

/**
 * The bank's receipt with the lotes chosen for its payments: receipt, comprobantes and payments per factura in one
 * transaction, or nothing. Payments without a lote are not kept (Supplier batches §9).
 */
export async function saveRecibo(
  deps: Deps,
  actor: Actor,
  { bytes, nombre, datos }: { bytes: Uint8Array; nombre: string; datos: GuardarReciboDatos },
): Promise<ReciboGuardado> {
  const { reciboId } = datos
  const archivo = { ...(await deps.archivos.guardar(bytes)), nombre }
  const before = await savedBefore(deps, reciboId, archivo.hash)
  if (before) return before
  const lectura = await readOnServer(deps, actor, bytes)
  const asignados = assign(lectura, datos)
  const loteIds = asignados.map(({ loteId }) => loteId)
  const hoy = await deps.reloj.hoy()
  const politica = await politicaVigente(deps.db, hoy)
  const comprobantes = await inTransaction(deps.db, async (tx) => {
    const lotes = await lockLotes(tx, loteIds)
    if (await isSaved(tx, reciboId)) return null
    const partes = await settleMontos(tx, asignados)
    await keepRecibo(tx, actor, reciboId, archivo, lectura)
    const libro = await openLibro(tx, loteIds)
    const ids: number[] = []
    for (const parte of partes) {
      const { loteId } = parte
      const lote = lotes.get(loteId)
      if (!lote) throw refuse('noEncontrado')
      ids.push(await applyPago(deps, tx, actor, lote, await keepPago(tx, reciboId, parte), { libro, hoy }))
    }
    await expectComplementos(tx, [...lotes.keys()], politica)
    const impedimentos = [...(await readImpedimentos(tx, loteIds, politica)).values()]
      .flat()
      .filter(impideGuardar)
    if (impedimentos.length > 0) throw loteNoSePuedePagar(impedimentos)
    await writeBitacora(tx, actor, {
      entidad: 'recibo',
      entidadId: reciboId,
      accion: 'guardado',
      detalle: { nombre, banco, paginas: lectura.paginas, asignaciones: datos.asignaciones },
    })
    await enqueueMarcarPagados(tx, deps.jobs, loteIds)
    await announceLotes(tx, lotes.values())
    await announce(tx, { tipo: 'recibo', ids: [reciboId] })
    return ids
  })
  if (comprobantes !== null) {
    await keepBytes(deps, [{ hash: archivo.hash, contenido: bytes }])
    return {
      reciboId,
      guardados: comprobantes.length,
      comprobantes,
      lotes: await readTrasPago(deps.db, loteIds),
    }
  }
  // The same save, sent twice at once: the other one was first.
  const first = await savedBefore(deps, reciboId, archivo.hash)
  if (!first) throw new Error(`receipt ${reciboId} is gone`)
  return first
}

const isSaved = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('recibosBancarios').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

async function keepRecibo(
  tx: Tx,
  actor: Actor,
  id: string,
  archivo: Archivo,
  lectura: LecturaRecibo & { leido: true },
): Promise<void> {
  const { id: archivoId } = await tx
    .insertInto('archivos')
    .values({ ...archivo, tipo: 'application/pdf', proposito: 'recibo', creadoPor: actor.usuarioId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('recibosBancarios')
    .values({
      id,
      banco,
      archivoId,
      nombre: archivo.nombre,
      creadoPor: actor.usuarioId,
      paginas: lectura.paginas,
      ilegibles: JSON.stringify(lectura.ilegibles),
    })
    .execute()
}

/** Never the whole account. */
const terminacionDe = (cuenta: string): string => /\d{4}$/.exec(cuenta.replaceAll(/\s/g, ''))?.[0] ?? ''

async function keepPago(
  tx: Tx,
  reciboId: string,
  { pago, loteId, monto }: Asignado & { monto: number },
): Promise<PagoNuevo> {
  const { rfc, titular, bancoBeneficiario, fechaPago, total, folio } = pago
  const common = { rfc, titular, bancoBeneficiario, fechaPago, folio }
  const { id } = await tx
    .insertInto('reciboPagos')
    .values({
      ...common,
      total,
      reciboId,
      loteId,
      banco,
      pagina: pago.pagina,
      claveRastreo: pago.claveRastreo,
      cuentaTerminacion: terminacionDe(pago.cuentaDeposito),
      anuladoEn: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...common, total: monto, sincronizado: 'no', origen: 'recibo', reciboPagoId: id }
}
