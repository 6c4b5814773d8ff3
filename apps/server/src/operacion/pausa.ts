import type { Deps } from '../deps.ts'
import { refuse } from '../refuse.ts'
import { readInstalacion } from './instalacion.ts'

type Puertos = Pick<Deps, 'ant' | 'correo' | 'archivos'>

/**
 * What leaves or deletes asks first whether this installation runs: whoever calls, a paused one sends no mail, tells ANT
 * nothing and takes no file away. Throws the refusal `instalacionEnPausa`.
 */
export function holdWhilePaused(db: Deps['db'], { ant, correo, archivos }: Puertos): Puertos {
  const only =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (!(await readInstalacion(db)).armada) throw refuse('instalacionEnPausa')
      return call(...args)
    }
  return {
    ant: {
      ...ant,
      comisiones: { ...ant.comisiones, captar: only(ant.comisiones.captar) },
      marcarEnCola: only(ant.marcarEnCola),
      enviarLote: only(ant.enviarLote),
    },
    correo: { ...correo, enviar: only(correo.enviar) },
    archivos: { ...archivos, borrar: only(archivos.borrar) },
  }
}

const cadaMs = 2000
/** Runs `begin` once this installation runs: at once, or when a person has said so. */
export async function whenRunning(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  begin: () => Promise<void>,
): Promise<{ stop: () => void }> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const later = () => {
    // Also one that was looking, or beginning, when it was stopped.
    if (!stopped) timer = setTimeout(again, cadaMs).unref()
  }
  const look = async (): Promise<void> => {
    if ((await readInstalacion(db)).armada) return stopped ? undefined : begin()
    later()
  }
  const again = () => {
    look().catch((error: unknown) => {
      if (!stopped) log.warn({ err: error }, 'could not look whether the installation runs')
      later()
    })
  }
  await look()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
