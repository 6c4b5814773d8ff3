import type { Emparejamiento, ReciboGuardado } from '@valija/contract/recibos.ts'
import type { LecturaRecibo, MotivoArchivo } from '@valija/documents/recibos/tipos.ts'
import { useEffect, useRef, useState } from 'react'
import { invalidateTemas } from '../../lib/query-client.ts'
import { type Elecciones, firstChoices } from './elecciones.ts'
import { readReciboInWorker } from './read-in-worker.ts'
import { findLotes, markPagados, saveRecibo } from './recibos-calls.ts'

type Leido = { file: File; reciboId: string; lectura: LecturaRecibo & { leido: true } }
export type Fase =
  | { fase: 'elegir'; fallo: MotivoArchivo | null }
  | { fase: 'leyendo'; nombre: string }
  | ({ fase: 'leido' } & Leido)
  /** `falla` is why a covered lote could not be marked as paid. */
  | { fase: 'guardado'; guardado: ReciboGuardado; falla: unknown }

/** One receipt from the drop to its saved payments. */
export function useRecibo() {
  const [fase, setFase] = useState<Fase>({ fase: 'elegir', fallo: null })
  const [emparejamientos, setEmparejamientos] = useState<Emparejamiento[] | null>(null)
  const [elecciones, setElecciones] = useState<Elecciones>({})
  const reading = useRef<AbortController | null>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const reset = () => {
    reading.current?.abort()
    setEmparejamientos(null)
    setElecciones({})
    setFase({ fase: 'elegir', fallo: null })
  }
  return {
    fase,
    emparejamientos,
    elecciones,
    reset,
    choose: (pagina: number, loteId: number | null) => setElecciones((old) => ({ ...old, [pagina]: loteId })),

    async read(file: File) {
      const abort = new AbortController()
      reading.current = abort
      setFase({ fase: 'leyendo', nombre: file.name })
      const lectura = await readReciboInWorker(file, abort.signal)
      if (abort.signal.aborted) return
      if (lectura.leido) setFase({ fase: 'leido', file, reciboId: crypto.randomUUID(), lectura })
      else setFase({ fase: 'elegir', fallo: lectura.motivo })
    },

    async search({ lectura }: Leido) {
      const found = await findLotes(lectura.pagos)
      setEmparejamientos(found)
      // What a person chose before searching again stays, while it is still possible.
      setElecciones((old) => {
        const fresh = firstChoices(found)
        for (const { pagina, candidatos } of found) {
          const chosen = old[pagina]
          if (chosen != null && candidatos.some((one) => one.loteId === chosen && one.elegible))
            fresh[pagina] = chosen
        }
        return fresh
      })
    },

    /** Rejects when nothing was saved. */
    async save({ file, reciboId }: Leido, asignaciones: { pagina: number; loteId: number }[]) {
      const guardado = await saveRecibo({ file, reciboId, asignaciones })
      const covered = guardado.lotes.filter(({ porPagar }) => porPagar === 0).map(({ loteId }) => loteId)
      try {
        const lotes = covered.length > 0 ? (await markPagados(covered)).lotes : []
        const merged = guardado.lotes.map(
          (lote) => lotes.find(({ loteId }) => loteId === lote.loteId) ?? lote,
        )
        setFase({ fase: 'guardado', guardado: { ...guardado, lotes: merged }, falla: null })
      } catch (falla) {
        setFase({ fase: 'guardado', guardado, falla })
      }
      void invalidateTemas(['lote', 'recibo'])
    },
  }
}
