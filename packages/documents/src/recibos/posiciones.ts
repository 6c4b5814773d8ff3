import type { CampoRecibo } from './tipos.ts'

/** Indexes over the non-blank strings of a page; several are joined ("$" and its number in another font). */
export type Posiciones = Partial<Record<CampoRecibo, readonly number[]>>
export type TablaPosiciones = Readonly<Record<number, Posiciones>>

/** Supplier batches §5.6: each accepted item count maps the fields at its own positions. One table to adjust. */
export const posicionesBbva: TablaPosiciones = {
  59: {
    bancoBeneficiario: [8],
    cuentaDeposito: [10],
    titular: [12],
    total: [14],
    concepto: [18],
    claveRastreo: [22],
    fechaPago: [24],
    folio: [26],
    rfc: [29],
  },
  60: {
    bancoBeneficiario: [8],
    cuentaDeposito: [10],
    titular: [12],
    total: [14, 15],
    concepto: [19],
    claveRastreo: [23],
    fechaPago: [25],
    folio: [27],
    rfc: [30],
  },
  76: {
    bancoBeneficiario: [8],
    cuentaDeposito: [10],
    total: [14, 15],
    concepto: [19],
    claveRastreo: [23],
    fechaPago: [25],
    folio: [27],
    titular: [30],
    rfc: [32],
    estatus: [38],
  },
  77: {
    bancoBeneficiario: [8],
    cuentaDeposito: [10],
    total: [14],
    concepto: [18],
    claveRastreo: [22],
    fechaPago: [24],
    folio: [26],
    titular: [29],
    rfc: [31],
    estatus: [37],
  },
}

/** Labels of the bank's forms, best first: the receipt between banks, the one inside the bank, the SPEI status form. */
export const etiquetasBbva: Readonly<Record<CampoRecibo, readonly string[]>> = {
  rfc: ['RFC', 'RFC del beneficiario'],
  titular: ['Nombre', 'Nombre del beneficiario', 'Nombre corto'],
  bancoBeneficiario: ['Banco destino'],
  fechaPago: ['Fecha y Hora de Captura', 'Fecha de la operación', 'Fecha de operación'],
  total: ['Importe', 'Importe de la operación'],
  folio: ['Folio de internet'],
  claveRastreo: ['Clave de rastreo'],
  cuentaDeposito: ['Cuenta de depósito', 'Cuenta asociada'],
  concepto: ['Concepto de pago'],
  estatus: ['Estatus'],
}

/** Labels that only end the value before them. */
export const otrasEtiquetasBbva: readonly string[] = [
  'Cuenta de retiro',
  'Tipo de operación',
  'Forma de depósito',
  'Referencia numérica',
  'Datos del beneficiario',
  'Resultado del traspaso',
  'IVA',
  'Comisión',
]
