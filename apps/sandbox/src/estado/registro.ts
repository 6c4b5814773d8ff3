import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'

/** An append-only list of what happened; with a folder it is on disk before the caller goes on. */
export type Registro<T> = {
  previos: readonly T[]
  append: (eventos: readonly T[]) => void
  close: () => void
}

/** Lines up to the last complete one: a kill in the middle of a write leaves half a line, which never happened. */
const readComplete = (archivo: string): string[] => {
  if (!existsSync(archivo)) return []
  const bytes = readFileSync(archivo)
  const fin = bytes.lastIndexOf(0x0a) + 1
  if (fin < bytes.length) truncateSync(archivo, fin)
  return bytes.subarray(0, fin).toString('utf8').split('\n').filter(Boolean)
}

export const openRegistro = <T>(dir: string | undefined, nombre: string): Registro<T> => {
  if (dir === undefined) return { previos: [], append: () => {}, close: () => {} }
  mkdirSync(dir, { recursive: true })
  const archivo = path.join(dir, nombre)
  const previos = readComplete(archivo).map((linea) => JSON.parse(linea) as T)
  const fd = openSync(archivo, 'a')
  return {
    previos,
    append: (eventos) => {
      if (eventos.length === 0) return
      writeSync(fd, eventos.map((e) => `${JSON.stringify(e)}\n`).join(''))
      fsyncSync(fd)
    },
    close: () => closeSync(fd),
  }
}
