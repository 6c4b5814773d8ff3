import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import type { Reserva } from '@valija/contract/reservas.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { dinero, fecha, fechaHora } from '../../lib/formats.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { useReciente } from '../../lib/recientes.ts'
import { useSesion } from '../../lib/sesion.ts'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { Mono, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Status } from '../../ui/status.tsx'
import { AvisosPanel } from './avisos-panel.tsx'
import { FaltantesPanel } from './faltantes-panel.tsx'
import { reservaQuery } from './reservas-calls.ts'
import { SumasPanel } from './sumas-panel.tsx'
import { VidaPanel } from './vida-panel.tsx'

/** Where the four documents of a booking meet: its warnings, its sums, what is missing and its life. */
export default function ReservaScreen() {
  const { localizador = '' } = useParams()
  const { rol } = useSesion()
  const { data: reserva, error, refetch, isFetching } = useQuery(reservaQuery(localizador))
  useReciente(
    reserva === undefined
      ? null
      : {
          clase: 'reserva',
          titulo: reserva.localizador,
          detalle: detalleDe(reserva),
          to: pathTo(paths.reserva, { localizador: reserva.localizador }),
        },
  )
  const retry = (
    <Button size="small" variant="outlined" onClick={() => void refetch()} loading={isFetching}>
      {t.reintentar}
    </Button>
  )
  const crumbs = [{ text: t.volver, to: paths.inicio }]
  if (!reserva)
    return (
      <>
        <PageHeader title={t.titulo({ localizador })} crumbs={crumbs} />
        {error === null ? (
          <GridSkeleton rows={6} height={36} />
        ) : (
          <ErrorNotice error={error} action={retry} />
        )}
      </>
    )
  const isAgente = rol === 'comisionista'
  const codigo = reserva.localizador
  return (
    <>
      <PageHeader
        title={t.titulo({ localizador: codigo })}
        crumbs={crumbs}
        beside={
          reserva.cancelada === null ? null : reserva.cancelada ? (
            <Status estado="Cancelado" text={t.cancelada} />
          ) : (
            <Status estado="Vigente" text={t.vigente} quiet />
          )
        }
      />
      <Stack>
        <Respuesta reserva={reserva} action={retry} />
        <AvisosPanel avisos={reserva.avisos} puedeAceptar={reserva.puedeAceptar} />
        <SumasPanel reserva={reserva} />
        <Stack align="start" cols={360}>
          <Stack>
            <FaltantesPanel
              faltantes={reserva.faltantes}
              completa={reserva.completa}
              localizador={codigo}
              isAgente={isAgente}
            />
            <Section title={t.datos} rows={rowsOf(reserva)} />
          </Stack>
          <VidaPanel vida={reserva.vida} localizador={codigo} isAgente={isAgente} />
        </Stack>
      </Stack>
    </>
  )
}

const detalleDe = ({ nombrePaquete, cliente, sumas }: Reserva): string =>
  [nombrePaquete, cliente, sumas.vendido && dinero(sumas.vendido.monto, sumas.vendido.moneda)]
    .filter(Boolean)
    .join(' · ')

const juntos = new Intl.ListFormat('es-MX')
/** Whether what is shown is what the engine says now, and what nobody has said. */
function Respuesta({
  reserva: { respuesta, desconocidos },
  action,
}: {
  reserva: Reserva
  action: ReactNode
}) {
  return (
    <>
      {respuesta === 'sinRespuesta' ? (
        <Notice tono="atencion" action={action}>
          {t.sinRespuesta}
        </Notice>
      ) : null}
      {respuesta === 'noLaConoce' ? <Notice tono="neutro">{t.noLaConoce}</Notice> : null}
      {desconocidos.length === 0 ? null : (
        <Notice tono="duda">
          {t.noSeSabeDe({ que: juntos.format(desconocidos.map((uno) => t.desconocido[uno])) })}
        </Notice>
      )}
    </>
  )
}

function rowsOf(reserva: Reserva): [string, ReactNode][] {
  const { nombrePaquete, cliente, rfc, hotel, reservaAnt, agente, inicio, fin, motor, vistoEn } = reserva
  const rows: [string, ReactNode | undefined][] = [
    [t.paquete, nombrePaquete],
    [t.cliente, cliente],
    [t.rfc, rfc ? <Mono key="rfc">{rfc}</Mono> : rfc],
    [t.hotel, hotel],
    [t.codigoDelHotel, reservaAnt ? <Mono key="ant">{reservaAnt}</Mono> : reservaAnt],
    [t.agente, agente],
    [t.estancia, inicio || fin ? t.estanciaDe({ inicio: fecha(inicio), fin: fecha(fin) }) : t.noSeSabe],
    [t.motor, motor && vistoEn ? `${motor}. ${t.visto({ cuando: fechaHora(vistoEn) })}` : motor],
  ]
  return rows.filter((row): row is [string, ReactNode] => row[1] !== undefined)
}
