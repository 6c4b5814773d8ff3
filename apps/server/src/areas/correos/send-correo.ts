import type { FallaDeCorreo } from '@valija/domain/correos/falla-de-correo.ts'
import { sql } from 'kysely'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { announce } from '../../http/events.ts'
import { defineJob, type JobKind } from '../../jobs/jobs.ts'
import { trabajoCorreo } from './enqueue-correo.ts'
import type { Plantilla, Plantillas } from './plantilla.ts'
import { toHtml, toText } from './plantilla-html.ts'

/** A mail is asked to be sent for three days, hourly at last; then it is failed, and a person may send it again. */
const plazoMs = 3 * 24 * 3_600_000
const insistencia = { retryLimit: 200, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 }

type Resultado =
  | { estado: 'enviado'; asunto: string; messageId: string; enviadoEn: Date }
  | { estado: 'fallido' | 'porEnviar'; error: FallaDeCorreo }

/** Sends one mail of the outbox. Twice is harmless: a sent one stays sent, and its Message-ID is its record's. */
export const correoJob = (deps: Deps, plantillas: Plantillas): JobKind<object> =>
  defineJob<{ correoId: string }>({
    nombre: trabajoCorreo,
    simultaneos: 2,
    opciones: insistencia,
    onStart: () => enqueueOlvidados(deps),
    async work({ correoId }) {
      const correo = await deps.db
        .selectFrom('correos')
        .selectAll()
        .where('id', '=', correoId)
        .executeTakeFirst()
      if (!correo || correo.estado !== 'porEnviar') return
      const plantilla = plantillas.get(correo.plantilla)
      const tell = (resultado: Resultado) => note(deps, plantilla, correo, resultado)
      const contenido = (await isOfBlocked(deps, plantilla, correo.para))
        ? null
        : await plantilla?.prepare(deps, correo.registro, correo.para)
      if (!contenido) return tell({ estado: 'fallido', error: { codigo: 'yaNoAplica' } })
      try {
        const { messageId } = await deps.correo.enviar({
          id: correo.id,
          para: correo.para,
          asunto: contenido.asunto,
          html: toHtml(contenido),
          texto: toText(contenido),
        })
        const enviadoEn = deps.reloj.ahora()
        await tell({ estado: 'enviado', asunto: contenido.asunto, messageId, enviadoEn })
      } catch (error) {
        if (!(error instanceof ExternalSystemError)) throw error
        const waited = deps.reloj.ahora().getTime() - (correo.reenviadoEn ?? correo.creadoEn).getTime()
        const final = isPermanent(error) || waited >= plazoMs
        await tell({
          estado: final ? 'fallido' : 'porEnviar',
          error:
            error.kind === 'rejected'
              ? { codigo: 'rechazado', estado: error.status ?? null }
              : error.status
                ? { codigo: 'noAceptado', estado: error.status }
                : { codigo: 'sinRespuesta' },
        })
        if (!final) throw error
      }
    },
  })

const olvidadosDeUnaVez = 1000

/** Mails that wait and that no job of the queue knows, as after one that was made anew: none of them waits for ever. */
async function enqueueOlvidados(deps: Deps): Promise<void> {
  for (let n = olvidadosDeUnaVez; n === olvidadosDeUnaVez; )
    n = await inTransaction(deps.db, async (tx) => {
      const { rows } = await sql<{ id: string }>`select c.id from correos c where c.estado = 'porEnviar'
        and not exists (select from pgboss.job j where j.name = ${trabajoCorreo} and j.state <= 'active'
          and j.data ->> 'correoId' = c.id::text)
        order by c.creado_en limit ${olvidadosDeUnaVez}`.execute(tx)
      for (const { id } of rows) await deps.jobs.enqueue(tx, trabajoCorreo, { correoId: id })
      if (rows.length > 0)
        deps.log.warn({ correos: rows.length }, 'mails that the queue did not know are enqueued again')
      return rows.length
    })
}

/** What a lote came to is not told to who was shut out of it since the mail was written. */
async function isOfBlocked({ db }: Deps, plantilla: Plantilla | undefined, para: string): Promise<boolean> {
  if (plantilla?.tema !== 'lote') return false
  const { rows } = await sql`select 1 from usuarios u where lower(u.email) = ${para.toLowerCase()}
    and u.bloqueado_en is not null`.execute(db)
  return rows.length > 0
}

/** Only a refused recipient stays refused (RFC 5321: no such mailbox, not here, no such name); all else may be mended. */
const buzonRechazado = new Set([550, 551, 553])
const isPermanent = (error: ExternalSystemError): boolean =>
  error.kind === 'rejected' && buzonRechazado.has(error.status ?? 0)

async function note(
  deps: Deps,
  plantilla: Plantilla | undefined,
  correo: { id: string; registro: string; intentos: number; creadoPor: string | null },
  resultado: Resultado,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // Two may have sent it, where one was thought dead: what failed late takes nothing back of what left.
    const { numUpdatedRows } = await tx
      .updateTable('correos')
      .set({
        ...resultado,
        ...(resultado.estado === 'enviado' ? { error: null } : {}),
        intentos: correo.intentos + 1,
      })
      .where('id', '=', correo.id)
      .$if(resultado.estado !== 'enviado', (update) => update.where('estado', '=', 'porEnviar'))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await announce(
      tx,
      { tipo: plantilla?.tema ?? 'invitacion', ids: [correo.registro] },
      { usuarioId: correo.creadoPor },
    )
  })
}
