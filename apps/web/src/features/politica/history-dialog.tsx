import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
import type { ReglaPolitica, ValorPolitica } from '@valija/contract/politica.ts'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { WaitingShape } from '../../ui/waiting.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { historyQuery } from './politica-calls.ts'
import { changeText, whoText } from './value-text.ts'

type HistoryDialogProps = { regla: ReglaPolitica; hoy: string; edits: boolean; onClose: () => void }
/**
 * Who changed what, when, from which day on and why; the documented value is the first entry. Whoever may goes back to a
 * value from here: a change like any other, with its day and its reason.
 */
export function HistoryDialog({ regla, hoy, edits, onClose }: HistoryDialogProps) {
  const { data, error } = useQuery(historyQuery(regla.clave))
  const [back, goBack] = useState<ValorPolitica | null>(null)
  const last = JSON.stringify((regla.programado ?? regla.vigente).valor)
  return (
    <>
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
              action:
                edits && cambio.desde <= hoy && JSON.stringify(cambio.valor) !== last ? (
                  <Button
                    size="small"
                    aria-label={t.volverAlValorDe({ valor: changeText(cambio) })}
                    onClick={() => goBack(cambio.valor)}
                  >
                    {t.volverAlValor}
                  </Button>
                ) : undefined,
              tono: cambio.quien === null ? 'neutro' : 'info',
              icon: cambio.quien === null ? 'bandera' : 'lapiz',
            }))}
          />
        )}
      </Dialog>
      {back === null ? null : (
        <ChangeDialog regla={regla} valor={back} hoy={hoy} onClose={() => goBack(null)} />
      )}
    </>
  )
}
