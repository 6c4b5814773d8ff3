import Button from '@mui/material/Button'
import { generadorEntrada, type PrefacturaGenerada } from '@valija/contract/comisiones.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { useState } from 'react'
import { downloadOf } from '../../lib/download.ts'
import { dinero } from '../../lib/formats.ts'
import { useWork } from '../../lib/use-work.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mono, Paragraph, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { HojaPanel } from './hoja-panel.tsx'

const t = comisionesPantalla.generador
type Entrada = { bookingCode: string; rfc: string }
type GeneradorProps = {
  rfc: string
  generar: (entrada: Entrada) => Promise<PrefacturaGenerada>
  /** The call that answers the PDF of what was generated. */
  rutaPdf: string
}

/** A booking code and an RFC give the pre-invoice: what the invoice must say, to copy or as a PDF. */
export function Generador({ rfc, generar, rutaPdf }: GeneradorProps) {
  const [hecha, setHecha] = useState<{ generada: PrefacturaGenerada; rfc: string } | null>(null)
  const { busy, failure, run, fail } = useWork()
  const download = (body: Entrada) => run(() => downloadOf(rutaPdf, body, 'prefactura.pdf'))
  return (
    <>
      <PaddedPanel max={560} mb={16}>
        <Paragraph mb={12}>{t.subtitulo}</Paragraph>
        <Form
          schema={generadorEntrada}
          defaultValues={{ bookingCode: '', rfc }}
          submit={t.generar}
          onSubmit={async (values) => {
            setHecha(null)
            fail(null)
            setHecha({ generada: await generar(values), rfc: values.rfc })
          }}
        >
          <TextInput name="bookingCode" label={t.bookingCode} code maxLength={6} />
          <TextInput name="rfc" label={t.rfc} code maxLength={15} />
        </Form>
      </PaddedPanel>
      {hecha === null ? null : (
        <Stack>
          <Notice
            tono="info"
            title={`${hecha.generada.description} · ${dinero(hecha.generada.commission)}`}
            action={
              <Button
                variant="outlined"
                startIcon={<Icon name="bajar" />}
                loading={busy}
                onClick={() => void download({ bookingCode: hecha.generada.bookingCode, rfc: hecha.rfc })}
              >
                {comisionesPantalla.prefactura.descargar}
              </Button>
            }
          >
            <Mono>{hecha.generada.bookingCode}</Mono> · {comisionesPantalla.prefactura.vista}
          </Notice>
          <ErrorNotice error={failure} />
          <HojaPanel hoja={hecha.generada.hoja} />
        </Stack>
      )}
    </>
  )
}
