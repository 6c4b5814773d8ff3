import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { AnalisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import { lecturaPantalla as l } from '@valija/contract/messages/lectura-pantalla.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import { metodoDelDestino } from '@valija/domain/pagos/destino-ajeno.ts'
import { type CampoDeLectura, readLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { dinero } from '../../lib/formats.ts'
import { useSesion } from '../../lib/sesion.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import {
  formaInicial,
  labelDeMonto,
  montosDeForma,
  type PagoForma,
  type PagoPendiente,
  schemaDePago,
} from './pago-draft.ts'
import { PagoFields } from './pago-fields.tsx'
import { Fields, Sides } from './pago-form-layout.ts'
import { Preguntas, usePreguntas } from './preguntas.tsx'
import type { Soltado } from './proof-first.tsx'
import { ProofPanel } from './proof-panel.tsx'
import { metodosQuery, tipoCambioQuery } from './queries.ts'
import { cajasDe, markOf } from './reading-places.ts'
import { ReadingSummary } from './reading-summary.tsx'
import { focusField, useFocusedField } from './use-focused-field.ts'
import { camposLeidos, isPorRevisar, useLectura } from './use-lectura.ts'
import { useMirada } from './use-mirada.ts'
import { useProof } from './use-proof.ts'

type PagoFormProps = {
  reserva: ReservaDePago
  localizadorMaximo: number
  leeComprobantes: boolean
  /** Still owed, in centavos of the booking's currency. */
  saldo: number
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
/** Proof first or by hand, then the form; each payment goes to the list, and the form is ready for the next. */
export function PagoForm({
  reserva,
  localizadorMaximo,
  leeComprobantes,
  saldo,
  porGuardar,
  onAdd,
  solo,
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
  const [incomplete, setIncomplete] = useState(false)
  const [missing, setMissing] = useState(false)
  const [unseen, setUnseen] = useState(false)
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
  const deMas = (montos?.montoReserva ?? 0) + porGuardar - saldo
  // Until a method says so, the proof does.
  const dolares = metodo ? !metodo.monedaNacional : leidos.monto?.moneda === 2

  const monedaDe = (id: string): number | null => {
    const one = metodos.find(({ metodoPagoID: its }) => String(its) === id)
    return one ? (one.monedaNacional ? 1 : 2) : null
  }
  const onMetodo = (id: string) => {
    form.setValue('promocionID', '')
    setLabelMonto(labelDeMonto(metodos.find((one) => String(one.metodoPagoID) === id)))
    lectura.methodChanged(monedaDe(id))
  }
  const takeIn = ({ campos, preguntas: suyas, destino }: AnalisisComprobante) => {
    ask({ preguntas: suyas, destino: destino ?? null })
    const leida = readLectura(campos, hoy as Dia)
    const fitting = metodos.filter((one) => one.monedaNacional === (leida.monto?.moneda === 1))
    // The only method of that currency, or the only one whose account the proof names, is no guess; else a person chooses.
    const unico = fitting.length === 1 ? fitting[0] : metodoDelDestino(destino, fitting)
    const only = leida.monto && !metodo ? unico : undefined
    if (only) {
      form.setValue('metodoPagoID', String(only.metodoPagoID))
      setLabelMonto(labelDeMonto(only))
    }
    lectura.apply(leida, monedaDe(only ? String(only.metodoPagoID) : metodoPagoID))
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
  const porContestar = preguntas.length > 0 || noEsPago

  const nombres: Record<CampoDeLectura, string> = {
    monto: dolares ? t.montoDolares : t.montoPesos,
    fechaPago: t.fechaPago,
    concepto: t.concepto,
    numeroTransaccion: t.numeroTransaccion,
  }
  const present = camposLeidos.filter((campo) => leidos[campo])
  const cajas = cajasDe(leidos, nombres, mirada)
  const mark = (campo: CampoDeLectura) => markOf(campo, leidos[campo], mirada)
  const porRevisar = present.filter((campo) => isPorRevisar(leidos[campo]))

  useFocusedField((campo) => {
    const leido = leidos[campo]
    if (leido) mirada.look(campo, leido.lugar)
  })

  const startAgain = () => {
    lectura.forget()
    forget()
    mirada.reset()
    setUnseen(false)
  }
  const clear = () => {
    form.reset(initial)
    lectura.clear()
    forget()
    mirada.reset()
    setIncomplete(false)
    setMissing(false)
    setUnseen(false)
    setLabelMonto(t.montoPesos)
    proof.set({ paso: 'ninguno' })
  }
  // It is there from the moment it is uploaded, read or not.
  const subido = 'comprobante' in proof.state ? proof.state.comprobante : null
  const noProof = subido === null && proof.state.paso !== 'sin'
  const add = (guardar: boolean) =>
    form.handleSubmit(
      (forma) => {
        setMissing(noProof)
        if (noProof || !metodo || !montos || tipoCambio === undefined) return setIncomplete(true)
        const [first] = porRevisar
        setUnseen(first !== undefined || porContestar)
        if (first !== undefined) return focusField(first)
        if (porContestar) return
        onAdd({ clave: crypto.randomUUID(), forma, comprobante: subido, metodo, tipoCambio, montos }, guardar)
        if (!guardar) toast(pagos.pagoAgregado)
        clear()
      },
      () => {
        setMissing(noProof)
        setIncomplete(true)
      },
    )
  return (
    <Sides>
      <ProofPanel
        state={proof.state}
        missing={missing && noProof}
        cajas={cajas}
        mirada={mirada}
        resumen={
          <>
            <Preguntas textos={preguntas} onAnswer={answer} />
            <ReadingSummary leidos={leidos} bookingCode={reserva.bookingCode} />
          </>
        }
        onUse={(comprobante, leido) => {
          proof.set({ paso: 'listo', comprobante })
          takeIn(leido)
        }}
        onFile={(file) => {
          startAgain()
          proof.send(file)
        }}
        onManual={() => proof.set({ paso: 'sin' })}
        onAgain={() => {
          startAgain()
          proof.set({ paso: 'ninguno' })
        }}
        onSkip={(comprobante) => {
          proof.skip(comprobante)
          form.setFocus('userID')
        }}
        onReadAgain={proof.readAgain}
        onByHand={(comprobante) => {
          proof.set({ paso: 'listo', comprobante })
          form.setFocus('userID')
        }}
      />
      <FormProvider {...form}>
        <Panel>
          <form noValidate onSubmit={(event) => void add(false)(event)}>
            <Stack gap={14} p={18}>
              <Fields>
                <PagoFields
                  metodos={metodos}
                  metodo={metodo}
                  onMetodo={onMetodo}
                  tasa={tasa}
                  montos={montos}
                  excede={
                    montos && deMas > 0 ? t.montoDeMas({ monto: dinero(deMas, reserva.moneda) }) : undefined
                  }
                  dolares={dolares}
                  lectura={lectura}
                  mark={mark}
                  nombres={nombres}
                />
              </Fields>
              {incomplete && (noProof || !form.formState.isValid || tipoCambio === undefined || !metodo) ? (
                <Notice tono="error" title={pagos.formularioIncompleto} />
              ) : unseen && porRevisar.length > 0 ? (
                <Notice tono="atencion">
                  {l.porRevisar({ campos: porRevisar.map((campo) => nombres[campo]) })}
                </Notice>
              ) : unseen && porContestar ? (
                <Notice tono="atencion">{l.porContestar}</Notice>
              ) : null}
            </Stack>
            <Row as="footer" align="stretch" justify="end" py={12} px={18}>
              <Button onClick={clear}>{t.limpiar}</Button>
              <Button type="submit" variant="outlined" startIcon={<Icon name="mas" />}>
                {t.agregar}
              </Button>
              {solo ? (
                <Button variant="contained" onClick={() => void add(true)()}>
                  {t.guardarEste}
                </Button>
              ) : null}
            </Row>
          </form>
        </Panel>
      </FormProvider>
    </Sides>
  )
}
