import { cryptoNode } from './crypto-node.ts'
import { FORMAS } from './test-formas.ts'
import { verifyCfdi } from './verify.ts'

/** Verifies each form at the size given; one line with the CPU of each, in ms, and the process's greatest memory. */
const bytes = Number(process.argv[2])
const millis: Record<string, number> = {}
for (const [nombre, make] of Object.entries(FORMAS)) {
  const document = new TextEncoder().encode(make(bytes))
  const before = process.threadCpuUsage()
  verifyCfdi(document, { crypto: cryptoNode })
  const { user, system } = process.threadCpuUsage(before)
  millis[nombre] = (user + system) / 1000
}
console.log(JSON.stringify({ millis, megabytes: process.resourceUsage().maxRSS / 1000 }))
