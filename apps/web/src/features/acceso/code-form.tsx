import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../ui/notice.tsx'
import { CodeField } from './credential-fields.tsx'

/** One code and its button. */
export function CodeForm({
  onSubmit,
  submit,
}: {
  onSubmit: (codigo: string) => Promise<void>
  submit: string
}) {
  const [codigo, setCodigo] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (codigo.trim() === '') return
    setBusy(true)
    setError(null)
    try {
      await onSubmit(codigo.trim())
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      style={{ display: 'grid', gap: 12, width: '100%', maxWidth: 340, justifyItems: 'stretch' }}
    >
      <CodeField value={codigo} onChange={setCodigo} />
      {error === null ? null : <ErrorNotice error={error} />}
      <div>
        <Button type="submit" variant="contained" loading={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
