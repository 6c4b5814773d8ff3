import { checkAritmetica } from './aritmetica/check-aritmetica.ts'
import type { Certificado } from './certificado/certificado.ts'
import { DerError } from './certificado/der.ts'
import { certificadoDe } from './certificado/memoria.ts'
import type { Cfdi } from './cfdi.ts'
import type { CryptoAsincrono, CryptoSincrono, Firma } from './crypto-port.ts'
import type { Dictamen, OpcionesVerificacion } from './dictamen.ts'
import { checkStructure } from './estructura/check-structure.ts'
import type { Hallazgo, Hallazgos } from './hallazgo.ts'
import { readOpen } from './lectura/read-cfdi.ts'
import { checkCertificado } from './sello/check-certificado.ts'
import { checkSello } from './sello/check-sello.ts'
import { checkTimbre, nameAlteration } from './sello/check-timbre.ts'

/** Reads, judges and verifies one file, with cryptography that answers at once. Never throws for its content. */
export function verifyCfdi(
  bytes: Uint8Array,
  options: OpcionesVerificacion & { crypto: CryptoSincrono },
): Dictamen {
  const work = judge(bytes, options)
  let step = work.next()
  while (!step.done) step = work.next(options.crypto.verify(step.value))
  return step.value
}

/** The same with cryptography that answers later, as in a browser. */
export async function verifyCfdiAsync(
  bytes: Uint8Array,
  options: OpcionesVerificacion & { crypto: CryptoAsincrono },
): Promise<Dictamen> {
  const work = judge(bytes, options)
  let step = work.next()
  while (!step.done) step = work.next(await options.crypto.verify(step.value))
  return step.value
}

/** All that can be said without cryptography: signatures stay `no-verificable`. */
export function judgeCfdi(bytes: Uint8Array, options: OpcionesVerificacion = {}): Dictamen {
  const reading = readOpen(bytes, options.limites)
  if (!reading.ok) return unread(reading.hallazgos)
  const dictamen = started(reading.cfdi, reading.hallazgos)
  judgeContent(reading.cfdi, reading.hallazgos)
  dictamen.sello = reading.cfdi.sello === '' ? 'ausente' : 'no-verificable'
  return dictamen
}

function* judge(bytes: Uint8Array, options: OpcionesVerificacion): Generator<Firma, Dictamen, boolean> {
  const reading = readOpen(bytes, options.limites)
  if (!reading.ok) return unread(reading.hallazgos)
  const { cfdi } = reading
  const dictamen = started(cfdi, reading.hallazgos)
  judgeContent(cfdi, reading.hallazgos)
  const certificado = certificateIn(cfdi)
  yield* checkCertificado(cfdi, certificado, dictamen, options)
  yield* checkSello(cfdi, certificado, dictamen)
  yield* checkTimbre(cfdi, dictamen, options)
  nameAlteration(dictamen)
  return dictamen
}

function judgeContent(cfdi: Cfdi, hallazgos: Hallazgos): void {
  if (cfdi.version === '4.0') {
    checkStructure(cfdi, hallazgos)
    checkAritmetica(cfdi, hallazgos)
  }
  hallazgos.close()
}

const certificateIn = (cfdi: Cfdi): Certificado | DerError | null =>
  cfdi.certificado === '' ? null : certificadoDe(cfdi.certificado)

const started = (cfdi: Cfdi, hallazgos: Hallazgo[]): Dictamen => ({
  version: cfdi.version,
  tipo: cfdi.tipoDeComprobante || null,
  uuid: cfdi.timbre?.uuid || null,
  sello: 'no-verificable',
  certificado: { serieCoincide: null, rfcCoincide: null, vigenteEnFecha: null, cadena: 'ausente' },
  timbre: { selloCfdCoincide: null, selloSat: 'ausente' },
  hallazgos,
  cfdi,
})

/** The verdict about a file that could not be read. */
export const unread = (hallazgos: Hallazgo[]): Dictamen => ({
  version: null,
  tipo: null,
  uuid: null,
  sello: 'ausente',
  certificado: { serieCoincide: null, rfcCoincide: null, vigenteEnFecha: null, cadena: 'ausente' },
  timbre: { selloCfdCoincide: null, selloSat: 'ausente' },
  hallazgos,
  cfdi: null,
})
