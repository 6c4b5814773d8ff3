import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import { bodyOf, type Eleccion, hojaQuery } from '../features/comisiones/comisiones-calls.ts'
import { HojaPanel } from '../features/comisiones/hoja-panel.tsx'
import { savePrefactura } from '../features/prefacturas/prefacturas-calls.ts'
import { isRefusal } from '../lib/api-error.ts'
import { downloadOf } from '../lib/download.ts'
import { dinero } from '../lib/formats.ts'
import { comisionesApi } from '../lib/llamadas/comisiones.ts'
import { facturaYPdf } from '../lib/sort-files.ts'
import { seVa, useWork } from '../lib/use-work.ts'
import { Dropzone } from '../ui/dropzone.tsx'
import { Icon } from '../ui/icon.tsx'
import { Quiet, Row, Stack, Text } from '../ui/layout.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { toast } from '../ui/toasts.ts'
import { Waiting } from '../ui/waiting.tsx'

type PrefacturaVistaProps = {
  eleccion: Eleccion
  agente: number | null
  /** Whether it is on its way, or may have arrived. */
  onSaving: (saving: boolean) => void
  onSaved: (id: number, soltados: readonly File[]) => void
}
/** 'Pre-factura': the preview, its PDF, and saving it. */
export function PrefacturaVista({ eleccion, agente, onSaving, onSaved }: PrefacturaVistaProps) {
  const { data: hoja, error } = useQuery(hojaQuery(eleccion, agente))
  const { busy, doing, failure, run } = useWork<'pdf' | 'guardar'>()
  const body = bodyOf(eleccion, agente)
  const save = (files: readonly File[]) =>
    run(async () => {
      onSaving(true)
      try {
        const { id, mensaje } = await savePrefactura(body)
        toast(mensaje, { tono: 'ok' })
        onSaved(id, files)
        onSaving(false)
        return seVa
      } catch (error) {
        // Without an answer it may be done: what is chosen is still what is sent again.
        if (isRefusal(error)) onSaving(false)
        throw error
      }
    }, 'guardar')
  if (hoja === undefined) return error === null ? <Waiting /> : <ErrorNotice error={error} />
  return (
    <Stack gap={16}>
      <Row>
        <Text grow min={220}>
          <b>{`${t.seleccionadas({ n: hoja.reservas })} · ${dinero(hoja.totalComisiones)}`}</b>{' '}
          <Quiet>{t.prefactura.vista}</Quiet>
        </Text>
        <Button
          variant="outlined"
          startIcon={<Icon name="bajar" />}
          loading={doing('pdf')}
          loadingPosition="start"
          onClick={() =>
            void run(() => downloadOf(comisionesApi.prefacturaPdf.path(), body, 'prefactura.pdf'), 'pdf')
          }
        >
          {t.prefactura.descargar}
        </Button>
        <Button variant="contained" loading={doing('guardar')} onClick={() => void save([])}>
          {t.prefactura.guardar}
        </Button>
      </Row>
      <ErrorNotice error={failure ?? error} />
      <Dropzone
        accept={facturaYPdf}
        acceptText={t.factura.tipos}
        compact
        disabled={busy}
        label={t.factura.soltarXml}
        onFiles={(files) => void save(files)}
      >
        {t.factura.soltarAqui}
      </Dropzone>
      <HojaPanel hoja={hoja} />
    </Stack>
  )
}
