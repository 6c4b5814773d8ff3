import type { Firma } from '../crypto-port.ts'
import type { CadenaCertificado } from '../dictamen.ts'
import { type Certificado, sameBytes } from './certificado.ts'
import { isVigenteEn } from './vigencia.ts'

/** "AC UAT" and "A.C. 2 de pruebas" issue the SAT's test certificates; anyone can have one. */
const isTestName = (nombre: string) => /\bUAT\b|\bpruebas?\b/i.test(nombre)

const kept = new WeakMap<readonly Certificado[], WeakMap<Certificado, Map<boolean, CadenaCertificado>>>()

/**
 * Which authority issued the certificate. An anchor counts when it is a CA and was in force at Fecha: the SAT's
 * older authorities have expired and their documents stay good. Signatures are asked of the caller one by one.
 */
export function* cadenaOf(
  certificado: Certificado,
  anclas: readonly Certificado[],
  fecha: string,
): Generator<Firma, CadenaCertificado, boolean> {
  const candidates = anclas.filter((a) => a.esCa && sameBytes(a.sujetoDer, certificado.emisorDer))
  const inForce = candidates.filter((a) => isVigenteEn(a, fecha) !== false)
  let byCertificado = kept.get(anclas)
  if (!byCertificado) kept.set(anclas, (byCertificado = new WeakMap()))
  let answers = byCertificado.get(certificado)
  if (!answers) byCertificado.set(certificado, (answers = new Map()))
  // The answer depends on the date only through which anchors were in force.
  const complete = inForce.length === candidates.length
  const known = answers.get(complete)
  if (known && complete) return known
  const found = yield* search(certificado, inForce)
  if (complete) answers.set(complete, found)
  return found
}

function* search(
  certificado: Certificado,
  anclas: readonly Certificado[],
): Generator<Firma, CadenaCertificado, boolean> {
  for (const ancla of anclas) {
    if (!certificado.hash) continue
    const signed = yield {
      certificado: ancla,
      hash: certificado.hash,
      datos: certificado.tbs,
      firma: certificado.firma,
    }
    if (signed) return isTestName(ancla.nombre) ? 'prueba' : 'sat'
  }
  return isTestName(certificado.emisorNombre) ? 'prueba' : 'desconocida'
}
