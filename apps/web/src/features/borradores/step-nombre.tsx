import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQueryClient } from '@tanstack/react-query'
import { gruposDeArchivos, maximos } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useId, useRef, useState } from 'react'
import { dinero } from '../../lib/formats.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { useGroupUpload } from '../../lib/use-group-upload.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { useWork } from '../../lib/use-work.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PdfsPart } from '../../ui/facturas/pdfs-part.tsx'
import { Quiet, Stack, Text } from '../../ui/layout.tsx'
import { borradorQuery, changeOf, nameBorrador } from './borrador-calls.ts'
import { LeftOut } from './left-out.tsx'
import { nombreEscrito } from './nombre-escrito.ts'
import type { StepWithBorrador } from './step-props.ts'

/** Step 7: the modal that asks for a name and one PDF per factura. */
export function StepNombre({ id, borrador, filas, checks, goTo }: StepWithBorrador) {
  const change = changeOf(id)
  const client = useQueryClient()
  const nombreId = useId()
  const [escrito, setEscrito] = useState(() => nombreEscrito.get(id))
  const nombre = escrito ?? borrador.nombre
  const { busy, failure, run, fail } = useWork()
  const { now } = useTurn()
  const input = useRef<HTMLInputElement>(null)
  /** Asked for without it: the field that lacks it is the one that is marked. */
  const [pedido, setPedido] = useState(false)
  const vacio = pedido && nombre.trim() === ''
  const pdfs = useGroupUpload({
    grupo: gruposDeArchivos.pdf,
    send: (form, cfdi) => borradoresApi.subirPdfs({ params: { id }, query: { cfdi }, form }),
    onDone: () => client.invalidateQueries(borradorQuery(id)),
  })
  /** Leaving the field and pressing the button each save it. */
  const saveName = async () => {
    if (nombre.trim() !== borrador.nombre) await nameBorrador(id, nombre)
    nombreEscrito.forget(id)
  }
  const validate = () => {
    setPedido(true)
    if (nombre.trim() === '') input.current?.focus()
    return run(async () => {
      await saveName()
      await change(borradoresApi.validarLote({ params: { id } }))
      if (!now().aborted) goTo('confirmar')
    })
  }
  return (
    <Dialog
      onClose={() => goTo('layout')}
      title={t.tituloModal}
      under={
        <Quiet>
          {t.continuan({ n: borrador.listas.facturas })}
          {t.porTotal({ total: dinero(borrador.listas.total, borrador.listas.moneda) })}
        </Quiet>
      }
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
      <LeftOut id={id} filas={filas} error={checks.error} />
      <Stack gap={14}>
        <Stack gap={4} max={480}>
          <Text as="label" htmlFor={nombreId} small weight={600}>
            {t.nombreLote}
          </Text>
          <OutlinedInput
            id={nombreId}
            value={nombre}
            onChange={({ target }) => {
              setEscrito(target.value)
              nombreEscrito.keep(id, target.value)
            }}
            onBlur={() => void saveName().catch(fail)}
            inputRef={input}
            error={vacio}
            inputProps={{
              maxLength: 120,
              'aria-describedby': `${nombreId}-ayuda`,
              'aria-invalid': vacio,
            }}
            autoComplete="off"
          />
          <Text id={`${nombreId}-ayuda`} small tone={vacio ? 'error' : undefined}>
            {vacio ? t.nombreVacio : t.nombreAyuda}
          </Text>
        </Stack>
        <PdfsPart
          pdfs={pdfs}
          facturas={borrador.facturas.filter(({ lista }) => lista)}
          sueltos={borrador.pdfsSueltos}
          compact={borrador.facturas.some(({ pdf }) => pdf !== null)}
          maxSize={maximos.bytesPdf}
          error={failure}
          onError={fail}
          tie={(cfdi, pdfId) => change(borradoresApi.unirPdf({ params: { id, cfdi }, body: { pdfId } }))}
          remove={(pdf) => change(borradoresApi.quitarPdf({ params: { id, pdf } }))}
        />
      </Stack>
    </Dialog>
  )
}
