import type { Decimal } from './decimal.ts'

export const IMPLOCAL = 'http://www.sat.gob.mx/implocal'

export interface Complemento {
  espacio: string
  nombre: string
  /** The field of the Cfdi that holds it; null when it has none. */
  clave: 'timbre' | 'pagos' | 'impuestosLocales' | 'aerolineas' | null
  /** Content of a repeated complement. */
  contenido?: object
  /** One known by its cadena alone, as it stands. */
  arbol?: Arbol
  /** Text inside a complement that has no table; all that the SAT's transformation would take from it. */
  texto?: string
}

export interface Arbol {
  espacio: string
  nombre: string
  /** Attributes without prefix, in the order of the document. */
  atributos: ReadonlyMap<string, string>
  hijos: Arbol[]
  texto: string
}

export interface Timbre {
  version: string
  uuid: string
  fechaTimbrado: string
  rfcProvCertif: string
  leyenda?: string
  selloCFD: string
  noCertificadoSat: string
  selloSat: string
}

export interface ImpuestoLocalRetenido {
  impLocRetenido: string
  tasadeRetencion: Decimal
  importe: Decimal
}

export interface ImpuestoLocalTrasladado {
  impLocTrasladado: string
  tasadeTraslado: Decimal
  importe: Decimal
}

export interface ImpuestosLocales {
  version: string
  totalDeRetenciones: Decimal
  totalDeTraslados: Decimal
  retencionesLocales: ImpuestoLocalRetenido[]
  trasladosLocales: ImpuestoLocalTrasladado[]
}

/** All of a document: the schema lets the complement come again, and then each counts. */
export const localesOf = ({
  impuestosLocales,
  complementos,
}: {
  impuestosLocales?: ImpuestosLocales
  complementos: readonly Complemento[]
}): ImpuestosLocales[] =>
  impuestosLocales
    ? [
        impuestosLocales,
        ...complementos.flatMap(({ nombre, espacio, clave, contenido }) =>
          !clave && contenido && nombre === 'ImpuestosLocales' && espacio === IMPLOCAL
            ? [contenido as ImpuestosLocales]
            : [],
        ),
      ]
    : []

export interface Aerolineas {
  version: string
  tua: Decimal
  otrosCargos?: { totalCargos: Decimal; cargos: { codigoCargo: string; importe: Decimal }[] }
}
