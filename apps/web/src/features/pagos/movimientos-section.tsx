import { vidaDelPago as t } from '@valija/contract/messages/vida-del-pago.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { Link } from 'react-router'
import { withQuery } from '../../lib/api.ts'
import { dinero, fecha, fechaHora } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { List, Mono, Quiet, Row } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'

/** The bank's rows that this payment came in with, each one step from its matching. */
export function MovimientosSection({ movimientos }: { movimientos: PagoDetalle['movimientos'] }) {
  return (
    <Section title={t.movimientos}>
      {movimientos.length === 0 ? (
        <Quiet>{t.sinMovimientos}</Quiet>
      ) : (
        <List gap={10}>
          {movimientos.map((one) => (
            <li key={`${one.movimientoID}-${one.accionID}`}>
              <Row align="stretch" justify="space-between" gap={2} gapX={12}>
                <span>
                  {fecha(one.fechaOperacion)} {one.concepto}
                </span>
                <b>
                  {one.monto === one.montoDelMovimiento
                    ? dinero(one.monto, one.moneda)
                    : t.parte({
                        parte: dinero(one.monto, one.moneda),
                        total: dinero(one.montoDelMovimiento, one.moneda),
                      })}
                </b>
              </Row>
              <Quiet>
                <Mono>{one.referenciaAmpliada || one.referencia}</Mono> {one.nombreFuente}, {one.cuenta}
                {' · '}
                {one.aplicadoPor === 'persona' ? one.quien : t.maquina} {fechaHora(one.cuando)}
                {' · '}
              </Quiet>
              <Link to={withQuery(paths.conciliacion, { movimiento: one.movimientoID })}>{t.abrir}</Link>
            </li>
          ))}
        </List>
      )}
    </Section>
  )
}
