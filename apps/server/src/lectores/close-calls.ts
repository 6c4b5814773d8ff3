import type { Lectores } from './lectores.ts'

/** What is being read when a process is told to stop has so long, in milliseconds: jobs and the database need the rest. */
const plazoMs = 8000

/** Ends the calls under way; who still waits for a reader by then is told to try again, and the process ends in order. */
export async function closeCalls(
  app: { close: () => Promise<unknown> },
  lectores: Pick<Lectores, 'stop'>,
  ms = plazoMs,
): Promise<void> {
  const corte = setTimeout(() => lectores.stop(), ms)
  try {
    await app.close()
  } finally {
    clearTimeout(corte)
    lectores.stop()
  }
}
