import type { Reserva } from '@valija/contract/reservas.ts'
import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import { parseDia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { avisosParaVista, tellAvisos } from './avisos-juzgados.ts'
import { openReserva, readReserva } from './read-reserva.ts'

type Entrada = { codigo: string; objeto: string; motivo: string; fechaPago?: string | undefined }

/** A person says why a warning is taken as it stands now: for the money that is at stake now, and no more. */
export async function acceptAviso(
  deps: Deps,
  actor: Actor,
  pedido: string,
  { codigo, objeto, motivo, fechaPago }: Entrada,
): Promise<Reserva> {
  const { conocida, piezas, vista, politica, hoy } = await openReserva(deps, actor, pedido)
  // Also what only warns before its lote is processed.
  const previsto = {
    loteIds: piezas.facturas.map(({ loteId }) => loteId),
    fechaPago: parseDia(fechaPago ?? ''),
  }
  const avisos = avisosParaVista(vista, piezas, politica, hoy, previsto)
  const aviso = avisos.find((uno) => uno.codigo === codigo && uno.objeto === objeto)
  if (!aviso) throw refuse('avisoNoAbierto')
  const { importe, moneda } = aviso
  const { localizador } = conocida
  const clave = claveSuelta(localizador)
  await inTransaction(deps.db, async (tx) => {
    // Two who accept it at once: the second finds it accepted.
    await sql`select pg_advisory_xact_lock(hashtext('aviso de reserva'), hashtext(${clave}))`.execute(tx)
    const [dicho] = await tellAvisos(tx, [{ localizador, piezas, avisos: [aviso] }])
    if (!dicho || dicho.aceptado !== null) throw refuse('avisoNoAbierto')
    await tx
      .insertInto('avisosAceptados')
      .values({
        clave,
        codigo,
        objeto,
        importe,
        moneda,
        motivo,
        usuarioId: actor.usuarioId,
        quien: actor.correo,
        cuando: deps.reloj.ahora(),
      })
      .execute()
    await writeBitacora(tx, actor, {
      entidad: 'reserva',
      entidadId: localizador,
      accion: 'aceptarAviso',
      motivo,
      detalle: { codigo, objeto, importe, moneda, encontrado: dicho.encontrado },
    })
  })
  return readReserva(deps, actor, pedido)
}
