import type { Cfdi } from '@valija/cfdi/cfdi.ts'
import { centavosOfDecimal } from '@valija/cfdi/decimal.ts'
import type { CabeceraCfdi } from '@valija/contract/facturas.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { impuestosDe } from './impuestos.ts'

const sinGuiones = (rfc: string): string => rfc.replaceAll('-', '').trim().toUpperCase()

/** The header by which a factura is judged and saved. Null when it carries no stamp or no readable total. */
export function cabeceraDe(cfdi: Cfdi): CabeceraCfdi | null {
  const total = centavosOfDecimal(cfdi.total)
  if (!cfdi.timbre || total === null) return null
  const serie = (cfdi.serie ?? '').trim()
  const folio = (cfdi.folio ?? '').trim()
  return {
    version: cfdi.version,
    tipoDeComprobante: cfdi.tipoDeComprobante,
    serie,
    folio,
    serieFolio: serie + folio,
    folioSerie: folio + serie,
    uuid: cfdi.timbre.uuid.toUpperCase(),
    emisor: sinGuiones(cfdi.emisor.rfc),
    emisorNombre: cfdi.emisor.nombre,
    emisorRegimen: cfdi.emisor.regimenFiscal,
    receptor: sinGuiones(cfdi.receptor.rfc),
    receptorNombre: cfdi.receptor.nombre,
    receptorRegimen: cfdi.receptor.regimenFiscalReceptor,
    usoCfdi: cfdi.receptor.usoCfdi,
    metodoPago: cfdi.metodoPago ?? '',
    formaPago: cfdi.formaPago ?? '',
    moneda: cfdi.moneda,
    total: centavos(total),
    subTotal: centavos(centavosOfDecimal(cfdi.subTotal) ?? 0),
    impuestos: impuestosDe(cfdi),
    fecha: cfdi.fecha,
    fechaTimbrado: cfdi.timbre.fechaTimbrado,
  }
}
