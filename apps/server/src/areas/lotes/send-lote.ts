import { createHash } from 'node:crypto'
import { centavos } from '@valija/contract/pesos.ts'
import { planEnvio } from '@valija/domain/lotes/envio/plan-envio.ts'
import {
  dichosPorFactura,
  enDuda,
  type Juicio,
  judgeRespuesta,
} from '@valija/domain/lotes/envio/read-answer.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import type { PaqueteAnt } from '../../adapters/ant/port.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction } from '../../db/connection.ts'
import { noteAntDiceUuid } from '../../operacion/instalacion.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { askAnt, findAjeno } from './ask-ant.ts'
import { keepTurno, plazoDeEnvioMs, type Turno, withLease } from './lease.ts'
import { type FacturaPorEnviar, type LoteEnEnvio, loadEnvio, type SendUses } from './load-envio.ts'
import { markQueue } from './mark-queue.ts'
import { advanceWhenAccepted } from './recount-lote.ts'
import { tellingFault } from './telling-fault.ts'
import { verifyFacturas } from './verify-facturas.ts'
import { writeAnswers } from './write-answers.ts'
import { writeTrouble } from './write-trouble.ts'

export type SendResult = 'hecho' | 'ocupado'

/**
 * Takes the sending of a lote as far as it goes, from what is written down: it is safe to begin it again at any instant.
 * Before a factura leaves it is written as `enviado`; whatever is found so without an answer is asked of ANT, never sent
 * again unasked. Throws when an outside system does not answer: the job comes back later.
 */
export async function sendLote(deps: SendUses, loteId: number): Promise<SendResult> {
  const done = await withLease(deps.db, loteId, (turno) =>
    tellingFault(deps, [loteId], async () => {
      // Each round does one thing and reads anew; the bound only guards against a fault of ours.
      for (let round = 0; round < 8 && (await step(deps, turno)); round++);
      return 'hecho' as const
    }),
  )
  return done ?? 'ocupado'
}

/** One thing done; false when nothing is left to do by machine. */
async function step(deps: SendUses, turno: Turno): Promise<boolean> {
  const { loteId } = turno
  const lote = await loadEnvio(deps.db, turno)
  if (!lote) return false
  if (lote.enColaEn === null) {
    if (lote.idArrayLoteEnCola === null) return false
    await markQueue(deps, lote.idArrayLoteEnCola)
    return true
  }
  const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
  const plan = planEnvio(lote.facturas, { ahora: deps.reloj.ahora(), efosBloquean })
  if (plan.terminado) {
    await inTransaction(deps.db, (tx) => advanceWhenAccepted(tx, loteId, deps.reloj.ahora()))
    return false
  }
  if (plan.consultar.length > 0 && (await askAnt(deps, lote, plan.consultar, efosBloquean))) return true
  if (plan.verificar.length > 0) {
    try {
      await verifyFacturas(deps, plan.verificar)
    } catch (error) {
      // Our own store's failure is not told as the SAT's.
      if (error instanceof ExternalSystemError)
        await writeTrouble(deps, loteId, error.system === 'archivos' ? 'archivos' : 'sat', error)
      throw error
    }
    // An answer that leaves it unverified is not asked for again at once.
    const after = planEnvio((await loadEnvio(deps.db, turno))?.facturas ?? [], {
      ahora: deps.reloj.ahora(),
      efosBloquean,
    })
    return after.verificar.length < plan.verificar.length
  }
  if (plan.enviar.length === 0) return false
  if (await findAjeno(deps, lote, efosBloquean)) return true
  await sendFacturas(
    deps,
    lote,
    lote.facturas.filter(({ id }) => plan.enviar.includes(id)),
    efosBloquean,
  )
  return true
}

async function sendFacturas(
  deps: SendUses,
  lote: LoteEnEnvio,
  facturas: FacturaPorEnviar[],
  efosBloquean: readonly string[],
): Promise<void> {
  let paquetes: PaqueteAnt[]
  try {
    paquetes = await packagesOf(deps, lote, facturas)
  } catch (error) {
    if (error instanceof ExternalSystemError) await writeTrouble(deps, lote.id, 'archivos', error)
    throw error
  }
  const clave = keyOf(lote, facturas)
  if (!(await markSent(deps, lote, facturas, clave))) return
  let respuesta: Awaited<ReturnType<typeof deps.ant.enviarLote>>
  try {
    respuesta = await deps.ant.enviarLote(String(lote.id), paquetes, clave)
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    return afterFailure(deps, lote, facturas, error, efosBloquean)
  }
  await noteAntDiceUuid(deps.db, respuesta.resultados)
  const dichos = dichosPorFactura(respuesta.resultados)
  await writeAnswers(deps, lote, {
    accion: 'respuestaAnt',
    efosBloquean,
    juicios: facturas.map((factura) => ({
      factura,
      juicio: judgeRespuesta(dichos.get(String(factura.id)), {
        uuid: factura.uuid,
        exigeUuid: lote.exigeUuid,
      }),
    })),
  })
}

