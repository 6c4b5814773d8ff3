import { gruposDeArchivos } from '@valija/contract/borradores.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { createIntake, type Intake } from '../../lib/intake.ts'
import { createListeners } from '../../lib/listeners.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { isPassing, pauseForNetwork } from '../../lib/network-pause.ts'
import { forgetPending, keepPending, takePending } from '../../lib/pending-files.ts'
import { queryClient } from '../../lib/query-client.ts'
import { session } from '../../lib/session.ts'
import { borradorQuery, createBorrador } from './borrador-calls.ts'
import { noteEnvio } from './envios.ts'
import { changingLayout } from './layout-ajeno.ts'

/**
 * What came with the XML in one drop: PDFs, which go up at once, and the layout, which waits until the facturas are
 * validated. Both are kept in this browser until they have left.
 */
type Papeles = {
  pdfs: Intake
  /** `turno`: which of the layouts that came this is; a corrected one has the name of the one before. */
  layout: { get: () => File | null; turno: () => number; subscribe: (listener: () => void) => () => void }
}
const held = new Map<string, Papeles & { keep: (layout: File | null) => void }>()

function papelesDe(id: string) {
  const known = held.get(id)
  if (known) return known
  let layout: File | null = null
  let turno = 0
  const { subscribe, tell } = createListeners()
  const pdfs: Intake = createIntake({
    clave: `${id}:pdf`,
    de: () => session.owner(),
    grupo: gruposDeArchivos.pdf,
    simultaneos: 1,
    prepare: () => createBorrador(id),
    send: async (form) => {
      const answer = await borradoresApi.subirPdfs({ params: { id }, form })
      // The last ones are on their way until the draft shows them: meanwhile none is missing.
      const enCamino = pdfs.get().filas.filter(({ estado }) => estado === 'espera').length
      if (enCamino <= answer.archivos.length) await queryClient.invalidateQueries(borradorQuery(id))
      return answer
    },
    ordenes: () => [],
  })
  const fresh = {
    pdfs,
    layout: {
      get: () => layout,
      turno: () => turno,
      subscribe,
    },
    keep: (next: File | null) => {
      layout = next
      if (next !== null) turno += 1
      tell()
    },
  }
  held.set(id, fresh)
  noteEnvio(id, fresh.pdfs)
  return fresh
}

/** Drafts whose parts were dropped together, while the page lives: what is still missing may come later. */
const reunidos = new Set<string>()

/** From here on what it brings is checked by itself. */
export const noteDrop = (id: string): void => void reunidos.add(id)

const claveDeLayout = (id: string): string => `${id}:layout`

export function addPapeles(id: string, { pdf, layout }: { pdf: File[]; layout: File | null }): void {
  const papeles = papelesDe(id)
  noteDrop(id)
  if (pdf.length > 0) void papeles.pdfs.add(pdf)
  if (layout === null) return
  papeles.keep(layout)
  const clave = claveDeLayout(id)
  const de = session.owner()
  void keepPending([{ clave, borradorId: clave, nombre: layout.name, orden: 0, file: layout, de }])
}

/** Layouts that were not taken, by the failure that said so: one may be sent again on purpose. */
const devueltos = new WeakMap<object, File>()
export const layoutDe = (failure: unknown): File | null =>
  failure instanceof Error ? (devueltos.get(failure) ?? null) : null

export async function uploadLayout(
  id: string,
  file: File,
  query: { deTodosModos?: 'si' } = {},
): Promise<void> {
  const form = new FormData()
  form.append('archivos', file, file.name)
  await changingLayout(id, async () => {
    try {
      await borradoresApi.subirLayout({ params: { id }, query, form })
    } catch (error) {
      if (error instanceof Error) devueltos.set(error, file)
      throw error
    }
    await queryClient.invalidateQueries(borradorQuery(id))
  })
}

/**
 * Sends the layout that waits, as soon as the network lets it. Whatever the server says of it, it waits no more: it is
 * asked for again, and why is said.
 */
export async function sendLayout(id: string): Promise<void> {
  const papeles = papelesDe(id)
  const layout = papeles.layout.get()
  if (layout === null) return
  const send = async (failures = 1): Promise<void> => {
    try {
      await uploadLayout(id, layout)
    } catch (error) {
      if (!isPassing(error)) throw error
      await pauseForNetwork(Math.min(1000 * 2 ** failures, 20_000))
      await send(failures + 1)
    }
  }
  try {
    await send()
  } finally {
    // Another one that came meanwhile has its own turn.
    if (papeles.layout.get() === layout) {
      papeles.keep(null)
      await forgetPending([claveDeLayout(id)])
    }
  }
}

export function usePapeles(id: string) {
  const { pdfs, layout, keep } = papelesDe(id)
  const { filas, sinRed } = useSyncExternalStore(pdfs.subscribe, pdfs.get)
  const espera = useSyncExternalStore(layout.subscribe, layout.get)
  useEffect(() => {
    void pdfs.resume()
    const resumeLayout = async (): Promise<void> => {
      const [dejado] = await takePending(claveDeLayout(id), () => void resumeLayout())
      if (!dejado || layout.get() !== null) return
      reunidos.add(id)
      keep(new File([dejado.file], dejado.nombre))
    }
    void resumeLayout()
  }, [id, pdfs, layout, keep])
  return {
    /** The name of the layout that waits. */
    layoutEnEspera: espera?.name ?? null,
    turnoDeLayout: layout.turno(),
    pdfsEnEspera: filas.filter(({ estado }) => estado === 'espera').length,
    rechazados: filas.filter(({ estado }) => estado === 'error'),
    dismiss: pdfs.dismiss,
    sinRed,
    /** More than XML came in one drop. */
    juntos: reunidos.has(id),
  }
}
