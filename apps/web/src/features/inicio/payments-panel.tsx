import type { Inicio } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { fechaDePago, mesLargo } from '../../lib/formats.ts'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Money, Quiet } from '../../ui/text.tsx'
import { List } from './pending-panel.tsx'

type PaymentsPanelProps = Pick<Inicio, 'pagos' | 'cortes'> & { title: string }
/** ¿Cuándo me pagan?: the dates given, and until when this month's facturas are taken. */
export function PaymentsPanel({ pagos, cortes, title }: PaymentsPanelProps) {
  return (
    <PaddedPanel aria-label={title}>
      <h2 style={{ fontSize: 18, lineHeight: '24px', margin: 0 }}>{title}</h2>
      <List>
        {pagos.length === 0 ? (
          <li>
            <Quiet>{t.sinPagos}</Quiet>
          </li>
        ) : null}
        {pagos.map(({ fechaPago, total, lotes, nombres }) => (
          <li key={fechaPago} style={{ display: 'block', padding: '8px 0' }}>
            <span style={{ display: 'flex', justifyContent: 'space-between', gap: 8, fontWeight: 600 }}>
              <span>{fechaDePago(fechaPago)}</span>
              <Money value={total} strong />
            </span>
            <Quiet>{t.yMas({ nombres: nombres.join(', '), mas: lotes - nombres.length })}</Quiet>
          </li>
        ))}
        {cortes.map(({ clave, metodo, dia, fecha, faltan }) => (
          <li
            key={clave}
            style={{ minHeight: 40, flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 8px' }}
          >
            <span>{t.facturasDe({ metodo, mes: mesLargo(fecha) })}</span>
            <span>{t.hastaElDia({ dia, faltan })}</span>
          </li>
        ))}
      </List>
    </PaddedPanel>
  )
}
