import type { Cfdi } from '@valija/cfdi/cfdi.ts'
import { centavosOfDecimal } from '@valija/cfdi/decimal.ts'
import { centavos } from '@valija/palabras/centavos.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { visibleDe } from '@valija/palabras/texto-visible.ts'
import { readUuid } from '@valija/palabras/uuid.ts'
import type { CabeceraCfdi } from './factura.ts'
import { impuestosDe } from './impuestos.ts'

/**
 * More letters than the SAT takes in any field of a header (Nombre, 300): whatever passes it has its finding, and the rest
 * of it would be carried by all that is answered of its draft.
 */
const largoMaximo = 300
/** A document is held to one clave; of this many different ones nearly all are others. */
const clavesMaximas = 100

/** A 3.3 document lacks what 4.0 requires: it reads as missing, and the dictamen says so. */
const texto = (valor: string | undefined): string => (valor ?? '').trim().slice(0, largoMaximo)

/** What people know it by: nothing in it hides or turns its letters round. */
const visto = (valor: string | undefined): string => texto(visibleDe(valor ?? ''))

const distinct = (claves: readonly string[]): string[] =>
  [...new Set(claves.map(texto))].slice(0, clavesMaximas)

/** Credit note, return, application of an advance payment (c_TipoRelacion). */
const relacionesQueAcreditan = ['01', '03', '07']
const relacionQueSustituye = ['04']
const relacionDeAnticipo = ['07']
const relacionados = (
  { tipoDeComprobante, cfdiRelacionados }: Cfdi,
  tipo: 'I' | 'E',
  relaciones: readonly string[],
): string[] =>
  texto(tipoDeComprobante) !== tipo
    ? []
    : [
        ...new Set(
          cfdiRelacionados
            .filter(({ tipoRelacion }) => relaciones.includes(texto(tipoRelacion)))
            .flatMap((uno) => uno.relacionados.flatMap(({ uuid }) => readUuid(texto(uuid)) ?? [])),
        ),
      ]

/** The header by which a factura is judged and saved. Null when it carries no stamp or no readable total. */
export function cabeceraDe(cfdi: Cfdi): CabeceraCfdi | null {
  const total = centavosOfDecimal(cfdi.total)
  if (!cfdi.timbre || total === null) return null
  const serie = visto(cfdi.serie)
  const folio = visto(cfdi.folio)
  return {
    version: texto(cfdi.version),
    tipoDeComprobante: texto(cfdi.tipoDeComprobante),
    acredita: relacionados(cfdi, 'E', relacionesQueAcreditan),
    sustituye: relacionados(cfdi, 'I', relacionQueSustituye),
    anticipos: relacionados(cfdi, 'I', relacionDeAnticipo),
    serie,
    folio,
    serieFolio: serie + folio,
    folioSerie: folio + serie,
    uuid: texto(cfdi.timbre.uuid).toUpperCase(),
    emisor: normalizeRfc(texto(cfdi.emisor.rfc)),
    emisorNombre: visto(cfdi.emisor.nombre),
    emisorRegimen: texto(cfdi.emisor.regimenFiscal),
    receptor: normalizeRfc(texto(cfdi.receptor.rfc)),
    receptorNombre: texto(cfdi.receptor.nombre),
    receptorRegimen: texto(cfdi.receptor.regimenFiscalReceptor),
    usoCfdi: texto(cfdi.receptor.usoCfdi),
    metodoPago: texto(cfdi.metodoPago),
    formaPago: texto(cfdi.formaPago),
    moneda: texto(cfdi.moneda),
    total: centavos(total),
    subTotal: centavos(centavosOfDecimal(cfdi.subTotal) ?? 0),
    impuestos: impuestosDe(cfdi),
    receptorCodigoPostal: texto(cfdi.receptor.domicilioFiscalReceptor),
    clavesProdServ: distinct(cfdi.conceptos.map(({ claveProdServ }) => claveProdServ)),
    clavesUnidad: distinct(cfdi.conceptos.map(({ claveUnidad }) => claveUnidad)),
    terceros: distinct(
      cfdi.conceptos.flatMap(({ aCuentaTerceros }) => aCuentaTerceros?.rfcACuentaTerceros ?? []),
    ),
    fecha: texto(cfdi.fecha),
    fechaTimbrado: texto(cfdi.timbre.fechaTimbrado),
  }
}
