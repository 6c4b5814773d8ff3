import { correosLotes } from '@valija/contract/messages/correos-lotes.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { publicUrl } from '../../http/public-url.ts'
import { defineJob, type JobKind } from '../../jobs/jobs.ts'
import { enqueueCorreo } from './enqueue-correo.ts'
import { type Plantilla, sistemas } from './plantilla.ts'

const texto = correosLotes.resumen
export const plantillaDeResumen = 'resumenDelDia'
/** A mail is read at a glance: more are counted. */
const maximo = 40

/** Everything that waits for the mail of the day, one mail to each address. */
export async function sendResumenes(deps: Pick<Deps, 'db' | 'jobs' | 'reloj'>): Promise<void> {
  const hoy = await deps.reloj.hoy()
  const { rows } = await sql<{ para: string }>`select distinct para from novedades where por_resumir`.execute(
    deps.db,
  )
  for (const { para } of rows)
    await inTransaction(deps.db, async (tx) => {
      const { rows: suyas } = await sql<{ id: number }>`select id from novedades
        where por_resumir and para = ${para} order by id for update skip locked`.execute(tx)
      const [first] = suyas
      if (!first) return
      const resumen = `${hoy}:${first.id}`
      await sql`update novedades set por_resumir = false, resumen = ${resumen}
        where id = any(${suyas.map(({ id }) => id)}::bigint[])`.execute(tx)
      await enqueueCorreo(deps, tx, {
        plantilla: plantillaDeResumen,
        registro: resumen,
        para,
        creadoPor: null,
      })
    })
}

export const resumenesJob = (deps: Deps): JobKind<object> =>
  defineJob<object>({
    nombre: 'correos.resumir',
    cron: '0 18 * * *',
    opciones: { retryLimit: 3, retryDelay: 300 },
    work: () => sendResumenes(deps),
  })

/** The mail of the day: each event by the words of its own mail. What is no longer true is left out of it. */
export const resumenPlantilla = (plantillaDe: (nombre: string) => Plantilla | null): Plantilla => ({
  sistema: sistemas.facturacion,
  tema: 'lote',
  destinatario: async () => null,
  async prepare(deps, registro, para) {
    const { rows } = await sql<{ plantilla: string; registro: string }>`
      select plantilla, registro from novedades where resumen = ${registro} and para = ${para} order by id`.execute(
      deps.db,
    )
    const datos: [string, string][] = []
    for (const novedad of rows.slice(0, maximo)) {
      const contenido = await plantillaDe(novedad.plantilla)?.prepare(deps, novedad.registro, para)
      if (contenido) datos.push([contenido.asunto, contenido.parrafos.join(' ')])
    }
    if (datos.length === 0) return null
    const mas = rows.length - maximo
    return {
      asunto: texto.asunto({ n: datos.length + Math.max(0, mas) }),
      titulo: texto.titulo,
      parrafos: [texto.cuerpo],
      datos,
      boton: { texto: texto.boton, url: publicUrl(deps.config, '/inicio') },
      notas: [...(mas > 0 ? [texto.mas({ n: mas })] : []), texto.nota],
    }
  },
  mayResend: async () => false,
})
