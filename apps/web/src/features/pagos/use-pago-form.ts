import type { AnalisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import { type CampoDeLectura, readLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { useState } from 'react'
import { useSesion } from '../../lib/sesion.ts'
import { toast } from '../../ui/toasts.ts'
import { avisoDe, type Freno, frenoDe, intentado, sinIntentos } from './intento.ts'
import { metodoLeido, monedaDe, type PagoPendiente } from './pago-draft.ts'
import { usePreguntas } from './preguntas.tsx'
import type { Soltado } from './proof-first.tsx'
import { focusField, useFocusedField } from './use-focused-field.ts'
import { useFormaDePago } from './use-forma-de-pago.ts'
import { camposLeidos, isPorRevisar, useLectura } from './use-lectura.ts'
import { useMirada } from './use-mirada.ts'
import { useProof } from './use-proof.ts'
import { useSoltado } from './use-soltado.ts'

export type PagoFormProps = {
  reserva: ReservaDePago
  localizadorMaximo: number
  leeComprobantes: boolean
  /** What the booking still lacks, in centavos of its currency; null when nobody can say. */
  saldo: number | null
  /** Of it, what waits in the list already. */
  porGuardar: number
  /** `guardar`: it is the only one, and goes at once. */
  onAdd: (pago: PagoPendiente, guardar: boolean) => void
  /** Nothing waits in the list: this one may be saved by itself. */
  solo: boolean
  /** Dropped before the booking was known. */
  soltado: Soltado | null
  onTaken: () => void
}
const nombresDe = (dolares: boolean): Record<CampoDeLectura, string> => ({
  monto: dolares ? t.montoDolares : t.montoPesos,
  fechaPago: t.fechaPago,
  concepto: t.concepto,
  numeroTransaccion: t.numeroTransaccion,
})

/** What is typed, what its proof says, and what stops it from being added to the list. */
export function usePagoForm({
  reserva,
  localizadorMaximo,
  leeComprobantes,
  saldo,
  onAdd,
  soltado,
  onTaken,
}: PagoFormProps) {
  const { diaDeNegocio: hoy } = useSesion()
  const forma = useFormaDePago(reserva, localizadorMaximo, hoy)
  const { form, initial, metodos, metodo, tipoCambio, montos } = forma
  const [intentos, setIntentos] = useState(sinIntentos)
  const { preguntas, ask, answer, forget } = usePreguntas(metodo)
  const lectura = useLectura(form, initial)
  const { leidos } = lectura
  const mirada = useMirada()
  // Until a method says so, the proof does.
  const dolares = metodo ? !metodo.monedaNacional : leidos.monto?.moneda === 2

  const onMetodo = (id: string) => {
    const elegido = metodos.find((one) => String(one.metodoPagoID) === id)
    form.setValue('promocionID', '')
    forma.askIn(elegido)
    lectura.methodChanged(monedaDe(elegido))
  }
  const takeIn = ({ campos, preguntas: suyas, destino }: AnalisisComprobante) => {
    ask({ preguntas: suyas, destino: destino ?? null })
    const leida = readLectura(campos, hoy as Dia)
    const only = metodo ? null : metodoLeido(leida, destino, metodos)
    if (only) {
      form.setValue('metodoPagoID', String(only.metodoPagoID))
      forma.askIn(only)
    }
    lectura.apply(leida, monedaDe(only ?? metodo))
  }
  const proof = useProof(leeComprobantes, saldo, takeIn)
  // What it says chooses among the methods: they come first.
  useSoltado(soltado, proof, { ready: metodos.length > 0, onTaken })
  const noEsPago = proof.state.paso === 'listo' && proof.state.aviso?.porContestar === true

  const porRevisar = camposLeidos.filter((campo) => isPorRevisar(leidos[campo]))

  useFocusedField((campo) => {
    const leido = leidos[campo]
    if (leido) mirada.look(campo, leido.lugar)
  })

  // It is there from the moment it is uploaded, read or not.
  const subido = 'comprobante' in proof.state ? proof.state.comprobante : null
  const noProof = subido === null && proof.state.paso !== 'sin'
  const hechos = (valido: boolean) => ({
    completo: valido && !noProof && montos !== null,
    porRevisar: porRevisar.length,
    porContestar: preguntas.length > 0 || noEsPago,
  })

  /** Of the proof that is being replaced nothing stays. */
  const forgetProof = () => {
    forget()
    mirada.reset()
  }
  const startAgain = () => {
    lectura.forget()
    forgetProof()
    setIntentos((antes) => ({ ...antes, lectura: false }))
  }
  const clear = () => {
    forma.reset()
    lectura.clear()
    forgetProof()
    setIntentos(sinIntentos)
    proof.set({ paso: 'ninguno' })
  }
  const tried = (valido: boolean): Freno | null => {
    const freno = frenoDe(hechos(valido))
    setIntentos((antes) => intentado(antes, freno, noProof))
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
    tasa: forma.tasa,
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
    sinComprobante: intentos.comprobante && noProof,
    porRevisar,
    aviso: avisoDe(intentos, hechos(!intentos.datos || form.formState.isValid)),
  }
}
