import { maximos } from '@valija/contract/borradores.ts'
import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { useState } from 'react'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Intake } from './intake.ts'

const isXml = (file: File) => /\.xml$/i.test(file.name)

type XmlDropProps = { intake: Intake; onDropped: () => void }
/** Takes any file, so that what is no XML gets its documented answer instead of vanishing. */
export function XmlDrop({ intake, onDropped }: XmlDropProps) {
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
    void intake.add(buenos)
    if (malos.length === 0) onDropped()
  }
  return (
    <>
      <Dropzone
        accept={{}}
        acceptText="XML"
        label={t.soltarXml}
        onFiles={take}
        onNothing={() => setAviso(facturasMensajes.sinArchivos)}
        maxFiles={maximos.archivosXml}
        maxSize={maximos.bytesXml}
      >
        {t.reglasXml}
      </Dropzone>
      {aviso === null ? null : <Notice tono="error" title={aviso} />}
    </>
  )
}
