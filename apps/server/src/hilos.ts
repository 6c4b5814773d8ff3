import { availableParallelism } from 'node:os'
import { refuse } from './refuse.ts'
import { createTurnos } from './turnos.ts'

/**
 * Files of people are read in threads of their own, each with its bound of memory and time. Of all the readers
 * together, only as many run in this process as it has processors: a rush of uploads makes a queue and not a fall.
 */
export const enHilo = createTurnos({
  simultaneos: Math.min(4, Math.max(2, availableParallelism())),
  enEspera: 60,
  refusal: () => refuse('lectoresOcupados'),
})
