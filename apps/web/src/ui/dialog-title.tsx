import { type ReactNode, useEffect, useRef } from 'react'
import { place } from '../lib/place.ts'
import { look } from './layout.tsx'

type DialogTitleProps = { id: string; small: boolean; text: ReactNode; said: string | undefined }
/** Takes the focus as the dialog opens, where no field of it has. */
export function DialogTitle({ id, small, text, said }: DialogTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (ref.current?.closest('[role=dialog]')?.contains(document.activeElement) === false)
      ref.current.focus({ preventScroll: true })
  }, [])
  return (
    <h1
      ref={ref}
      id={id}
      aria-describedby={said}
      {...place}
      className={look({ heading: small ? 18 : null, breaks: true })}
    >
      {text}
    </h1>
  )
}
