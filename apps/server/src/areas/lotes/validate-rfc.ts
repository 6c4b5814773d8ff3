import type { ValidarRfcRespuesta } from '@valija/contract/envio-de-lotes.ts'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { sql } from 'kysely'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { ensureComisionistas, refreshComisionistas } from '../directorio/comisionistas.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { announceLote } from './announce-lote.ts'

type Fila = {
  id: number
  nombre: string
  creadorId: string | null
  proveedorId: number
  proveedorRfc: string
  registrado: boolean
}
type Factura = { uuid: string; total: number; bookingCodes: string[] }

/** 'Validar lote': the invoice and booking check again, now saying whether the RFC is registered (C-022). */
export async function validateRfc(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
): Promise<ValidarRfcRespuesta> {
  await readDirectory(deps)
  const { rows } = await sql<Fila>`
    select l.id, l.nombre, l.creador_id, l.proveedor_id, l.proveedor_rfc,
      exists (select 1 from comisionistas c where c.rfc_cliente = l.proveedor_rfc) as registrado
    from lotes l where l.id = any(${[...ids]}::bigint[]) and l.eliminado_en is null and l.rfc_sin_validar
      and ${alcanceDeLotes(actor)} order by l.id`.execute(deps.db)
  if (rows.length === 0) throw refuse('noEncontrado')
  const noValidados: ValidarRfcRespuesta['noValidados'] = []
  const validos: Fila[] = []
  for (const lote of rows) {
    const motivo = lote.registrado ? await askAnt(deps, lote) : message('rfcSigueSinRegistro')
    if (motivo === null) validos.push(lote)
    else noValidados.push({ id: lote.id, nombre: lote.nombre, motivo })
  }
  if (validos.length > 0)
    await inTransaction(deps.db, async (tx) => {
      await tx
        .updateTable('lotes')
        .set({ rfcSinValidar: false })
        .where(
          'id',
          'in',
          validos.map(({ id }) => id),
        )
        .execute()
      await writeBitacora(
        tx,
        actor,
        ...validos.map(({ id }) => ({ entidad: 'lote' as const, entidadId: id, accion: 'validarRfc' })),
      )
      for (const lote of validos) await announceLote(tx, lote)
    })
  return { validados: validos.map(({ id, nombre }) => ({ id, nombre })), noValidados }
}

/** Whether it is registered by now is the question: what was kept of the directory is read again first. */
async function readDirectory(deps: Deps): Promise<void> {
  try {
    await refreshComisionistas(deps)
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    await ensureComisionistas(deps)
  }
}

/** Null when every factura passes; otherwise why not. */
async function askAnt(deps: Deps, { id, proveedorId }: Fila): Promise<string | null> {
  const { rows } = await sql<Factura>`
    select upper(f.uuid::text) as uuid, f.total,
      array(select r.booking_code from factura_reservas r where r.factura_id = f.id order by r.id) as booking_codes
    from facturas f where f.lote_id = ${id} and f.eliminada_en is null and f.retirada_en is null order by f.id`.execute(
    deps.db,
  )
  try {
    for (const { uuid, total, bookingCodes } of rows) {
      const juicio = await deps.ant.comisiones.validar({
        uuid,
        totalFactura: centavos(total),
        bookingCodes,
        comisionistaId: proveedorId,
        existeRfc: true,
      })
      if (!juicio.facturaValida) return juicio.mensaje
    }
    return null
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    return message('sinConexionAnt')
  }
}
