import { useQuery } from '@tanstack/react-query'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { underKey } from '../../lib/under-key.ts'
import { useWork } from '../../lib/use-work.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { Aplicaciones } from './aplicaciones.tsx'
import { movimientoQuery, refreshTrasActo } from './conciliacion-calls.ts'
import { Ficha } from './ficha.tsx'
import { Historia, Rechazadas } from './historia.tsx'
import { nameOf } from './nombres.ts'

/** A row as it stands: what it is tied to and everything that was done to it, each with its way back. */
export function MovimientoDialog({ movimientoID, onClose }: { movimientoID: number; onClose: () => void }) {
  const { data: datos, error } = useQuery(movimientoQuery(movimientoID))
  const { busy, failure, run } = useWork()
  const undo = (accionID: number) =>
    run(async () => {
      await underKey(`deshacer ${accionID}`, {}, (body) =>
        conciliacionApi.deshacer({ params: { accionID }, body }),
      )
      toast(t.avisoDeshecho)
      await refreshTrasActo()
    })
  return (
    <Dialog onClose={onClose} title={datos ? nameOf(datos.movimiento) : t.ver}>
      <Stack>
        <ErrorNotice error={failure} />
        {error !== null && datos === undefined ? <ErrorNotice error={error} /> : null}
        {datos === undefined ? (
          error === null ? (
            <GridSkeleton rows={4} height={40} />
          ) : null
        ) : (
          <>
            <Ficha movimiento={datos.movimiento} pieces={[]} />
            {datos.movimiento.estado === 'ignorado' ? (
              <Notice tono="neutro">
                {conciliacionMovimiento.yaIgnorado({ motivo: datos.movimiento.motivoIgnorado ?? '' })}
              </Notice>
            ) : null}
            <Aplicaciones datos={datos} busy={busy} onUndo={(id) => void undo(id)} />
            <Rechazadas datos={datos} onUndo={(id) => void undo(id)} />
            <Historia acciones={datos.acciones} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
