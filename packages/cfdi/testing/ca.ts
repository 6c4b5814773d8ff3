import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { encodeBase64 } from '../src/certificado/base64.ts'
import {
  bitString,
  boolean,
  der,
  NULL,
  octetString,
  oid,
  sequence,
  serialOfDigits,
  setOf,
  time,
  utf8String,
} from '../src/certificado/der-write.ts'
import type { Firmante } from '../src/sign-cfdi.ts'

/**
 * A throw-away certificate authority for tests and the demonstration: issues certificates shaped as the SAT's
 * (twenty ASCII digits of serial, `RFC / CURP` in x500UniqueIdentifier). It vouches for nothing.
 */
export interface TestCa extends Firmante {
  privateKey: KeyObject
  issue(options: IssueOptions): IssuedCertificate
}

export interface IssueOptions {
  rfc: string
  nombre: string
  curp?: string
  /** Unit of the owner (OU): a CSD names one, an e.firma does not. */
  unidad?: string | null
  /** Made as the SAT makes an e.firma. */
  efirma?: boolean
  /** How the authority signs it. */
  hash?: 'SHA-256' | 'SHA-1'
  /** Twenty digits; numbered by the authority when absent. */
  serie?: string
  desde?: Date
  hasta?: Date
  /** A key made before, because making one takes a tenth of a second. */
  llave?: { publicKey: KeyObject; privateKey: KeyObject }
}

export interface IssuedCertificate extends Firmante {
  privateKey: KeyObject
  serie: string
  rfc: string
  /** PEM of both, to be written to files. */
  certificatePem: string
  privateKeyPem: string
}

export interface TestCaOptions {
  /** Name as DER, instead of `nombre`: that of another authority, copied to the byte. */
  sujetoDer?: Uint8Array
  /** A name with the word "pruebas" marks every certificate as a test one. */
  nombre?: string
  desde?: Date
  hasta?: Date
  llave?: { publicKey: KeyObject; privateKey: KeyObject }
}

const DESDE = new Date('2020-01-01T00:00:00Z')
const HASTA = new Date('2039-12-31T23:59:59Z')
const OID = {
  cn: '2.5.4.3',
  organization: '2.5.4.10',
  uniqueIdentifier: '2.5.4.45',
  serialNumber: '2.5.4.5',
  basicConstraints: '2.5.29.19',
  'SHA-256': '1.2.840.113549.1.1.11',
  'SHA-1': '1.2.840.113549.1.1.5',
  unit: '2.5.4.11',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  emailProtection: '1.3.6.1.5.5.7.3.4',
  clientAuth: '1.3.6.1.5.5.7.3.2',
}

export const makeKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

export function createTestCa(options: TestCaOptions = {}): TestCa {
  const {
    nombre = 'Autoridad Certificadora de demostración',
    desde = DESDE,
    hasta = HASTA,
    llave = makeKeyPair(),
    sujetoDer: name = nameOf([
      [OID.cn, nombre],
      [OID.organization, nombre],
    ]),
  } = options
  const certificateDer = certify({
    serie: '20009999000000000001',
    issuer: name,
    subject: name,
    desde,
    hasta,
    publicKey: llave.publicKey,
    signer: llave.privateKey,
    ca: true,
  })
  let issued = 0
  return {
    certificateDer,
    privateKey: llave.privateKey,
    issue({
      rfc,
      nombre: titular,
      curp,
      serie,
      efirma = false,
      unidad = efirma ? null : 'MATRIZ',
      hash,
      desde: from = desde,
      hasta: to = hasta,
      llave: own = makeKeyPair(),
    }) {
      const number = serie ?? `30009999${String(++issued).padStart(12, '0')}`
      if (!/^\d{20}$/.test(number)) throw new RangeError('a serial has twenty digits')
      const subject = nameOf([
        [OID.cn, titular],
        [OID.organization, titular],
        [OID.uniqueIdentifier, curp ? `${rfc} / ${curp}` : rfc],
        [OID.serialNumber, curp ? ` / ${curp}` : ''],
        [OID.unit, unidad ?? ''],
      ])
      const made = certify({
        serie: number,
        issuer: name,
        subject,
        desde: from,
        hasta: to,
        publicKey: own.publicKey,
        signer: llave.privateKey,
        ca: false,
        uses: efirma ? EFIRMA : CSD,
        ...(hash ? { hash } : {}),
      })
      return {
        certificateDer: made,
        privateKey: own.privateKey,
        serie: number,
        rfc,
        certificatePem: pemOf(made),
        privateKeyPem: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      }
    },
  }
}

export const pemOf = (certificateDer: Uint8Array) =>
  `-----BEGIN CERTIFICATE-----\n${encodeBase64(certificateDer)
    .replace(/(.{64})/g, '$1\n')
    .trimEnd()}\n-----END CERTIFICATE-----\n`

const nameOf = (pairs: readonly (readonly [string, string])[]) =>
  sequence(
    ...pairs.filter(([, v]) => v).map(([type, value]) => setOf(sequence(oid(type), utf8String(value)))),
  )

/** Digital signature and non repudiation; an e.firma also encrypts and agrees on keys. */
const CSD = 0xc0
const EFIRMA = 0xd8

interface ToCertify {
  serie: string
  issuer: Uint8Array
  subject: Uint8Array
  desde: Date
  hasta: Date
  publicKey: KeyObject
  signer: KeyObject
  ca: boolean
  /** Byte of keyUsage; the authority, as ever, says none. */
  uses?: number
  hash?: 'SHA-256' | 'SHA-1'
}

function certify(given: ToCertify): Uint8Array {
  const { serie, issuer, subject, desde, hasta, publicKey, signer, ca, uses, hash = 'SHA-256' } = given
  const algorithm = sequence(oid(OID[hash]), NULL)
  const constraints = sequence(
    oid(OID.basicConstraints),
    boolean(true),
    octetString(ca ? sequence(boolean(true)) : sequence()),
  )
  const usage =
    uses === undefined ? [] : [sequence(oid(OID.keyUsage), octetString(der(0x03, Uint8Array.of(3, uses))))]
  if (uses === EFIRMA)
    usage.push(
      sequence(
        oid(OID.extendedKeyUsage),
        octetString(sequence(oid(OID.emailProtection), oid(OID.clientAuth))),
      ),
    )
  const tbs = sequence(
    der(0xa0, Uint8Array.of(0x02, 1, 2)),
    serialOfDigits(serie),
    algorithm,
    issuer,
    sequence(time(desde), time(hasta)),
    subject,
    new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
    der(0xa3, sequence(constraints, ...usage)),
  )
  const signature = createSign(hash === 'SHA-1' ? 'RSA-SHA1' : 'RSA-SHA256')
    .update(tbs)
    .sign(signer)
  return sequence(tbs, algorithm, bitString(new Uint8Array(signature)))
}
