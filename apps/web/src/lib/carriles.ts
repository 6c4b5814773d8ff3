import { takeGroup } from './intake-filas.ts'
import { pauseForNetwork } from './network-pause.ts'

type Opciones = {
  grupo: number
  simultaneos: number
  /** Files of two owners share no group. */
  ownerOf: (clave: string) => string | undefined
  send: (claves: readonly string[]) => Promise<void>
  /** Whether a failure is the group's own and was told; else it waits. `failures`: those in a row before it. */
  tell: (error: unknown, claves: readonly string[], failures: number) => Promise<boolean>
  onNetwork: (sinRed: boolean) => void
  onIdle?: () => void
}

/** What waits leaves in groups, some at once; without network, or while the server starts again, it waits and goes on. */
export function createCarriles({ grupo, simultaneos, ownerOf, send, tell, onNetwork, onIdle }: Opciones) {
  const waiting: string[] = []
  const resting: (() => void)[] = []
  let abiertos = 0

  const carril = async () => {
    for (let failures = 0; waiting.length > 0; ) {
      const group = takeGroup(waiting, ownerOf, grupo)
      try {
        await send(group)
      } catch (error) {
        if (!(await tell(error, group, failures))) {
          waiting.unshift(...group)
          onNetwork(true)
          failures += 1
          await pauseForNetwork(Math.min(1000 * 2 ** failures, 20_000))
          continue
        }
      }
      failures = 0
      onNetwork(false)
    }
    abiertos -= 1
    if (abiertos > 0) return
    onIdle?.()
    for (const rest of resting.splice(0)) rest()
  }

  return {
    push: (claves: readonly string[]) => void waiting.push(...claves),
    /** False: it has left already. */
    remove(clave: string): boolean {
      const at = waiting.indexOf(clave)
      if (at >= 0) waiting.splice(at, 1)
      return at >= 0
    },
    start() {
      while (abiertos < simultaneos && abiertos * grupo < waiting.length) {
        abiertos += 1
        void carril()
      }
    },
    isSending: () => abiertos > 0,
    settled: () =>
      abiertos === 0 ? Promise.resolve() : new Promise<void>((resolve) => resting.push(resolve)),
  }
}
