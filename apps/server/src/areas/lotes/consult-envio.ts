import type { EnvioDeGrupo } from '@valija/contract/envio-de-lotes.ts'
import { message } from '@valija/contract/messages.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { Unsettled } from './ask-ant.ts'
import type { SendUses } from './load-envio.ts'
import { sendLote } from './send-lote.ts'

/** 'Consultar a ANT' and 'Reintentar ahora': takes the sending on at once, under the person's eyes. */
export async function consultAnt(deps: SendUses, actor: Actor, id: number): Promise<void> {
  const { rows } = await sql<{ nombre: string; estatus: string }>`
    select l.nombre, l.estatus from lotes l where l.id = ${id} and l.eliminado_en is null and ${alcanceDeLotes(actor)}`.execute(
    deps.db,
  )
  const lote = rows[0]
  if (!lote) throw refuse('noEncontrado')
  if (lote.estatus !== etapas.enProcesoDeEnvio)
    throw refuse('loteYaEnProceso', { nombre: lote.nombre, estatus: lote.estatus })
  // A person asks again also what the machine no longer asks.
  await deps.db
    .updateTable('facturas')
    .set({ envioDuda: '' })
    .where('loteId', '=', id)
    .where('envio', '=', 'duda')
    .execute()
  try {
    if ((await sendLote(deps, id)) === 'ocupado') throw refuse('envioEnCurso')
  } catch (error) {
    // ANT answered, and asked for a moment: the machine's task comes back by itself.
    if (error instanceof Unsettled) throw refuse('envioEnCurso')
    if (!(error instanceof ExternalSystemError) || error.system === 'archivos' || error.system === 'sat')
      throw error
    const codigo = error.system === 'cola' ? 'sinConexionCola' : 'sinConexionAnt'
    throw refuseWith(codigo, message(codigo), { detalles: [{ campo: 'lote', mensaje: lote.nombre }] })
  }
}

type Fila = EnvioDeGrupo['lotes'][number] & { grupo: string; procesadoEn: Date }

/** Sendings as far as each has come, the newest first. */
async function readGrupos(db: Conn, actor: Actor, which: Sql): Promise<EnvioDeGrupo[]> {
  const { rows } = await sql<Fila>`
    select l.id, l.nombre, l.id_array_lote_en_cola as grupo, l.procesado_en,
      l.estatus <> ${etapas.enProcesoDeEnvio} as enviado,
      l.num_excepciones + l.num_bloqueadas as num_excepciones, l.envio_error
    from lotes l where ${which} and l.id_array_lote_en_cola is not null and l.eliminado_en is null
      and l.estatus <> ${etapas.noProcesado} and ${alcanceDeLotes(actor)} order by l.procesado_en desc, l.id`.execute(
    db,
  )
  return [...Map.groupBy(rows, ({ grupo }) => grupo)].map(([grupo, filas]) => ({
    grupo,
    procesadoEn: filas[0]?.procesadoEn.toISOString() ?? '',
    lotes: filas.map(({ grupo: _grupo, procesadoEn: _en, ...lote }) => lote),
  }))
}

/** How far one sending has come, lote by lote. */
export async function readEnvio(deps: Pick<Deps, 'db'>, actor: Actor, grupo: string): Promise<EnvioDeGrupo> {
  const [envio] = await readGrupos(deps.db, actor, sql`l.id_array_lote_en_cola = ${grupo}`)
  if (!envio) throw refuse('noEncontrado')
  return envio
}

/** The sendings of this person in the last day, so that neither closing the page nor sending again loses news of one. */
export async function recentEnvios(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
): Promise<{ envios: EnvioDeGrupo[] }> {
  const since = new Date(deps.reloj.ahora().getTime() - 24 * 3_600_000)
  const envios = await readGrupos(
    deps.db,
    actor,
    sql`l.procesado_por = ${actor.correo} and l.procesado_en > ${since}`,
  )
  return { envios }
}
