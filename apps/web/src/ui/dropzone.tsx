import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ReactNode, useState } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { bytes } from '../lib/formats.ts'
import { Icon } from './icon.tsx'
import { Block, Stack } from './layout.tsx'
import { Notice } from './notice.tsx'
import { c } from './tokens.ts'

const Zone = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 12,
  minHeight: 180,
  padding: 24,
  textAlign: 'center',
  background: c.papel,
  border: `1.5px dashed ${c.borde}`,
  borderRadius: 8,
  '&[data-compacta=true]': {
    display: 'flex',
    minHeight: 0,
    padding: '10px 16px',
    textAlign: 'left',
    flexWrap: 'wrap',
  },
  '&[data-over=true], &[data-llega=true]': {
    background: c.primarioTinte,
    borderColor: c.primario,
    borderStyle: 'solid',
  },
})

export type DropzoneProps = {
  /** react-dropzone's form: `{ 'text/xml': ['.xml'] }`. The server looks at the content again. */
  accept: Record<string, string[]>
  /** How the types are called in a sentence: "XML", "PDF", "XLSX o XLS". */
  acceptText: string
  /** What a document says of a file of another kind, instead of ours. */
  wrongType?: { title: string; text: string }
  onFiles: (files: File[]) => void
  multiple?: boolean
  maxFiles?: number
  /** Bytes per file. */
  maxSize?: number
  disabled?: boolean
  /** The chooser was closed, or something that is no file dropped. */
  onNothing?: () => void
  /** It takes all that the screen does, and what is let go beside several areas is for this one. */
  all?: boolean
  /** A low band instead of a tall panel. */
  compact?: boolean
  /** The rules, shown above the button. */
  children?: ReactNode
  label?: string
}

/**
 * The whole panel takes files dropped on it, and, as the only one in front, those dropped beside it (`keepPage`); the button
 * inside opens the chooser. Progress: `UploadRows`.
 */
export function Dropzone({
  accept,
  acceptText,
  wrongType,
  onFiles,
  multiple = true,
  maxFiles,
  maxSize,
  disabled,
  children,
  label,
  onNothing,
  compact = false,
  all = false,
}: DropzoneProps) {
  const [refused, setRefused] = useState<string[]>([])
  const say = multiple
    ? { arrastra: interfaz.arrastraOElige, soltar: interfaz.soltarAqui, elegir: interfaz.elegirArchivos }
    : { arrastra: interfaz.arrastraOEligeUno, soltar: interfaz.soltarAquiUno, elegir: interfaz.elegirArchivo }
  const sayWhy = ({ file, errors }: FileRejection): string => {
    const is = (codigo: string) => errors.some(({ code }) => code === codigo)
    const tooBig = is('file-too-large')
    if (is('file-invalid-type') && wrongType) return wrongType.text
    return tooBig && maxSize !== undefined
      ? interfaz.archivoGrande({ nombre: file.name, limite: bytes(maxSize) })
      : interfaz.archivoNoAceptado({ nombre: file.name, tipos: acceptText })
  }
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    multiple,
    maxSize,
    disabled,
    noClick: true,
    noKeyboard: true,
    // An area within a screen that takes files goes first.
    noDragEventsBubbling: true,
    onFileDialogCancel: onNothing,
    // A folder with something in it that may not be read, or that went away meanwhile.
    onError: () => setRefused([interfaz.soltadoIlegible]),
    onDrop: (files, rejections) => {
      if (files.length + rejections.length === 0) onNothing?.()
      // Which is meant nobody knows: the browser's first is taken no more than the others.
      if (!multiple && files.length + rejections.length > 1) return setRefused([interfaz.unSoloArchivo])
      const reasons = rejections.map(sayWhy)
      const tooMany = maxFiles !== undefined && files.length > maxFiles
      setRefused(tooMany ? [...reasons, interfaz.demasiadosArchivos({ limite: maxFiles })] : reasons)
      if (files.length > 0 && !tooMany) onFiles(files)
    },
  })
  return (
    <Stack>
      <Zone
        {...getRootProps({ role: 'group', 'aria-label': label ?? interfaz.elegirArchivos })}
        data-zona={all ? 'todo' : 'una'}
        data-over={isDragActive}
        data-compacta={compact}
      >
        <input {...getInputProps({ 'aria-label': label ?? interfaz.elegirArchivos })} />
        <Icon name="subir" size={28} color={c.primario} />
        <Block basis={compact ? 200 : null}>
          <Block weight={600}>{isDragActive ? say.soltar : say.arrastra}</Block>
          <Block tone="texto2">{children ?? interfaz.aceptaArchivos({ tipos: acceptText })}</Block>
        </Block>
        <Button variant="outlined" onClick={open} disabled={disabled}>
          {say.elegir}
        </Button>
      </Zone>
      {refused.length === 0 ? null : (
        <Notice tono="error">
          {wrongType && refused.includes(wrongType.text) ? <b>{wrongType.title}</b> : null}
          {[...new Set(refused)].map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
        </Notice>
      )}
    </Stack>
  )
}
