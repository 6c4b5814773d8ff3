import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { operacionBbva, type PagoMuestra, reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { uuidDe } from '@valija/sandbox/muestras/uuid.ts'
import { storeDelMundo } from './archivos-del-mundo.ts'
import { at, insertAll, type Mundial, tell } from './mundial.ts'

/** Receipts are kept of the payment days of the last weeks; what was paid before was written down by hand. */
const diasConRecibo = 45

type PorPagar = { id: number; pago: { dia: Dia; total: number; rfc: string; titular: string } }
/** What its page of the bank's receipt says of a lote's payment. */
export type PaginaDeRecibo = { reciboPagoId: number; folio: string }

/** One receipt of the bank for each payment day, a page for each lote that was paid on it; by lote. */
export async function keepRecibos(
  m: Mundial,
  lotes: readonly PorPagar[],
): Promise<Map<number, PaginaDeRecibo>> {
  const desde = sumarDias(m.hoy, -diasConRecibo)
  const recientes = lotes.filter(({ pago }) => pago.dia >= desde)
  const recibos = await Promise.all(
    [...Map.groupBy(recientes, ({ pago }) => pago.dia)].map(async ([dia, suyos]) => {
      const paginas = suyos.map(({ id, pago }): PagoMuestra & { loteId: number } => ({
        loteId: id,
        tipo: 76,
        rfc: normalizeRfc(pago.rfc),
        nombre: pago.titular,
        importe: pago.total,
        dia,
      }))
      return {
        id: uuidDe(null, 'recibo del mundo', dia, suyos[0]?.id ?? 0),
        dia,
        paginas,
        contenido: await reciboBbva(paginas),
      }
    }),
  )
  const suyo = { creadoPor: m.admin.usuarioId }
  const archivos = await storeDelMundo(
    m.deps,
    m.tx,
    recibos.map(({ dia, contenido }) => ({
      ...suyo,
      contenido,
      tipo: 'application/pdf',
      nombre: nombreDe(dia),
      proposito: 'recibo',
      creadoEn: at(dia, 16),
    })),
  )
  await insertAll(
    m.tx,
    'recibosBancarios',
    recibos.map(({ id, dia, paginas }, i) => ({
      ...suyo,
      id,
      banco: 'BBVA',
      archivoId: archivos[i]?.id ?? null,
      nombre: nombreDe(dia),
      creadoEn: at(dia, 16),
      paginas: paginas.length,
      ilegibles: '[]',
    })),
  )
  const filas = recibos.flatMap(({ id, paginas }) =>
    paginas.map((pagina, n) => ({ reciboId: id, n, pagina, operacion: operacionBbva(pagina) })),
  )
  const ids = await insertAll(
    m.tx,
    'reciboPagos',
    filas.map(({ reciboId, n, pagina, operacion }) => ({
      reciboId,
      pagina: n + 1,
      rfc: pagina.rfc,
      titular: pagina.nombre,
      bancoBeneficiario: 'BANORTE',
      fechaPago: pagina.dia,
      total: pagina.importe,
      folio: operacion.folio,
      claveRastreo: operacion.claveRastreo,
      loteId: pagina.loteId,
      banco: 'BBVA',
      cuentaTerminacion: operacion.deposito.slice(-4),
      anuladoEn: null,
    })),
  )
  await tell(
    m,
    recibos.map(({ id, dia, paginas }) => ({
      cuando: at(dia, 16),
      entidad: 'recibo',
      entidadId: id,
      accion: 'guardado',
      detalle: {
        nombre: nombreDe(dia),
        banco: 'BBVA',
        paginas: paginas.length,
        asignaciones: paginas.map(({ loteId }, n) => ({ pagina: n + 1, loteId })),
      },
    })),
  )
  return new Map(
    filas.map(({ pagina, operacion }, i) => [
      pagina.loteId,
      { reciboPagoId: ids[i] ?? 0, folio: operacion.folio },
    ]),
  )
}

const nombreDe = (dia: Dia): string => `Recibo BBVA ${dia}.pdf`
