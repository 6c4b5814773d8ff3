import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import type { AnalisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import { type CampoDeLectura, readLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSesion } from '../../lib/sesion.ts'
import { toast } from '../../ui/toasts.ts'
import { avisoDe, type Freno, frenoDe, intentado, sinIntentos } from './intento.ts'
import {
  formaInicial,
  labelDeMonto,
  metodoLeido,
  monedaDe,
  montosDeForma,
  type PagoForma,
  type PagoPendiente,
  schemaDePago,
} from './pago-draft.ts'
import { usePreguntas } from './preguntas.tsx'
import type { Soltado } from './proof-first.tsx'
import { metodosQuery, tipoCambioQuery } from './queries.ts'
import { focusField, useFocusedField } from './use-focused-field.ts'
import { camposLeidos, isPorRevisar, useLectura } from './use-lectura.ts'
import { useMirada } from './use-mirada.ts'
import { useProof } from './use-proof.ts'

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
  const initial = formaInicial(reserva, hoy)
  const [labelMonto, setLabelMonto] = useState<string>(t.montoPesos)
  const form = useForm<PagoForma, unknown, PagoForma>({
    resolver: zodResolver(schemaDePago({ hoy, localizadorMaximo, labelMonto })) as never,
    defaultValues: initial,
    mode: 'onTouched',
  })
  const [intentos, setIntentos] = useState(sinIntentos)
  const { data: metodos = [] } = useQuery(metodosQuery(true))
  const hayMetodos = metodos.length > 0
  const [metodoPagoID, fechaPago, monto] = useWatch({
    control: form.control,
    name: ['metodoPagoID', 'fechaPago', 'monto'],
  })
  const metodo = metodos.find((one) => String(one.metodoPagoID) === metodoPagoID)
  const { preguntas, ask, answer, forget } = usePreguntas(metodo)
  const lectura = useLectura(form, initial)
  const { leidos } = lectura
  const mirada = useMirada()
  const tasa = useQuery(tipoCambioQuery(fechaPago !== null && fechaPago <= hoy ? fechaPago : null))
  const tipoCambio = tasa.data?.tipoCambio
  const montos = montosDeForma(monto, metodo, tipoCambio, reserva.moneda)
  // Until a method says so, the proof does.
  const dolares = metodo ? !metodo.monedaNacional : leidos.monto?.moneda === 2

  const onMetodo = (id: string) => {
    const elegido = metodos.find((one) => String(one.metodoPagoID) === id)
    form.setValue('promocionID', '')
    setLabelMonto(labelDeMonto(elegido))
    lectura.methodChanged(monedaDe(elegido))
  }
  const takeIn = ({ campos, preguntas: suyas, destino }: AnalisisComprobante) => {
    ask({ preguntas: suyas, destino: destino ?? null })
    const leida = readLectura(campos, hoy as Dia)
    const only = metodo ? null : metodoLeido(leida, destino, metodos)
    if (only) {
      form.setValue('metodoPagoID', String(only.metodoPagoID))
      setLabelMonto(labelDeMonto(only))
    }
    lectura.apply(leida, monedaDe(only ?? metodo))
  }
  const proof = useProof(leeComprobantes, saldo, takeIn)
  const takeSoltado = useEffectEvent(() => {
    if (soltado === null) return
    onTaken()
    if (soltado instanceof File) proof.send(soltado)
    else proof.readAgain(soltado)
  })
  useEffect(() => {
    // What it says chooses among the methods: they come first.
    if (hayMetodos) takeSoltado()
  }, [hayMetodos])
  const noEsPago = proof.state.paso === 'listo' && proof.state.aviso?.porContestar === true

  const nombres: Record<CampoDeLectura, string> = {
    monto: dolares ? t.montoDolares : t.montoPesos,
    fechaPago: t.fechaPago,
    concepto: t.concepto,
    numeroTransaccion: t.numeroTransaccion,
  }
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
    form.reset(initial)
    lectura.clear()
    forgetProof()
    setIntentos(sinIntentos)
    setLabelMonto(t.montoPesos)
    proof.set({ paso: 'ninguno' })
  }
  const tried = (valido: boolean): Freno | null => {
    const freno = frenoDe(hechos(valido))
    setIntentos((antes) => intentado(antes, freno, noProof))
    return freno
  }
  const add = (guardar: boolean) =>
    form.handleSubmit(
      (forma) => {
        const freno = tried(true)
        const [first] = porRevisar
        if (freno === 'porRevisar' && first !== undefined) focusField(first)
        if (freno !== null || !metodo || !montos || tipoCambio === undefined) return
        onAdd({ clave: crypto.randomUUID(), forma, comprobante: subido, metodo, tipoCambio, montos }, guardar)
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
    nombres,
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
