import type { MetodoPago } from '@valija/contract/catalogos.ts'
import { lecturaPantalla as l } from '@valija/contract/messages/lectura-pantalla.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { CampoDeLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import type { ReactNode } from 'react'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { Block } from '../../ui/layout.tsx'
import { type FieldMark, MarkedField } from './marked-field.tsx'
import { MontosFields, type MontosFieldsProps } from './montos-fields.tsx'
import { ReadingNote } from './reading-note.tsx'
import type { LecturaDePago } from './use-lectura.ts'

type PagoFieldsProps = Omit<MontosFieldsProps, 'children'> & {
  metodos: readonly MetodoPago[]
  metodo: MetodoPago | undefined
  onMetodo: (id: string) => void
  /** It is more than what is owed: said while it is typed. */
  excede: string | undefined
  lectura: LecturaDePago
  mark: (campo: CampoDeLectura) => FieldMark | null
  nombres: Record<CampoDeLectura, string>
}
/** The documented fields; those read from the proof carry their number and say how sure they are. */
export function PagoFields(props: PagoFieldsProps) {
  const { metodos, metodo, onMetodo, tasa, montos, excede, dolares, lectura, mark, nombres } = props
  const promociones = metodo?.promocio ?? []
  const open = tasa.data !== undefined && metodo !== undefined
  const locked = (campo: CampoDeLectura) => mark(campo)?.locked === true
  const note = (campo: CampoDeLectura): ReactNode => {
    const leido = lectura.leidos[campo]
    if (leido) return <ReadingNote campo={campo} nombre={nombres[campo]} leido={leido} lectura={lectura} />
    return campo === 'fechaPago' && lectura.sinFecha ? l.fechaIlegible : undefined
  }
  const amount = (
    <MarkedField campo="monto" nombre={nombres.monto} mark={mark('monto')}>
      <MoneyInput
        key={dolares ? 'USD' : 'MXN'}
        name="monto"
        label={dolares ? t.montoDolares : t.montoPesos}
        currency={dolares ? 'USD' : 'MXN'}
        disabled={!open}
        warning={excede}
        help={note('monto') ?? (metodo ? undefined : l.eligeMetodo)}
      />
    </MarkedField>
  )
  return (
    <>
      <TextInput name="userID" label={t.correoContacto} type="email" maxLength={254} />
      <MarkedField campo="concepto" nombre={nombres.concepto} mark={mark('concepto')}>
        <TextInput
          name="concepto"
          label={t.concepto}
          maxLength={500}
          help={note('concepto')}
          readOnly={locked('concepto')}
        />
      </MarkedField>
      <TextInput name="bookingCode" label={t.localizador} code />
      <TextInput name="rfc" label={t.rfc} code maxLength={13} />
      {/* Without a promotion beside it, the whole row: what follows stays in its pairs. */}
      <Block wide={promociones.length === 0}>
        <SelectInput
          name="metodoPagoID"
          label={t.metodoPago}
          placeholder={t.elige}
          onChosen={onMetodo}
          options={metodos.map((one) => ({ value: String(one.metodoPagoID), text: one.nombreMetodoPago }))}
        />
      </Block>
      {promociones.length > 0 ? (
        <SelectInput
          name="promocionID"
          label={t.promocion}
          optional
          placeholder={t.sinPromocion}
          options={promociones.map((one) => ({
            value: String(one.promocionID),
            text: one.nombrePromocion,
          }))}
        />
      ) : null}
      <MarkedField campo="fechaPago" nombre={nombres.fechaPago} mark={mark('fechaPago')} calendar>
        <DateInput
          name="fechaPago"
          label={t.fechaPago}
          help={note('fechaPago')}
          readOnly={locked('fechaPago')}
        />
      </MarkedField>
      <MontosFields tasa={tasa} montos={montos} dolares={dolares}>
        {amount}
      </MontosFields>
      <MarkedField
        campo="numeroTransaccion"
        nombre={nombres.numeroTransaccion}
        mark={mark('numeroTransaccion')}
      >
        <TextInput
          name="numeroTransaccion"
          label={t.numeroTransaccion}
          optional
          code
          maxLength={60}
          help={note('numeroTransaccion')}
        />
      </MarkedField>
      <DateInput name="fechaBancos" label={t.fechaBancos} optional />
    </>
  )
}
