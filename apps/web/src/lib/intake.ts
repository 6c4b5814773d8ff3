import type { CargaRespuesta } from '@valija/contract/borradores.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { ApiError, noAnswer } from './api-error.ts'
import { createCarriles } from './carriles.ts'
import { type Cambios, cambiosDe, type FilaLocal, filaNueva } from './intake-filas.ts'
import { atMost, createGuarda } from './intake-guarda.ts'
import { createIntakeState, type EstadoIntake } from './intake-state.ts'
import { type ArchivoPendiente, takePending } from './pending-files.ts'

export type Fuera = { nombre: string; codigo: string; motivo: string }
export type Intake<L = unknown> = {
  get: () => EstadoIntake<L>
  subscribe: (listener: () => void) => () => void
  /** `para`: whose they are, for a sender that asks; files of two owners share no request. */
  add: (files: readonly File[], para?: string) => Promise<void>
  /** Something is waiting or on its way. */
  isSending: () => boolean
  /** Nothing is waiting any more. */
  settled: () => Promise<void>
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
  /** Under which what has not left yet is kept in this browser; null: it is not, and has no place of its own. */
  clave: string | null
  /** Whose it is then. */
  de?: () => string | null
  grupo: number
  simultaneos: number
  /** Before the first group leaves, and again after a failure. */
  prepare?: () => Promise<unknown>
  send: (form: FormData, para?: string) => Promise<CargaRespuesta>
  /** Positions the server already has. */
  ordenes?: () => readonly number[]
  /** Nothing is waiting any more. */
  onIdle?: () => void
  /** Reads in this browser before anything leaves; hands over each reading. Resolves when all are read. */
  read?: (pedidos: readonly Pedido[], onRead: (leidas: readonly Leida<L>[]) => void) => Promise<unknown>
  /** A failure of the server itself that waiting does not mend. */
  isFinal?: (error: ApiError) => boolean
  /** Told of a request that was refused whole, instead of its rows. */
  onFailure?: (error: ApiError) => void
}

/** How often a fault of the server's own is met with another try, before it is told. */
const faltasSeguidas = 2
/** What the server said, and of a fault of its own what to look for in its log. */
const reasonOf = ({ mensaje, referencia, codigo }: ApiError): string =>
  codigo === 'errorInterno' && referencia !== ''
    ? `${mensaje} ${interfaz.referencia({ referencia })}.`
    : mensaje

/** Sends dropped files in groups, waits for the network by itself, and loses none when the tab is closed. */
export function createIntake<L = unknown>(options: IntakeOptions<L>): Intake<L> {
  const { clave: dueno, grupo, simultaneos } = options
  const files = new Map<string, Blob>()
  const owners = new Map<string, string | undefined>()
  let prepared: Promise<unknown> | null = null

  const isFinal = (error: ApiError) =>
    (error.status >= 400 && error.status < 500) || options.isFinal?.(error) === true
  const { keep, forget, kept } = createGuarda(dueno !== null)
  const { get, subscribe, tellNow, set, note, patch } = createIntakeState<L>()
  const same = (claves: readonly string[], cambio: Partial<FilaLocal<L>>): Cambios<L> =>
    new Map(claves.map((clave) => [clave, cambio]))
  const send = async (claves: readonly string[]) => {
    prepared ??= options.prepare?.() ?? null
    await prepared
    const form = new FormData()
    const primero = get().filas.find(({ clave }) => clave === claves[0])
    if (dueno !== null) form.append('desde', String(primero?.orden ?? 0))
    for (const clave of claves) {
      const fila = get().filas.find((una) => una.clave === clave)
      const file = files.get(clave)
      if (fila && file) form.append('archivos', file, fila.nombre)
    }
    note(same(claves, { enviando: true }))
    const answer = await options
      .send(form, owners.get(claves[0] ?? ''))
      .finally(() => note(same(claves, { enviando: false })))
    // One without its place in the answer is not there: the answer is another one's, and they go again.
    if (answer.archivos.length !== claves.length) throw noAnswer()
    for (const clave of claves) files.delete(clave)
    note(cambiosDe(claves, answer))
    forget(claves)
  }
  const tell = async (error: unknown, claves: readonly string[], failures: number) => {
    prepared = null
    if (!(error instanceof ApiError)) return false
    // A fault of the server's own is no lack of network: what it says is told once it said it again.
    if (!isFinal(error) && !(error.codigo === 'errorInterno' && failures >= faltasSeguidas)) return false
    const motivo = options.onFailure === undefined ? reasonOf(error) : null
    patch(same(claves, { estado: 'error', codigo: error.codigo, motivo }))
    options.onFailure?.(error)
    forget(claves)
    return true
  }
  const carriles = createCarriles({
    grupo,
    simultaneos,
    ownerOf: (clave) => owners.get(clave),
    send,
    tell,
    onNetwork: (sinRed) => {
      if (sinRed !== get().sinRed) set({ sinRed })
    },
    onIdle() {
      tellNow()
      options.onIdle?.()
    },
  })

  const take = async (nuevos: readonly ArchivoPendiente[]) => {
    for (const { clave, file } of nuevos) files.set(clave, file)
    const filas = nuevos.map(({ clave, nombre, orden, file }) =>
      filaNueva<L>({ clave, nombre, orden, bytes: file.size }),
    )
    set({ filas: [...get().filas, ...filas] })
    carriles.push(nuevos.map(({ clave }) => clave))
    await options.read?.(nuevos, (leidas) =>
      patch(new Map(leidas.map(({ clave, lectura }) => [clave, { lectura }]))),
    )
  }
  const nextOrden = (): number =>
    Math.max(-1, ...get().filas.map(({ orden }) => orden), ...(options.ordenes?.() ?? [])) + 1

  const resume = async (): Promise<void> => {
    if (dueno === null) return
    const left = await takePending(dueno, () => void resume())
    // Looked at after the wait: what was asked for twice meanwhile is taken once.
    const known = new Set(get().filas.map(({ clave }) => clave))
    const dejados = left.filter(({ clave }) => !known.has(clave))
    if (dejados.length === 0) return
    void take(dejados.sort((a, b) => a.orden - b.orden))
    carriles.start()
  }

  return {
    get,
    subscribe,
    isSending: carriles.isSending,
    settled: carriles.settled,
    async add(dropped, para) {
      const desde = nextOrden()
      const nuevos = dropped.map((file, i) => ({
        clave: crypto.randomUUID(),
        borradorId: dueno ?? '',
        nombre: file.name,
        orden: desde + i,
        file,
        de: options.de?.() ?? null,
      }))
      for (const { clave } of nuevos) owners.set(clave, para)
      const leidos = take(nuevos)
      keep(nuevos)
      // The dictamen first: reading is short, and an upload at the same time would slow it.
      await atMost(Promise.all([leidos, kept()]))
      carriles.start()
    },
    reject(fuera) {
      if (fuera.length === 0) return
      const desde = nextOrden()
      const filas = fuera.map((una, i) =>
        filaNueva<L>({ ...una, clave: crypto.randomUUID(), orden: desde + i, estado: 'error' }),
      )
      set({ filas: [...get().filas, ...filas] })
    },
    resume,
    dismiss(clave) {
      const enEspera = get().filas.some((fila) => fila.clave === clave && fila.estado === 'espera')
      // What has left is the server's to take out, once it is there.
      if (!carriles.remove(clave) && enEspera) return
      files.delete(clave)
      forget([clave])
      set({ filas: get().filas.filter((fila) => fila.clave !== clave) })
    },
  }
}
