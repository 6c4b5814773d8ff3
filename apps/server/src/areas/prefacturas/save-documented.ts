import { createHash } from 'node:crypto'
import type { guardarLoteComisionEntrada } from '@valija/contract/facturas-comisionista.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { oneAtATime } from '../../http/one-at-a-time.ts'
import { refuse } from '../../refuse.ts'
import { askAntNow, askSatNow } from '../borradores/ask-now.ts'
import { idDelActor } from '../comisiones/comisionista-del-actor.ts'
import { xmlDe } from '../facturas/documented-checks.ts'
import { ownFile, ownFileBytes } from '../facturas/uploaded-files.ts'
import { putFactura, putPdf } from './factura-de-prefactura.ts'
import { saveFactura } from './save-factura.ts'
import { deletePrefactura, savePrefactura } from './save-prefactura.ts'
import { type FacturaGuardada, loteDeFactura } from './saved-before.ts'

type Entrada = z.output<typeof guardarLoteComisionEntrada>

/**
 * POST save commission batch, the Lote entity in one call: the steps of 'Ingresa factura' over the pre-invoice of exactly
 * those bookings, or over one made for this call. An invoice that does not pass leaves neither lote nor new pre-invoice.
 * The same call sent twice, at once or later, answers with the same lote.
 */
export async function saveDocumentedComision(
  deps: Deps,
  actor: Actor,
  entrada: Entrada,
): Promise<FacturaGuardada> {
  const [factura, ...otras] = entrada.dataFactura
  if (factura === undefined || otras.length > 0) throw refuse('soloUnaFactura')
  const comisionistaId = idDelActor(actor, entrada.proveedor)
  const bookingCodes = [...new Set(factura.dataReserva.map((reserva) => reserva.bookingCode))].sort()
  const bytes = await xmlDe(deps, actor, {
    base64: factura.base64XML ?? factura.base64,
    urlxml: factura.urlxml,
  })
  const pdf = await ownFile(deps, actor, factura.urlpdf)
  const llave = createHash('sha256')
    .update(`${comisionistaId} ${bookingCodes.join(' ')}`)
    .digest('hex')
  return oneAtATime(deps, llave, {
    before: () => loteDeFactura(deps.db, actor, { comisionistaId, bookingCodes, bytes }),
    work: () => saveNow(deps, actor, { comisionistaId, bookingCodes, bytes, pdf, nombre: entrada.nombre }),
  })
}

type Pedida = {
  comisionistaId: number
  bookingCodes: string[]
  bytes: Uint8Array
  pdf: Awaited<ReturnType<typeof ownFile>>
  nombre: string | undefined
}
async function saveNow(
  deps: Deps,
  actor: Actor,
  { comisionistaId, bookingCodes, bytes, pdf, nombre }: Pedida,
): Promise<FacturaGuardada> {
  const held = await heldByOne(deps, comisionistaId, bookingCodes)
  const id = held ?? (await savePrefactura(deps, actor, { comisionistaId, bookingCodes, todas: false })).id
  try {
    await putFactura(deps, actor, id, [{ nombre: 'factura.xml', bytes }])
    const comoPdf = pdf.nombre.replace(/(\.pdf)?$/i, '.pdf')
    await putPdf(deps, actor, id, { nombre: comoPdf, bytes: await ownFileBytes(deps, actor, pdf.id) })
    const borrador = await deps.db
      .selectFrom('borradores')
      .select('id')
      .where('prefacturaId', '=', id)
      .executeTakeFirstOrThrow(() => refuse('prefacturaNoEncontrada'))
    await askSatNow(deps, borrador.id)
    await askAntNow(deps, actor, borrador.id)
    return await saveFactura(deps, actor, id, { nombre })
  } catch (error) {
    if (held === null) await deletePrefactura(deps, actor, id).catch(() => {})
    throw error
  }
}

/** The agent's pre-invoice that holds these bookings and no other. */
async function heldByOne(
  deps: Deps,
  comisionistaId: number,
  codes: readonly string[],
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select r.prefactura_id as id from prefactura_reservas r
    where r.comisionista_id = ${comisionistaId} group by r.prefactura_id
    having array_agg(r.booking_code order by r.booking_code collate "C") = ${[...codes]}::text[]`.execute(
    deps.db,
  )
  return rows[0]?.id ?? null
}
