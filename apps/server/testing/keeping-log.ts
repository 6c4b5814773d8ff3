import type { Logger } from 'pino'
import { createLog } from '../src/log.ts'

/** A log that keeps its lines, from warnings on. `assertNoFaults` throws when a call was answered by a fault of ours. */
export function keepingLog(): { log: Logger; lines: readonly string[]; assertNoFaults: () => void } {
  const lines: string[] = []
  return {
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    lines,
    assertNoFaults() {
      const faults = lines.filter((line) => line.includes('"msg":"fault"'))
      if (faults.length > 0) throw new Error(`calls answered by a fault:\n${faults.join('')}`)
    },
  }
}
