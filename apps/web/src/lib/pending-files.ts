/** Files dropped and not yet on the server, kept in this browser so that a closed tab loses none. */
export type ArchivoPendiente = {
  clave: string
  borradorId: string
  nombre: string
  orden: number
  file: Blob
  /** Who dropped it; null: somebody without an account. */
  de: string | null
}
/** As it is kept: in the hands of the page that sends it, as long as that page lives. */
type Guardado = ArchivoPendiente & { pagina?: string }

const almacen = 'pendientes'

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('valija-borradores', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(almacen, { keyPath: 'clave' }).createIndex('borrador', 'borradorId')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('indexedDB'))
  })

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const db = await open()
  try {
    return await new Promise((resolve, reject) => {
      const tx = db.transaction(almacen, mode)
      const request = work(tx.objectStore(almacen))
      tx.oncomplete = () => resolve(request?.result)
      tx.onerror = () => reject(tx.error ?? new Error('indexedDB'))
      tx.onabort = tx.onerror
    })
  } finally {
    db.close()
  }
}

/** A browser that keeps nothing (private mode, full disk) still uploads: then only a closed tab loses what had not gone. */
const quietly = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work
  } catch {
    return otherwise
  }
}

/** This page: its lock is held until it is closed, so that others see that it lives. Without locks it is alone. */
const pagina = `valija-pagina-${crypto.randomUUID()}`
let enVida: Promise<void> | undefined
const live = (): Promise<void> =>
  (enVida ??= new Promise((resolve) => {
    const forever = () => {
      resolve()
      return new Promise<never>(() => undefined)
    }
    navigator.locks?.request(pagina, forever).catch(() => resolve())
    if (navigator.locks === undefined) resolve()
  }))
const otherPages = async (): Promise<Set<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name === undefined || name === pagina ? [] : [name])))
}
/** Resolves when that page is closed. */
const closed = (de: string): Promise<unknown> =>
  navigator.locks.request(de, { mode: 'shared' }, () => undefined)

export const keepPending = (archivos: readonly ArchivoPendiente[]): Promise<unknown> =>
  quietly<unknown>(
    live().then(() =>
      within('readwrite', (store) => {
        for (const archivo of archivos) store.put({ ...archivo, pagina } satisfies Guardado)
        return undefined
      }),
    ),
    undefined,
  )

export const forgetPending = (claves: readonly string[]): Promise<unknown> =>
  quietly<unknown>(
    within('readwrite', (store) => {
      for (const clave of claves) store.delete(clave)
      return undefined
    }),
    undefined,
  )

/** What closed pages left of this person's, of whatever draft: one of them may have ended elsewhere, or never begun. */
export const leftBehind = (de: string): Promise<readonly ArchivoPendiente[]> => quietly(left(de), [])

async function left(de: string): Promise<readonly ArchivoPendiente[]> {
  const otras = await otherPages()
  const all = await within<Guardado[]>('readonly', (store) => store.getAll())
  return (all ?? []).filter(
    (one) => one.de === de && one.pagina !== pagina && (one.pagina === undefined || !otras.has(one.pagina)),
  )
}

/** What was left for one draft is for another from here on: the first may have ended, and takes nothing more. */
export const movePending = (archivos: readonly ArchivoPendiente[], from: string, to: string) =>
  quietly<unknown>(
    within('readwrite', (store) => {
      for (const { clave, borradorId, nombre, orden, file, de } of archivos) {
        store.delete(clave)
        const suyo = { clave: clave.replace(from, to), borradorId: borradorId.replace(from, to) }
        store.put({ ...suyo, nombre, orden, file, de } satisfies Guardado)
      }
      return undefined
    }),
    undefined,
  )

/**
 * What a closed page left of a draft: from here on this page sends it, and no other. What a living page still sends stays
 * with that one; `onLeft` is called when it is closed.
 */
export const takePending = (borradorId: string, onLeft: () => void): Promise<ArchivoPendiente[]> =>
  quietly(take(borradorId, onLeft), [])

async function take(borradorId: string, onLeft: () => void): Promise<ArchivoPendiente[]> {
  await live()
  const otras = await otherPages()
  const isTheirs = ({ pagina: de }: Guardado) => de !== undefined && otras.has(de)
  const found = await within<Guardado[]>('readwrite', (store) => {
    const request: IDBRequest<Guardado[]> = store.index('borrador').getAll(borradorId)
    request.onsuccess = () => {
      for (const one of request.result) if (!isTheirs(one)) store.put({ ...one, pagina })
    }
    return request
  })
  const [ajenos = [], mios = []] = [true, false].map((theirs) =>
    found?.filter((one) => isTheirs(one) === theirs),
  )
  for (const de of new Set(ajenos.flatMap((one) => one.pagina ?? []))) void closed(de).then(onLeft)
  return mios
}
