import { type KeyObject, randomUUID, sign as signData } from 'node:crypto'
import { buildCfdi, type DatosCfdi, type OpcionesEscritura } from './build-cfdi.ts'
import { cadenaBytes, cadenaTimbreBytes } from './cadena.ts'
import { encodeBase64 } from './certificado/base64.ts'
import { parseCertificado } from './certificado/certificado.ts'
import type { Cfdi } from './cfdi.ts'
import type { Timbre } from './complemento.ts'
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

type PorFirmar = { data: Uint8Array; privateKey: KeyObject | string }
/** What has to be signed, one after the other; each step is given its signature in base64. */
type Pasos<T> = Generator<PorFirmar, T, string>

const sign = ({ data, privateKey }: PorFirmar): string =>
  signData('RSA-SHA256', data, privateKey).toString('base64')
const signApart = ({ data, privateKey }: PorFirmar): Promise<string> =>
  new Promise((resolve, reject) =>
    signData('RSA-SHA256', data, privateKey, (error, firma) =>
      error ? reject(error) : resolve(firma.toString('base64')),
    ),
  )
function runHere<T>(pasos: Pasos<T>): T {
  for (let paso = pasos.next(); ; paso = pasos.next(sign(paso.value))) if (paso.done) return paso.value
}

/** Builds, signs and, when a PAC is given, stamps a CFDI: for tests and samples. The data must be readable back. */
export const signCfdi = (...args: Parameters<typeof steps>): CfdiFirmado => runHere(steps(...args))

/** The same, signed in other threads: many at once take as many processors as there are. */
export async function signCfdiApart(...args: Parameters<typeof steps>): Promise<CfdiFirmado> {
  const pasos = steps(...args)
  for (let paso = pasos.next(); ; paso = pasos.next(await signApart(paso.value)))
    if (paso.done) return paso.value
}

function* steps(
  datos: DatosCfdi,
  { certificateDer, privateKey }: Firmante,
  pac?: Pac,
  options: OpcionesEscritura = {},
): Pasos<CfdiFirmado> {
  const unsigned: DatosCfdi = {
    ...datos,
    sello: '',
    noCertificado: parseCertificado(certificateDer).serie,
    certificado: encodeBase64(certificateDer),
  }
  // Signed over what a reader will see, so that the sello holds whatever the data contain.
  const sello = yield { data: cadenaBytes(read(buildCfdi(unsigned)).cfdi), privateKey }
  const signed: DatosCfdi = { ...unsigned, sello }
  const timbre = pac && (yield* stampSteps(sello, datos.fecha, pac))
  return read(buildCfdi(timbre ? { ...signed, timbre } : signed, options))
}

/** A stamp over a sello, signed by the PAC. */
export const stamp = (sello: string, fecha: string, pac: Pac): Timbre =>
  runHere(stampSteps(sello, fecha, pac))

function* stampSteps(sello: string, fecha: string, pac: Pac): Pasos<Timbre> {
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
  return { ...timbre, selloSat: yield { data: cadenaTimbreBytes(timbre), privateKey: pac.privateKey } }
}

function read(xml: string): CfdiFirmado {
  const bytes = new TextEncoder().encode(xml)
  const reading = readCfdi(bytes)
  if (!reading.ok) throw new TypeError(`the data do not make a CFDI: ${reading.hallazgos[0]?.mensaje}`)
  return { xml, bytes, cfdi: reading.cfdi }
}
