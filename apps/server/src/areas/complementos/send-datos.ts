import { correosDichos } from '@valija/contract/redaccion/correos-dichos.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'
import { whoOwes } from '../lotes/who-owes.ts'
import { registroDeDatos } from './correo-complemento.ts'
import { desdeEsperados } from './list-esperados.ts'

/** Sends the data card to whoever has to stamp the complement: once for each `clave`; a second sending says so. */
export async function sendDatos(
  deps: Deps,
  actor: Actor,
  id: number,
  clave: string | undefined,
): Promise<{ correo: string; otraVez: boolean }> {
  const { rows } = await sql<{ loteId: number; open: boolean }>`
    select e.lote_id, (e.anulado_en is null and e.recibido + e.tolerado < e.imp_pagado) as open
    from ${desdeEsperados} where e.id = ${id} and l.eliminado_en is null and ${alcanceDeLotes(actor)}`.execute(
    deps.db,
  )
  const [esperado] = rows
  if (!esperado) throw refuse('noEncontrado')
  if (!esperado.open) throw refuse('complementoNoEsperado')
  const correos = await whoOwes(deps.db, esperado.loteId)
  if (correos.length === 0) throw refuse('complementoSinDestino')
  const datos = { plantilla: 'complementoEsperado', registro: registroDeDatos(id) }
  const otraVez = await inTransaction(deps.db, async (tx) => {
    const antes = await tx
      .selectFrom('correos')
      .select('id')
      .where('plantilla', '=', datos.plantilla)
      .where('registro', '=', datos.registro)
      .where('estado', '<>', 'fallido')
      .$if(clave !== undefined, (suyos) => suyos.where('clave', 'is distinct from', clave ?? null))
      .limit(1)
      .executeTakeFirst()
    for (const para of correos)
      await enqueueCorreo(deps, tx, { ...datos, para, creadoPor: actor.usuarioId, clave })
    return antes !== undefined
  })
  return { correo: correosDichos(correos), otraVez }
}
