import { elemento, many, maybe, one, opt, type Parte, req } from './elemento.ts'
import * as t from './tipo-dato.ts'
import { VACIOS } from './vacios.ts'

export const PAGOS20 = 'http://www.sat.gob.mx/Pagos20'

const e = (nombre: string, partes: Parte[], crear?: () => Record<string, unknown>) =>
  elemento(PAGOS20, 'pago20', nombre, partes, { crear })
const lista = (nombre: string, hijo: Parte) => elemento(PAGOS20, 'pago20', nombre, [hijo], { lista: true })

const totales = e('Totales', [
  opt('TotalRetencionesIVA', t.importeMxn),
  opt('TotalRetencionesISR', t.importeMxn),
  opt('TotalRetencionesIEPS', t.importeMxn),
  opt('TotalTrasladosBaseIVA16', t.importeMxn),
  opt('TotalTrasladosImpuestoIVA16', t.importeMxn),
  opt('TotalTrasladosBaseIVA8', t.importeMxn),
  opt('TotalTrasladosImpuestoIVA8', t.importeMxn),
  opt('TotalTrasladosBaseIVA0', t.importeMxn),
  opt('TotalTrasladosImpuestoIVA0', t.importeMxn),
  opt('TotalTrasladosBaseIVAExento', t.importeMxn),
  req('MontoTotalPagos', t.importeMxn),
])

const impuestosDR = e(
  'ImpuestosDR',
  [
    maybe(
      lista(
        'RetencionesDR',
        many(
          e('RetencionDR', [
            req('BaseDR', t.positivo),
            req('ImpuestoDR', t.clave('c_Impuesto')),
            req('TipoFactorDR', t.clave('c_TipoFactor')),
            req('TasaOCuotaDR', t.tasa),
            req('ImporteDR', t.importe),
          ]),
        ),
      ),
    ),
    maybe(
      lista(
        'TrasladosDR',
        many(
          e(
            'TrasladoDR',
            [
              req('BaseDR', t.positivo),
              req('ImpuestoDR', t.clave('c_Impuesto')),
              req('TipoFactorDR', t.clave('c_TipoFactor')),
              opt('TasaOCuotaDR', t.tasa),
              opt('ImporteDR', t.importe),
            ],
            VACIOS.trasladoDR,
          ),
        ),
      ),
    ),
  ],
  VACIOS.impuestosDR,
)

const doctoRelacionado = e(
  'DoctoRelacionado',
  [
    req('IdDocumento', t.idDocumento),
    opt('Serie', t.texto(25)),
    opt('Folio', t.texto(40)),
    req('MonedaDR', t.moneda),
    opt('EquivalenciaDR', t.equivalencia),
    req('NumParcialidad', t.parcialidad),
    req('ImpSaldoAnt', t.importe),
    req('ImpPagado', t.importe),
    req('ImpSaldoInsoluto', t.importe),
    req('ObjetoImpDR', t.clave('c_ObjetoImp')),
    maybe(impuestosDR),
  ],
  VACIOS.doctoRelacionado,
)

const impuestosP = e('ImpuestosP', [
  maybe(
    lista(
      'RetencionesP',
      many(e('RetencionP', [req('ImpuestoP', t.clave('c_Impuesto')), req('ImporteP', t.importe)])),
    ),
  ),
  maybe(
    lista(
      'TrasladosP',
      many(
        e('TrasladoP', [
          req('BaseP', t.importe),
          req('ImpuestoP', t.clave('c_Impuesto')),
          req('TipoFactorP', t.clave('c_TipoFactor')),
          opt('TasaOCuotaP', t.tasa),
          opt('ImporteP', t.importe),
        ]),
      ),
    ),
  ),
])

const pago = e('Pago', [
  req('FechaPago', t.fechaHora),
  req('FormaDePagoP', t.clave('c_FormaPago')),
  req('MonedaP', t.moneda),
  opt('TipoCambioP', t.positivo),
  req('Monto', t.importePositivo),
  opt('NumOperacion', t.texto(100)),
  opt('RfcEmisorCtaOrd', t.rfcBanco),
  opt('NomBancoOrdExt', t.texto(300)),
  opt('CtaOrdenante', t.cuenta),
  opt('RfcEmisorCtaBen', t.rfcMoral),
  opt('CtaBeneficiario', t.cuenta),
  opt('TipoCadPago', t.clave('c_TipoCadenaPago')),
  opt('CertPago', t.base64),
  opt('CadPago', t.libre),
  opt('SelloPago', t.base64),
  many(doctoRelacionado, 'doctosRelacionados'),
  maybe(impuestosP),
])

export const pagos20 = e('Pagos', [req('Version', t.fijo('2.0')), one(totales), many(pago, 'pagos')])
