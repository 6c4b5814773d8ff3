import type { DatosCfdi } from '../src/build-cfdi.ts'
import { parseCertificado } from '../src/certificado/certificado.ts'
import { cryptoNode } from '../src/crypto-node.ts'
import type { Dictamen, OpcionesVerificacion } from '../src/dictamen.ts'
import { type CfdiFirmado, signCfdi } from '../src/sign-cfdi.ts'
import { verifyCfdi } from '../src/verify.ts'
import { type Authority, datosDe, makeAuthority } from './documents.ts'

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
