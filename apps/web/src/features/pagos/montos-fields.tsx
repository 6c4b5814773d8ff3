import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { TipoCambioRespuesta } from '@valija/contract/reservas-de-pago.ts'
import type { Montos } from '@valija/domain/pagos/montos.ts'
import type { ReactNode } from 'react'
import { fecha, importe } from '../../lib/formats.ts'
import { ReadOnlyAmount } from './read-only-amount.tsx'

export type MontosFieldsProps = {
  tasa: { data: TipoCambioRespuesta | undefined; isFetching: boolean; error: unknown }
  montos: Montos | null
  /** The amount is entered in dollars. */
  dolares: boolean
  /** Where it is entered. */
  children: ReactNode
}
/** The rate of the day, and the amount in both currencies: one is entered, the other follows. */
export function MontosFields({ tasa, montos, dolares, children }: MontosFieldsProps) {
  const { data, isFetching, error } = tasa
  const espera = isFetching ? t.tipoCambioCargando : t.tipoCambioEspera
  return (
    <>
      <ReadOnlyAmount
        label={t.tipoCambio}
        value={data === undefined ? '' : data.tipoCambio.toFixed(4)}
        help={data ? t.tipoCambioDel({ fecha: fecha(data.fechaDato) }) : espera}
        error={error === null ? undefined : pagos.tipoCambioNoDisponible}
      />
      {dolares ? (
        <ReadOnlyAmount
          label={t.montoPesos}
          value={montos ? importe(montos.montoNacional) : ''}
          help={t.montoMultiplicado}
        />
      ) : (
        children
      )}
      {dolares ? (
        children
      ) : (
        <ReadOnlyAmount
          label={t.montoDolares}
          value={montos ? importe(montos.montoDolares) : ''}
          help={t.montoDividido}
        />
      )}
    </>
  )
}
