import { type MessageCode, message } from '@valija/contract/messages.ts'
import type { RefusalCode } from '@valija/contract/refusals.ts'
import type { NoEsPago } from '@valija/documents/comprobantes/extraccion/estado-en-palabras.ts'
import type { Duda } from '@valija/documents/comprobantes/extraccion/umbrales.ts'
import type { LecturaDeComprobante } from '../../adapters/lector/port.ts'

type Motivo = (LecturaDeComprobante & { leido: false })['motivo']

/** The file's own fault: the same file gives it again. */
export const motivosDelArchivo = {
  vacio: 'comprobanteVacio',
  tipoDesconocido: 'comprobanteDeOtroTipo',
  demasiadoGrande: 'comprobanteMuyGrande',
  demasiadosPixeles: 'comprobanteDemasiadosPixeles',
  conClave: 'comprobanteConClave',
  danado: 'comprobanteDanado',
  sinTexto: 'comprobanteSinTexto',
} as const satisfies Partial<Record<Motivo, MessageCode>>

/** The reader's: another moment may do better. */
export const motivosDelLector = {
  ocupado: 'lectorOcupado',
  tiempoAgotado: 'lectorSinTiempo',
  memoriaAgotada: 'lectorSinTiempo',
  lectorCaido: 'lectorNoDisponible',
  servicio: 'lectorNoDisponible',
} as const satisfies Record<Exclude<Motivo, keyof typeof motivosDelArchivo>, RefusalCode>

export const textosNoEsPago = {
  programado: 'comprobanteProgramado',
  enProceso: 'comprobanteEnProceso',
  rechazado: 'comprobanteRechazado',
  cancelado: 'comprobanteCancelado',
  devuelto: 'comprobanteDevuelto',
  porPagar: 'comprobantePorPagar',
  sinEnviar: 'comprobanteSinEnviar',
  factura: 'comprobanteEsFactura',
  ajeno: 'comprobanteDeOtroPago',
  sinDatos: 'comprobanteSinDatos',
} as const satisfies Record<NoEsPago, MessageCode>

const textosDeDuda = {
  sinEtiqueta: 'dudaSinEtiqueta',
  etiquetaParecida: 'dudaEtiquetaParecida',
  lecturasDistintas: 'dudaLecturas',
  lecturasDistintasCorroborado: 'dudaLecturas',
  letrasDudosas: 'dudaLetras',
  letrasMalas: 'dudaLetras',
  letrasConfundibles: 'dudaConfundibles',
  formaDesconocida: 'dudaForma',
  sinSigno: 'dudaSinSigno',
  sinDecimales: 'dudaSinDecimales',
  separadoresRaros: 'dudaSeparadores',
  negativo: 'dudaNegativo',
  variosValores: 'dudaVarios',
  noCoincideConLetra: 'dudaLetra',
  fechaAntigua: 'dudaAntigua',
  anioDeDosCifras: 'dudaAnio',
  fechaDeImpresion: 'dudaImpresion',
  ordenDeFecha: 'dudaOrden',
  fechaNoEsLaDeLaClave: 'dudaClave',
  digitoDeClabe: 'dudaClabe',
  sinClave: 'dudaSinClave',
  textoDeMas: 'dudaDeMas',
  monedaSupuesta: 'dudaMoneda',
  mencionaDolares: 'dudaDolares',
  sinDecirPagado: 'dudaSinDecirPagado',
  variasOperaciones: 'dudaVariasOperaciones',
} as const satisfies Record<Duda, MessageCode>

export const textoDeDuda = (duda: Duda): string => message(textosDeDuda[duda])
