import { gruposDeArchivos } from '@valija/contract/borradores.ts'
import { type Intake as AnyIntake, createIntake, type Leida, type Pedido } from '../../lib/intake.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { queryClient } from '../../lib/query-client.ts'
import { session } from '../../lib/session.ts'
import { borradorQuery, createBorrador } from './borrador-calls.ts'
import type { LecturaLocal, RespuestaLectura } from './cfdi.worker.ts'
import { noteEnvio } from './envios.ts'

type Intake = AnyIntake<LecturaLocal>
const lectores = 2
const held = new Map<string, Intake>()

/** One per draft, for as long as the page lives: leaving the screen and coming back does not stop the upload. */
export function intakeOf(id: string): Intake {
  const known = held.get(id)
  if (known) return known
  const guardado = () => queryClient.getQueryData(borradorQuery(id).queryKey)
  const fresh = createIntake<LecturaLocal>({
    clave: id,
    de: () => session.owner(),
    grupo: gruposDeArchivos.xml,
    simultaneos: 2,
    prepare: () => createBorrador(id),
    send: (form) => borradoresApi.subirCfdis({ params: { id }, form }),
    ordenes: () => guardado()?.facturas.map(({ orden }) => orden) ?? [],
    onIdle: () => void queryClient.invalidateQueries(borradorQuery(id)),
    read: readInWorkers,
  })
  held.set(id, fresh)
  noteEnvio(id, fresh)
  return fresh
}

const otros = new Map<string, string[]>()
/** Drafts that took what did not fit in this one, while the page lives. */
export const otrosLotesDe = (id: string): readonly string[] => otros.get(id) ?? []

/** Each group into a draft of its own, which waits under «Continuar borrador». */
export function addToOtherLotes(id: string, grupos: readonly File[][]): void {
  for (const grupo of grupos) {
    const otro = crypto.randomUUID()
    otros.set(id, [...otrosLotesDe(id), otro])
    void intakeOf(otro).add(grupo)
  }
}

/** Dealt out in turn, so that the first rows of the table are read first. */
function readInWorkers(
  pedidos: readonly Pedido[],
  onRead: (leidas: readonly Leida<LecturaLocal>[]) => void,
): Promise<unknown> {
  const lane = (i: number) =>
    new Promise<void>((resolve) => {
      const worker = new Worker(new URL('./cfdi.worker.ts', import.meta.url), { type: 'module' })
      const suyos = pedidos.filter((_, j) => j % lectores === i)
      let leidos = 0
      worker.onmessage = ({ data }: MessageEvent<RespuestaLectura[]>) => {
        onRead(data)
        leidos += data.length
        if (leidos < suyos.length) return
        worker.terminate()
        resolve()
      }
      // A browser that cannot read here leaves it to the server.
      worker.onerror = () => resolve()
      worker.postMessage(suyos.map(({ clave, file }) => ({ clave, file })))
    })
  return Promise.all(Array.from({ length: Math.min(lectores, pedidos.length) }, (_, i) => lane(i)))
}
