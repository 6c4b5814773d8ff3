import Button, { type ButtonProps } from '@mui/material/Button'
import { useId } from 'react'
import { Quiet } from './layout.tsx'

/** A button that cannot be pressed while there is a `why`, which stands before it and is read with it. */
export function WhyButton({ why, disabled = false, ...button }: ButtonProps & { why: string | undefined }) {
  const id = useId()
  return (
    <>
      {why === undefined ? null : (
        <Quiet id={id} small role="status">
          {why}
        </Quiet>
      )}
      <Button
        {...button}
        disabled={disabled || why !== undefined}
        aria-describedby={why === undefined ? undefined : id}
      />
    </>
  )
}
