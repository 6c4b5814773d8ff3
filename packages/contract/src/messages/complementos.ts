import { enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import type { ImpuestosEsperados } from '../complementos.ts'
import { enDecimal, enMoneda } from '../en-pesos.ts'
import type { Catalogue } from '../message-type.ts'

/** Documented wording, misspellings included; what stands below a title is our explanation. */
export const complementos = {
  complementosSinXml: 'Elige al menos un archivo XML de complemento de pago.',
  complementosSinPdf: 'Falta el PDF de un complemento. Cada XML se guarda con su PDF.',
  complementoPdfNoEsPdf: ({ nombre }: { nombre: string }) =>
    `${nombre} no es un PDF, aunque su nombre lo diga. Elige el PDF del complemento.`,
  complementosIncorrectosTitulo: 'Todos tus complementos son incorrectos.',
  complementosIncorrectos: 'No se guardó ninguno. Revisa el motivo de cada archivo y corrígelo.',
  complementoSinRevision: 'Ese complemento no espera ninguna decisión; alguien pudo decidir antes.',
  complementoSinPago:
    'Su pago se deshizo y ninguno de la factura espera complemento: no hay qué cubrir con él. Recházalo, o espera a que el pago se registre de nuevo.',
  complementoSinEncontrar:
    'El SAT no encuentra este complemento días después de que se entregó: pudo no timbrarse. Pide al emisor su acuse, o recházalo para que el pago se vuelva a deber.',
  complementoAceptado: 'Complemento aceptado',
  complementoRechazado: 'Complemento no aceptado: sus pagos vuelven a esperar uno',
  complementosSinVerificar:
    'No se guardó ninguno todavía: falta que responda el SAT o el servicio de reservas. Tus archivos siguen aquí.',
  complementosDeMas: ({ limite }: { limite: number }) =>
    `Se revisan hasta ${limite} complementos a la vez. Guarda estos y después elige los demás.`,
  complementoNoEsperado: 'Este pago ya no espera un complemento.',
  complementoSinDestino:
    'Quien cargó este lote ya no tiene cuenta en Valija. Copia los datos y mándaselos por fuera a quien timbra.',
} satisfies Catalogue

type P = { encontrado: string; esperado: string }
/** Why a complement is refused: documented order, one reason each. */
export const reglasDeComplemento = {
  xmlAgotado: () =>
    'Este XML tarda demasiado en leerse y no se leyó. Descárgalo de nuevo del portal del SAT y cárgalo otra vez.',
  xmlCorrupto: ({ encontrado }: P) => `Sus archivos XML se encuentran corruptos o dañados! ${encontrado}`,
  cfdiInvalido: ({ encontrado }: P) => encontrado,
  repetidoEnCarga: () => 'Está repetido en esta carga. Se toma en cuenta una sola vez.',
  registradoAnteriormente: () => 'Registrado anteriormente',
  sustituidoPorOtro: ({ encontrado }: P) => `Lo sustituye el complemento ${encontrado}: sube solo ese.`,
  tipoNoEsPago: ({ encontrado }: P) =>
    `Es de tipo ${encontrado} y se espera tipo P (pago). Sube el complemento de pago${encontrado === 'I' ? ', no la factura' : ''}.`,
  monedaNoEsMxn: ({ encontrado }: P) =>
    `La moneda del pago es ${encontrado || 'desconocida'} y se espera MXN.`,
  receptorIncorrecto: ({ encontrado, esperado }: P) =>
    `El receptor es ${encontrado} y se espera ${esperado}. Pide que se emita a nombre de la empresa.`,
  usoNoEsCp01: ({ encontrado, esperado }: P) => `El uso de CFDI es ${encontrado} y se espera ${esperado}.`,
  regimenIncorrecto: ({ encontrado, esperado }: P) =>
    `El régimen fiscal del receptor es ${encontrado} y se espera ${esperado}.`,
  documentoDesconocido: ({ encontrado }: P) =>
    `La factura ${encontrado} no tiene un pago que espere complemento. Lo esperan las PPD cuyo pago ya se registró; revisa también el IdDocumento.`,
  emisorDistinto: ({ encontrado, esperado }: P) =>
    `El emisor es ${encontrado} y la factura pagada es de ${esperado}.`,
  monedaDistinta: ({ encontrado, esperado }: P) =>
    `La moneda del documento relacionado es ${encontrado} y se espera ${esperado}.`,
  fechaDistinta: ({ encontrado, esperado }: P) =>
    `La fecha de pago es ${encontrado} y el pago se hizo el ${esperado}.`,
  yaCubierto: () =>
    'Ese pago ya está cubierto completo, por un complemento guardado o por otro de esta carga.',
  montoMayor: ({ encontrado, esperado }: P) =>
    `El importe pagado es ${encontrado} y solo faltan ${esperado} por cubrir.`,
  rechazadoPorReservas: () =>
    'El servicio de reservas no reconoce la fecha, la factura o el importe del pago.',
  canceladoEnSat: () => 'Está cancelado ante el SAT. Sube el que lo sustituye.',
  noEncontradoEnSat: () => 'No existe ante el SAT. Revisa que esté timbrado.',
  satSinConexion: () =>
    'No es posible establecer conexión con el SAT. Tus archivos siguen aquí: intenta de nuevo en unos minutos.',
  reservasSinConexion: () =>
    'No podemos establecer conexión con la API ANT. Tus archivos siguen aquí: intenta de nuevo en unos minutos.',
} as const
/** What a complement must say of taxes, as its XML writes it: one line each. */
export const lineasDeImpuestos = ({ objetoImpDR, filas }: NonNullable<ImpuestosEsperados>): string[] => [
  `ObjetoImpDR: ${objetoImpDR}`,
  ...filas.map(
    ({ clase, impuesto, tipoFactor, tasa, base, importe }) =>
      `${clase === 'traslado' ? 'TrasladoDR' : 'RetencionDR'}: ImpuestoDR ${impuesto}, TipoFactorDR ${tipoFactor}, ` +
      (tasa === ''
        ? `BaseDR ${enDecimal(base)}`
        : `TasaOCuotaDR ${tasa}, BaseDR ${enDecimal(base)}, ImporteDR ${enDecimal(importe)}`),
  ),
]
/** Its stored invoice cannot be read: it is taken, and that is said. */
export const impuestosSinComparar = ({ factura }: { factura: string }): string =>
  `Sus impuestos no se compararon: el XML guardado de la factura ${factura} no se puede leer.`
/** Its sello cannot be told by machine; `encontrado`: why. For who hands it in, and for the agency's own people. */
export const complementoPorRevisar = {
  emisor: ({ encontrado }: { encontrado: string }) =>
    `No está rechazado: se guarda por revisar. ${encontrado} La agencia decide si lo acepta y te avisa si no; no tienes que timbrar otro mientras tanto.`,
  agencia: ({ encontrado }: { encontrado: string }) =>
    `Está por revisar y guardarlo es aceptarlo con tu nombre. ${encontrado}`,
} as const
type DePagoDeshecho = {
  factura: string
  moneda: string
  dia: string
  /** Centavos: what it says, and how much of that hangs loose. */
  monto: number
  suelto: number
  /** What was paid of the factura and has no complement. */
  pagos: readonly { dia: string; monto: number }[]
}
/** It documents a payment that was undone: what it says, what was paid instead, and what its issuer has to do. */
export const complementoDePagoDeshecho = ({
  factura,
  moneda,
  dia,
  monto,
  suelto,
  pagos,
}: DePagoDeshecho): string => {
  const parte = suelto === monto ? 'ese pago' : `${enMoneda(moneda, suelto)} de ese pago`
  const dice = `De la factura ${factura} dice ${enMoneda(moneda, monto)} pagados el ${enDiaMesAnio(dia)}, y ${parte} se deshizo.`
  if (pagos.length === 0)
    return `${dice} Ningún pago suyo espera complemento: si no se registra de nuevo igual, quien lo emitió tiene que cancelarlo.`
  const pagados = pagos.map((pago) => `${enMoneda(moneda, pago.monto)} el ${enDiaMesAnio(pago.dia)}`)
  return `${dice} En su lugar se pagaron ${new Intl.ListFormat('es-MX').format(pagados)}: quien lo emitió tiene que sustituirlo (TipoRelacion 04).`
}
/** On the data card of a payment that was made anew. */
export const sustituyeA = ({ uuid, fecha, monto }: { uuid: string; fecha: string; monto: string }): string =>
  `sustituye (TipoRelacion 04) al complemento ${uuid}, que dice ${monto} del ${fecha}`
export const sinDecirQueSustituye = ({ uuid }: { uuid: string }): string =>
  `No dice que sustituye (TipoRelacion 04) al complemento ${uuid}, de un pago de la misma factura que se deshizo: ese sigue en pie, y habrá que cancelarlo aparte.`
/** A figure of the complement that differs from what its payment calls for. */
export const avisoDeComplemento = ({ campo, encontrado, esperado }: P & { campo: string }): string =>
  `${campo} dice ${encontrado} y se esperaba ${esperado}.`
/** In place of a figure, of what is not there or should not be. */
export const noViene = 'que no viene'
export const complementoPorCancelarse =
  'Quien lo emitió pidió al SAT cancelarlo: si la agencia no rechaza la solicitud en tres días hábiles, queda cancelado y su pago vuelve a deber un complemento.'
export const avisoDeSustitucion =
  'Sustituye a un complemento guardado: al guardar este, aquel deja de contar y sus pagos quedan con este.'
export type ReglaDeComplemento = keyof typeof reglasDeComplemento
