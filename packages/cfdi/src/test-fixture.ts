import type { DatosCfdi } from './build-cfdi.ts'
import { parseCertificado } from './certificado/certificado.ts'
import { cryptoNode } from './crypto-node.ts'
import type { Dictamen, OpcionesVerificacion } from './dictamen.ts'
import { type CfdiFirmado, signCfdi } from './sign-cfdi.ts'
import { type Authority, datosDe, makeAuthority } from './test-documents.ts'
import { verifyCfdi } from './verify.ts'

let made: Authority | null = null

/** One authority per test process: making its keys is the slow part. */
export const authority = (): Authority => (made ??= makeAuthority())

export const sign = (datos: DatosCfdi = datosDe(2)): CfdiFirmado =>
  signCfdi(datos, authority().emisor, authority().pac)

let trust: Pick<OpcionesVerificacion, 'anclas' | 'certificadosPac'> | null = null
export const trusted = () =>
  (trust ??= {
    anclas: [parseCertificado(authority().ca.certificateDer)],
    certificadosPac: [parseCertificado(authority().pac.certificateDer)],
  })

export const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(xml)

export const verify = (input: string | Uint8Array, options: OpcionesVerificacion = trusted()): Dictamen =>
  verifyCfdi(typeof input === 'string' ? bytesOf(input) : input, { crypto: cryptoNode, ...options })

/** Codes of what is not merely informative, in order. */
export const codesOf = ({ hallazgos }: Pick<Dictamen, 'hallazgos'>): string[] =>
  hallazgos.filter((h) => h.severidad !== 'info').map((h) => h.codigo)
