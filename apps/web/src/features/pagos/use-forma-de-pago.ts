import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { formaInicial, labelDeMonto, montosDeForma, type PagoForma, schemaDePago } from './pago-draft.ts'
import { metodosQuery, tipoCambioQuery } from './pagos-calls.ts'

/** The fields of a payment, and what they come to: its method, its rate, its amounts. `hoy`: `yyyy-mm-dd`. */
export function useFormaDePago(reserva: ReservaDePago, localizadorMaximo: number, hoy: string) {
  const initial = formaInicial(reserva, hoy)
  const [labelMonto, setLabelMonto] = useState<string>(t.montoPesos)
  const form = useForm<PagoForma, unknown, PagoForma>({
    resolver: zodResolver(schemaDePago({ hoy, localizadorMaximo, labelMonto })) as never,
    defaultValues: initial,
    mode: 'onTouched',
  })
  const { data: metodos = [] } = useQuery(metodosQuery(true))
  const [metodoPagoID, fechaPago, monto] = useWatch({
    control: form.control,
    name: ['metodoPagoID', 'fechaPago', 'monto'],
  })
  const metodo = metodos.find((one) => String(one.metodoPagoID) === metodoPagoID)
  const tasa = useQuery(tipoCambioQuery(fechaPago !== null && fechaPago <= hoy ? fechaPago : null))
  const tipoCambio = tasa.data?.tipoCambio
  return {
    form,
    initial,
    metodos,
    metodo,
    tasa,
    tipoCambio,
    montos: montosDeForma(monto, metodo, tipoCambio, reserva.moneda),
    /** The amount is asked for in the currency of this method; of none, in pesos. */
    askIn: (elegido: Parameters<typeof labelDeMonto>[0]) => setLabelMonto(labelDeMonto(elegido)),
    reset: () => {
      form.reset(initial)
      setLabelMonto(t.montoPesos)
    },
  }
}
export type FormaDelPago = ReturnType<typeof useFormaDePago>
