import type { MetodoPago } from '@valija/contract/catalogos.ts'
import type { ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import type { DestinoLeido } from '@valija/contract/comprobantes-leidos.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import { metodoDelDestino } from '@valija/domain/pagos/destino-ajeno.ts'
import type { Lectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import { type Montos, montosDePago } from '@valija/domain/pagos/montos.ts'
import { isLocalizador, isRfcDePago } from '@valija/domain/pagos/reserva.ts'
import { isCorreo } from '@valija/domain/usuarios/correo.ts'
import { z } from 'zod'

/** What is typed on the form. `monto` in centavos of the method's currency; NaN is no amount. */
export type PagoForma = {
  userID: string
  concepto: string
  bookingCode: string
  rfc: string
  metodoPagoID: string
  promocionID: string
  fechaPago: string | null
  fechaBancos: string | null
  monto: number | null
  numeroTransaccion: string
}

/** One payment waiting in the list. */
export type PagoPendiente = {
  clave: string
  forma: PagoForma
  comprobante: ComprobanteSubido | null
  metodo: MetodoPago
  tipoCambio: number
  montos: Montos
}

export const formaInicial = (reserva: ReservaDePago, hoy: string): PagoForma => ({
  userID: '',
  concepto: '',
  bookingCode: reserva.bookingCode,
  rfc: reserva.rfc,
  metodoPagoID: '',
  promocionID: '',
  fechaPago: hoy,
  fechaBancos: null,
  monto: null,
  numeroTransaccion: '',
})

/** The documented rules, in the document's words; the server applies them again. */
export const schemaDePago = ({
  hoy,
  localizadorMaximo,
  labelMonto,
}: {
  hoy: string
  localizadorMaximo: number
  labelMonto: string
}) =>
  z.object({
    userID: z
      .string()
      .trim()
      .min(1, pagos.correoContactoRequerido)
      .refine((value) => value === '' || isCorreo(value), pagos.correoContactoInvalido),
    concepto: z.string().trim().min(1, pagos.conceptoRequerido).max(500),
    bookingCode: z.string().superRefine((localizador, context) => {
      const say = (text: string) => context.addIssue({ code: 'custom', message: text })
      const maximo = localizadorMaximo
      if (localizador === '') say(pagos.localizadorRequerido)
      else if (isLocalizador(localizador, 100) && localizador.length > maximo)
        say(pagos.localizadorLargoParaPago({ localizador, maximo }))
      else if (!isLocalizador(localizador, maximo)) say(pagos.localizadorInvalido({ maximo }))
    }),
    rfc: z
      .string()
      .min(1, pagos.rfcDePagoRequerido)
      .refine((value) => value === '' || isRfcDePago(value), pagos.rfcDePagoInvalido),
    metodoPagoID: z.string().min(1, pagos.metodoPagoRequerido),
    promocionID: z.string(),
    fechaPago: z.string({ error: pagos.fechaDePagoRequerida }).refine((dia) => dia <= hoy, pagos.fechaFutura),
    fechaBancos: z.string().nullable(),
    monto: z.custom<number>().superRefine((value: number | null, context) => {
      const say = (text: string) => context.addIssue({ code: 'custom', message: text })
      if (typeof value === 'number' && Number.isNaN(value)) say(pagos.montoNoNumero({ label: labelMonto }))
      else if (typeof value === 'number' && value < 0) say(pagos.montoNegativo({ label: labelMonto }))
      else if (!value) say(pagos.montoCero)
    }),
    numeroTransaccion: z.string().trim().max(60),
  })

/** Both amounts of what is typed, or null while there is nothing to compute with. */
export function montosDeForma(
  monto: number | null,
  metodo: MetodoPago | undefined,
  tipoCambio: number | undefined,
  moneda: string,
): Montos | null {
  if (monto === null || Number.isNaN(monto) || monto < 0 || !metodo || !tipoCambio) return null
  return montosDePago({ monto, monedaID: metodo.monedaNacional ? 1 : 2 }, String(tipoCambio), moneda)
}

export const monedaDe = (metodo: MetodoPago | null | undefined): number | null =>
  metodo ? (metodo.monedaNacional ? 1 : 2) : null

/** The method that a proof leaves no doubt about: the only one of its currency, or of the account it names. */
export function metodoLeido(
  { monto }: Lectura,
  destino: DestinoLeido | null | undefined,
  metodos: readonly MetodoPago[],
): MetodoPago | null {
  if (!monto) return null
  const fitting = metodos.filter((one) => monedaDe(one) === monto.moneda)
  const [only = null] = fitting
  return fitting.length === 1 ? only : metodoDelDestino(destino, fitting)
}

export const labelDeMonto = (metodo: MetodoPago | undefined): string =>
  metodo?.monedaNacional === false ? t.montoDolares : t.montoPesos
