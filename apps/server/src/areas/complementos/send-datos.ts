import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'
import { registroDeDatos } from './correo-complemento.ts'
import { desdeEsperados } from './lista-esperados.ts'

/** Sends the data card to who created the lote. */
export async function sendDatos(deps: Deps, actor: Actor, id: number): Promise<{ correo: string }> {
  const { rows } = await sql<{ creador: string; open: boolean }>`
    select l.creador, (e.anulado_en is null and e.recibido < e.imp_pagado) as open
    from ${desdeEsperados} where e.id = ${id} and l.eliminado_en is null and ${alcanceDeLotes(actor)}`.execute(
    deps.db,
  )
  const [esperado] = rows
  if (!esperado) throw refuse('noEncontrado')
  if (!esperado.open) throw refuse('complementoNoEsperado')
  await inTransaction(deps.db, (tx) =>
    enqueueCorreo(deps, tx, {
      plantilla: 'complementoEsperado',
      registro: registroDeDatos(id),
      para: esperado.creador,
      creadoPor: actor.usuarioId,
    }),
  )
  return { correo: esperado.creador }
}
