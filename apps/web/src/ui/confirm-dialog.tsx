import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { ReactNode } from 'react'
import { useTurn } from '../lib/use-turn.ts'
import { useWork } from '../lib/use-work.ts'
import { Dialog } from './dialog.tsx'
import { ErrorNotice } from './notice.tsx'

export type ConfirmDialogProps = {
  onClose: () => void
  /** The effect: "Se eliminará el lote Arrecife octubre 1". */
  title: string
  /** Count, sum, date, and what cannot be undone. */
  children: ReactNode
  /** The verb, as on the button that opened it; null where there is nothing left to do. */
  confirm: string | null
  danger?: boolean
  /** What has to be read first is not there yet. */
  waits?: boolean
  /** Rejecting keeps the dialog open with the reason; it closes on success. */
  onConfirm: () => Promise<unknown>
}

export function ConfirmDialog({
  onClose,
  title,
  children,
  confirm,
  danger = false,
  waits = false,
  onConfirm,
}: ConfirmDialogProps) {
  const { busy, failure, run } = useWork()
  const { now } = useTurn()
  const close = () => {
    if (!busy) onClose()
  }
  const go = async () => {
    await onConfirm()
    if (!now().aborted) onClose()
  }
  return (
    <Dialog
      onClose={close}
      title={title}
      size={480}
      foot={
        <>
          <Button variant="outlined" onClick={close}>
            {interfaz.cancelar}
          </Button>
          {confirm === null ? null : (
            <Button
              variant="contained"
              color={danger ? 'error' : 'primary'}
              loading={busy || waits}
              onClick={() => void run(go)}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {children}
      <ErrorNotice error={failure} mt={12} />
    </Dialog>
  )
}
