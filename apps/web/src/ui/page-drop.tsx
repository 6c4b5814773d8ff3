import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { ReactNode } from 'react'
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
  children: ReactNode
}
/** A whole screen that takes files dropped anywhere on it; areas and rows of their own inside go first. */
export function PageDrop({ label, onFiles, disabled = false, children }: PageDropProps) {
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled,
    onError: () => toast(interfaz.soltadoIlegible, { tono: 'error' }),
    onDrop: (files) => {
      if (files.length > 0) onFiles(files)
    },
  })
  // Switched off it would call all that the screen holds disabled.
  return (
    <div {...(disabled ? {} : getRootProps())} className={look({ high: 'screen' })}>
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
