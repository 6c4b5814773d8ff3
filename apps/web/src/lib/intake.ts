import type { CargaRespuesta } from '@valija/contract/borradores.ts'
import { ApiError } from './api-error.ts'
import { pauseForNetwork } from './network-pause.ts'
import { type ArchivoPendiente, forgetPending, keepPending, pendingOf } from './pending-files.ts'

/** A dropped file on its way to the server; `lectura` is what this browser read of it. */
export type FilaLocal<L> = {
  clave: string
  nombre: string
  orden: number
  lectura: L | null
  estado: 'espera' | 'listo' | 'error'
  /** Id of the row on the server, once it is there. */
  id: string | null
  /** Why it was left out, and in words. */
  codigo: string | null
  motivo: string | null
}
export type Fuera = { nombre: string; codigo: string; motivo: string }
export type EstadoIntake<L> = { filas: readonly FilaLocal<L>[]; sinRed: boolean }
export type Intake<L = unknown> = {
  get: () => EstadoIntake<L>
  subscribe: (listener: () => void) => () => void
  add: (files: readonly File[]) => Promise<void>
  /** Dropped and left out here, each with its reason. */
  reject: (fuera: readonly Fuera[]) => void
  /** What a closed tab left behind goes on. */
  resume: () => Promise<void>
  /** Out of the list; one still waiting its turn is not sent. */
  dismiss: (clave: string) => void
}
export type Pedido = { clave: string; file: Blob }
export type Leida<L> = { clave: string; lectura: L }

type IntakeOptions<L> = {
  /** Under which what has not left yet is kept in this browser. */
  clave: string
  grupo: number
  simultaneos: number
  /** Before the first group leaves, and again after a failure. */
  prepare: () => Promise<unknown>
  send: (form: FormData) => Promise<CargaRespuesta>
  /** Positions the server already has. */
  ordenes: () => readonly number[]
  /** Nothing is waiting any more. */
  onIdle: () => void
  /** Reads in this browser before anything leaves; hands over each reading. Resolves when all are read. */
  read?: (pedidos: readonly Pedido[], onRead: (leidas: readonly Leida<L>[]) => void) => Promise<unknown>
  /** A failure of the server itself that waiting does not mend. */
  isFinal?: (error: ApiError) => boolean
}

/** The longest that reading keeps the upload waiting. */
const esperaLectura = 2000

/** Sends dropped files in groups, waits for the network by itself, and loses none when the tab is closed. */
export function createIntake<L = unknown>(options: IntakeOptions<L>): Intake<L> {
  const { clave: dueno, grupo, simultaneos } = options
  let state: EstadoIntake<L> = { filas: [], sinRed: false }
  const files = new Map<string, Blob>()
  const waiting: string[] = []
  const listeners = new Set<() => void>()
  let lanes = 0
  let prepared: Promise<unknown> | null = null

  const isFinal = (error: ApiError) =>
    (error.status >= 400 && error.status < 500) || options.isFinal?.(error) === true
  const set = (next: Partial<EstadoIntake<L>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const patch = (cambios: ReadonlyMap<string, Partial<FilaLocal<L>>>) =>
    set({
      filas: state.filas.map((fila) => {
        const cambio = cambios.get(fila.clave)
        return cambio ? { ...fila, ...cambio } : fila
      }),
    })

  const sendGroup = async (claves: readonly string[]) => {
    const form = new FormData()
    const primero = state.filas.find(({ clave }) => clave === claves[0])
    form.append('desde', String(primero?.orden ?? 0))
    for (const clave of claves) {
      const fila = state.filas.find((una) => una.clave === clave)
      const file = files.get(clave)
      if (fila && file) form.append('archivos', file, fila.nombre)
    }
    const answer = await options.send(form)
    const cambios = new Map<string, Partial<FilaLocal<L>>>()
    claves.forEach((clave, i) => {
      const hecho = answer.archivos[i]
      cambios.set(clave, {
        estado: hecho?.motivo == null ? 'listo' : 'error',
        id: hecho?.id ?? null,
        codigo: hecho?.codigo ?? null,
        motivo: hecho?.motivo ?? null,
      })
      files.delete(clave)
    })
    patch(cambios)
    await forgetPending(claves)
  }

  const lane = async () => {
    for (let failures = 0; waiting.length > 0; ) {
      const group = waiting.splice(0, grupo)
      try {
        prepared ??= options.prepare()
        await prepared
        await sendGroup(group)
        failures = 0
        if (state.sinRed) set({ sinRed: false })
      } catch (error) {
        prepared = null
        if (error instanceof ApiError && isFinal(error)) {
          patch(
            new Map(
              group.map((clave) => [clave, { estado: 'error', codigo: error.codigo, motivo: error.mensaje }]),
            ),
          )
          await forgetPending(group)
          continue
        }
        // No network, or a server that is starting again: they wait their turn and go on by themselves.
        waiting.unshift(...group)
        set({ sinRed: true })
        failures += 1
        await pauseForNetwork(Math.min(1000 * 2 ** failures, 20_000))
      }
    }
    lanes -= 1
    if (lanes === 0) options.onIdle()
  }
  const start = () => {
    while (lanes < simultaneos && lanes * grupo < waiting.length) {
      lanes += 1
      void lane()
    }
  }
  const take = async (nuevos: readonly ArchivoPendiente[]) => {
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
          codigo: null,
          motivo: null,
        })),
      ],
    })
    waiting.push(...nuevos.map(({ clave }) => clave))
    await options.read?.(nuevos, (leidas) =>
      patch(new Map(leidas.map(({ clave, lectura }) => [clave, { lectura }]))),
    )
  }
  const nextOrden = (): number =>
    Math.max(-1, ...state.filas.map(({ orden }) => orden), ...options.ordenes()) + 1

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async add(dropped) {
      const desde = nextOrden()
      const nuevos = dropped.map((file, i) => ({
        clave: crypto.randomUUID(),
        borradorId: dueno,
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
    reject(fuera) {
      const desde = nextOrden()
      if (fuera.length === 0) return
      set({
        filas: [
          ...state.filas,
          ...fuera.map(({ nombre, codigo, motivo }, i) => ({
            clave: crypto.randomUUID(),
            nombre,
            orden: desde + i,
            lectura: null,
            estado: 'error' as const,
            id: null,
            codigo,
            motivo,
          })),
        ],
      })
    },
    async resume() {
      const known = new Set(state.filas.map(({ clave }) => clave))
      const dejados = (await pendingOf(dueno)).filter(({ clave }) => !known.has(clave))
      if (dejados.length === 0) return
      void take(dejados.sort((a, b) => a.orden - b.orden))
      start()
    },
    dismiss(clave) {
      const at = waiting.indexOf(clave)
      const enCamino = at < 0 && state.filas.some((fila) => fila.clave === clave && fila.estado === 'espera')
      // What has left is the server's to take out, once it is there.
      if (enCamino) return
      if (at >= 0) waiting.splice(at, 1)
      files.delete(clave)
      void forgetPending([clave])
      set({ filas: state.filas.filter((fila) => fila.clave !== clave) })
    },
  }
}
