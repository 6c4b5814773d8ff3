import Button from '@mui/material/Button'
import { fuentesPantalla as t } from '@valija/contract/messages/fuentes-pantalla.ts'
import {
  columnasDeEstado,
  type PerfilDeEstado,
  type PerfilEntrada,
} from '@valija/contract/perfiles-de-estado.ts'
import { monedasDeCuenta } from '@valija/palabras/moneda.ts'
import type { ReactNode } from 'react'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Block, Quiet, Stack, Text } from '../../ui/layout.tsx'
import { type FuenteForm, fuenteSchema, onWire, toForm } from './fuente-values.ts'

const choices = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, text]) => ({ value, text }))
type FuenteFormProps = {
  fuente: PerfilDeEstado | null
  onSave: (perfil: PerfilEntrada) => Promise<void>
  onCancel: () => void
  /** Trying it on a file, between the fields and the buttons. */
  children: (form: FuenteForm) => ReactNode
}
/** How a bank writes its statement: which columns, from which row, with which dates and numbers. */
export function FuenteFields({ fuente, onSave, onCancel, children }: FuenteFormProps) {
  return (
    <Form
      schema={fuenteSchema}
      defaultValues={toForm(fuente)}
      submit={t.guardar}
      onCancel={onCancel}
      onSubmit={(values) => onSave(onWire(values))}
    >
      {(form) => (
        <>
          <Stack cols={240}>
            <TextInput name="nombre" label={t.nombre} maxLength={60} />
            <SelectInput
              name="moneda"
              label={t.moneda}
              options={monedasDeCuenta.map((value) => ({ value, text: value }))}
            />
            <TextInput
              name="primerRenglon"
              label={t.primerRenglon}
              help={t.primerRenglonAyuda}
              maxLength={2}
            />
            <SelectInput name="formatoFecha" label={t.formatoFecha} options={choices(t.formatosFecha)} />
            <SelectInput name="formatoNumero" label={t.formatoNumero} options={choices(t.formatosNumero)} />
            <TextInput
              name="celdaCuenta"
              label={t.celdaCuenta}
              help={t.celdaCuentaAyuda}
              optional
              maxLength={4}
              code
            />
            <TextInput name="cuenta" label={t.cuenta} help={t.cuentaAyuda} optional maxLength={40} />
          </Stack>
          <Block as="fieldset" min={0} m={0} p={0} bare>
            <Text as="legend" p={0} size={16} weight={600}>
              {t.encabezados}
            </Text>
            <Quiet block mt={2} mb={8}>
              {t.encabezadosAyuda}
            </Quiet>
            <Stack cols={240}>
              {columnasDeEstado.map((columna) => (
                <TextInput
                  key={columna}
                  name={`encabezados.${columna}`}
                  label={t.columnasDeEstado[columna]}
                  optional={!['fechaOperacion', 'concepto', 'abonos'].includes(columna)}
                  maxLength={60}
                />
              ))}
            </Stack>
          </Block>
          {children(form)}
        </>
      )}
    </Form>
  )
}

/** The button that takes a row of the sample as the headers. */
export const UseRow = ({ n, onClick }: { n: number; onClick: () => void }) => (
  <Button size="small" startIcon={<Icon name="palomita" />} onClick={onClick}>
    {t.usarEncabezados({ n })}
  </Button>
)
