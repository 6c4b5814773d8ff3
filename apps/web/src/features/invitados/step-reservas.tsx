import LinearProgress from '@mui/material/LinearProgress'
import { crearLote } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { ApiError, asApiError } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { Avisos } from '../../ui/facturas/avisos.tsx'
import { look, Paragraph, Quiet, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Wizard } from '../../ui/wizard.tsx'
import { avisosDePaso } from './por-paso.ts'
import { ReservasRow } from './reservas-row.tsx'
import type { StepWithCarga } from './step-props.ts'
import { useReservas } from './use-reservas.ts'

const t = invitadosPantalla.carga
/** They stand beside their fields. */
const withoutDetails = (failure: unknown): ApiError => {
  const { status, codigo, titulo, mensaje, referencia } = asApiError(failure)
  return new ApiError(status, { codigo, titulo, mensaje, detalles: [], referencia })
}

/** Step 2, 'Validar reserva': the booking codes each factura bills; naming them takes it out of quarantine. */
export function StepReservas({ carga, wizard, goTo }: StepWithCarga) {
  const { pedidas, textOf, faultOf, write, validate, changed, busy, failure } = useReservas(carga)
  const avisos = avisosDePaso(carga.avisos)
  const listo = carga.paso === 'guardar' && !changed
  const pendiente =
    carga.satPendientes > 0
      ? t.revisando({ n: carga.satPendientes })
      : carga.antPendientes > 0
        ? t.consultandoAnt({ n: carga.antPendientes })
        : undefined
  return (
    <Wizard
      {...wizard}
      current="reservas"
      onBack={() => goTo('facturas')}
      next={
        listo
          ? {
              text:
                carga.listas.facturas === 0
                  ? interfaz.continuar
                  : t.continuarCon({ n: carga.listas.facturas }),
              onClick: () => goTo('guardar'),
              why: pendiente ?? (carga.listas.facturas === 0 ? t.ningunaCuadra : undefined),
            }
          : {
              text: t.validarReserva,
              onClick: () => void validate(),
              busy,
              why: carga.satPendientes > 0 ? pendiente : undefined,
            }
      }
      summary={
        listo && carga.listas.facturas > 0 ? (
          <b>{t.reservasListas(carga.listas)}</b>
        ) : (
          <>
            <b>{crearLote.facturas({ n: carga.continuan.facturas })}</b>
            {crearLote.porTotal({
              total: dinero(carga.continuan.total, carga.continuan.moneda),
              pero: crearLote.faltanReservas,
            })}
          </>
        )
      }
    >
      <Stack>
        <Paragraph tone="texto2">{t.reservasTexto}</Paragraph>
        {failure === null ? null : <ErrorNotice error={withoutDetails(failure)} />}
        <Avisos avisos={listo ? [...avisos.reservas, ...avisos.guardar] : avisos.reservas} />
        {carga.antPendientes > 0 ? (
          <div role="status">
            <LinearProgress className={look({ thin: true })} aria-label={t.validarReserva} />
            <Quiet>{t.consultandoAnt({ n: carga.antPendientes })}</Quiet>
          </div>
        ) : null}
        {pedidas.length === 0 ? (
          <Notice tono="atencion">{t.ningunaContinua}</Notice>
        ) : (
          <Panel clip>
            {pedidas.map((factura) => (
              <ReservasRow
                key={factura.id}
                id={`reservas-${factura.id}`}
                factura={factura}
                texto={textOf(factura)}
                fault={faultOf(factura)}
                onTexto={(texto) => write(factura.id, texto)}
                onEnter={() => void validate()}
              />
            ))}
          </Panel>
        )}
      </Stack>
    </Wizard>
  )
}
