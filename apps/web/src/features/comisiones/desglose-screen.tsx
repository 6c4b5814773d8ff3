import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { DesgloseComision } from '@valija/contract/comisiones.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { dinero, numero } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { Block, Mono } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { Waiting } from '../../ui/waiting.tsx'
import { desgloseQuery } from './comisiones-calls.ts'

const t = comisionesPantalla.desglose
const Data = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'fit-content(220px) minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: c.texto2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})

const rowsOf = (d: DesgloseComision): [string, ReactNode][] => [
  [t.reserva, <Mono key="r">{d.bookingCode}</Mono>],
  [t.nombrePaquete, d.nombrePaquete],
  // The reservations service writes its days the other way round.
  [t.fechas, d.fechas.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3/$2/$1')],
  [t.pasajeros, numero(d.pasajeros)],
  [t.titular, d.titular],
  [t.agente, `${d.agente.nombre} · ${d.agente.rfc}`],
  [t.moneda, d.moneda],
  [t.precio, dinero(d.precio)],
  [t.precioSinIva, dinero(d.precioSinIva)],
  [t.iva, dinero(d.iva)],
  [t.otrosImpuestos, dinero(d.otrosImpuestos)],
  [t.montoComisionable, dinero(d.montoComisionable)],
  [t.pctComision, `${d.pctComision} %`],
  [t.comision, <b key="c">{d.comision > 0 ? dinero(d.comision) : comisionesPantalla.estados.noPagable}</b>],
]

/** /comision/desglose: how a booking's commission is made; customers off the list are sent to the capture page. */
export default function DesgloseScreen() {
  const { customerId = '', bookingCode = '' } = useParams()
  const { data, error } = useQuery(desgloseQuery(customerId, bookingCode))
  const url = data?.url ?? null
  useEffect(() => {
    if (url !== null) location.assign(url)
  }, [url])
  return (
    <>
      <PageHeader title={t.titulo} crumbs={[{ text: lotesPantalla.inicio, to: paths.inicio }]} />
      <ErrorNotice error={error} />
      {data === undefined && error === null ? <Waiting /> : null}
      {url === null ? null : (
        <Notice
          title={t.redirige}
          action={
            <Button component="a" href={url} variant="outlined" size="small">
              {t.irAhora}
            </Button>
          }
        />
      )}
      {data?.desglose ? (
        <PaddedPanel max={720}>
          <Data>
            {rowsOf(data.desglose).map(([nombre, valor]) => (
              <Block key={nombre} contents>
                <dt>{nombre}</dt>
                <dd>{valor}</dd>
              </Block>
            ))}
          </Data>
        </PaddedPanel>
      ) : null}
    </>
  )
}
