import { isSinMemoria } from '@valija/documents/sin-memoria.ts'

/** The code by which a process ends that V8 itself stops for want of memory. */
export const codigoSinMemoria = 134

/** What nobody catches ends the process, and by its code says whether memory was the cause. */
export function endOnFault(): void {
  process.on('uncaughtException', (error) => process.exit(isSinMemoria(error) ? codigoSinMemoria : 1))
}
