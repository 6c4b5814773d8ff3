import type { FacturaPorRevisar } from '@valija/contract/lote-detalle.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { message } from '@valija/contract/messages.ts'
import { foldHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import type { Hallazgo } from '@valija/domain/facturas/hallazgo.ts'
import { sql } from 'kysely'
import { type Conn, inTransaction } from '../../db/connection.ts'
import { codigosDeLotes, holdEstancias } from '../../db/hold-estancias.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { announceLote } from './announce-lote.ts'
import { removeLote } from './delete-lote.ts'
import { lockFactura, lockLote } from './lock-factura.ts'
import { recountLote } from './recount-lote.ts'
import { whoOwes } from './who-owes.ts'

/** Of `lotes l`: a factura of it waits for a person to say whether it is taken. */
export const facturasPorRevisar = sql<boolean>`exists (select 1 from facturas pr where pr.lote_id = l.id
  and pr.revision = 'pendiente' and pr.eliminada_en is null and pr.retirada_en is null)`

type Fila = Omit<FacturaPorRevisar, 'motivos'> & { hallazgos: readonly Hallazgo[] }

/** What the machine could not judge in a lote: why, and what was decided of it. */
export async function readPorRevisar(db: Conn, actor: Actor, loteId: number): Promise<FacturaPorRevisar[]> {
  const { rows } = await sql<Fila>`
    select f.id as factura_id, coalesce(nullif(f.serie_folio, ''), upper(f.uuid::text)) as factura, f.revision,
      f.revision_motivo as motivo, f.revisada_por, f.hallazgos
    from facturas f where f.lote_id = ${loteId} and f.revision is not null and f.eliminada_en is null
      and (f.retirada_en is null or f.revision = 'rechazada')
    order by f.revision <> 'pendiente', f.id limit 200`.execute(db)
  const lector = lectorDe(actor.rol)
  return rows.map(({ hallazgos, ...fila }) => ({
    ...fila,
    motivos: foldHallazgos(
      hallazgos.filter(({ severidad }) => severidad === 'error'),
      lector,
    ),
  }))
}

/**
 * A person says, with a reason, whether a factura is taken that the machine cannot judge. A rejected one leaves its lote,
 * with which it goes when it is the last; whoever handed it in is told.
 */
export async function revisarFactura(
  deps: Pick<Deps, 'db' | 'reloj' | 'jobs'>,
  actor: Actor,
  decision: { id: number; facturaId: number; resultado: 'aceptada' | 'rechazada'; motivo: string },
): Promise<{ mensaje: string }> {
  const { id, facturaId, resultado, motivo } = decision
  const aceptada = resultado === 'aceptada'
  const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
  return inTransaction(deps.db, async (tx) => {
    const lote = await lockLote(tx, actor, id)
    await holdEstancias(tx, codigosDeLotes([id]))
    const factura = await lockFactura(tx, id, facturaId)
    const ahora = deps.reloj.ahora()
    const { numUpdatedRows } = await tx
      .updateTable('facturas')
      .set({
        revision: resultado,
        revisionMotivo: motivo,
        revisadaPor: actor.correo,
        revisadaEn: ahora,
        ...(aceptada ? {} : { retiradaEn: ahora, retiradaMotivo: motivo }),
      })
      .where('id', '=', facturaId)
      .where('revision', '=', 'pendiente')
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) throw refuse('nadaQueRevisar')
    await writeBitacora(
      tx,
      actor,
      {
        entidad: 'lote',
        entidadId: id,
        accion: aceptada ? 'aceptarFactura' : 'rechazarFactura',
        motivo,
        detalle: { factura: factura.nombre, total: factura.total, moneda: factura.moneda },
      },
      {
        entidad: 'factura',
        entidadId: facturaId,
        accion: aceptada ? 'aceptarFactura' : 'rechazarFactura',
        motivo,
      },
    )
    for (const para of await whoOwes(tx, id))
      await enqueueCorreo(deps, tx, {
        plantilla: 'facturaRevisada',
        registro: String(facturaId),
        para,
        creadoPor: actor.usuarioId,
      })
    if (!aceptada && lote.numFacturas <= 1) await removeLote(tx, actor, lote, ahora, motivo)
    else {
      await recountLote(tx, id, efosBloquean)
      await announceLote(tx, lote)
    }
    return {
      mensaje: message(aceptada ? 'facturaAceptada' : 'facturaRechazada', {
        factura: factura.nombre,
      }),
    }
  })
}
