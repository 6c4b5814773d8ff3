import type { Certificado } from './certificado/certificado.ts'
import type { Cfdi } from './cfdi.ts'
import type { Hallazgo } from './hallazgo.ts'
import type { Limites } from './lectura/limites.ts'

export type EstadoSello = 'valido' | 'invalido' | 'ausente' | 'ilegible' | 'no-verificable'
export type CadenaCertificado = 'sat' | 'prueba' | 'desconocida' | 'ausente'
export type EstadoSelloSat = 'valido' | 'invalido' | 'sin-certificado' | 'ausente'

/** The verdict about one file. `null` stands for what could not be compared. */
export interface Dictamen {
  /** `null` when the file is no CFDI. */
  version: string | null
  tipo: string | null
  uuid: string | null
  sello: EstadoSello
  certificado: {
    serieCoincide: boolean | null
    rfcCoincide: boolean | null
    vigenteEnFecha: boolean | null
    /** `sat` only when a trust anchor that was passed in signed it. */
    cadena: CadenaCertificado
  }
  timbre: {
    selloCfdCoincide: boolean | null
    selloSat: EstadoSelloSat
  }
  hallazgos: Hallazgo[]
  cfdi: Cfdi | null
}

export interface OpcionesVerificacion {
  /** Trusted certificate authorities (the SAT's ACs); only those that are CA and were valid at Fecha count. */
  anclas?: readonly Certificado[]
  /** Certificates of PACs, found by NoCertificadoSAT. */
  certificadosPac?: readonly Certificado[]
  /** Accept certificates of the SAT's test authorities: the finding becomes informative. */
  permitirPrueba?: boolean
  limites?: Partial<Limites>
}

export const hasErrors = ({ hallazgos }: { hallazgos: readonly Hallazgo[] }): boolean =>
  hallazgos.some((h) => h.severidad === 'error')
