import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { message } from '@valija/contract/messages.ts'
import type { BusquedaReserva } from '@valija/contract/reservas-de-pago.ts'
import type { ComponentProps } from 'react'
import { answered } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { Icon } from '../../ui/icon.tsx'
import { Mono, Quiet, Row, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WhyButton } from '../../ui/why-button.tsx'
import { PagoForm } from './pago-form.tsx'
import { ajustesQuery } from './pagos-calls.ts'
import { PendingList } from './pending-list.tsx'
import { PagosDeReserva, ReservaTotales } from './reserva-panel.tsx'
import { ReusoDialog } from './reuso-dialog.tsx'
import type { Create } from './use-create.ts'

type CreateFoundProps = {
  create: Create
  busqueda: BusquedaReserva
  crumbs: ComponentProps<typeof PageHeader>['crumbs']
}
/** The booking that was found, with its payments, those that wait to be saved and the form of one more. */
export function CreateFound({ create, busqueda, crumbs }: CreateFoundProps) {
  const { data: ajustes } = useQuery(ajustesQuery)
  const { pagos, adding, busy, failure, reusos, soltado, onEnMano, dispatch, change, save, askRestart } =
    create
  const { reserva, totales } = busqueda
  const { faltante } = totales
  const none = busqueda.pagos.length === 0
  const porGuardar = pagos.reduce((sum, one) => sum + one.montos.montoReserva, 0)
  return (
    <>
      <PageHeader
        title={t.reserva({ localizador: reserva.bookingCode })}
        crumbs={crumbs}
        here={t.crearPago}
        beside={
          <Quiet>
            {reserva.nombrePaquete}, <Mono>{reserva.rfc}</Mono>
          </Quiet>
        }
        actions={
          <Button variant="outlined" startIcon={<Icon name="lupa" />} disabled={busy} onClick={askRestart}>
            {t.nuevaBusqueda}
          </Button>
        }
      />
      <Stack>
        <ReservaTotales busqueda={busqueda} porGuardar={porGuardar} />
        {none ? <Notice tono="info">{ajustes?.textoSinPagos}</Notice> : null}
        {adding ? null : <PagosDeReserva busqueda={busqueda} />}
        {none || adding ? null : (
          <Row nowrap gap={12}>
            <WhyButton
              variant="contained"
              why={busqueda.puedeAnadir ? undefined : t.anadirSinValido}
              onClick={() => dispatch({ do: 'add' })}
            >
              {t.anadirPago}
            </WhyButton>
          </Row>
        )}
        {failure === null ? null : (
          <ErrorNotice
            error={failure}
            title={message(answered(failure) ? 'errorGuardarPagos' : 'errorProcesarPagos')}
          />
        )}
        {pagos.length > 0 && faltante !== null && porGuardar > faltante ? (
          <Notice tono="atencion">
            {t.excede({ monto: dinero(porGuardar - faltante, reserva.moneda) })}
          </Notice>
        ) : null}
        {pagos.length === 0 ? null : (
          <PendingList
            pagos={pagos}
            busy={busy}
            onRemove={(id) => change(pagos.filter((one) => one.clave !== id))}
            onSave={() => void save(busqueda, null)}
          />
        )}
        {none || adding ? (
          <PagoForm
            key={reserva.bookingCode}
            reserva={reserva}
            localizadorMaximo={ajustes?.localizadorForma ?? 6}
            leeComprobantes={ajustes?.leeComprobantes === true}
            saldo={faltante}
            porGuardar={porGuardar}
            solo={pagos.length === 0}
            busy={busy}
            onEnMano={onEnMano}
            soltado={soltado}
            onTaken={() => dispatch({ do: 'hold', soltado: null })}
            onAdd={(pago, guardar) => {
              const lista = [...pagos, pago]
              change(lista)
              if (guardar) void save(busqueda, null, lista)
            }}
          />
        ) : null}
      </Stack>
      {reusos === null ? null : (
        <ReusoDialog
          {...reusos}
          pagos={pagos}
          onClose={() => dispatch({ do: 'askReason', reusos: null })}
          onSave={(motivo) => save(busqueda, motivo)}
        />
      )}
    </>
  )
}
