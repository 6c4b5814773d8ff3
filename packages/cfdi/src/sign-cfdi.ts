import { createSign, type KeyObject, randomUUID } from 'node:crypto'
import { buildCfdi, type DatosCfdi, type OpcionesEscritura } from './build-cfdi.ts'
import { cadenaBytes, cadenaTimbreBytes } from './cadena.ts'
import { encodeBase64 } from './certificado/base64.ts'
import { parseCertificado } from './certificado/certificado.ts'
import type { Cfdi, Timbre } from './cfdi.ts'
import { readCfdi } from './lectura/read-cfdi.ts'

/** A certificate and the private key that belongs to it (key object or PEM). */
export interface Firmante {
  certificateDer: Uint8Array
  privateKey: KeyObject | string
}

export interface Pac extends Firmante {
  rfcProvCertif?: string
  uuid?: string
  /** Defaults to Fecha. */
  fechaTimbrado?: string
}

export interface CfdiFirmado {
  xml: string
  bytes: Uint8Array
  cfdi: Cfdi
}

const sign = (data: Uint8Array, privateKey: KeyObject | string) =>
  createSign('RSA-SHA256').update(data).sign(privateKey, 'base64')

/** Builds, signs and, when a PAC is given, stamps a CFDI: for tests and samples. The data must be readable back. */
export function signCfdi(
  datos: DatosCfdi,
  { certificateDer, privateKey }: Firmante,
  pac?: Pac,
  options: OpcionesEscritura = {},
): CfdiFirmado {
  const unsigned: DatosCfdi = {
    ...datos,
    sello: '',
    noCertificado: parseCertificado(certificateDer).serie,
    certificado: encodeBase64(certificateDer),
  }
  // Signed over what a reader will see, so that the sello holds whatever the data contain.
  const sello = sign(cadenaBytes(read(buildCfdi(unsigned)).cfdi), privateKey)
  const signed: DatosCfdi = { ...unsigned, sello }
  const timbre = pac && stamp(sello, datos.fecha, pac)
  return read(buildCfdi(timbre ? { ...signed, timbre } : signed, options))
}

/** A stamp over a sello, signed by the PAC. */
export function stamp(sello: string, fecha: string, pac: Pac): Timbre {
  const certificado = parseCertificado(pac.certificateDer)
  const timbre: Timbre = {
    version: '1.1',
    uuid: pac.uuid ?? randomUUID().toUpperCase(),
    fechaTimbrado: pac.fechaTimbrado ?? fecha,
    rfcProvCertif: pac.rfcProvCertif ?? certificado.rfc,
    selloCFD: sello,
    noCertificadoSat: certificado.serie,
    selloSat: '',
  }
  return { ...timbre, selloSat: sign(cadenaTimbreBytes(timbre), pac.privateKey) }
}

function read(xml: string): CfdiFirmado {
  const bytes = new TextEncoder().encode(xml)
  const reading = readCfdi(bytes)
  if (!reading.ok) throw new TypeError(`the data do not make a CFDI: ${reading.hallazgos[0]?.mensaje}`)
  return { xml, bytes, cfdi: reading.cfdi }
}
