import Button from '@mui/material/Button'
import { fuentesPantalla as t } from '@valija/contract/messages/fuentes-pantalla.ts'
import {
  columnasDeEstado,
  type PerfilDeEstado,
  type PerfilEntrada,
} from '@valija/contract/perfiles-de-estado.ts'
import { monedasDeCuenta } from '@valija/palabras/moneda.ts'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Block, Quiet, Stack, Text } from '../../ui/layout.tsx'

const encabezados = z.object(
  Object.fromEntries(columnasDeEstado.map((columna) => [columna, z.string().trim().max(60)])) as Record<
    (typeof columnasDeEstado)[number],
    z.ZodString
  >,
)
export const fuenteSchema = z
  .object({
    nombre: z.string().trim().min(2, t.nombreCorto).max(60),
    moneda: z.enum(monedasDeCuenta),
    primerRenglon: z
      .string()
      .trim()
      .regex(/^([2-9]|[1-5]\d|60)$/, t.renglonInvalido),
    encabezados,
    formatoFecha: z.enum(['dmy', 'mdy', 'ymd']),
    formatoNumero: z.enum(['punto', 'coma', 'auto']),
    celdaCuenta: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{1,2}[1-9]\d?)?$/, t.celdaInvalida),
    cuenta: z.string().trim().max(40),
  })
  .superRefine(({ encabezados: named }, context) => {
    for (const columna of ['fechaOperacion', 'concepto', 'abonos'] as const)
      if (named[columna] === '')
        context.addIssue({
          code: 'custom',
          path: ['encabezados', columna],
          message: t.encabezadoNecesario,
        })
  })
export type FuenteValues = z.infer<typeof fuenteSchema>
export type FuenteForm = UseFormReturn<FuenteValues, unknown, FuenteValues>

export const onWire = ({ encabezados: named, primerRenglon, ...values }: FuenteValues): PerfilEntrada => ({
  ...values,
  primerRenglon: Number(primerRenglon),
  columnas: columnasDeEstado
    .filter((columna) => named[columna] !== '')
    .map((columna) => ({ columna, encabezado: named[columna] })),
})
const toForm = (fuente: PerfilDeEstado | null): FuenteValues => ({
  nombre: fuente?.nombre ?? '',
  moneda: fuente?.moneda ?? 'MXN',
  primerRenglon: String(fuente?.primerRenglon ?? 2),
  encabezados: Object.fromEntries(
    columnasDeEstado.map((columna) => [
      columna,
      fuente?.columnas.find((one) => one.columna === columna)?.encabezado ?? '',
    ]),
  ) as FuenteValues['encabezados'],
  formatoFecha: fuente?.formatoFecha ?? 'dmy',
  formatoNumero: fuente?.formatoNumero ?? 'auto',
  celdaCuenta: fuente?.celdaCuenta ?? '',
  cuenta: fuente?.cuenta ?? '',
})
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
