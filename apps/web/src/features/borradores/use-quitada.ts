import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { useState } from 'react'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { useWork } from '../../lib/use-work.ts'
import type { Fila } from '../../ui/facturas/fila.ts'
import { toast } from '../../ui/toasts.ts'
import { changeOf } from './borrador-calls.ts'
import type { FilaQuitada } from './quitada.tsx'
import type { StepProps } from './step-props.ts'
import { takenHere } from './use-filas.ts'

/** Files taken out of a draft; the last one is put back while this step is on the screen. */
export function useQuitada(
  id: string,
  { intake }: StepProps['filas'],
  run: ReturnType<typeof useWork>['run'],
) {
  const change = changeOf(id)
  const [quitada, setQuitada] = useState<FilaQuitada | null>(null)
  const remove = (fila: Fila) =>
    run(async () => {
      if (fila.id === null) return intake.dismiss(fila.clave)
      takenHere.add(fila.id)
      const queda = await change(borradoresApi.quitarCfdi({ params: { id, cfdi: fila.id } }))
      intake.dismiss(fila.clave)
      if (queda.facturas.length === 0) toast(facturasMensajes.registrosEliminados, { tono: 'info' })
      else setQuitada({ fila, por: null })
    })
  const putBack = ({ fila, por }: FilaQuitada) =>
    run(async () => {
      if (fila.id === null) return
      if (por !== null) takenHere.add(por)
      if (por !== null) await change(borradoresApi.quitarCfdi({ params: { id, cfdi: por } }))
      await change(borradoresApi.restaurarCfdi({ params: { id, cfdi: fila.id } }))
      takenHere.delete(fila.id)
      setQuitada((now) => (now?.fila === fila ? null : now))
    })
  return { quitada, setQuitada, remove, putBack }
}
