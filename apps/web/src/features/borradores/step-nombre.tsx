import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQueryClient } from '@tanstack/react-query'
import { gruposDeArchivos, maximos } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useId, useState } from 'react'
import { upload } from '../../lib/upload.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Dropzone } from '../../ui/dropzone.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { UploadRows, type UploadRow } from '../../ui/upload-rows.tsx'
import { cargaSchema, rutaDe, useChange } from './borrador-calls.ts'
import { PdfTable } from './pdf-table.tsx'
import type { StepWithBorrador } from './step-props.ts'

/** Step 7: the modal that asks for a name and one PDF per factura. */
export function StepNombre({ id, borrador, goTo }: StepWithBorrador) {
  const change = useChange(id)
  const client = useQueryClient()
  const nombreId = useId()
  const [nombre, setNombre] = useState(borrador.nombre)
  const [rows, setRows] = useState<UploadRow[]>([])
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const send = async (files: readonly File[], cfdi?: string) => {
    setError(null)
    const nuevos = files.map(
      (file): UploadRow => ({ id: crypto.randomUUID(), name: file.name, size: file.size, state: 'espera' }),
    )
    setRows((antes) => [...antes.filter(({ state }) => state === 'error'), ...nuevos])
    const mark = (ids: readonly string[], cambio: (id: string) => Partial<UploadRow>) =>
      setRows((antes) => antes.map((row) => (ids.includes(row.id) ? { ...row, ...cambio(row.id) } : row)))
    for (let i = 0; i < files.length; i += gruposDeArchivos.pdf) {
      const grupo = nuevos.slice(i, i + gruposDeArchivos.pdf)
      const ids = grupo.map((row) => row.id)
      mark(ids, () => ({ state: 'subiendo' }))
      const form = new FormData()
      for (const file of files.slice(i, i + gruposDeArchivos.pdf)) form.append('archivos', file, file.name)
      try {
        const answer = await upload(rutaDe(id, `/pdfs${cfdi ? `?cfdi=${cfdi}` : ''}`), form, {
          schema: cargaSchema,
        })
        mark(ids, (rowId) => {
          const row = grupo.find((una) => una.id === rowId)
          const hecho = answer.archivos.find((archivo) => archivo.nombre === row?.name.normalize('NFC'))
          return hecho?.motivo ? { state: 'error', note: hecho.motivo } : { state: 'listo' }
        })
      } catch (failure) {
        mark(ids, () => ({ state: 'error' }))
        setError(failure)
      }
    }
    setRows((antes) => antes.filter(({ state }) => state !== 'listo'))
    await client.invalidateQueries({ queryKey: ['borrador', id] })
  }
  const saveName = async () => {
    if (nombre.trim() === borrador.nombre) return
    await change('PUT', '/nombre', { nombre })
  }
  const validate = async () => {
    setBusy(true)
    setError(null)
    try {
      await saveName()
      await change('POST', '/validarLote')
      goTo('confirmar')
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={() => goTo('layout')}
      title={t.tituloModal}
      size={1200}
      foot={
        <>
          <Button variant="outlined" onClick={() => goTo('layout')}>
            {interfaz.atras}
          </Button>
          <Button variant="contained" loading={busy} onClick={() => void validate()}>
            {t.validarLote}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 14 }}>
        <div style={{ display: 'grid', gap: 4, maxWidth: 480 }}>
          <label htmlFor={nombreId} style={{ fontSize: 14, fontWeight: 600 }}>
            {t.nombreLote}
          </label>
          <OutlinedInput
            id={nombreId}
            value={nombre}
            onChange={({ target }) => setNombre(target.value)}
            onBlur={() => void saveName().catch(setError)}
            inputProps={{ maxLength: 120, 'aria-describedby': `${nombreId}-ayuda` }}
            autoComplete="off"
          />
          <span id={`${nombreId}-ayuda`} style={{ fontSize: 14 }}>
            {t.nombreAyuda}
          </span>
        </div>
        <Dropzone
          accept={{}}
          acceptText="PDF"
          label={t.soltarPdf}
          maxSize={maximos.bytesPdf}
          compact={borrador.facturas.some(({ pdf }) => pdf !== null)}
          onFiles={(files) => void send(files)}
        >
          {t.reglasPdf}
        </Dropzone>
        {rows.length === 0 ? null : (
          <UploadRows
            rows={rows}
            onRemove={(rowId) => setRows((antes) => antes.filter((row) => row.id !== rowId))}
          />
        )}
        {error === null ? null : <ErrorNotice error={error} />}
        <PdfTable
          id={id}
          borrador={borrador}
          onFile={(file, cfdi) => void send([file], cfdi)}
          onError={setError}
        />
      </div>
    </Dialog>
  )
}
