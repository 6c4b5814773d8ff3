import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { request } from '../../lib/api.ts'
import { fecha, fechaHora } from '../../lib/formats.ts'
import { sinDato } from '../../lib/no-value.ts'
import { paths } from '../../lib/paths.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { Money, Mono, Quiet } from '../../ui/text.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { toast } from '../../ui/toasts.ts'
import { c } from '../../ui/tokens.ts'
import { useDialogParam } from '../../ui/use-dialog-param.ts'
import { openInTab } from './comprobante-dialog.tsx'
import { ComprobanteView } from './comprobante-view.tsx'
import { EstadoDialog } from './estado-dialog.tsx'
import { ajustesQuery, pagoQuery } from './queries.ts'

function Section({
  title,
  rows,
  children,
}: {
  title: string
  rows?: [string, ReactNode][]
  children?: ReactNode
}) {
  return (
    <PaddedPanel aria-label={title}>
      <h2 style={{ margin: '0 0 8px', fontSize: 16 }}>{title}</h2>
      {rows === undefined ? null : (
        <dl
          style={{
            display: 'grid',
            gridTemplateColumns: 'minmax(120px, auto) 1fr',
            gap: '6px 16px',
            margin: 0,
          }}
        >
          {rows.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt style={{ color: c.texto2 }}>{name}</dt>
              <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>
                {value === null || value === '' ? sinDato : value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </PaddedPanel>
  )
}

const tonos = { porEnviar: 'info', enviado: 'ok', fallido: 'error' } as const
const iconos = { porEnviar: 'enviar', enviado: 'okc', fallido: 'nel' } as const

/** What became of each mail; staff can have it sent again. */
function Correos({ pago, may }: { pago: PagoDetalle; may: boolean }) {
  const [error, setError] = useState<unknown>(null)
  const resend = async (plantilla: string, registro: string) => {
    setError(null)
    try {
      await request('POST', '/api/Mailing/SendMail', { body: { templateName: plantilla, registro } })
      toast(t.reenviado)
      await invalidateTemas(['pago'])
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <Section title={t.secciones.correos}>
      {error === null ? null : <ErrorNotice error={error} />}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
        {pago.correos.map((correo, i) => (
          <li key={i} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 }}>
            <span style={{ flex: 1, minWidth: 180 }}>
              {t.correoNombre[correo.plantilla]}
              <Quiet style={{ display: 'block' }}>
                {correo.para}
                {correo.error === null ? '' : ` · ${correo.error} (${t.intentos({ n: correo.intentos })})`}
              </Quiet>
            </span>
            <Status
              estado=""
              text={`${t.entrega[correo.estado]}${correo.enviadoEn === null ? '' : ` ${fechaHora(correo.enviadoEn)}`}`}
              tono={tonos[correo.estado]}
              icon={iconos[correo.estado]}
              quiet={correo.estado === 'enviado'}
            />
            {may && correo.estado !== 'porEnviar' ? (
              <Button size="small" onClick={() => void resend(correo.plantilla, correo.registro)}>
                {t.reenviar}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export default function PagoDetailScreen() {
  const { pagoID = '' } = useParams()
  const { data: pago, error } = useQuery(pagoQuery(pagoID))
  const { data: ajustes } = useQuery(ajustesQuery)
  const [cambio, openCambio, closeCambio] = useDialogParam('cambio')
  const may = ajustes?.puedeCambiarEstado === true
  const crumbs = [{ text: t.titulo, to: paths.listarPagos }, { text: t.detalle({ id: Number(pagoID) }) }]
  const back = (
    <Button variant="outlined" startIcon={<Icon name="izq" />} component={Link} to={paths.listarPagos}>
      {t.volverALista}
    </Button>
  )
  if (error !== null || !pago)
    return (
      <>
        <PageHeader title={t.detalle({ id: Number(pagoID) })} crumbs={crumbs} actions={back} />
        {error === null ? <GridSkeleton rows={6} height={36} /> : <ErrorNotice error={error} />}
      </>
    )
  const f = t.campos
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
      <div
        style={{
          display: 'grid',
          gap: 12,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
        }}
      >
        <div style={{ display: 'grid', gap: 12 }}>
          <Section
            title={t.secciones.estado}
            rows={[
              [t.columnas.nombreEstado, <Status key="e" estado={pago.nombreEstado} quiet />],
              [f.rechazo, pago.detalleRechazo],
            ]}
          />
          <Section
            title={t.secciones.reserva}
            rows={[
              [t.localizador, <Mono key="l">{pago.bookingCode}</Mono>],
              [t.rfc, <Mono key="r">{pago.rfc}</Mono>],
              [f.paquete, pago.nombrePaquete],
              [f.motor, pago.motorReservaNombre],
            ]}
          />
          <Section
            title={t.secciones.pago}
            rows={[
              [
                t.columnas.montoPago,
                <Money key="m" value={pago.montoPago} currency={pago.nombreMoneda} strong />,
              ],
              [t.montoPesos, <Money key="n" value={pago.montoPagoMonedaNacional} />],
              [t.montoDolares, <Money key="d" value={pago.montoPagoDolares} currency="USD" />],
              [
                f.montoReserva,
                <Money key="r" value={pago.montoPagadoMonedaReserva} currency={pago.monedaReserva} />,
              ],
              [t.tipoCambio, pago.tipoCambio.toFixed(4)],
              [t.fechaPago, fecha(pago.fechaPago)],
              [t.concepto, pago.concepto],
              [t.metodoPago, pago.nombreMetodoPago],
              [t.promocion, pago.nombrePromocion],
              [
                t.numeroTransaccion,
                pago.numeroTransaccion === '' ? null : <Mono key="t">{pago.numeroTransaccion}</Mono>,
              ],
              [f.tipo, pago.nombreTipoPago],
            ]}
          />
          <Section
            title={t.secciones.banco}
            rows={[
              [f.banco, pago.nombreBanco],
              [f.cuenta, <Mono key="c">{pago.numeroCuenta}</Mono>],
              [t.fechaBancos, pago.fechaBancos === null ? null : fecha(pago.fechaBancos)],
            ]}
          />
          <Section
            title={t.secciones.usuario}
            rows={[
              [f.contacto, pago.userCreate],
              [f.registro, pago.registradoPor],
              [t.columnas.fechaCreacion, fechaHora(pago.fechaCreacion)],
              [f.reviso, pago.userValidator],
            ]}
          />
          <Section
            title={t.secciones.migracion}
            rows={[[t.columnas.estatusMigracion, pago.estatusMigracion]]}
          />
        </div>
        <div style={{ display: 'grid', gap: 12 }}>
          <Section title={t.comprobante}>
            {ruta === null ? (
              <Quiet>{t.sinComprobante}</Quiet>
            ) : (
              <>
                <ComprobanteView ruta={ruta} />
                <Button startIcon={<Icon name="externo" />} onClick={() => openInTab(ruta)}>
                  {t.abrirEnOtra}
                </Button>
              </>
            )}
          </Section>
          <Correos pago={pago} may={may} />
          <Section title={t.secciones.historia}>
            <Timeline
              entries={pago.historia.map((one) => ({
                id: one.id,
                text: t.hizo({ quien: one.quien, accion: t.historia[one.accion] ?? one.accion }),
                fecha: one.cuando,
                detail: one.de === null || one.a === null ? undefined : t.deA({ de: one.de, a: one.a }),
                motivo: one.motivo,
                tono:
                  one.accion === 'estadoCambiado'
                    ? 'info'
                    : one.accion === 'comprobanteReutilizado'
                      ? 'atencion'
                      : 'ok',
              }))}
            />
          </Section>
        </div>
      </div>
      {cambio === null ? null : <EstadoDialog pagoID={pagoID} onClose={closeCambio} />}
    </>
  )
}
