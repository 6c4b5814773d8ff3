import { cpuUsage } from 'node:process'
import { cryptoNode } from '../packages/cfdi/src/crypto-node.ts'
import { judgeCfdi, parseCertificado, verifyCfdi } from '../packages/cfdi/src/index.ts'
import { makeAuthority, signedOf } from '../packages/cfdi/testing/documents.ts'
import { mutatorOf } from './cfdi/mutations.ts'

/**
 * Mutated documents against the engine: no crash, no throw, no input of 30 KB over 250 ms of CPU. Seeded, so that
 * a finding can be repeated: `npm run bench -- fuzz [--semilla N] [--documentos N] [--segundos N]`.
 */
const option = (name: string, byDefault: number) => {
  const at = process.argv.indexOf(`--${name}`)
  const value = at < 0 ? byDefault : Number(process.argv[at + 1])
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`--${name} wants a number`)
  return value
}

export async function run(): Promise<void> {
  const seed = option('semilla', 1)
  const wanted = option('documentos', 1_000_000)
  const seconds = option('segundos', 600)
  const authority = makeAuthority()
  const anclas = [parseCertificado(authority.ca.certificateDer)]
  const certificadosPac = [parseCertificado(authority.pac.certificateDer)]
  const mutate = mutatorOf(
    seed,
    [1, 2, 4, 20].map((n) => signedOf(n, authority).bytes),
  )

  let done = 0
  let slowest = 0
  let readable = 0
  let valid = 0
  const failures: { documento: number; motivo: string; base64: string }[] = []
  const codes = new Map<string, number>()
  const until = Date.now() + seconds * 1000
  while (done < wanted && Date.now() < until && failures.length < 10) {
    const bytes = mutate()
    const before = cpuUsage()
    try {
      // Signatures cost far more than reading and depend on nothing a mutation can reach: one in 64 suffices.
      const dictamen =
        done % 64 === 0
          ? verifyCfdi(bytes, { crypto: cryptoNode, anclas, certificadosPac })
          : judgeCfdi(bytes)
      if (dictamen.version !== null) readable++
      if (dictamen.sello === 'valido') valid++
      for (const { codigo } of dictamen.hallazgos) codes.set(codigo, (codes.get(codigo) ?? 0) + 1)
    } catch (error) {
      failures.push(
        failed(done, error instanceof Error ? (error.stack ?? error.message) : String(error), bytes),
      )
    }
    const spent = cpuUsage(before)
    const millis = (spent.user + spent.system) / 1000
    if (millis > slowest) slowest = millis
    if (millis > 250)
      failures.push(failed(done, `tardó ${millis} ms de CPU con ${bytes.length} bytes`, bytes))
    done++
  }
  for (const failure of failures) console.log(JSON.stringify(failure))
  console.log(
    JSON.stringify({
      medida: 'fuzz',
      semilla: seed,
      documentos: done,
      legibles: readable,
      sellosValidos: valid,
      codigosDistintos: codes.size,
      masLentoMs: Math.round(slowest * 100) / 100,
      fallas: failures.length,
      memoriaMb: Math.round(process.memoryUsage().rss / 1e6),
    }),
  )
  if (failures.length > 0) process.exitCode = 1
}

const failed = (documento: number, motivo: string, bytes: Uint8Array) => ({
  documento,
  motivo,
  base64: Buffer.from(bytes).toString('base64').slice(0, 60_000),
})
