import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import type { CampoDeLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import { useEffect, useState } from 'react'
import { useSesion } from '../../lib/sesion.ts'
import { toast } from '../../ui/toasts.ts'
import { avisoDe, type Freno, frenoDe, intentado, sinIntentos } from './intento.ts'
import { monedaDe, type PagoPendiente } from './pago-draft.ts'
import { type ComprobanteOptions, useComprobante } from './use-comprobante.ts'
import { focusField } from './use-focused-field.ts'
import { useFormaDePago } from './use-forma-de-pago.ts'
import { camposLeidos, isPorRevisar } from './use-lectura.ts'

export type PagoFormProps = ComprobanteOptions & {
  reserva: ReservaDePago
  localizadorMaximo: number
  /** Of `saldo`, what waits in the list already. */
  porGuardar: number
  /** `guardar`: it is the only one, and goes at once. */
  onAdd: (pago: PagoPendiente, guardar: boolean) => void
  /** Nothing waits in the list: this one may be saved by itself. */
  solo: boolean
  /** The list is being saved: until the answer nothing is added to it. */
  busy: boolean
  /** Told whether anything is in the form. */
  onEnMano: (hayAlgo: boolean) => void
}
const nombresDe = (dolares: boolean): Record<CampoDeLectura, string> => ({
  monto: dolares ? t.montoDolares : t.montoPesos,
  fechaPago: t.fechaPago,
  concepto: t.concepto,
  numeroTransaccion: t.numeroTransaccion,
})

/** What is typed, what its proof says, and what stops it from being added to the list. */
export function usePagoForm({ reserva, localizadorMaximo, onAdd, onEnMano, ...options }: PagoFormProps) {
  const { diaDeNegocio: hoy } = useSesion()
  const forma = useFormaDePago(reserva, localizadorMaximo, hoy)
  const { form, metodos, metodo, tasa, tipoCambio, montos } = forma
  const [intentos, setIntentos] = useState(sinIntentos)
  const comprobante = useComprobante(forma, options)
  const { lectura, mirada, proof, takeIn, preguntas, answer, subido, falta, porContestar } = comprobante
  const { leidos } = lectura
  const hayAlgo = form.formState.isDirty || proof.state.paso !== 'ninguno'
  useEffect(() => onEnMano(hayAlgo), [onEnMano, hayAlgo])
  // Until a method says so, the proof does.
  const dolares = metodo ? !metodo.monedaNacional : leidos.monto?.moneda === 2

  const onMetodo = (id: string) => {
    const elegido = metodos.find((one) => String(one.metodoPagoID) === id)
    form.setValue('promocionID', '')
    forma.askIn(elegido)
    lectura.methodChanged(monedaDe(elegido))
  }
  const porRevisar = camposLeidos.filter((campo) => isPorRevisar(leidos[campo]))
  const hechos = (valido: boolean) => ({
    completo: valido && !falta && montos !== null,
    porRevisar: porRevisar.length,
    porContestar,
  })
  const startAgain = () => {
    comprobante.startAgain()
    setIntentos((antes) => ({ ...antes, lectura: false }))
  }
  const clear = () => {
    forma.reset()
    comprobante.clear()
    setIntentos(sinIntentos)
  }
  const tried = (valido: boolean): Freno | null => {
    const freno = frenoDe(hechos(valido))
    setIntentos((antes) => intentado(antes, freno, falta))
    return freno
  }
  const add = (guardar: boolean) =>
    form.handleSubmit(
      (valores) => {
        const freno = tried(true)
        const [first] = porRevisar
        if (freno === 'porRevisar' && first !== undefined) focusField(first)
        if (freno !== null || !metodo || !montos || tipoCambio === undefined) return
        onAdd(
          { clave: crypto.randomUUID(), forma: valores, comprobante: subido, metodo, tipoCambio, montos },
          guardar,
        )
        if (!guardar) toast(pagos.pagoAgregado)
        clear()
      },
      () => void tried(false),
    )
  return {
    form,
    metodos,
    metodo,
    onMetodo,
    tasa,
    montos,
    dolares,
    lectura,
    mirada,
    nombres: nombresDe(dolares),
    preguntas,
    answer,
    proof,
    takeIn,
    startAgain,
    clear,
    add,
    sinComprobante: intentos.comprobante && falta,
    porRevisar,
    aviso: avisoDe(intentos, hechos(!intentos.datos || form.formState.isValid)),
  }
}
