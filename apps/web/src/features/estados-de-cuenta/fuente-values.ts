import { fuentesPantalla as t } from '@valija/contract/messages/fuentes-pantalla.ts'
import {
  columnasDeEstado,
  type PerfilDeEstado,
  type PerfilEntrada,
} from '@valija/contract/perfiles-de-estado.ts'
import { monedasDeCuenta } from '@valija/palabras/moneda.ts'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'

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

/** As the call takes them. */
export const onWire = ({ encabezados: named, primerRenglon, ...values }: FuenteValues): PerfilEntrada => ({
  ...values,
  primerRenglon: Number(primerRenglon),
  columnas: columnasDeEstado
    .filter((columna) => named[columna] !== '')
    .map((columna) => ({ columna, encabezado: named[columna] })),
})
/** What the fields start with. */
export const toForm = (fuente: PerfilDeEstado | null): FuenteValues => ({
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
