import { readFileSync } from 'node:fs'
import { cryptoNode } from '../src/crypto-node.ts'
import { verifyCfdi } from '../src/verify.ts'
import { FORMAS } from './formas.ts'

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
/** In kilobytes. Where the system tells it of this program alone: the greatest of `resourceUsage` begins with what its parent held. */
const peak =
  process.platform === 'linux'
    ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'latin1'))?.[1])
    : process.resourceUsage().maxRSS
console.log(JSON.stringify({ millis, megabytes: peak / 1000 }))
