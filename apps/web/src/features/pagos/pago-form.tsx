import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { message } from '@valija/contract/messages.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { AnalisisComprobante, CampoLeido } from '@valija/contract/comprobantes-leidos.ts'
import type { ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import {
  monedaDeLectura,
  readFechaDePago,
  readMontoPagado,
} from '@valija/domain/pagos/lectura-comprobante.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { fecha, importe } from '../../lib/formats.ts'
import { useSesion } from '../../lib/sesion.ts'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import type { Caja } from './comprobante-view.tsx'
import {
  formaInicial,
  labelDeMonto,
  montosDeForma,
  type PagoForma,
  type PagoPendiente,
  schemaDePago,
} from './pago-draft.ts'
import { ProofPanel } from './proof-panel.tsx'
import { metodosQuery, tipoCambioQuery } from './queries.ts'
import { ReadOnlyAmount } from './read-only-amount.tsx'
import { useProof } from './use-proof.ts'

type Leidos = Partial<Record<'monto' | 'fechaPago' | 'concepto' | 'numeroTransaccion', CampoLeido>>
const sure = 0.9
const isSure = (campo: CampoLeido | undefined): boolean => campo !== undefined && campo.confianza >= sure

type PagoFormProps = {
  reserva: ReservaDePago
  localizadorMaximo: number
  leeComprobantes: boolean
  onAdd: (pago: PagoPendiente) => void
}
/** Proof first or by hand, then the form; each payment goes to the list, and the form is ready for the next. */
export function PagoForm({ reserva, localizadorMaximo, leeComprobantes, onAdd }: PagoFormProps) {
  const { diaDeNegocio: hoy } = useSesion()
  const initial = formaInicial(reserva, hoy)
  const [labelMonto, setLabelMonto] = useState<string>(t.montoPesos)
  const form = useForm<PagoForma, unknown, PagoForma>({
    resolver: zodResolver(schemaDePago({ hoy, localizadorMaximo, labelMonto })) as never,
    defaultValues: initial,
    mode: 'onTouched',
  })
  const [leidos, setLeidos] = useState<Leidos>({})
  const [incomplete, setIncomplete] = useState(false)
  const [missing, setMissing] = useState(false)
  const proof = useProof(leeComprobantes, applyReading)
  const { data: metodos = [] } = useQuery(metodosQuery(true))
  const [metodoPagoID, fechaPago, monto] = useWatch({
    control: form.control,
    name: ['metodoPagoID', 'fechaPago', 'monto'],
  })
  const metodo = metodos.find((one) => String(one.metodoPagoID) === metodoPagoID)
  const rate = useQuery(tipoCambioQuery(fechaPago !== null && fechaPago <= hoy ? fechaPago : null))
  const tipoCambio = rate.data?.tipoCambio
  const montos = montosDeForma(monto, metodo, tipoCambio, reserva.moneda)
  const open = tipoCambio !== undefined && metodo !== undefined
  const dolares = metodo?.monedaNacional === false

  /** Only what was truly read fills and locks a field; a date that is no day or lies ahead leaves today, unlocked. */
  function applyReading({ campos }: AnalisisComprobante): void {
    const next: Leidos = {}
    const dia = campos.fechaPago && readFechaDePago(campos.fechaPago.valor, hoy as Dia)
    if (dia) {
      form.setValue('fechaPago', dia)
      next.fechaPago = campos.fechaPago
    }
    if (campos.concepto?.valor) {
      form.setValue('concepto', campos.concepto.valor)
      next.concepto = campos.concepto
    }
    const read = campos.montoPagado && readMontoPagado(campos.montoPagado.valor)
    if (read) {
      const national = monedaDeLectura(campos.moneda?.valor ?? '') === 1
      const fitting = metodos.find((one) => one.monedaNacional === national)
      if (!metodo && fitting) chooseMetodo(String(fitting.metodoPagoID))
      form.setValue('monto', read)
      next.monto = campos.montoPagado
    }
    if (campos.numeroTransaccion?.valor) {
      form.setValue('numeroTransaccion', campos.numeroTransaccion.valor)
      next.numeroTransaccion = campos.numeroTransaccion
    }
    setLeidos(next)
  }
  const chooseMetodo = (id: string) => {
    form.setValue('metodoPagoID', id)
    form.setValue('promocionID', '')
    setLabelMonto(labelDeMonto(metodos.find((one) => String(one.metodoPagoID) === id)))
  }
  const help = (name: keyof Leidos): string | undefined => {
    const leido = leidos[name]
    if (!leido) return undefined
    return isSure(leido) ? t.leido : (leido.duda ?? t.confirmalo)
  }
  const locked = (name: 'fechaPago' | 'concepto') => isSure(leidos[name])
  const names = ['monto', 'fechaPago', 'concepto', 'numeroTransaccion'] as const
  const labels = {
    monto: labelMonto,
    fechaPago: t.fechaPago,
    concepto: t.concepto,
    numeroTransaccion: t.numeroTransaccion,
  }
  const cajas: Caja[] = names.flatMap((name, i) => {
    const leido = leidos[name]
    return leido
      ? [{ n: i + 1, campo: labels[name], leido, duda: !isSure(leido), onClick: () => form.setFocus(name) }]
      : []
  })

  const clear = () => {
    form.reset(initial)
    setLeidos({})
    setIncomplete(false)
    setMissing(false)
    setLabelMonto(t.montoPesos)
    proof.set({ paso: 'ninguno' })
  }
  const noProof = proof.state.paso !== 'listo' && proof.state.paso !== 'sin'
  const add = form.handleSubmit(
    (forma) => {
      setMissing(noProof)
      if (noProof || !metodo || !montos || tipoCambio === undefined) return setIncomplete(true)
      onAdd({
        clave: crypto.randomUUID(),
        forma,
        comprobante: proof.state.paso === 'listo' ? proof.state.comprobante : null,
        metodo,
        tipoCambio,
        montos,
      })
      toast(message('pagoAgregado'))
      clear()
    },
    () => {
      setMissing(noProof)
      setIncomplete(true)
    },
  )
  const two = {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  } as const
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
        alignItems: 'start',
      }}
    >
      <ProofPanel
        state={proof.state}
        missing={missing && noProof}
        cajas={cajas}
        onFile={proof.send}
        onManual={() => proof.set({ paso: 'sin' })}
        onAgain={() => {
          setLeidos({})
          proof.set({ paso: 'ninguno' })
        }}
      />
      <FormProvider {...form}>
        <Panel>
          <form noValidate onSubmit={(event) => void add(event)}>
            <div style={{ display: 'grid', gap: 14, padding: 18 }}>
              <div style={two}>
                <TextInput name="userID" label={t.correoContacto} type="email" maxLength={254} />
                <TextInput
                  name="concepto"
                  label={t.concepto}
                  maxLength={500}
                  help={help('concepto')}
                  readOnly={locked('concepto')}
                  end={locked('concepto') ? <Icon name="candado" size={16} /> : undefined}
                />
                <TextInput name="bookingCode" label={t.localizador} code />
                <TextInput name="rfc" label={t.rfc} code maxLength={13} />
                <SelectInput
                  name="metodoPagoID"
                  label={t.metodoPago}
                  placeholder={t.elige}
                  onChosen={chooseMetodo}
                  options={metodos.map((one) => ({
                    value: String(one.metodoPagoID),
                    text: one.nombreMetodoPago,
                  }))}
                />
                {metodo && metodo.promocio.length > 0 ? (
                  <SelectInput
                    name="promocionID"
                    label={t.promocion}
                    optional
                    placeholder={t.sinPromocion}
                    options={metodo.promocio.map((one) => ({
                      value: String(one.promocionID),
                      text: one.nombrePromocion,
                    }))}
                  />
                ) : null}
                <DateInput
                  name="fechaPago"
                  label={t.fechaPago}
                  help={help('fechaPago')}
                  disabled={locked('fechaPago')}
                />
                <ReadOnlyAmount
                  label={t.tipoCambio}
                  value={tipoCambio === undefined ? '' : tipoCambio.toFixed(4)}
                  help={
                    rate.data
                      ? t.tipoCambioDel({ fecha: fecha(rate.data.fechaDato) })
                      : rate.isFetching
                        ? t.tipoCambioCargando
                        : t.tipoCambioEspera
                  }
                  error={rate.error === null ? undefined : message('tipoCambioNoDisponible')}
                />
                {dolares ? (
                  <ReadOnlyAmount
                    label={t.montoPesos}
                    value={montos ? importe(montos.montoNacional) : ''}
                    help={t.montoMultiplicado}
                  />
                ) : (
                  <MoneyInput
                    key="MXN"
                    name="monto"
                    label={t.montoPesos}
                    disabled={!open}
                    help={help('monto')}
                  />
                )}
                {dolares ? (
                  <MoneyInput
                    key="USD"
                    name="monto"
                    label={t.montoDolares}
                    currency="USD"
                    disabled={!open}
                    help={help('monto')}
                  />
                ) : (
                  <ReadOnlyAmount
                    label={t.montoDolares}
                    value={montos ? importe(montos.montoDolares) : ''}
                    help={t.montoDividido}
                  />
                )}
                <TextInput
                  name="numeroTransaccion"
                  label={t.numeroTransaccion}
                  optional
                  code
                  maxLength={60}
                  help={help('numeroTransaccion')}
                />
                <DateInput name="fechaBancos" label={t.fechaBancos} optional />
              </div>
              {incomplete && (noProof || !form.formState.isValid || !open) ? (
                <Notice tono="error" title={message('formularioIncompleto')} />
              ) : null}
            </div>
            <footer style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: '12px 18px' }}>
              <Button onClick={clear}>{t.limpiar}</Button>
              <Button type="submit" variant="outlined" startIcon={<Icon name="mas" />}>
                {t.agregar}
              </Button>
            </footer>
          </form>
        </Panel>
      </FormProvider>
    </div>
  )
}
