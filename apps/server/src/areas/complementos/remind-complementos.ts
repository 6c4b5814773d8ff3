import { avisoPorEnviar } from '@valija/domain/complementos/aviso-por-enviar.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sumarDias } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { whoOwes } from '../lotes/who-owes.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { registroDeAviso } from './correo-complemento.ts'
import { abiertos, desdeEsperados } from './list-esperados.ts'

type Grupo = { loteId: number; vence: Dia; avisos: string[] }

/** One mail per lote and due day to each who owes it: some days before, on the day, and once it has passed; each a single time. */
export async function remindComplementos(deps: Deps): Promise<void> {
  const hoy = await deps.reloj.hoy()
  const { diasAvisoComplemento } = await politicaVigente(deps.db, hoy)
  // Those between one mail and the next are not read again every day.
  const { rows } = await sql<Grupo>`
    select e.lote_id, e.vence, e.avisos from ${desdeEsperados}
    where ${abiertos} and not ('vencido' = any(e.avisos)) and (
      (cardinality(e.avisos) = 0 and e.vence <= ${sumarDias(hoy, diasAvisoComplemento)}::date)
      or (cardinality(e.avisos) = 1 and e.vence <= ${hoy}::date) or (cardinality(e.avisos) = 2 and e.vence < ${hoy}::date))
    group by e.lote_id, e.vence, e.avisos order by e.vence, e.lote_id`.execute(deps.db)
  for (const grupo of rows) {
    const clase = avisoPorEnviar(grupo.vence, hoy, diasAvisoComplemento, grupo.avisos)
    if (clase === null) continue
    await inTransaction(deps.db, async (tx) => {
      const { rows: marked } = await sql<{ id: number }>`
        update complementos_esperados set avisos = avisos || ${clase}::text
        where lote_id = ${grupo.loteId} and vence = ${grupo.vence}::date and not (${clase} = any(avisos))
          and anulado_en is null and recibido + tolerado < imp_pagado returning id`.execute(tx)
      if (marked.length === 0) return
      for (const para of await whoOwes(tx, grupo.loteId))
        await enqueueCorreo(deps, tx, {
          plantilla: 'complementoEsperado',
          registro: registroDeAviso(clase, grupo.loteId, grupo.vence),
          para,
          creadoPor: null,
        })
    })
  }
}

export const avisosDeComplementoJob = (deps: Deps) =>
  defineJob<object>({
    nombre: 'complementos.avisar',
    cron: '0 8 * * *',
    opciones: { retryLimit: 3, retryDelay: 300 },
    work: () => remindComplementos(deps),
  })
