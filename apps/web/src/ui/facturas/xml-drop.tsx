import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { type ReactNode, useState } from 'react'
import { Dropzone } from '../dropzone.tsx'
import { Notice } from '../notice.tsx'

const isXml = (file: File) => /\.xml$/i.test(file.name)

type XmlDropProps = {
  onFiles: (files: readonly File[]) => void
  /** Every one of them could be an XML. */
  onDropped?: () => void
  maxFiles: number
  maxSize: number
  compact?: boolean
  children: ReactNode
}
/** Takes any file, so that what is no XML gets its documented answer instead of vanishing. */
export function XmlDrop({ onFiles, onDropped, maxFiles, maxSize, compact, children }: XmlDropProps) {
  const [aviso, setAviso] = useState<string | null>(null)
  const take = (files: File[]) => {
    const buenos = files.filter(isXml)
    const malos = files.filter((file) => !isXml(file)).map(({ name }) => name)
    setAviso(
      files.length === 0
        ? facturasMensajes.sinArchivos
        : malos.length > 0
          ? facturasMensajes.archivosInvalidos({ nombres: malos.join(', ') })
          : null,
    )
    if (buenos.length === 0) return
    onFiles(buenos)
    if (malos.length === 0) onDropped?.()
  }
  return (
    <>
      <Dropzone
        accept={{}}
        acceptText="XML"
        label={t.soltarXml}
        onFiles={take}
        onNothing={() => setAviso(facturasMensajes.sinArchivos)}
        maxFiles={maxFiles}
        maxSize={maxSize}
        compact={compact}
      >
        {children}
      </Dropzone>
      {aviso === null ? null : <Notice tono="error" title={aviso} />}
    </>
  )
}
