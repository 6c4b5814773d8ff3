import { hash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Agotadas } from './agotadas.ts'
import { createGrupo, type Grupo, type LimitesDeGrupo, type NombreDeGrupo } from './grupo.ts'
import { limitesDeLectores } from './limites.ts'
import { type Falla, isAgotada, type Respuesta } from './proceso.ts'
import type { Tarea, Tareas } from './tareas.ts'

export type Lectura<T extends Tarea> = Respuesta<Tareas[T]['salida']>
export type Lectores = {
  /**
   * Reads files of one person, each answer in the place of its file. `quien` takes turns with the others: an account, or
   * the address of one who has none.
   */
  leer<T extends Tarea>(
    tarea: T,
    quien: string,
    archivos: readonly Uint8Array[],
    con: Tareas[T]['con'],
  ): Promise<Lectura<T>[]>
  /** Most memory any process of the group held, in megabytes, and how many there were. */
  uso(grupo: NombreDeGrupo): ReturnType<Grupo['uso']>
  stop(): void
}

/** Raised when a reader changes so that what ran out before may be read now. */
const version = 1
const grupoDe: Record<Tarea, NombreDeGrupo> = {
  cfdi: 'xml',
  impuestosDeCfdi: 'xml',
  complemento: 'xml',
  layout: 'archivos',
  muestraDeHoja: 'archivos',
  estado: 'archivos',
  uuidsDePdf: 'archivos',
  recibo: 'archivos',
  paginaDeRecibo: 'archivos',
  comprobante: 'comprobantes',
  imagenDeComprobante: 'comprobantes',
}
/** What one message holds: enough that the way costs little, little enough that others get their turn. */
const montonDe = { archivos: 25, bytes: 2 * 1024 * 1024 }
const programa = fileURLToPath(new URL('./lector.proceso.ts', import.meta.url))

type Archivo = { lugar: number; bytes: Uint8Array; hash: string }

/**
 * The one pool that reads what people hand in. A file that ran out of time or memory is remembered by its content, also
 * by the other processes of the installation, and refused at once from then on.
 */
export function createLectores(
  memoria: Agotadas,
  limites: Record<NombreDeGrupo, LimitesDeGrupo> = limitesDeLectores,
): Lectores {
  const grupos = new Map<NombreDeGrupo, Grupo>()
  const grupo = (nombre: NombreDeGrupo): Grupo => {
    const ya = grupos.get(nombre) ?? createGrupo(programa, limites[nombre])
    grupos.set(nombre, ya)
    return ya
  }
  const agotadas = new Map<string, Falla>()

  async function leerMonton(
    tarea: Tarea,
    quien: string,
    monton: Archivo[],
    con: object,
  ): Promise<Respuesta<unknown>[]> {
    const lector = `${tarea}:${version}`
    const known = ({ hash }: Archivo) => agotadas.get(`${lector} ${hash}`)
    const [solo] = monton
    const respuesta = await grupo(grupoDe[tarea]).leer(
      quien,
      { tarea, archivos: monton.map(({ bytes }) => bytes), con },
      () => {
        const falla = monton.length === 1 && solo ? known(solo) : undefined
        return falla ? { falla } : null
      },
    )
    if ('salida' in respuesta) return (respuesta.salida as unknown[]).map((salida) => ({ salida }))
    if (respuesta.falla === 'ocupado') return monton.map(() => respuesta)
    // One of them is the cause: alone, each tells.
    if (monton.length > 1)
      return (await Promise.all(monton.map((archivo) => leerMonton(tarea, quien, [archivo], con)))).flat()
    if (solo && isAgotada(respuesta.falla) && !known(solo)) {
      agotadas.set(`${lector} ${solo.hash}`, respuesta.falla)
      await memoria.keep({ hash: solo.hash, lector, motivo: respuesta.falla })
    }
    return [respuesta]
  }

  return {
    async leer(tarea, quien, archivos, con) {
      const todos = archivos.map((bytes, lugar) => ({
        lugar,
        bytes,
        hash: hash('sha256', bytes),
      }))
      const lector = `${tarea}:${version}`
      const antes = await memoria.find(
        lector,
        todos.map(({ hash }) => hash),
      )
      const respuestas: Respuesta<unknown>[] = []
      for (const { lugar, hash } of todos) {
        const falla = antes.get(hash)
        if (falla) respuestas[lugar] = { falla }
      }
      const montones = enMontones(todos.filter(({ hash }) => !antes.has(hash)))
      await Promise.all(
        montones.map(async (monton) => {
          const leidas = await leerMonton(tarea, quien, monton, con)
          for (const [i, leida] of leidas.entries()) respuestas[monton[i]?.lugar ?? -1] = leida
        }),
      )
      return respuestas as Lectura<typeof tarea>[]
    },
    uso: (nombre) => grupo(nombre).uso(),
    stop() {
      for (const each of grupos.values()) each.stop()
    },
  }
}

function enMontones(archivos: readonly Archivo[]): Archivo[][] {
  const montones: Archivo[][] = []
  let bytes = 0
  for (const archivo of archivos) {
    const ultimo = montones.at(-1)
    if (ultimo && ultimo.length < montonDe.archivos && bytes + archivo.bytes.length <= montonDe.bytes) {
      ultimo.push(archivo)
      bytes += archivo.bytes.length
    } else {
      montones.push([archivo])
      bytes = archivo.bytes.length
    }
  }
  return montones
}
