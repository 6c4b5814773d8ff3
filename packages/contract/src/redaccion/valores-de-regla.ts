import type {
  CodigoDicho,
  Facturada,
  ParamsDeRegla,
  Renglones,
} from '@valija/domain/facturas/codigos-de-regla.ts'
import type { CampoDeRenglon, CeldaIlegible, CeldaVista } from '@valija/domain/lotes/layout/celda-ilegible.ts'
import { enMoneda, enPesos } from '../en-pesos.ts'
import { claveConNombre } from '../messages/claves-sat.ts'

/** What a tax must be, and by how much it may differ. */
const conTolerancia = (esperado: number, tolerancia: number): string =>
  `${enPesos(esperado)}, con hasta ${enPesos(tolerancia)} de diferencia`

type Valores = readonly [encontrado: string | null, esperado: string | null]
type Tabla = { [C in CodigoDicho]: (params: ParamsDeRegla[C]) => Valores }

const tal = ({ encontrado, esperado }: ParamsDeRegla['receptorRfc']): Valores => [encontrado, esperado]
const clave =
  (catalogo?: Parameters<typeof claveConNombre>[0]) =>
  ({ encontrado, admitidas }: ParamsDeRegla['moneda']): Valores => {
    const say = (una: string) => (catalogo === undefined ? una : claveConNombre(catalogo, una))
    return [say(encontrado), admitidas.map(say).join(', ')]
  }
const corte = ({ hoy, corte: dia }: ParamsDeRegla['cortePue']): Valores => [
  `Hoy es día ${hoy}`,
  `Hasta el día ${dia}`,
]
const montos = ({ encontrado, esperado }: ParamsDeRegla['comisionTotal']): Valores => [
  enPesos(encontrado),
  enPesos(esperado),
]
const impuesto = ({ encontrado, esperado, tolerancia }: ParamsDeRegla['comisionIva']): Valores => [
  encontrado === null ? 'No viene' : enPesos(encontrado),
  tolerancia === 0 ? 'Sin retención' : conTolerancia(esperado, tolerancia),
]
const fijo = ({ encontrados, esperado }: ParamsDeRegla['comisionUsoCfdi']): Valores => [
  encontrados.join(', '),
  esperado,
]
const mesConAnio = (mes: string): string => `${mes.slice(5, 7)}/${mes.slice(0, 4)}`

/** What the layout calls its columns. */
const columnas: Partial<Record<CampoDeRenglon, string>> = { otrosImpuestos: 'otros impuestos' }
/** As the layout's header has it. */
export const nombreDeCampo = (campo: CampoDeRenglon): string => columnas[campo] ?? campo
const vistas: Record<Exclude<CeldaVista['codigo'], 'texto' | 'valor' | 'sinAnotar'>, string> = {
  sinResultado: 'fórmula sin resultado',
  fecha: 'fecha',
  combinada: 'celda combinada',
  numeroLargo: 'número de más de 15 cifras',
  textoLargo: 'texto de más de 200 letras',
  error: 'error',
}
function celdaVista({ campo, visto }: CeldaIlegible): string {
  const columna = campo === null ? '' : nombreDeCampo(campo)
  if (visto.codigo === 'sinAnotar') return columna
  const visible = 'valor' in visto ? visto.valor : vistas[visto.codigo]
  const dicho = visto.codigo === 'texto' ? `«${visible}»` : visible
  return columna === '' ? dicho : `${columna} (${dicho})`
}
/** «iva (#N/A), base («mil»)». */
export const celdasIlegibles = (celdas: readonly CeldaIlegible[]): string => celdas.map(celdaVista).join(', ')

const listOf = <T>({ renglones, mas }: Renglones<T>, visto: (renglon: T) => string): string =>
  [
    ...renglones.map((renglon) => `renglón ${renglon.numero}: ${visto(renglon)}`),
    ...(mas > 0 ? [`y ${mas} más`] : []),
  ].join('; ')

/** «$1,500.00», «$1,350.00 sin propinas». */
export const sumaDicha = ({
  suma,
  sinPropinas,
  moneda = 'MXN',
}: Pick<ParamsDeRegla['layoutMonto'], 'suma' | 'sinPropinas' | 'moneda'>) =>
  sinPropinas ? `${enMoneda(moneda, suma)} sin propinas` : enMoneda(moneda, suma)

const facturadaEn = (una: Facturada): string => {
  if (una.donde === 'otroHotel') return `${una.bookingCode}: una factura en un lote de otro hotel`
  return una.donde === 'aqui'
    ? `${una.bookingCode}: factura ${una.factura}, de este lote`
    : `${una.bookingCode}: factura ${una.factura}, lote «${una.lote}», ${una.estatus}`
}

