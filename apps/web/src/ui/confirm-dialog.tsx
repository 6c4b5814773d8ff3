import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { ErrorNotice } from './notice.tsx'
import { Block } from './layout.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  /** The effect: "Se eliminará el lote Arrecife octubre 1". */
  title: string
  /** Count, sum, date, and what cannot be undone. */
  children: ReactNode
  /** The verb, as on the button that opened it. */
  confirm: string
  danger?: boolean
  /** What has to be read first is not there yet. */
  waits?: boolean
  /** Rejecting keeps the dialog open with the reason; it closes on success. */
  onConfirm: () => Promise<unknown>
}

export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  danger = false,
  waits = false,
  onConfirm,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const close = () => {
    if (busy) return
    setError(null)
    onClose()
  }
  const run = async () => {
    setBusy(true)
    setError(null)
    try {
      await onConfirm()
      onClose()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size={480}
      foot={
        <>
          <Button variant="outlined" onClick={close}>
            {interfaz.cancelar}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={waits}
            loading={busy}
            onClick={() => void run()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {error === null ? null : (
        <Block mt={12}>
          <ErrorNotice error={error} />
        </Block>
      )}
    </Dialog>
  )
}
