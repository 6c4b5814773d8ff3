/** Files dropped and not yet on the server, kept in this browser so that a closed tab loses none. */
export type ArchivoPendiente = {
  clave: string
  borradorId: string
  nombre: string
  orden: number
  file: Blob
}

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

export const keepPending = (archivos: readonly ArchivoPendiente[]): Promise<unknown> =>
  quietly<unknown>(
    within('readwrite', (store) => {
      for (const archivo of archivos) store.put(archivo)
      return undefined
    }),
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

export const pendingOf = async (borradorId: string): Promise<ArchivoPendiente[]> =>
  (await quietly(
    within<ArchivoPendiente[]>('readonly', (store) => store.index('borrador').getAll(borradorId)),
    [],
  )) ?? []