/** Per rule, what was found and what was expected, in words. */
export const valores: Tabla = {
  tipoDeComprobante: clave('tipoDeComprobante'),
  moneda: clave(),
  receptorRfc: tal,
  receptorRegimen: clave('regimen'),
  usoCfdi: ({ encontrado, prohibidos }) => [
    claveConNombre('usoCfdi', encontrado),
    `Distinto de ${prohibidos.map((una) => claveConNombre('usoCfdi', una)).join(', ')}`,
  ],
  anioTimbrado: tal,
  fechaPorVenir: ({ encontrado, esperado }) => [encontrado, `${esperado} o antes`],
  metodoPago: ({ encontrado }) => [encontrado || '(no viene)', 'PUE o PPD'],
  formaPagoPue: clave('formaPago'),
  mesPue: ({ encontrado, esperado }) => [mesConAnio(encontrado), mesConAnio(esperado)],
  cortePue: corte,
  cortePpd: corte,
  isrRetenido: ({ encontrado, esperado, moneda = 'MXN' }) => [
    encontrado === null ? 'No viene' : enMoneda(moneda, encontrado),
    esperado === 0 ? 'Sin retención' : enMoneda(moneda, esperado),
  ],
  hospedajeSinIva: ({ encontrados }) => [`${encontrados.join(', ')} sin IVA`, 'Con IVA'],
  emisorDistinto: tal,
  monedaDistinta: tal,
  emisorProveedor: tal,
  uuidRepetidoEnLote: ({ uuid }) => [uuid, null],
  uuidRegistrado: ({ uuid }) => [uuid, null],
  sustituyeOtraViva: ({ uuids }) => [uuids.join(', '), null],
  aplicaAnticipoVivo: ({ uuids }) => [uuids.join(', '), null],
  estadoSat: ({ estado }) => [estado, 'Vigente'],
  cancelacionEnProceso: ({ estatus }) => [estatus, null],
  efos: ({ codigo }) => [`Código ${codigo}`, 'Fuera del listado'],
  efosDesconocido: ({ codigo }) => [`Código ${codigo}`, '200'],
  layoutSinFolio: ({ folio }) => ['Sin renglones', folio],
  layoutMonto: ({ total, ...sumas }) => [sumaDicha(sumas), enMoneda(sumas.moneda ?? 'MXN', total)],
  layoutRetencion: ({ total, moneda = 'MXN', ...sumas }) => [
    sumaDicha({ ...sumas, moneda }),
    `${enMoneda(moneda, total)} más lo que retiene`,
  ],
  reservaYaFacturada: ({ facturadas, motivo }) => [
    facturadas.map(facturadaEn).join('; '),
    motivo === null ? null : `Motivo: ${motivo}`,
  ],
  layoutIlegible: (renglones) => [listOf(renglones, ({ celdas }) => celdasIlegibles(celdas)), null],
  layoutIva: ({ moneda = 'MXN', ...renglones }) => [
    listOf(renglones, ({ iva }) => (iva === null ? 'vacío' : enMoneda(moneda, iva))),
    'Entre 0 y el total de la reserva',
  ],
  layoutTotal: ({ moneda = 'MXN', ...renglones }) => [
    listOf(renglones, ({ total }) => enMoneda(moneda, total)),
    listOf(renglones, ({ partes }) => enMoneda(moneda, partes)),
  ],
  layoutFolioParecido: ({ esperado, ...renglones }) => [listOf(renglones, ({ folio }) => folio), esperado],
  layoutFolioVarias: (renglones) => [listOf(renglones, ({ folio }) => folio), 'Serie y folio juntos'],
  layoutReservaDosVeces: (renglones) => [
    listOf(renglones, ({ bookingCode }) => bookingCode),
    'Una vez cada reserva',
  ],
  antFactura: ({ mensaje }) => [mensaje, 'Aceptada'],
  antReservas: ({ mensaje }) => [mensaje, 'Aceptadas'],
  xmlIlegible: () => [null, null],
  comisionEmisor: tal,
  comisionReceptor: tal,
  comisionRegimen: clave(),
  comisionRegimenRegistrado: tal,
  comisionClaseRfc: ({ regimen, caracteres, registrado }) => [
    `Régimen ${regimen} con RFC de ${caracteres} caracteres`,
    registrado === null ? 'El de tu constancia' : `Régimen ${registrado}`,
  ],
  comisionCortePue: corte,
  comisionAnio: ({ encontrado, hoy }) => [String(encontrado), `${hoy} o antes`],
  comisionIva: impuesto,
  comisionSinIva: (params) => [impuesto(params)[0], 'Todo con IVA al 16 %'],
  comisionRetIva: impuesto,
  comisionRetIvaFalta: impuesto,
  comisionRetIsr: impuesto,
  comisionRetIsrFalta: impuesto,
  comisionRetNoAplica: impuesto,
  comisionIsrNoHabitual: impuesto,
  comisionOtrosImpuestos: (params) => [impuesto(params)[0], 'Sin otros impuestos'],
  comisionTerceros: fijo,
  comisionRetIvaLejos: impuesto,
  comisionRetIsrLejos: impuesto,
  comisionUsoCfdi: fijo,
  comisionCodigoPostal: fijo,
  comisionClaveProdServ: fijo,
  comisionClaveUnidad: fijo,
  comisionTotal: montos,
  comisionTotalLejos: montos,
  invitadoFormaPago: clave('formaPago'),
  invitadoCortePue: corte,
  invitadoTotal: montos,
}