/** One package per factura, from the stored bytes: read before anything is written down as sent. */
async function packagesOf(
  deps: SendUses,
  lote: LoteEnEnvio,
  facturas: FacturaPorEnviar[],
): Promise<PaqueteAnt[]> {
  const reservas = await deps.db
    .selectFrom('facturaReservas')
    .select(['facturaId', 'bookingCode', 'iva', 'propinas', 'totalReserva'])
    .where(
      'facturaId',
      'in',
      facturas.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const paquetes: PaqueteAnt[] = []
  for (const factura of facturas)
    paquetes.push({
      idFactura: String(factura.id),
      proveedorId: lote.proveedorId,
      xml: await deps.archivos.leerBytes(factura.hash),
      totalFactura: centavos(factura.total),
      fechaPago: lote.fechaPago,
      categoria: lote.categoria,
      reservas: reservas
        .filter(({ facturaId }) => facturaId === factura.id)
        .map(({ bookingCode, iva, propinas, totalReserva }) => ({
          bookingCode,
          iva: centavos(iva),
          propinas: centavos(propinas),
          totalReserva: centavos(totalReserva),
        })),
    })
  return paquetes
}

/**
 * The same facturas of the same round go under the same key, however often. Another installation, round, number or uuid
 * makes another: the documented body has no place for who sends.
 */
const keyOf = (lote: LoteEnEnvio, facturas: FacturaPorEnviar[]): string => {
  const ids = createHash('sha256')
    .update(facturas.map(({ id, uuid }) => `${id}:${uuid.toUpperCase()}`).join(','))
    .digest('hex')
  return `${lote.identidad}-${lote.id}-${lote.envioRonda}-${ids.slice(0, 32)}`
}

/** The point of no return, written before the first byte leaves: from here on ANT may hold them. */
const markSent = (
  deps: SendUses,
  lote: LoteEnEnvio,
  facturas: FacturaPorEnviar[],
  clave: string,
): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    await keepTurno(tx, lote.turno, plazoDeEnvioMs)
    const still = await tx
      .selectFrom('lotes')
      .select('id')
      .where('id', '=', lote.id)
      .where('estatus', '=', etapas.enProcesoDeEnvio)
      .where('eliminadoEn', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!still) return false
    const ids = facturas.map(({ id }) => id)
    const marked = await tx
      .updateTable('facturas')
      .set({ envio: 'enviado', envioEn: deps.reloj.ahora(), envioMotivo: null })
      .where('id', 'in', ids)
      .where('envio', '=', 'pendiente')
      .where('retiradaEn', 'is', null)
      .returning('id')
      .execute()
    // Something changed since it was read (a factura withdrawn): nothing leaves, the next round looks again.
    if (marked.length !== ids.length) {
      await tx
        .updateTable('facturas')
        .set({ envio: 'pendiente' })
        .where(
          'id',
          'in',
          marked.map(({ id }) => id),
        )
        .execute()
      return false
    }
    await tx
      .insertInto('envios')
      .values({
        loteId: lote.id,
        paso: 'contabilidad',
        resultado: 'iniciado',
        detalle: { clave, facturas: ids },
      })
      .execute()
    return true
  })

/** ANT said no to the request itself: sending the same again would change nothing. */
const noToTheRequest = new Set([400, 409, 413, 422])

async function afterFailure(
  deps: SendUses,
  lote: LoteEnEnvio,
  facturas: FacturaPorEnviar[],
  error: ExternalSystemError,
  efosBloquean: readonly string[],
): Promise<void> {
  const refused = error.kind === 'rejected' && !error.isDoubtful && noToTheRequest.has(error.status ?? 0)
  const juicio: Juicio = refused
    ? {
        envio: 'rechazado',
        motivo: { codigo: 'noAdmitido', estado: error.status ?? 0 },
        folio: null,
        duda: '',
      }
    : error.isDoubtful
      ? enDuda({ codigo: 'sinRespuesta' })
      : { envio: 'pendiente', motivo: null, folio: null, duda: '' }
  await writeAnswers(deps, lote, {
    accion: refused ? 'respuestaAnt' : null,
    efosBloquean,
    juicios: facturas.map((factura) => ({ factura, juicio })),
  })
  if (refused) return
  await writeTrouble(deps, lote.id, 'contabilidad', error)
  // In doubt: the next round asks ANT at once what it holds. Never sent: the job comes back later.
  if (!error.isDoubtful) throw error
}
