import { any, apart, elemento, hueco, many, maybe, one, opt, type Parte, req } from './elemento.ts'
import * as t from './tipo-dato.ts'
import { VACIOS } from './vacios.ts'

export const CFDI40 = 'http://www.sat.gob.mx/cfd/4'

const e = (nombre: string, partes: Parte[], crear?: () => Record<string, unknown>) =>
  elemento(CFDI40, 'cfdi', nombre, partes, { crear })
const lista = (nombre: string, hijo: Parte) => elemento(CFDI40, 'cfdi', nombre, [hijo], { lista: true })

const informacionGlobal = e('InformacionGlobal', [
  req('Periodicidad', t.clave('c_Periodicidad')),
  req('Meses', t.clave('c_Meses')),
  req('Año', t.año),
])

const cfdiRelacionados = e('CfdiRelacionados', [
  req('TipoRelacion', t.clave('c_TipoRelacion')),
  many(e('CfdiRelacionado', [req('UUID', t.uuid)]), 'relacionados'),
])

const emisor = e(
  'Emisor',
  [
    req('Rfc', t.rfc),
    req('Nombre', t.texto(300)),
    req('RegimenFiscal', t.clave('c_RegimenFiscal')),
    opt('FacAtrAdquirente', t.diezDigitos),
  ],
  VACIOS.emisor,
)

const receptor = e(
  'Receptor',
  [
    req('Rfc', t.rfc),
    req('Nombre', t.texto(300)),
    req('DomicilioFiscalReceptor', t.codigoPostal),
    opt('ResidenciaFiscal', t.pais),
    opt('NumRegIdTrib', t.texto(40)),
    req('RegimenFiscalReceptor', t.clave('c_RegimenFiscal')),
    req('UsoCFDI', t.clave('c_UsoCFDI'), 'usoCfdi'),
  ],
  VACIOS.receptor,
)

const traslado = (base: Parte) =>
  e(
    'Traslado',
    [
      base,
      req('Impuesto', t.clave('c_Impuesto')),
      req('TipoFactor', t.clave('c_TipoFactor')),
      opt('TasaOCuota', t.tasa, 'tasaOCuota'),
      opt('Importe', t.importe),
    ],
    VACIOS.traslado,
  )

/** In a concept the traslados precede the retenciones; in the document it is the other way round. */
const impuestosConcepto = e(
  'Impuestos',
  [
    maybe(lista('Traslados', many(traslado(req('Base', t.positivo))))),
    maybe(
      lista(
        'Retenciones',
        many(
          e(
            'Retencion',
            [
              req('Base', t.positivo),
              req('Impuesto', t.clave('c_Impuesto')),
              req('TipoFactor', t.clave('c_TipoFactor')),
              req('TasaOCuota', t.tasa, 'tasaOCuota'),
              req('Importe', t.importe),
            ],
            VACIOS.retencion,
          ),
        ),
      ),
    ),
  ],
  VACIOS.impuestosConcepto,
)

const informacionAduanera = e('InformacionAduanera', [req('NumeroPedimento', t.pedimento)])

const parte = e('Parte', [
  req('ClaveProdServ', t.claveProdServ),
  opt('NoIdentificacion', t.texto(100)),
  req('Cantidad', t.positivo),
  opt('Unidad', t.texto(20)),
  req('Descripcion', t.texto(1000)),
  opt('ValorUnitario', t.importe),
  opt('Importe', t.importe),
  any(informacionAduanera),
])

const concepto = e(
  'Concepto',
  [
    req('ClaveProdServ', t.claveProdServ),
    opt('NoIdentificacion', t.texto(100)),
    req('Cantidad', t.positivo),
    req('ClaveUnidad', t.claveUnidad),
    opt('Unidad', t.texto(20)),
    req('Descripcion', t.texto(1000)),
    req('ValorUnitario', t.importe),
    req('Importe', t.importe),
    opt('Descuento', t.importe),
    req('ObjetoImp', t.clave('c_ObjetoImp')),
    maybe(impuestosConcepto),
    maybe(
      e('ACuentaTerceros', [
        req('RfcACuentaTerceros', t.rfc),
        req('NombreACuentaTerceros', t.texto(300)),
        req('RegimenFiscalACuentaTerceros', t.clave('c_RegimenFiscal')),
        req('DomicilioFiscalACuentaTerceros', t.codigoPostal),
      ]),
      'aCuentaTerceros',
    ),
    any(informacionAduanera),
    any(e('CuentaPredial', [req('Numero', t.predial)])),
    hueco('ComplementoConcepto'),
    any(parte, 'partes'),
  ],
  VACIOS.concepto,
)

const impuestosComprobante = e(
  'Impuestos',
  [
    maybe(
      lista(
        'Retenciones',
        many(e('Retencion', [req('Impuesto', t.clave('c_Impuesto')), req('Importe', t.importe)])),
      ),
    ),
    opt('TotalImpuestosRetenidos', t.importe),
    maybe(lista('Traslados', many(traslado(req('Base', t.importe))))),
    opt('TotalImpuestosTrasladados', t.importe),
  ],
  VACIOS.impuestosComprobante,
)

export const comprobante40 = e(
  'Comprobante',
  [
    req('Version', t.fijo('4.0')),
    opt('Serie', t.texto(25)),
    opt('Folio', t.texto(40)),
    req('Fecha', t.fechaHora),
    apart('Sello', t.base64),
    opt('FormaPago', t.clave('c_FormaPago')),
    req('NoCertificado', t.noCertificado),
    apart('Certificado', t.base64),
    opt('CondicionesDePago', t.texto(1000)),
    req('SubTotal', t.importe, 'subTotal'),
    opt('Descuento', t.importe),
    req('Moneda', t.moneda),
    opt('TipoCambio', t.positivo),
    req('Total', t.importe),
    req('TipoDeComprobante', t.clave('c_TipoDeComprobante')),
    req('Exportacion', t.clave('c_Exportacion')),
    opt('MetodoPago', t.clave('c_MetodoPago')),
    req('LugarExpedicion', t.codigoPostal),
    opt('Confirmacion', t.confirmacion),
    maybe(informacionGlobal),
    any(cfdiRelacionados),
    one(emisor),
    one(receptor),
    one(lista('Conceptos', many(concepto))),
    maybe(impuestosComprobante),
    hueco('Complemento'),
  ],
  VACIOS.comprobante,
)
