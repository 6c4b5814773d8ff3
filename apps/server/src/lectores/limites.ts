import { availableParallelism } from 'node:os'
import type { LimitesDeGrupo, NombreDeGrupo } from './grupo.ts'

/** Of each kind as many as the machine has processors; two at least, so that one hard file never holds them all. */
const procesos = Math.min(4, Math.max(2, availableParallelism()))
const comunes = {
  procesos,
  enEspera: { porPersona: 60, total: 600 },
  esperaMs: 60_000,
  costosoMs: 4_000,
  ocioMs: 60_000,
  megabytes: 256,
}

export const limitesDeLectores: Record<NombreDeGrupo, LimitesDeGrupo> = {
  xml: { ...comunes, cpuMs: 8_000, relojMs: 60_000, montonMb: 144, ocioMs: 600_000 },
  archivos: { ...comunes, cpuMs: 20_000, relojMs: 90_000, montonMb: 128 },
  // Letters are told from a picture by a network that is kept in memory beside it, in a thread of its own.
  comprobantes: {
    ...comunes,
    cpuMs: 40_000,
    relojMs: 150_000,
    montonMb: 192,
    megabytes: 512,
    reservadosMb: 3_072,
  },
}
