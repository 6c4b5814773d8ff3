import type { Firma } from '../crypto-port.ts'
import type { CadenaCertificado } from '../dictamen.ts'
import { type Certificado, sameBytes } from './certificado.ts'
import { isVigenteEn } from './vigencia.ts'

/** "AC UAT" and "A.C. 2 de pruebas" issue the SAT's test certificates; anyone can have one. */
export const isTestName = (nombre: string) => /\bUAT\b|\bpruebas?\b/i.test(nombre)

/** Where a certificate comes from and, when it is not the SAT, why not, in Spanish. */
export interface Procedencia {
  cadena: CadenaCertificado
  motivo: string
}

/** What is known of a certificate under a list of anchors: those of its issuer's name, and the answer when all are in force. */
type Conocido = { candidates: readonly Certificado[]; found: Procedencia | null }
const kept = new WeakMap<readonly Certificado[], WeakMap<Certificado, Conocido>>()

function knownOf(certificado: Certificado, anclas: readonly Certificado[]): Conocido {
  let byCertificado = kept.get(anclas)
  if (!byCertificado) kept.set(anclas, (byCertificado = new WeakMap()))
  let known = byCertificado.get(certificado)
  if (!known) {
    const candidates = anclas.filter((a) => a.esCa && sameBytes(a.sujetoDer, certificado.emisorDer))
    byCertificado.set(certificado, (known = { candidates, found: null }))
  }
  return known
}

/**
 * Which authority issued the certificate. An anchor counts when it is a CA and was in force at Fecha: the SAT's
 * older authorities have expired and their documents stay good. Signatures are asked of the caller one by one.
 */
export function* cadenaOf(
  certificado: Certificado,
  anclas: readonly Certificado[],
  fecha: string,
): Generator<Firma, Procedencia, boolean> {
  const known = knownOf(certificado, anclas)
  const { candidates } = known
  const inForce = candidates.filter((a) => isVigenteEn(a, fecha) !== false)
  // The answer depends on the date only through which anchors were in force.
  const complete = inForce.length === candidates.length
  if (complete && known.found) return known.found
  const found = yield* search(certificado, inForce, candidates.length > 0)
  if (complete) known.found = found
  return found
}

function* search(
  certificado: Certificado,
  inForce: readonly Certificado[],
  isNamed: boolean,
): Generator<Firma, Procedencia, boolean> {
  const { hash } = certificado
  const issuer = certificado.emisorNombre || 'un emisor sin nombre'
  const unknown = (motivo: string): Procedencia => ({
    cadena: isTestName(certificado.emisorNombre) ? 'prueba' : 'desconocida',
    motivo,
  })
  // Two certificates with one SHA-1 can be made: the SAT's authorities that signed so ended before CFDI 4.0 began.
  if (hash === null || hash === 'SHA-1')
    return unknown(
      hash ? 'está firmado con SHA-1, que se puede falsificar' : 'su firma usa un algoritmo que no se admite',
    )
  for (const ancla of inForce)
    if (yield { certificado: ancla, hash, datos: certificado.tbs, firma: certificado.firma })
      return { cadena: isTestName(ancla.nombre) ? 'prueba' : 'sat', motivo: '' }
  if (inForce.length > 0) return unknown(`lleva el nombre de «${issuer}», pero esa autoridad no lo firmó`)
  if (isNamed) return unknown(`la autoridad «${issuer}» no estaba vigente en la fecha del comprobante`)
  return unknown(`lo emitió «${issuer}», que no es una autoridad del SAT`)
}
