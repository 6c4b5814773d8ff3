import { createPublicKey, verify } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
import { checkAritmetica } from '../packages/cfdi/src/aritmetica/check-aritmetica.ts'
import { cadenaBytes } from '../packages/cfdi/src/cadena.ts'
import { cryptoNode } from '../packages/cfdi/src/crypto-node.ts'
import { checkStructure } from '../packages/cfdi/src/estructura/check-structure.ts'
import { decodeBase64, parseCertificado, readCfdi, verifyCfdi } from '../packages/cfdi/src/index.ts'
import { makeAuthority, signedOf } from '../packages/cfdi/testing/documents.ts'
import { sayOfCadena } from './cfdi/cadena.ts'
import { sayOfIssuers, sayOfReaders, sayOfUnseen } from './cfdi/emisores.ts'
import { compare } from './cfdi/measure.ts'
import { say } from './measure.ts'

const micros = (seconds: number) => Math.round(seconds * 1e8) / 100
const ratio = (value: number) => Math.round(value * 100) / 100

/**
 * Everything side by side in one process, the contenders taking turns within each round, so that the ratios hold
 * on a machine that others use. Times are microseconds per document.
 */
export async function run(): Promise<void> {
  const authority = makeAuthority()
  const anclas = [parseCertificado(authority.ca.certificateDer)]
  const certificadosPac = [parseCertificado(authority.pac.certificateDer)]
  const parser = new XMLParser({ ignoreAttributes: false })
  const sizes = [
    ['chico', 1, true],
    ['mediano', 20, true],
    ['grande', 1000, false],
  ] as const

  const perByte: Record<string, number> = {}
  for (const [name, n, rico] of sizes) {
    const { bytes, cfdi } = signedOf(n, authority, rico)
    const buffer = Buffer.from(bytes)
    const key = createPublicKey({
      key: Buffer.from(parseCertificado(authority.emisor.certificateDer).spki),
      format: 'der',
      type: 'spki',
    })
    const sello = Buffer.from(decodeBase64(cfdi.sello)!)
    const cadena = cadenaBytes(cfdi)
    const times = compare({
      fastXmlParser: () => parser.parse(buffer),
      read: () => readCfdi(buffer),
      verifyBare: () => verify('RSA-SHA256', cadena, key, sello),
      verify: () => verifyCfdi(buffer, { crypto: cryptoNode, anclas }),
      verifyWithPac: () => verifyCfdi(buffer, { crypto: cryptoNode, anclas, certificadosPac }),
      cadena: () => cadenaBytes(cfdi),
      structure: () => checkStructure(cfdi, []),
      arithmetic: () => checkAritmetica(cfdi, []),
    })
    perByte[name] = bytes.length / times.verify
    say({
      medida: `${name}`,
      bytes: bytes.length,
      conceptos: n,
      microsegundos: Object.fromEntries(Object.entries(times).map(([k, v]) => [k, micros(v)])),
    })
    say({
      medida: `leer ÷ fast-xml-parser, ${name}`,
      razon: ratio(times.fastXmlParser / times.read),
      minimo: 4.5,
    })
    if (n === 1)
      say({
        medida: 'verificación completa ÷ crypto.verify, chico',
        razon: ratio(times.verifyBare / times.verify),
        minimo: 0.42,
      })
    else
      say({
        medida: `verificación completa ÷ fast-xml-parser, ${name}`,
        razon: ratio(times.fastXmlParser / times.verify),
        minimo: 1.5,
      })
    if (n === 20) {
      say({ medida: 'cadena original, mediano (ms)', valor: ratio(times.cadena * 1e3), maximo: 0.2 })
      say({
        medida: 'estructura y catálogos, mediano (ms)',
        valor: ratio(times.structure * 1e3),
        maximo: 0.5,
      })
    }
  }
  sayOfCadena(authority)
  sayOfIssuers(authority)
  sayOfUnseen(authority)
  await sayOfReaders(authority)
  say({
    medida: 'verificación por byte, grande ÷ mediano',
    razon: ratio(perByte.grande! / perByte.mediano!),
    minimo: 0.7,
  })
}
