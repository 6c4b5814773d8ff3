import { type CargaRespuesta, gruposDeArchivos } from '@valija/contract/borradores.ts'
import { ApiError } from '../../lib/api-error.ts'
import { queryClient } from '../../lib/query-client.ts'
import { upload } from '../../lib/upload.ts'
import { cargaSchema, createBorrador, rutaDe } from './borrador-calls.ts'
import type { LecturaLocal, PedidoLectura, RespuestaLectura } from './cfdi.worker.ts'
import { type ArchivoPendiente, forgetPending, keepPending, pendingOf } from './pending-files.ts'

export type FilaLocal = {
  clave: string
  nombre: string
  orden: number
  lectura: LecturaLocal | null
  estado: 'espera' | 'listo' | 'error'
  /** Id of the row on the server, once it is there. */
  id: string | null
  motivo: string | null
}
export type EstadoIntake = { filas: readonly FilaLocal[]; sinRed: boolean }
export type Intake = {
  get: () => EstadoIntake
  subscribe: (listener: () => void) => () => void
  add: (files: readonly File[]) => Promise<void>
  /** What a closed tab left behind goes on. */
  resume: () => Promise<void>
  dismiss: (clave: string) => void
}

const simultaneos = 2
const lectores = 2
const esperaLectura = 2000
const held = new Map<string, Intake>()

/** One per draft, for as long as the page lives: leaving the screen and coming back does not stop the upload. */
export function intakeOf(borradorId: string): Intake {
  const known = held.get(borradorId)
  if (known) return known
  const fresh = createIntake(borradorId)
  held.set(borradorId, fresh)
  return fresh
}

function createIntake(borradorId: string): Intake {
  let state: EstadoIntake = { filas: [], sinRed: false }
  const files = new Map<string, Blob>()
  const waiting: string[] = []
  const listeners = new Set<() => void>()
  let lanes = 0
  let created: Promise<unknown> | null = null

  const set = (next: Partial<EstadoIntake>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const patch = (cambios: ReadonlyMap<string, Partial<FilaLocal>>) =>
    set({
      filas: state.filas.map((fila) => {
        const cambio = cambios.get(fila.clave)
        return cambio ? { ...fila, ...cambio } : fila
      }),
    })

  /** Resolves when all are read; dealt out in turn, so that the first rows of the table are read first. */
  const read = (pedidos: PedidoLectura[]) => {
    const lane = (i: number) =>
      new Promise<void>((resolve) => {
        const worker = new Worker(new URL('./cfdi.worker.ts', import.meta.url), { type: 'module' })
        const suyos = pedidos.filter((_, j) => j % lectores === i)
        let leidos = 0
        worker.onmessage = ({ data }: MessageEvent<RespuestaLectura[]>) => {
          patch(new Map(data.map(({ clave, lectura }) => [clave, { lectura }])))
          leidos += data.length
          if (leidos < suyos.length) return
          worker.terminate()
          resolve()
        }
        // A browser that cannot read here leaves it to the server.
        worker.onerror = () => resolve()
        worker.postMessage(suyos)
      })
    return Promise.all(Array.from({ length: Math.min(lectores, pedidos.length) }, (_, i) => lane(i)))
  }

  const sendGroup = async (claves: readonly string[]) => {
    const form = new FormData()
    const primero = state.filas.find(({ clave }) => clave === claves[0])
    form.append('desde', String(primero?.orden ?? 0))
    for (const clave of claves) {
      const fila = state.filas.find((una) => una.clave === clave)
      const file = files.get(clave)
      if (fila && file) form.append('archivos', file, fila.nombre)
    }
    const answer = await upload<CargaRespuesta>(rutaDe(borradorId, '/cfdis'), form, { schema: cargaSchema })
    const cambios = new Map<string, Partial<FilaLocal>>()
    claves.forEach((clave, i) => {
      const hecho = answer.archivos[i]
      cambios.set(clave, {
        estado: hecho?.motivo == null ? 'listo' : 'error',
        id: hecho?.id ?? null,
        motivo: hecho?.motivo ?? null,
      })
      files.delete(clave)
    })
    patch(cambios)
    await forgetPending(claves)
  }

  const lane = async () => {
    for (let failures = 0; waiting.length > 0; ) {
      const group = waiting.splice(0, gruposDeArchivos.xml)
      try {
        created ??= createBorrador(borradorId)
        await created
        await sendGroup(group)
        failures = 0
        if (state.sinRed) set({ sinRed: false })
      } catch (error) {
        created = null
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
          patch(new Map(group.map((clave) => [clave, { estado: 'error', motivo: error.mensaje }])))
          await forgetPending(group)
          continue
        }
        // No network, or a server that is starting again: they wait their turn and go on by themselves.
        waiting.unshift(...group)
        set({ sinRed: true })
        failures += 1
        await pause(Math.min(1000 * 2 ** failures, 20_000))
      }
    }
    lanes -= 1
    if (lanes === 0) void queryClient.invalidateQueries({ queryKey: ['borrador', borradorId] })
  }
  const start = () => {
    while (lanes < simultaneos && lanes * gruposDeArchivos.xml < waiting.length) {
      lanes += 1
      void lane()
    }
  }
  const take = (nuevos: readonly ArchivoPendiente[]) => {
    for (const { clave, file } of nuevos) files.set(clave, file)
    set({
      filas: [
        ...state.filas,
        ...nuevos.map(({ clave, nombre, orden }) => ({
          clave,
          nombre,
          orden,
          lectura: null,
          estado: 'espera' as const,
          id: null,
          motivo: null,
        })),
      ],
    })
    waiting.push(...nuevos.map(({ clave }) => clave))
    return read(nuevos.map(({ clave, file }) => ({ clave, file })))
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async add(dropped) {
      const desde = await nextOrden(borradorId, state.filas)
      const nuevos = dropped.map((file, i) => ({
        clave: crypto.randomUUID(),
        borradorId,
        nombre: file.name,
        orden: desde + i,
        file,
      }))
      const leidos = take(nuevos)
      await keepPending(nuevos)
      // The dictamen first: reading is short, and an upload at the same time would slow it.
      await Promise.race([leidos, new Promise((resolve) => setTimeout(resolve, esperaLectura))])
      start()
    },
    async resume() {
      const known = new Set(state.filas.map(({ clave }) => clave))
      const dejados = (await pendingOf(borradorId)).filter(({ clave }) => !known.has(clave))
      if (dejados.length === 0) return
      void take(dejados.sort((a, b) => a.orden - b.orden))
      start()
    },
    dismiss: (clave) => set({ filas: state.filas.filter((fila) => fila.clave !== clave) }),
  }
}

async function nextOrden(borradorId: string, filas: readonly FilaLocal[]): Promise<number> {
  const guardado = queryClient.getQueryData<{ facturas: { orden: number }[] }>(['borrador', borradorId])
  const ordenes = [...filas, ...(guardado?.facturas ?? [])].map(({ orden }) => orden)
  return ordenes.length === 0 ? 0 : Math.max(...ordenes) + 1
}

/** A while, cut short when the network is back. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })
