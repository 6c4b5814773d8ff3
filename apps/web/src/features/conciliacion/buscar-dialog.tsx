import type { MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionDialogos as t } from '@valija/contract/messages/conciliacion-dialogos.ts'
import { useState } from 'react'
import { useWork } from '../../lib/use-work.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Buscador } from './buscador.tsx'
import { nameInside } from './nombres.ts'
import { Tarjeta } from './tarjeta.tsx'

type BuscarDialogProps = {
  movimiento: MovimientoPorConciliar
  onClose: () => void
  /** Rejects when the server refuses: the dialog stays, with the reason. */
  onAccept: (sugerencia: Sugerencia) => Promise<unknown>
}
/** Another payment than those suggested; Enter looks for it, Enter again applies the first one. */
export function BuscarDialog({ movimiento, onClose, onAccept }: BuscarDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const { busy, failure, run } = useWork()
  const accept = async (sugerencia: Sugerencia) => {
    if (busy) return
    await run(async () => {
      await onAccept(sugerencia)
      onClose()
    })
  }
  return (
    <Dialog onClose={onClose} title={t.buscarTitulo({ movimiento: nameInside(movimiento) })}>
      <ErrorNotice error={failure} mb={12} />
      <Buscador
        movimientoID={movimiento.movimientoID}
        label={t.buscarCampo}
        onFirst={(first) => void accept(first)}
      >
        {(one) => (
          <Tarjeta
            key={one.clave}
            movimiento={movimiento}
            sugerencia={one}
            n={10}
            elegida={chosen === one.clave}
            busy={busy}
            onChoose={() => setChosen(one.clave)}
            onAccept={() => void accept(one)}
          />
        )}
      </Buscador>
    </Dialog>
  )
}
