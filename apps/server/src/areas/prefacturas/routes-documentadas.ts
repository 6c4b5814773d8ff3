import { llamadasDePrefacturasDocumentadas } from '@valija/contract/llamadas/prefacturas-documentadas.ts'
import { centavos } from '@valija/contract/pesos.ts'
import * as c from '@valija/contract/prefacturas.ts'
import { isPagable } from '@valija/domain/comisiones/compute-factura.ts'
import { fechaHoraMexico } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { eachLimit } from '../../each-limit.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { readAll } from '../../http/lista.ts'
import { serve } from '../../http/serve.ts'
import { askAnt } from '../comisiones/compute-prefactura.ts'
import { ensureComisiones } from '../comisiones/ensure-comisiones.ts'
import { reservasFacturadas } from '../comisiones/reservas-facturadas.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { validarFacturaComision, validarSatComision } from './documented-comisionista.ts'
import { alcanceDePrefacturas, listaDePrefacturas } from './list-prefacturas.ts'
import { saveDocumentedComision } from './save-documented.ts'
import { deletePrefactura, savePrefactura } from './save-prefactura.ts'

/** The documented calls of the pre-invoices (Commissions §7), under /api and as literally written. */
export function registerDocumentedPrefacturas(app: App, deps: Deps): void {
  serve(app, llamadasDePrefacturasDocumentadas.listar, (req) => readDocumentadas(deps, req.actor))
  serve(app, llamadasDePrefacturasDocumentadas.obtenerPreReservas, async (req) =>
    (await readDocumentadas(deps, req.actor)).flatMap(({ preReservas }) => preReservas),
  )
  serve(app, llamadasDePrefacturasDocumentadas.crear, (req) => {
    const { comisionista, preReservas } = req.body
    const comisionistaId = Number(comisionista)
    return savePrefactura(deps, req.actor, {
      comisionistaId:
        comisionista !== undefined && Number.isSafeInteger(comisionistaId) ? comisionistaId : undefined,
      bookingCodes: preReservas.map(({ bookingCode }) => bookingCode),
      todas: false,
    })
  })
  serve(app, llamadasDePrefacturasDocumentadas.eliminar, (req) =>
    deletePrefactura(deps, req.actor, req.params.id),
  )
  serve(app, llamadasDePrefacturasDocumentadas.validarBookingCodes, (req) =>
    billableBookings(deps, req.actor, req.body),
  )
  serve(app, llamadasDePrefacturasDocumentadas.validarSat, (req) =>
    validarSatComision(deps, req.actor, req.body),
  )
  serve(app, llamadasDePrefacturasDocumentadas.validarFactura, (req) =>
    validarFacturaComision(deps, req.actor, req.body),
  )
  serve(app, llamadasDePrefacturasDocumentadas.guardarLote, (req) =>
    saveDocumentedComision(deps, req.actor, req.body),
  )
  serve(app, llamadasDePrefacturasDocumentadas.validarRegistros, async (req) => {
    const codes = req.body.bookingCodes.map(({ bookingCode }) => bookingCode)
    const { rows } = await sql<{ bookingCode: string }>`select r.booking_code from prefactura_reservas r
        join prefacturas p on p.id = r.prefactura_id where ${alcanceDePrefacturas(req.actor)}
        and p.rfc_emisor = ${normalizeRfc(req.body.rfcEmisor)} and r.booking_code = any(${codes}::text[])`.execute(
      deps.db,
    )
    const held = new Set(rows.map(({ bookingCode }) => bookingCode))
    return {
      bookingCodes: codes.map((bookingCode) => ({ bookingCode, existeRegistro: held.has(bookingCode) })),
    }
  })
}

const simultaneas = 4
/** Codes of agents not read yet that one call asks ANT about; beyond them a code is not said to be good. */
const porLlamada = 200

/**
 * Which of these bookings can be billed: known, with a commission that is paid, and no living factura's yet. Of an agent
 * its own only: an unknown code, −1 and somebody else's are the same false.
 */
async function billableBookings(deps: Deps, actor: Actor, codes: readonly string[]) {
  const own = actor.rol === 'comisionista' ? (actor.idComisionista ?? 0) : null
  if (own !== null) await ensureComisiones(deps, own)
  const { rows } = await sql<{ bookingCode: string; commission: number }>`
    select booking_code, max(commission) as commission from comisiones
    where booking_code = any(${[...codes]}::text[]) and ${own === null ? sql`true` : sql`comisionista_id = ${own}`}
    group by booking_code`.execute(deps.db)
  const pagables = new Set(
    rows.filter(({ commission }) => isPagable(commission)).map(({ bookingCode }) => bookingCode),
  )
  if (own === null) {
    const sinLeer = codes.filter((code) => !rows.some(({ bookingCode }) => bookingCode === code))
    await askAnt(deps, () =>
      eachLimit(sinLeer.slice(0, porLlamada), simultaneas, async (code) => {
        const cliente = await deps.ant.comisiones.cliente(code)
        const reserva = cliente && (await deps.ant.comisiones.reserva(code, cliente.customerId))
        if (reserva && isPagable(reserva.commission)) pagables.add(code)
      }),
    )
  }
  const taken = await reservasFacturadas(deps.db, codes)
  return codes.map((bookingCode) => ({
    bookingCode,
    facturaValida: pagables.has(bookingCode) && !taken.has(bookingCode),
    uuid: '',
  }))
}

type Documentada = {
  id: number
  rfcEmisor: string
  razonSocialEmisor: string
  regimenFiscal: string
  tarifa: number
  iva: number
  total: number
  fechaCreacion: Date
  comisionistaId: number
  reservas: { idReservas: number; bookingCode: string; total: number }[]
}

/** Every one within the scope: a documented list says nowhere that it was cut, so it is not. */
async function readDocumentadas(deps: Deps, actor: Actor): Promise<c.PreFacturaDocumentada[]> {
  const { receptorRfc } = await politicaVigente(deps.db, await deps.reloj.hoy())
  const lista = {
    ...listaDePrefacturas(actor, {}),
    columnas: sql`p.id, p.rfc_emisor, p.razon_social_emisor, p.regimen_fiscal, p.tarifa, p.iva, p.total, p.fecha_creacion,
      p.comisionista_id, (select coalesce(jsonb_agg(jsonb_build_object('idReservas', r.id, 'bookingCode', r.booking_code, 'total', r.total)
        order by r.id), '[]') from prefactura_reservas r where r.prefactura_id = p.id) as reservas`,
  }
  const todas: Documentada[] = []
  for await (const filas of readAll<Documentada>(deps.db, lista, {})) todas.push(...filas)
  return todas.map((fila) => ({
    idFactura: fila.id,
    rfcRceptor: receptorRfc,
    rfcEmisor: fila.rfcEmisor,
    razonSocialEmisor: fila.razonSocialEmisor,
    regimenFiscal: fila.regimenFiscal,
    tarifa: centavos(fila.tarifa),
    iva: centavos(fila.iva),
    total: centavos(fila.total),
    fechaCreacion: fechaHoraMexico(fila.fechaCreacion),
    comisionista: String(fila.comisionistaId),
    preReservas: fila.reservas.map((r) => ({ ...r, total: centavos(r.total) })),
  }))
}
