import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { bytesEstado, type FuenteDeEstado, type PreviaDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import { estadosDeCuenta, estadosDeCuentaPantalla as t } from '@valija/contract/messages/estados-de-cuenta.ts'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useTurn } from '../../lib/use-turn.ts'
import { useWork } from '../../lib/use-work.ts'
import { Dropzone } from '../../ui/dropzone.tsx'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { Block } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { ArchivoFallo } from './archivo-fallo.tsx'
import { archivoEnMano, archivosDeEstado, leerEstado } from './archivos-de-estado.ts'

type ArchivoPanelProps = {
  fuentes: readonly FuenteDeEstado[]
  onPrevia: (previa: PreviaDeEstado, archivo: File) => void
}
/** The source first: what a file is cannot be guessed. Then the file, which is only read. */
export function ArchivoPanel({ fuentes, onPrevia }: ArchivoPanelProps) {
  const enMano = archivoEnMano(useLocation().state)
  const form = useForm({ defaultValues: { fuente: enMano?.fuente ?? '' } })
  const fuente = useWatch({ control: form.control, name: 'fuente' })
  const { busy, failure, run } = useWork()
  const [last, setLast] = useState<{ archivo: File; con: string } | null>(null)
  /** Dropped before its source was chosen: it is read as soon as it has one. */
  const espera = last?.con === '' ? last.archivo : null
  const { begin } = useTurn()
  const read = (archivo: File, con: string) =>
    run(async () => {
      const mine = begin()
      setLast({ archivo, con })
      if (con === '') return
      try {
        const previa = await leerEstado(archivo, con, mine)
        if (!mine.aborted) onPrevia(previa, archivo)
      } catch (error) {
        if (!mine.aborted) throw error
      }
    })
  const use = (archivo: File, con: string) => {
    form.setValue('fuente', con)
    void read(archivo, con)
  }
  return (
    <PaddedPanel stack gap={14}>
      <FormProvider {...form}>
        <Block max={320}>
          <SelectInput
            name="fuente"
            label={t.fuente}
            placeholder={t.elige}
            options={fuentes.map((one) => ({ value: one.clave, text: one.nombre }))}
            onChosen={(elegida) => {
              // Another source while it is being read, or once it was not: it is read with that one.
              if (last && (espera || busy || failure) && elegida !== '') void read(last.archivo, elegida)
            }}
          />
        </Block>
      </FormProvider>
      {espera === null ? null : (
        <Notice tono="atencion" title={estadosDeCuenta.fuenteDesconocida}>
          {t.esperaSuFuente({ nombre: espera.name })}
        </Notice>
      )}
      <ArchivoFallo error={failure} archivo={last?.archivo ?? null} fuentes={fuentes} onUse={use} />
      {enMano === null || enMano.fuente === null || busy ? null : (
        <div>
          <Button variant="contained" onClick={() => void read(enMano.archivo, fuente)}>
            {t.leerArchivo({ nombre: enMano.archivo.name })}
          </Button>
        </div>
      )}
      {busy ? (
        <span role="status">
          {t.leyendo}
          <LinearProgress aria-label={t.leyendo} />
        </span>
      ) : (
        <Dropzone
          accept={archivosDeEstado}
          acceptText={t.tipos}
          multiple={false}
          maxSize={bytesEstado}
          label={t.subir}
          compact
          onFiles={([archivo]) => {
            if (archivo) void read(archivo, fuente)
          }}
        >
          {t.reglas}
        </Dropzone>
      )}
    </PaddedPanel>
  )
}
