import { any, apart, elemento, hueco, many, maybe, one, opt, type Parte, req } from './elemento.ts'
import { libre as l } from './tipo-dato.ts'

export const CFDI33 = 'http://www.sat.gob.mx/cfd/3'

const e = (nombre: string, partes: Parte[]) => elemento(CFDI33, 'cfdi', nombre, partes)
const lista = (nombre: string, hijo: Parte) => elemento(CFDI33, 'cfdi', nombre, [hijo], { lista: true })

const impuesto = (nombre: string) =>
  e(nombre, [
    req('Base', l),
    req('Impuesto', l),
    req('TipoFactor', l),
    opt('TasaOCuota', l, 'tasaOCuota'),
    opt('Importe', l),
  ])

const aduana = e('InformacionAduanera', [req('NumeroPedimento', l)])

const concepto = e('Concepto', [
  req('ClaveProdServ', l),
  opt('NoIdentificacion', l),
  req('Cantidad', l),
  req('ClaveUnidad', l),
  opt('Unidad', l),
  req('Descripcion', l),
  req('ValorUnitario', l),
  req('Importe', l),
  opt('Descuento', l),
  maybe(
    e('Impuestos', [
      maybe(lista('Traslados', many(impuesto('Traslado')))),
      maybe(lista('Retenciones', many(impuesto('Retencion')))),
    ]),
  ),
  any(aduana),
  any(e('CuentaPredial', [req('Numero', l)])),
  hueco('ComplementoConcepto'),
  any(
    e('Parte', [
      req('ClaveProdServ', l),
      opt('NoIdentificacion', l),
      req('Cantidad', l),
      opt('Unidad', l),
      req('Descripcion', l),
      opt('ValorUnitario', l),
      opt('Importe', l),
      any(aduana),
    ]),
    'partes',
  ),
])

/** Enough of 3.3 to name it, read its header and check its sello; its values are not judged: it ceased. */
export const comprobante33 = e('Comprobante', [
  req('Version', l),
  opt('Serie', l),
  opt('Folio', l),
  req('Fecha', l),
  apart('Sello', l),
  opt('FormaPago', l),
  req('NoCertificado', l),
  apart('Certificado', l),
  opt('CondicionesDePago', l),
  req('SubTotal', l, 'subTotal'),
  opt('Descuento', l),
  req('Moneda', l),
  opt('TipoCambio', l),
  req('Total', l),
  req('TipoDeComprobante', l),
  opt('MetodoPago', l),
  req('LugarExpedicion', l),
  opt('Confirmacion', l),
  any(
    e('CfdiRelacionados', [
      req('TipoRelacion', l),
      many(e('CfdiRelacionado', [req('UUID', l)]), 'relacionados'),
    ]),
  ),
  one(e('Emisor', [req('Rfc', l), opt('Nombre', l), req('RegimenFiscal', l)])),
  one(
    e('Receptor', [
      req('Rfc', l),
      opt('Nombre', l),
      opt('ResidenciaFiscal', l),
      opt('NumRegIdTrib', l),
      req('UsoCFDI', l, 'usoCfdi'),
    ]),
  ),
  one(lista('Conceptos', many(concepto))),
  maybe(
    e('Impuestos', [
      maybe(lista('Retenciones', many(e('Retencion', [req('Impuesto', l), req('Importe', l)])))),
      opt('TotalImpuestosRetenidos', l),
      maybe(
        lista(
          'Traslados',
          many(
            e('Traslado', [
              req('Impuesto', l),
              req('TipoFactor', l),
              req('TasaOCuota', l, 'tasaOCuota'),
              req('Importe', l),
            ]),
          ),
        ),
      ),
      opt('TotalImpuestosTrasladados', l),
    ]),
  ),
  hueco('Complemento'),
])
