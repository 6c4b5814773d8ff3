import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { announce } from '../../http/events.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { whoOwes } from '../lotes/who-owes.ts'
import { type Reabierto, registroDeReabierto } from './correo-complemento.ts'
import { releaseComplementos } from './release-complementos.ts'

type Caido = {
  id: number
  uuid: string
  clase: Reabierto
  accion: 'complementoCancelado' | 'complementoRechazado'
}

/** What a complement covered that does not count any more is owed again: on the record of its lotes, and by mail. */
export async function reopenPagos(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  { id, uuid, clase, accion }: Caido,
  autor: Autor,
): Promise<void> {
  for (const loteId of await releaseComplementos(tx, [id], deps.reloj.ahora())) {
    await writeBitacora(tx, autor, {
      entidad: 'lote',
      entidadId: loteId,
      accion,
      detalle: { uuid: uuid.toUpperCase() },
    })
    for (const para of await whoOwes(tx, loteId))
      await enqueueCorreo(deps, tx, {
        plantilla: 'complementoEsperado',
        registro: registroDeReabierto(clase, id, loteId),
        para,
        creadoPor: null,
      })
    const { creadorId } = await tx
      .selectFrom('lotes')
      .select('creadorId')
      .where('id', '=', loteId)
      .executeTakeFirstOrThrow()
    await announce(tx, { tipo: 'complemento', ids: [String(id)] }, { usuarioId: creadorId })
  }
}
