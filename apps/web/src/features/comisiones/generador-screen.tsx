import Button from '@mui/material/Button'
import { generadorEntrada, type PrefacturaGenerada } from '@valija/contract/comisiones.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { useState } from 'react'
import { downloadOf } from '../../lib/download.ts'
import { paths } from '../../lib/paths.ts'
import { useSesion } from '../../lib/sesion.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Mono } from '../../ui/text.tsx'
import { dinero } from '../../lib/formats.ts'
import { generar } from './comisiones-calls.ts'
import { HojaPanel } from './hoja-panel.tsx'

const t = comisionesPantalla.generador

/** /Comision/Reserva: a booking code and an RFC give the pre-invoice. */
export default function GeneradorScreen() {
  const { rol, rfc } = useSesion()
  const [hecha, setHecha] = useState<{ generada: PrefacturaGenerada; rfc: string } | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  return (
    <>
      <PageHeader
        title={t.titulo}
        crumbs={[{ text: lotesPantalla.inicio, to: paths.inicio }, { text: t.titulo }]}
      />
      <PaddedPanel style={{ maxWidth: 560, marginBottom: 16 }}>
        <p style={{ margin: '0 0 12px' }}>{t.subtitulo}</p>
        <Form
          schema={generadorEntrada}
          defaultValues={{ bookingCode: '', rfc: rol === 'comisionista' ? (rfc ?? '') : '' }}
          submit={t.generar}
          onSubmit={async (values) => {
            setHecha(null)
            setHecha({ generada: await generar(values), rfc: values.rfc })
          }}
        >
          <TextInput name="bookingCode" label={t.bookingCode} code maxLength={6} />
          <TextInput name="rfc" label={t.rfc} code maxLength={15} />
        </Form>
      </PaddedPanel>
      {hecha === null ? null : (
        <div style={{ display: 'grid', gap: 12 }}>
          <Notice
            tono="info"
            title={`${hecha.generada.description} · ${dinero(hecha.generada.commission)}`}
            action={
              <Button
                variant="outlined"
                startIcon={<Icon name="bajar" />}
                onClick={() => {
                  setFailure(null)
                  downloadOf(
                    '/api/comisiones/generar/prefactura.pdf',
                    { bookingCode: hecha.generada.bookingCode, rfc: hecha.rfc },
                    'prefactura.pdf',
                  ).catch(setFailure)
                }}
              >
                {comisionesPantalla.prefactura.descargar}
              </Button>
            }
          >
            <Mono>{hecha.generada.bookingCode}</Mono> · {comisionesPantalla.prefactura.vista}
          </Notice>
          {failure === null ? null : <ErrorNotice error={failure} />}
          <HojaPanel hoja={hecha.generada.hoja} />
        </div>
      )}
    </>
  )
}
