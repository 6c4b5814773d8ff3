import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { DragEvent, ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { Icon } from './icon.tsx'
import { look } from './layout.tsx'
import { toast } from './toasts.ts'
import { c } from './tokens.ts'

const Where = styled('div')({
  position: 'fixed',
  zIndex: 20,
  left: '50%',
  bottom: 24,
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: 'calc(100vw - 32px)',
  padding: '12px 18px',
  borderRadius: 8,
  background: c.papel,
  border: `2px dashed ${c.primario}`,
  fontWeight: 600,
  pointerEvents: 'none',
})

type PageDropProps = {
  /** What happens with what is let go here. */
  label: string
  onFiles: (files: File[]) => void
  disabled?: boolean
  /** Its dialogs are steps of it, and what is let go on one is for the screen. */
  dialogs?: boolean
  children: ReactNode
}

/** React's events come through from what lies over the screen: what is let go there is not let go on it. */
const onlyHere =
  (take?: (event: DragEvent<HTMLElement>) => void) =>
  (event: DragEvent<HTMLElement>): void => {
    if (event.target instanceof Node && event.currentTarget.contains(event.target)) take?.(event)
  }

/** A whole screen that takes files dropped anywhere on it; areas and rows of their own inside go first. */
export function PageDrop({ label, onFiles, disabled = false, dialogs = false, children }: PageDropProps) {
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled,
    onError: () => toast(interfaz.soltadoIlegible, { tono: 'error' }),
    onDrop: (files) => {
      if (files.length > 0) onFiles(files)
    },
  })
  const all = getRootProps()
  const own = {
    ...all,
    onDragEnter: onlyHere(all.onDragEnter),
    onDragOver: onlyHere(all.onDragOver),
    onDragLeave: onlyHere(all.onDragLeave),
    onDrop: onlyHere(all.onDrop),
  }
  // Switched off it would call all that the screen holds disabled.
  return (
    <div
      {...(disabled ? {} : dialogs ? all : own)}
      className={look({ column: true, grow: true, high: 'screen' })}
    >
      {children}
      {isDragActive ? (
        <Where>
          <Icon name="subir" color={c.primario} />
          {label}
        </Where>
      ) : null}
    </div>
  )
}
