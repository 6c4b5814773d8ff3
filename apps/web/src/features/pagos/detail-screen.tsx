import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { dinero, fecha } from '../../lib/formats.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { useReciente } from '../../lib/recientes.ts'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quiet, Stack } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Status } from '../../ui/status.tsx'
import { useDialogParam } from '../../ui/use-dialog-param.ts'
import { AvisosSection } from './avisos-section.tsx'
import { openInTab } from './comprobante-dialog.tsx'
import { ComprobanteGirable } from './comprobante-girable.tsx'
import { CorreosSection } from './correos-section.tsx'
import { DatosDelPago } from './datos-del-pago.tsx'
import { EstadoDialog } from './estado-dialog.tsx'
import { MovimientosSection } from './movimientos-section.tsx'
import { ajustesQuery, pagoQuery } from './pagos-calls.ts'
import { VidaSection } from './vida-section.tsx'

type Props = { Avisos: ComponentType<{ localizador: string }> }
/** One payment; what its booking warns of is another area's to show. */
export default function PagoDetailScreen({ Avisos }: Props) {
  const { pagoID = '' } = useParams()
  const { data: pago, error } = useQuery(pagoQuery(pagoID))
  const { data: ajustes } = useQuery(ajustesQuery)
  const [cambio, openCambio, closeCambio] = useDialogParam('cambio')
  const may = ajustes?.puedeCambiarEstado === true
  useReciente(
    pago === undefined
      ? null
      : {
          clase: 'pago',
          titulo: pago.bookingCode,
          detalle: `${dinero(pago.montoPago, pago.nombreMoneda)} · ${fecha(pago.fechaPago)} · ${pago.nombrePaquete}`,
          to: pathTo(paths.detallePago, { pagoID }),
        },
  )
  const crumbs = [{ text: t.titulo, to: paths.listarPagos }]
  const back = (
    <LinkButton to={paths.listarPagos} icon="izq">
      {t.volverALista}
    </LinkButton>
  )
  if (error !== null || !pago)
    return (
      <>
        <PageHeader title={t.detalle({ id: Number(pagoID) })} crumbs={crumbs} actions={back} />
        {error === null ? <GridSkeleton rows={6} height={36} /> : <ErrorNotice error={error} />}
      </>
    )
  const ruta = pago.urlComprobante
  return (
    <>
      <PageHeader
        title={t.detalle({ id: pago.pagoID })}
        crumbs={crumbs}
        beside={<Status estado={pago.nombreEstado} />}
        actions={
          <>
            {back}
            {may ? (
              <Button variant="contained" onClick={() => openCambio(pagoID)}>
                {t.actualizar}
              </Button>
            ) : null}
          </>
        }
      />
      <Stack align="start" cols={360}>
        <Stack>
          <Avisos localizador={pago.bookingCode} />
          <AvisosSection pago={pago} may={may} />
          <DatosDelPago pago={pago} />
        </Stack>
        <Stack>
          <Section title={t.comprobante}>
            {ruta === null ? (
              <Quiet>{t.sinComprobante}</Quiet>
            ) : (
              <ComprobanteGirable ruta={ruta}>
                <Button startIcon={<Icon name="externo" />} onClick={() => openInTab(ruta)}>
                  {t.abrirEnOtra}
                </Button>
              </ComprobanteGirable>
            )}
          </Section>
          <CorreosSection pago={pago} may={may} />
          {ajustes?.puedeConciliar === true ? <MovimientosSection movimientos={pago.movimientos} /> : null}
          <VidaSection pago={pago} />
        </Stack>
      </Stack>
      {cambio === null ? null : <EstadoDialog pagoID={pagoID} onClose={closeCambio} />}
    </>
  )
}
