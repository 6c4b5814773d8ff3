import LinearProgress from '@mui/material/LinearProgress'
import {
  type FuenteDeEstado,
  type PreviaDeEstado,
  previaDeEstado,
} from '@valija/contract/estados-de-cuenta.ts'
import { message } from '@valija/contract/messages.ts'
import { estadosDeCuentaPantalla as t } from '@valija/contract/messages/estados-de-cuenta.ts'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { upload } from '../../lib/upload.ts'
import { Dropzone } from '../../ui/dropzone.tsx'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'

const accept = {
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}

type ArchivoPanelProps = {
  fuentes: readonly FuenteDeEstado[]
  onPrevia: (previa: PreviaDeEstado) => void
}
/** The source first: what a file is cannot be guessed. Then the file, which is only read. */
export function ArchivoPanel({ fuentes, onPrevia }: ArchivoPanelProps) {
  const form = useForm({ defaultValues: { fuente: '' } })
  const fuente = useWatch({ control: form.control, name: 'fuente' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [missing, setMissing] = useState(false)
  const read = async (archivo: File) => {
    setFailure(null)
    setMissing(fuente === '')
    if (fuente === '') return
    setBusy(true)
    const body = new FormData()
    body.append('fuente', fuente)
    body.append('archivo', archivo)
    try {
      onPrevia(await upload('/api/estados-de-cuenta/previa', body, { schema: previaDeEstado }))
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <PaddedPanel style={{ display: 'grid', gap: 14 }}>
      <FormProvider {...form}>
        <div style={{ maxWidth: 320 }}>
          <SelectInput
            name="fuente"
            label={t.fuente}
            placeholder={t.elige}
            options={fuentes.map((one) => ({ value: one.clave, text: one.nombre }))}
          />
        </div>
      </FormProvider>
      {missing && fuente === '' ? <Notice tono="error">{message('fuenteDesconocida')}</Notice> : null}
      {failure === null ? null : <ErrorNotice error={failure} />}
      {busy ? (
        <span role="status">
          {t.leyendo}
          <LinearProgress aria-label={t.leyendo} />
        </span>
      ) : (
        <Dropzone
          accept={accept}
          acceptText={t.tipos}
          multiple={false}
          maxSize={25 * 1024 * 1024}
          label={t.subir}
          compact
          onFiles={([archivo]) => {
            if (archivo) void read(archivo)
          }}
        >
          {t.reglas}
        </Dropzone>
      )}
    </PaddedPanel>
  )
}
