import type { EnvioDeGrupo } from '@valija/contract/lotes.ts'
import { message } from '@valija/contract/messages.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { Unsettled } from './ask-ant.ts'
import type { SendUses } from './load-envio.ts'
import { sendLote } from './send-lote.ts'

/** 'Consultar a ANT' and 'Reintentar ahora': takes the sending on at once, under the person's eyes. */
export async function consultarAnt(deps: SendUses, actor: Actor, id: number): Promise<void> {
  const { rows } = await sql<{ nombre: string; estatus: string }>`
    select l.nombre, l.estatus from lotes l where l.id = ${id} and l.eliminado_en is null and ${alcanceDeLotes(actor)}`.execute(
    deps.db,
  )
  const lote = rows[0]
  if (!lote) throw refuse('noEncontrado')
  if (lote.estatus !== etapas.enProcesoDeEnvio)
    throw refuse('loteYaEnProceso', { nombre: lote.nombre, estatus: lote.estatus })
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

type Fila = EnvioDeGrupo['lotes'][number] & { procesadoEn: Date }

/** How far a sending has come, lote by lote: what the banner above the list says. */
export async function readEnvio(deps: Pick<Deps, 'db'>, actor: Actor, grupo: string): Promise<EnvioDeGrupo> {
  const { rows } = await sql<Fila>`
    select l.id, l.nombre, l.procesado_en, l.estatus <> ${etapas.enProcesoDeEnvio} as enviado,
      l.num_excepciones + l.num_bloqueadas as num_excepciones, l.envio_error
    from lotes l where l.id_array_lote_en_cola = ${grupo} and l.eliminado_en is null and l.estatus <> ${etapas.noProcesado}
      and ${alcanceDeLotes(actor)} order by l.id`.execute(deps.db)
  const first = rows[0]
  if (!first) throw refuse('noEncontrado')
  return {
    grupo,
    procesadoEn: first.procesadoEn.toISOString(),
    lotes: rows.map(({ procesadoEn: _en, ...lote }) => lote),
  }
}

/** The newest sending of this person in the last day, so that closing the page loses no news of it. */
export async function lastEnvio(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
): Promise<{ envio: EnvioDeGrupo | null }> {
  const since = new Date(deps.reloj.ahora().getTime() - 24 * 3_600_000)
  const { rows } = await sql<{ grupo: string }>`
    select l.id_array_lote_en_cola as grupo from lotes l
    where l.procesado_por = ${actor.correo} and l.procesado_en > ${since} and l.eliminado_en is null
      and l.id_array_lote_en_cola is not null and ${alcanceDeLotes(actor)}
    order by l.procesado_en desc limit 1`.execute(deps.db)
  return { envio: rows[0] ? await readEnvio(deps, actor, rows[0].grupo) : null }
}
