import { randomUUID } from 'node:crypto'
import type { ProcesarRespuesta } from '@valija/contract/envio-de-lotes.ts'
import { message } from '@valija/contract/messages.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import {
  type ImpedimentoDeProceso,
  impedimentoDeProceso,
  type LotePorProcesar,
} from '@valija/domain/lotes/impedimento-de-proceso.ts'
import { enDiaMesAnio, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { cuentaPorAprobar } from '../cuentas-pago/read-retenidos.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { announceLote } from './announce-lote.ts'
import { facturasPorRevisar } from './por-revisar.ts'
import { reservasSinExplicar } from './reservas-repetidas.ts'
import { verifyFacturas } from './verify-facturas.ts'

type Uses = Pick<Deps, 'db' | 'jobs' | 'reloj' | 'sat' | 'archivos' | 'log' | 'lectores' | 'config'>
type Entrada = { ids: readonly number[]; fechaPago: string; grupo?: string }
type Fila = LotePorProcesar & {
  id: number
  nombre: string
  creadorId: string | null
  grupo: string | null
  fechaPago: string | null
  procesadoPor: string | null
}

/** How long a person waits for the SAT before the lotes without answer are left for later. */
const pacienciaMs = 10_000
/** More than these are asked by the machine's own task, not while a person waits. */
const preguntasDeInmediato = 100

const textOf = (impedimento: ImpedimentoDeProceso, lote: Fila): string => {
  switch (impedimento) {
    case 'yaProcesado':
      return message('noProcesadoYaProcesado')
    case 'vacio':
      return message('noProcesadoVacio')
    case 'rfcSinValidar':
      return message('noProcesadoSinRfc')
    case 'cuentaPorAprobar':
      return message('noProcesadoCuentaPorAprobar')
    case 'sinVerificar':
      return message('noProcesadoSinVerificar', { n: lote.numSinVerificar })
    case 'reservasRepetidas':
      return message('noProcesadoReservasRepetidas')
    case 'porRevisar':
      return message('noProcesadoPorRevisar')
    case 'bloqueadas':
      return message('noProcesadoBloqueadas', { n: lote.numBloqueadas })
  }
}

/**
 * 'Procesar Lotes': those that can go are marked 'En proceso de envío' and their sending is enqueued, in one transaction;
 * those that cannot are named with the reason and stay as they are. Nothing outside is called but the SAT, before it,
 * about what is not verified yet. The same processing sent again (its answer was lost on the way) is answered as done.
 */
export async function processLotes(deps: Uses, actor: Actor, entrada: Entrada): Promise<ProcesarRespuesta> {
  const { fechaPago, grupo = randomUUID() } = entrada
  const ids = [...new Set(entrada.ids)].sort((a, b) => a - b)
  await refuseDayOutOfSense(deps, fechaPago)
  await askAboutUnverified(deps, actor, ids)
  const ahora = deps.reloj.ahora()
  return inTransaction(deps.db, async (tx) => {
    const filas = await lockLotes(tx, actor, ids)
    if (filas.length === 0) throw refuse('noEncontrado')
    const juicios = ids.map((id) => {
      const lote = filas.find((fila) => fila.id === id)
      if (!lote) return { id, nombre: String(id), motivo: message('noProcesadoInexistente'), lote: null }
      if (isRepeated(lote, actor, entrada)) return { id, nombre: lote.nombre, motivo: null, lote: null }
      const impedimento = impedimentoDeProceso(lote)
      return { id, nombre: lote.nombre, motivo: impedimento && textOf(impedimento, lote), lote }
    })
    const noProcesados = juicios.flatMap(({ id, nombre, motivo }) => (motivo ? [{ id, nombre, motivo }] : []))
    const listos = juicios.flatMap(({ lote, motivo }) => (lote && !motivo ? [lote] : []))
    const procesados = juicios.flatMap(({ id, nombre, motivo }) => (motivo ? [] : [{ id, nombre }]))
    if (procesados.length === 0)
      throw refuseWith(
        'loteNoProcesable',
        message('loteNoProcesable', {
          motivos: noProcesados.map(({ nombre, motivo }) => `${nombre}: ${motivo}.`).join(' '),
        }),
        {
          detalles: noProcesados.map(({ id, nombre, motivo }) => ({
            campo: String(id),
            mensaje: `${nombre} ${motivo}`,
          })),
        },
      )
    if (listos.length === 0) return { grupo, procesados, noProcesados }
    await tx
      .updateTable('lotes')
      .set({
        estatus: etapas.enProcesoDeEnvio,
        fechaPago,
        idArrayLoteEnCola: grupo,
        procesadoEn: ahora,
        procesadoPor: actor.correo,
        enColaEn: null,
        envioError: '',
        envioErrorEn: null,
        envioIntentos: 0,
      })
      .where(
        'id',
        'in',
        listos.map(({ id }) => id),
      )
      .execute()
    await writeBitacora(
      tx,
      actor,
      ...listos.map(({ id }) => ({
        entidad: 'lote' as const,
        entidadId: id,
        accion: 'procesar',
        de: etapas.noProcesado,
        a: etapas.enProcesoDeEnvio,
        detalle: { fechaPago, grupo },
      })),
    )
    for (const lote of listos) await announceLote(tx, lote)
    // One call marks them all on the queue; its success enqueues one sending per lote.
    await deps.jobs.enqueue(tx, 'lotes.encolar', { grupo })
    return { grupo, procesados, noProcesados }
  })
}

/** From today to as many days ahead as the policy allows: a slip of the year would hide a debt. */
async function refuseDayOutOfSense({ db, reloj }: Uses, fechaPago: string): Promise<void> {
  const hoy = await reloj.hoy()
  if (fechaPago < hoy) throw refuse('fechaPagoPasada')
  const { diasFechaPago: dias } = await politicaVigente(db, hoy)
  const hasta = sumarDias(hoy, dias)
  if (fechaPago > hasta)
    throw refuse('fechaPagoLejana', { fecha: enDiaMesAnio(fechaPago), hasta: enDiaMesAnio(hasta), dias })
}

/** This very processing moved it, by this person and to be paid on this day. */
const isRepeated = (lote: Fila, actor: Actor, { grupo, fechaPago }: Entrada): boolean =>
  grupo !== undefined &&
  lote.fechaPago === fechaPago &&
  lote.estatus !== etapas.noProcesado &&
  lote.grupo === grupo &&
  lote.procesadoPor === actor.correo

async function lockLotes(tx: Tx, actor: Actor, ids: readonly number[]): Promise<Fila[]> {
  const { rows } = await sql<Fila>`
    select l.id, l.nombre, l.creador_id, l.estatus, l.num_facturas, l.num_sin_verificar, l.num_bloqueadas,
      l.rfc_sin_validar, ${cuentaPorAprobar} as cuenta_por_aprobar, ${reservasSinExplicar} as reservas_repetidas, ${facturasPorRevisar} as por_revisar,
      l.id_array_lote_en_cola as grupo, l.procesado_por, l.fecha_pago
    from lotes l where l.id = any(${ids}::bigint[]) and l.eliminado_en is null and ${alcanceDeLotes(actor)}
    order by l.id for no key update`.execute(tx)
  return rows
}

async function askAboutUnverified(deps: Uses, actor: Actor, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select f.id from facturas f join lotes l on l.id = f.lote_id
    where l.id = any(${ids}::bigint[]) and l.eliminado_en is null and l.estatus = ${etapas.noProcesado} and ${alcanceDeLotes(actor)}
      and f.eliminada_en is null and f.retirada_en is null and f.estado = 'Sin verificar'
    order by f.id limit ${preguntasDeInmediato}`.execute(deps.db)
  try {
    await verifyFacturas(
      deps,
      rows.map(({ id }) => id),
      AbortSignal.timeout(pacienciaMs),
    )
  } catch (error) {
    deps.log.info({ err: error }, 'SAT not reached while processing: those lotes wait')
  }
}
