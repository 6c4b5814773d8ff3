import { useQuery } from '@tanstack/react-query'
import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
import type { ReglaPolitica } from '@valija/contract/politica.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { WaitingShape } from '../../ui/waiting.tsx'
import { historyQuery } from './policy-calls.ts'
import { changeText, whoText } from './value-text.ts'

type HistoryDialogProps = { regla: ReglaPolitica; onClose: () => void }
/** Who changed what, when, from which day on and why; the documented value is the first entry. */
export function HistoryDialog({ regla, onClose }: HistoryDialogProps) {
  const { data, error } = useQuery(historyQuery(regla.clave))
  return (
    <Dialog onClose={onClose} over={t.historia} title={regla.nombre}>
      <ErrorNotice error={error} />
      {data === undefined && error === null ? <WaitingShape height={160} /> : null}
      {data === undefined ? null : (
        <Timeline
          entries={data.map((cambio) => ({
            id: `${cambio.desde} ${cambio.cuando}`,
            text: whoText(cambio.quien),
            fecha: cambio.cuando,
            detail: (
              <>
                <div>{changeText(cambio)}</div>
                {cambio.quien === null ? <div>{t.fuente({ fuente: cambio.fuente })}</div> : null}
              </>
            ),
            motivo: cambio.motivo,
            tono: cambio.quien === null ? 'neutro' : 'info',
            icon: cambio.quien === null ? 'bandera' : 'lapiz',
          }))}
        />
      )}
    </Dialog>
  )
}
