import type { avisosDeSalud, partes } from '@valija/contract/sistemas.ts'

export type Parte = (typeof partes)[number]
export type Estado = {
  fallas: Parte[]
  /** What does not stop calls, in a word. */
  avisos: (typeof avisosDeSalud)[number][]
  anclas: { vigentes: number; vence: string | null }
}

export type Sonda = {
  /**
   * What the last look saw, at once; a look older than a second is taken again first, by reading alone, one for all
   * who ask, and waited for only a moment.
   */
  estado(): Promise<Estado>
  /** The whole look: an object written, read and deleted, a row written, the queue and the authorities read. */
  comprobar(): Promise<void>
  /** From now on health says that this process is leaving: balancers send it nothing more, and calls are still answered. */
  despedir(): void
  saliendo(): boolean
  /** From now on this process says that it takes jobs. */
  trabaja(): Promise<void>
  stop(): Promise<void>
}
