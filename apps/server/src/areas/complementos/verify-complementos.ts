import { message } from '@valija/contract/messages.ts'
import { seCancela } from '@valija/domain/facturas/reglas/cancelacion-is-not-asked-for.ts'
import { sinceCancelable } from '@valija/domain/facturas/since-cancelable.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { eachLimit } from '../../each-limit.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { refuse } from '../../refuse.ts'
import { type Autor, laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { querySat } from '../facturas/query-sat.ts'
import { hace, type PorPreguntar, reciente, tandasDeSat } from '../facturas/share-preguntas.ts'
import { alcanceDeComplementos } from './alcance-complementos.ts'
import type { DichoDelSat } from './check-complementos.ts'
import { sinEncontrar } from './list-complementos.ts'
import type { Repuesto } from './release-complementos.ts'
import { reopenPagos } from './reopen-pagos.ts'

type Needs = Pick<Deps, 'db' | 'sat' | 'reloj' | 'jobs'>

const simultaneos = 4
/** One asked about by hand in the evening is asked again the next night. */
const descansoHoras = 20
/** A PAC hands a stamp in at once and the SAT may lag; days after which one that it does not find is no lag. */
const diasSinEncontrar = 3
const horas = (desde: Date | null, hasta: Date): number =>
  desde === null ? 0 : (hasta.getTime() - desde.getTime()) / 3_600_000

/** A complement's total is zero; the end of its seal may be left out (SAT, ConsultaCFDIService). */
const expresionDe = ({ expresion, emisor, receptor, uuid }: Repuesto): string =>
  expresion ??
  `?re=${emisor.replaceAll('&', '&amp;')}&rr=${receptor.replaceAll('&', '&amp;')}&tt=0.0&id=${uuid.toUpperCase()}`

/**
 * Asks the SAT about a stored complement again. Cancelled, it covers nothing any more: its payments are owed again, or
 * covered by what it took the place of, of which the SAT is asked in turn. Not found again days after it was handed in, it
 * waits for a person, who takes it or has its payments owed again; found after all, it waits no more. Null: it did not answer.
 */
async function verify(
  deps: Needs,
  guardado: Repuesto,
  autor: Autor,
  signal?: AbortSignal,
): Promise<DichoDelSat | null> {
  const { estado, estatusCancelacion, falla } = await querySat(deps, expresionDe(guardado), signal)
  // No answer says nothing against it.
  if (falla !== null || estado === 'Sin verificar') return null
  const ahora = deps.reloj.ahora()
  const repuestos = await inTransaction(deps.db, async (tx) => {
    const antes = await tx
      .selectFrom('complementos')
      .select([
        'estado',
        'estatusCancelacion',
        'canceladoEn',
        'sustituidoPor',
        'uuid',
        'montoTotalPagos',
        'porRevisar',
        'revisadoEn',
        'satConsultadoEn',
        'creadoEn',
        'creadorId',
      ])
      .where('id', '=', guardado.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const cancela = estado === 'Cancelado' && antes.canceladoEn === null
    // What the SAT says of its number does not tell whether this file is the one that was stamped, nor puts it back.
    const espera = antes.porRevisar !== null && antes.revisadoEn === null
    const aparece = espera && antes.porRevisar === sinEncontrar && estado === 'Vigente'
    const seBusca =
      estado === 'No Encontrado' &&
      antes.estado === estado &&
      antes.porRevisar === null &&
      antes.sustituidoPor === null &&
      horas(antes.satConsultadoEn, ahora) >= descansoHoras &&
      horas(antes.creadoEn, ahora) >= diasSinEncontrar * 24
    const otra = (espera && !aparece) || antes.sustituidoPor !== null
    const dicho = seBusca ? 'Por revisar' : estado
    const nuevo = (otra && estado !== 'Cancelado') || antes.estado === 'Rechazado' ? antes.estado : dicho
    await tx
      .updateTable('complementos')
      .set({
        estado: nuevo,
        estatusCancelacion,
        satConsultadoEn: ahora,
        ...(cancela ? { canceladoEn: ahora } : {}),
        ...(seBusca ? { porRevisar: sinEncontrar } : aparece ? { porRevisar: null } : {}),
      })
      .where('id', '=', guardado.id)
      .execute()
    const pide = seCancela({ estado: nuevo, estatusCancelacion })
    if (antes.estado === nuevo && pide === seCancela(antes)) return []
    await writeBitacora(tx, autor, {
      entidad: 'complemento',
      entidadId: guardado.id,
      accion: 'estadoSat',
      de: antes.estado,
      a: nuevo,
      detalle: { uuid: antes.uuid.toUpperCase(), monto: antes.montoTotalPagos },
      motivo: seBusca ? message(sinEncontrar) : antes.estado === nuevo ? estatusCancelacion || null : null,
    })
    await announce(tx, { tipo: 'complemento', ids: [String(guardado.id)] }, { usuarioId: antes.creadorId })
    return cancela
      ? reopenPagos(
          deps,
          tx,
          { id: guardado.id, uuid: guardado.uuid, clase: 'cancelado', accion: 'complementoCancelado' },
          autor,
        )
      : []
  })
  await verifyRepuestos(deps, repuestos)
  return { estado, estatusCancelacion }
}

/** Those that stand again are what the SAT says of them now; unanswered they are the first of the next night. */
export async function verifyRepuestos(deps: Needs, repuestos: readonly Repuesto[]): Promise<void> {
  for (const uno of repuestos) await verify(deps, uno, laMaquina)
}

const readGuardados = async (deps: Needs, cuales: RawBuilder<unknown>): Promise<Repuesto[]> =>
  (
    await sql<Repuesto>`select c.id, c.uuid, c.emisor, c.receptor, c.expresion from complementos c
      where ${cuales}`.execute(deps.db)
  ).rows

/** On demand, for who may see it: what the SAT says now; `estado` null when it does not answer. */
export async function verifyComplemento(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<{ estado: string | null; seCancela: boolean }> {
  const [guardado] = await readGuardados(deps, sql`c.id = ${id} and ${alcanceDeComplementos(actor)}`)
  if (!guardado) throw refuse('noEncontrado')
  const dicho = await verify(deps, guardado, actor)
  return { estado: dicho?.estado ?? null, seCancela: dicho !== null && seCancela(dicho) }
}

/**
 * Every night, for as long as its issuer may cancel a complement (one is handed in after it was issued). Of each minute's an
 * eighth, the first, is what stands and was never answered.
 */
export const complementosGuardados: PorPreguntar = {
  tabla: 'complementos',
  horas: [3, 3],
  cuales: (ahora) => sql`cancelado_en is null and sustituido_por is null
    and (sat_consultado_en is null or sat_consultado_en < ${hace(ahora, descansoHoras * 3_600_000)}
      and creado_en >= ${sinceCancelable(diaDe(ahora))}::date)
    and (sat_intentado_en is null or sat_intentado_en not between ${reciente(ahora)})`,
  antes: (cuantos, cuales) => sql`id in (
    select id from complementos where ${cuales} and sat_consultado_en is null
    order by sat_intentado_en nulls first, id limit ${Math.ceil(cuantos / 8)}) desc`,
}

export const verificarComplementosJob = (deps: Deps) =>
  defineJob<{ ids: number[] }>({
    nombre: tandasDeSat.complementos,
    opciones: { retryLimit: 0, expireInSeconds: 240 },
    work: async ({ ids }, signal) => {
      const guardados = await readGuardados(deps, sql`c.id = any(${ids}::bigint[])`)
      await eachLimit(guardados, simultaneos, async (guardado) => {
        if (!signal.aborted) await verify(deps, guardado, laMaquina, signal)
      })
    },
  })
