import type { Emparejamiento, ReciboGuardado } from '@valija/contract/recibos.ts'
import type { LecturaRecibo, MotivoArchivo, PagoLeido } from '@valija/documents/recibos/tipos.ts'
import { useState } from 'react'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { type Elecciones, firstChoices, type Parte } from './elecciones.ts'
import { readReciboInWorker } from './read-in-worker.ts'
import { type Asignacion, findLotes, markPagados, saveRecibo } from './recibos-calls.ts'

export type Leido = { file: File; reciboId: string; lectura: LecturaRecibo & { leido: true } }
export type Fase =
  | { fase: 'elegir'; fallo: MotivoArchivo | 'sinLector' | null }
  | { fase: 'leyendo'; nombre: string }
  | ({ fase: 'leido' } & Leido)
  /** `falla` is why a covered lote could not be marked as paid. */
  | { fase: 'guardado'; guardado: ReciboGuardado; falla: unknown }

/** One receipt from the drop to its saved payments. */
export function useRecibo() {
  const [fase, setFase] = useState<Fase>({ fase: 'elegir', fallo: null })
  const [emparejamientos, setEmparejamientos] = useState<Emparejamiento[] | null>(null)
  const [elecciones, setElecciones] = useState<Elecciones>({})
  const { begin, now } = useTurn()
  /** What was asked about the file in hand; null: another took its place meanwhile. */
  const ofThis = async <T>(asked: Promise<T>): Promise<T | null> => {
    const mine = now()
    const answer = await asked.catch((error: unknown) => {
      if (mine.aborted) return null
      throw error
    })
    return mine.aborted ? null : answer
  }

  const reset = () => {
    begin()
    setEmparejamientos(null)
    setElecciones({})
    setFase({ fase: 'elegir', fallo: null })
  }
  return {
    fase,
    emparejamientos,
    elecciones,
    reset,
    choose: (pagina: number, partes: readonly Parte[]) =>
      setElecciones((old) => ({ ...old, [pagina]: partes })),
    /** Every lote of the payment's RFC becomes a candidate, to share it out. */
    loadAll: async (pago: PagoLeido) => {
      const [found] = (await ofThis(findLotes([pago], true))) ?? []
      if (found === undefined) return
      setEmparejamientos(
        (old) => old?.map((one) => (one.pagina === pago.pagina ? { ...one, ...found } : one)) ?? null,
      )
    },

    async read(file: File): Promise<Leido | null> {
      const mine = begin()
      setFase({ fase: 'leyendo', nombre: file.name })
      const lectura = await readReciboInWorker(file, mine).catch(
        () => ({ leido: false, motivo: 'sinLector' }) as const,
      )
      if (mine.aborted) return null
      if (!lectura.leido) {
        setFase({ fase: 'elegir', fallo: lectura.motivo })
        return null
      }
      const leido = { file, reciboId: crypto.randomUUID(), lectura }
      setFase({ fase: 'leido', ...leido })
      return leido
    },

    /** What each payment may be of; null: another receipt is in hand by now. */
    async search({ lectura }: Leido): Promise<readonly Emparejamiento[] | null> {
      const found = await ofThis(findLotes(lectura.pagos))
      if (found === null) return null
      setEmparejamientos(found)
      // What a person chose before searching again stays, while it is still possible.
      setElecciones((old) => {
        const fresh = firstChoices(found)
        for (const { pagina, candidatos } of found) {
          const chosen = old[pagina] ?? []
          const posible = ({ loteId, monto }: Parte) =>
            candidatos.some(
              (one) => one.loteId === loteId && one.impedimentos.length === 0 && monto <= one.porPagar,
            )
          if (chosen.length > 0 && chosen.every(posible)) fresh[pagina] = chosen
        }
        return fresh
      })
      return found
    },

    /** Rejects when nothing was saved. */
    async save({ file, reciboId }: Leido, asignaciones: Asignacion[]) {
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
