import { styled } from '@mui/material/styles'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { BusquedaReserva } from '@valija/contract/reservas-de-pago.ts'
import type { ReactNode } from 'react'
import { fecha, numero } from '../../lib/formats.ts'
import { onPhone } from '../../lib/widths.ts'
import { Quiet, Subtitle, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { c } from '../../ui/tokens.ts'

const Totals = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '8px 16px',
  margin: 0,
  padding: '10px 16px',
  '& dt': { fontSize: 14, color: c.texto2 },
  '& dd': { margin: 0, fontSize: 17, fontWeight: 600 },
})
const Rows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '100px 1fr auto 130px',
    gap: '2px 16px',
    alignItems: 'center',
    padding: '8px 16px',
    borderTop: `1px solid ${c.linea}`,
  },
  [onPhone]: { '& li': { gridTemplateColumns: '1fr auto' } },
})

const Total = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

type TotalesProps = { busqueda: BusquedaReserva; porGuardar: number }
/** What the booking costs, what is paid, what is missing, what waits in the list. In the booking's currency. */
export function ReservaTotales({ busqueda, porGuardar }: TotalesProps) {
  const { totales, reserva, pagos } = busqueda
  const money = (value: number) => <Money value={value} currency={reserva.moneda} />
  return (
    <Totals as="dl">
      <Total label={t.totalReserva}>{money(totales.total)}</Total>
      <Total label={t.totalPagado}>{money(totales.pagado)}</Total>
      <Total label={t.faltante}>{totales.faltante === null ? t.noSeSabe : money(totales.faltante)}</Total>
      <Total label={t.porGuardar}>{money(porGuardar)}</Total>
      <Total label={t.numPagos}>{numero(pagos.length)}</Total>
    </Totals>
  )
}

/** The payments the booking already has. */
export function PagosDeReserva({ busqueda }: { busqueda: BusquedaReserva }) {
  const { pagos, totales, faltanExternos } = busqueda
  return (
    <>
      {totales.faltante === null ? <Notice tono="atencion">{t.enOtraMoneda}</Notice> : null}
      {faltanExternos ? <Notice tono="atencion">{t.faltanExternos}</Notice> : null}
      {pagos.length === 0 ? null : (
        <Panel aria-label={t.pagosRegistrados}>
          <Subtitle py={10} px={16}>
            {t.pagosRegistrados}
          </Subtitle>
          <Rows>
            {pagos.map((pago) => (
              <li key={pago.clave}>
                <span>{fecha(pago.fecha)}</span>
                <Text min={0} breaks>
                  {pago.concepto} <Quiet>{pago.origen === 'externo' ? t.externo : pago.metodo}</Quiet>
                </Text>
                <Status estado={pago.nombreEstado ?? 'Valido'} quiet={pago.nombreEstado !== 'Pendiente'} />
                <Text text="right">
                  <Money value={pago.monto} currency={pago.moneda} />
                </Text>
              </li>
            ))}
          </Rows>
        </Panel>
      )}
    </>
  )
}
