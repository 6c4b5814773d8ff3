import { centavos } from '@valija/contract/pesos.ts'
import type { ComprobanteDeLote, ComprobantesDeLote } from '@valija/contract/recibos.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { readTrasPago } from './after-pago.ts'
import { readFacturas, readImpedimentos, readLote } from './lotes-por-pagar.ts'

/** The payments of a lote, newest first, undone ones included, and what each factura still lacks. */
export async function listComprobantes({ db, reloj }: Deps, loteId: number): Promise<ComprobantesDeLote> {
  const lote = await readLote(db, loteId)
  const politica = await politicaVigente(db, await reloj.hoy())
  const facturas = await readFacturas(db, [loteId])
  const impedimentos = (await readImpedimentos(db, [loteId], politica)).get(loteId) ?? []
  const [after] = await readTrasPago(db, [loteId])
  if (!after) throw new Error(`lote ${loteId} is gone`)
  return {
    lote: { ...after, proveedorRfc: lote.proveedorRfc, proveedorNombre: lote.proveedorNombre },
    comprobantes: await readComprobantes(db, loteId),
    facturas: facturas.map((factura) => ({
      id: factura.id,
      factura: nombreDeFactura(factura, factura.uuid),
      uuid: factura.uuid,
      total: centavos(factura.total),
      pagado: centavos(factura.pagado),
    })),
    impedimentos: impedimentos.map(({ facturaId, factura, motivo }) => ({ facturaId, factura, motivo })),
  }
}

async function readComprobantes(db: Conn, loteId: number): Promise<ComprobanteDeLote[]> {
  const rows = await db
    .selectFrom('comprobantesPago as c')
    .leftJoin('reciboPagos as p', 'p.id', 'c.reciboPagoId')
    .leftJoin('usuarios as u', 'u.id', 'c.creadoPor')
    .leftJoin('usuarios as a', 'a.id', 'c.anuladoPor')
    .selectAll('c')
    .select(['p.reciboId', 'p.pagina', 'p.claveRastreo', 'u.email as creador', 'a.email as anulador'])
    .where('c.loteId', '=', loteId)
    .orderBy('c.id', 'desc')
    .execute()
  const parts = await db
    .selectFrom('facturaPagos as fp')
    .innerJoin('facturas as f', 'f.id', 'fp.facturaId')
    .select(['fp.comprobanteId', 'fp.monto', 'f.id as facturaId', 'f.serie', 'f.folio', 'f.uuid'])
    .where('fp.loteId', '=', loteId)
    .orderBy('fp.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    rfc: row.rfc,
    titular: row.titular,
    bancoBeneficiario: row.bancoBeneficiario,
    fechaPago: row.fechaPago,
    total: centavos(row.total),
    folio: row.folio,
    claveRastreo: row.claveRastreo ?? '',
    origen: row.origen,
    sincronizado: row.sincronizado,
    reciboId: row.reciboId,
    pagina: row.pagina,
    creadoEn: row.creadoEn.toISOString(),
    creadoPor: row.creador ?? '',
    anuladoEn: row.anuladoEn?.toISOString() ?? null,
    anuladoPor: row.anulador,
    anuladoMotivo: row.anuladoMotivo,
    facturas: parts
      .filter((part) => part.comprobanteId === row.id)
      .map((part) => ({
        facturaId: part.facturaId,
        factura: nombreDeFactura(part, part.uuid),
        monto: centavos(part.monto),
      })),
  }))
}
