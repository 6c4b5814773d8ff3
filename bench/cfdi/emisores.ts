import { createPublicKey, verify, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { createLectores } from '../../apps/server/src/lectores/lectores.ts'
import { cadenaBytes } from '../../packages/cfdi/src/cadena.ts'
import { cryptoNode } from '../../packages/cfdi/src/crypto-node.ts'
import { decodeBase64, parseCertificado, verifyCfdi } from '../../packages/cfdi/src/index.ts'
import { signCfdi } from '../../packages/cfdi/src/sign-cfdi.ts'
import { makeKeyPair } from '../../packages/cfdi/testing/ca.ts'
import { type Authority, datosDe } from '../../packages/cfdi/testing/documents.ts'
import { round, say } from '../measure.ts'
import { compare } from './measure.ts'

const conceptos = 1
/** More than the engine remembers, so that each one is seen for the first time whenever its turn comes. */
const masDeLosRecordados = 2100

/** Signed invoices of one concept, each of another folio, by as many issuers in turn. */
function facturasDe({ ca, pac }: Authority, emisores: number, cuantas: number) {
  const llaves = Array.from({ length: Math.min(emisores, 40) }, makeKeyPair)
  const sellan = Array.from({ length: emisores }, (_, i) =>
    ca.issue({ rfc: 'HCA160101AB9', nombre: `HOTELERA ${i}`, ...dado(llaves[i % llaves.length]) }),
  )
  return Array.from({ length: cuantas }, (_, i) => {
    const emisor = sellan[i % emisores]!
    const { bytes, cfdi } = signCfdi({ ...datosDe(conceptos, true), folio: String(i) }, emisor, pac)
    return {
      bytes,
      certificado: emisor.certificateDer,
      cadena: cadenaBytes(cfdi),
      sello: Buffer.from(decodeBase64(cfdi.sello)!),
      key: createPublicKey({
        key: Buffer.from(parseCertificado(emisor.certificateDer).spki),
        format: 'der',
        type: 'spki',
      }),
    }
  })
}
const dado = (llave: ReturnType<typeof makeKeyPair> | undefined) => (llave ? { llave } : {})

/** One after the other, for ever. */
const turns = <T>(all: readonly T[]): (() => T) => {
  let i = 0
  return () => all[i++ % all.length]!
}

/** A lote as it is: 200 different documents of 40 issuers, with the PAC's sello looked at too. */
export function sayOfIssuers(authority: Authority): void {
  const facturas = facturasDe(authority, 40, 200)
  const anclas = [parseCertificado(authority.ca.certificateDer)]
  const certificadosPac = [parseCertificado(authority.pac.certificateDer)]
  const [una, otra] = [turns(facturas), turns(facturas)]
  const times = compare({
    bare: () => {
      const { cadena, key, sello } = una()
      return verify('RSA-SHA256', cadena, key, sello)
    },
    full: () => verifyCfdi(otra().bytes, { crypto: cryptoNode, anclas, certificadosPac }),
  })
  say({
    medida: 'verificación completa con sello del PAC ÷ crypto.verify, 200 de 40 emisores',
    razon: round(times.bare / times.full),
    minimo: 0.3,
  })
}

/** Documents of issuers that were never seen, beside OpenSSL reading the certificate and verifying. */
export function sayOfUnseen(authority: Authority): void {
  const next = turns(facturasDe(authority, masDeLosRecordados, masDeLosRecordados))
  const autoridad = new X509Certificate(authority.ca.certificateDer)
  const anclas = [parseCertificado(authority.ca.certificateDer)]
  const times = compare({
    bare: () => {
      const { certificado, cadena, sello } = next()
      return verify('RSA-SHA256', cadena, new X509Certificate(certificado).publicKey, sello)
    },
    bareAndIssuer: () => {
      const { certificado, cadena, sello } = next()
      const leido = new X509Certificate(certificado)
      return leido.verify(autoridad.publicKey) && verify('RSA-SHA256', cadena, leido.publicKey, sello)
    },
    full: () => verifyCfdi(next().bytes, { crypto: cryptoNode }),
    fullAndIssuer: () => verifyCfdi(next().bytes, { crypto: cryptoNode, anclas }),
  })
  say({
    medida: 'certificado nunca visto, sin anclas ÷ X509 y verify',
    razon: round(times.bare / times.full),
    minimo: 0.5,
  })
  say({
    medida: 'certificado nunca visto, con anclas ÷ lo mismo y la firma del emisor',
    razon: round(times.bareAndIssuer / times.fullAndIssuer),
    minimo: 0.6,
  })
}

/**
 * The same facturas by the processes that read for the server, by the clock, beside one thread that only verifies. Two
 * people bring half of them each, since one alone is never given all the readers. The best of many rounds: a reader
 * gives way to whatever else the machine does.
 */
export async function sayOfReaders(authority: Authority): Promise<void> {
  const facturas = facturasDe(authority, 40, 200)
  const lectores = createLectores({ find: async () => new Map(), keep: async () => {} })
  const anclasDir = mkdtempSync(path.join(tmpdir(), 'valija-bench-'))
  writeFileSync(path.join(anclasDir, 'ac.cer'), authority.ca.certificateDer)
  writeFileSync(path.join(anclasDir, 'pac.cer'), authority.pac.certificateDer)
  const files = facturas.map(({ bytes }) => bytes)
  const half = files.length / 2
  const leer = async (quien: string, archivos: readonly Uint8Array[]) => {
    const lecturas = await lectores.leer('cfdi', quien, archivos, { anclasDir })
    if (lecturas.some((lectura) => 'falla' in lectura)) throw new Error('a reading failed')
  }
  const clock = async (work: () => unknown) => {
    const start = performance.now()
    await work()
    return performance.now() - start
  }
  const bare: number[] = []
  const read: number[] = []
  const alone: number[] = []
  try {
    for (let round = -5; round < 25; round++) {
      const plain = await clock(() =>
        facturas.forEach(({ cadena, key, sello }) => verify('RSA-SHA256', cadena, key, sello)),
      )
      const all = await clock(() =>
        Promise.all([leer('hotel', files.slice(0, half)), leer('otro hotel', files.slice(half))]),
      )
      const one = await clock(() => leer('hotel', files))
      if (round < 0) continue
      bare.push(plain)
      read.push(all)
      alone.push(one)
    }
  } finally {
    lectores.stop()
    rmSync(anclasDir, { recursive: true })
  }
  const best = { bare: Math.min(...bare), read: Math.min(...read), alone: Math.min(...alone) }
  say({
    medida: 'lo mismo por los lectores ÷ crypto.verify en un hilo',
    procesadores: availableParallelism(),
    ms: [round(best.bare), round(best.read), round(best.alone)],
    deUnaPersona: round(best.bare / best.alone),
    razon: round(best.bare / best.read),
    minimo: 0.75,
  })
}
