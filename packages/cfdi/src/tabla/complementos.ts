import { IMPLOCAL } from '../complemento.ts'
import { any, apart, type Elemento, elemento, many, one, opt, req } from './elemento.ts'
import { pagos20 } from './pagos20.ts'
import * as t from './tipo-dato.ts'
import { VACIOS } from './vacios.ts'

export const TFD = 'http://www.sat.gob.mx/TimbreFiscalDigital'
export const AEROLINEAS = 'http://www.sat.gob.mx/aerolineas'

export const timbre11 = elemento(
  TFD,
  'tfd',
  'TimbreFiscalDigital',
  [
    req('Version', t.fijo('1.1')),
    req('UUID', t.uuid),
    req('FechaTimbrado', t.fechaHora),
    req('RfcProvCertif', t.rfcMoral),
    opt('Leyenda', t.texto(150, 12)),
    req('SelloCFD', t.base64, 'selloCFD'),
    req('NoCertificadoSAT', t.noCertificado, 'noCertificadoSat'),
    apart('SelloSAT', t.base64, 'selloSat'),
  ],
  { crear: VACIOS.timbre },
)

const local = (nombre: string, impuesto: string, tasa: string) =>
  elemento(IMPLOCAL, 'implocal', nombre, [
    req(impuesto, t.libre),
    req(tasa, t.decimalLocal),
    req('Importe', t.decimalLocal),
  ])

/**
 * Local taxes, above all lodging tax (ISH). Its attribute names are written oddly by the SAT itself. The schema repeats
 * the sequence of both rows, so that they may alternate.
 */
export const impuestosLocales = elemento(
  IMPLOCAL,
  'implocal',
  'ImpuestosLocales',
  [
    req('version', t.fijo('1.0')),
    req('TotaldeRetenciones', t.decimalLocal, 'totalDeRetenciones'),
    req('TotaldeTraslados', t.decimalLocal, 'totalDeTraslados'),
    any(local('RetencionesLocales', 'ImpLocRetenido', 'TasadeRetencion'), 'retencionesLocales'),
    any(local('TrasladosLocales', 'ImpLocTrasladado', 'TasadeTraslado'), 'trasladosLocales'),
  ],
  { ordenado: false },
)

export const aerolineas = elemento(AEROLINEAS, 'aerolineas', 'Aerolineas', [
  req('Version', t.fijo('1.0')),
  req('TUA', t.cargo),
  {
    ...one(
      elemento(AEROLINEAS, 'aerolineas', 'OtrosCargos', [
        req('TotalCargos', t.cargo),
        many(
          elemento(AEROLINEAS, 'aerolineas', 'Cargo', [
            req('CodigoCargo', t.texto(8)),
            req('Importe', t.cargo),
          ]),
          'cargos',
        ),
      ]),
    ),
    requerido: false,
  },
])

/** A complement whose values are judged, and where the `Cfdi` holds it; others are known by their cadena alone. */
export interface ComplementoConocido {
  readonly elemento: Elemento
  readonly clave: 'timbre' | 'pagos' | 'impuestosLocales' | 'aerolineas'
}

const known: readonly ComplementoConocido[] = [
  { elemento: timbre11, clave: 'timbre' },
  { elemento: pagos20, clave: 'pagos' },
  { elemento: impuestosLocales, clave: 'impuestosLocales' },
  { elemento: aerolineas, clave: 'aerolineas' },
]

/** Compared part by part: a key made of both would be as long as the longest address a document declares. */
export const findComplemento = (espacio: string, nombre: string): ComplementoConocido | undefined =>
  known.find((c) => c.elemento.espacio === espacio && c.elemento.nombre === nombre)

/** The namespace the SAT gives to a complement of this name, to tell an impostor. */
export const espacioDeComplemento = (nombre: string) =>
  known.find((c) => c.elemento.nombre === nombre)?.elemento.espacio
