import Button from '@mui/material/Button'
import type { FirmaDeNavegador } from '@valija/contract/llaves.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { useWork } from '../../lib/use-work.ts'
import { Icon } from '../../ui/icon.tsx'
import { hasLlaves, signWithLlave } from './llave.ts'

type LlaveButtonProps = {
  text: string
  /** Takes the signed challenge to the server; a refusal goes to `onError` like one of the device. */
  onSigned: (respuesta: FirmaDeNavegador) => Promise<void>
  onError: (error: unknown) => void
}
/** Asks for a passkey. Nothing where the browser has none. */
export function LlaveButton({ text, onSigned, onError }: LlaveButtonProps) {
  const { busy, run } = useWork()
  const { now } = useTurn()
  if (!hasLlaves()) return null
  const press = async () => {
    const here = now()
    try {
      await onSigned(await signWithLlave(here))
    } catch (error) {
      if (!here.aborted) onError(error)
    }
  }
  return (
    <Button
      variant="outlined"
      loading={busy}
      startIcon={<Icon name="llave" />}
      onClick={() => void run(press)}
    >
      {text}
    </Button>
  )
}
