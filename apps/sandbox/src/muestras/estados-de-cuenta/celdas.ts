import { type CeldaDeLibro, serialDe } from '@valija/documents/testing/write-estado.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { meses } from '@valija/palabras/meses.ts'
import { fechas } from '../comprobantes/datos.ts'
import { legible } from '../dinero.ts'

const tresLetras = meses.map((mes) => mes.slice(0, 3).toUpperCase())
const mesDe = (dia: Dia): string => tresLetras[Number(dia.slice(5, 7)) - 1] ?? ''
const deExcel = (dia: string): CeldaDeLibro => ({ v: serialDe(dia), z: 'dd/mm/yyyy' })
const mesPrimero = (dia: Dia): string => `${dia.slice(5, 7)}/${dia.slice(8)}/${dia.slice(0, 4)}`

/** A day in each form the banks give it, and in the two that cannot be told. */
export const formasDeFecha = {
  excel: deExcel,
  barras: fechas.barras,
  guiones: fechas.guiones,
  alReves: (dia: Dia): CeldaDeLibro => dia,
  mes: (dia: Dia): CeldaDeLibro => `${dia.slice(8)}/${mesDe(dia)}/${dia.slice(2, 4)}`,
  apostrofos: (dia: Dia): CeldaDeLibro => `'${dia.slice(8)}${dia.slice(5, 7)}${dia.slice(0, 4)}'`,
  mesPrimero,
  /** As a spreadsheet of another country leaves it: it took day for month wherever it could. */
  volteada: (dia: Dia): CeldaDeLibro =>
    Number(dia.slice(8)) > 12
      ? fechas.barras(dia)
      : deExcel(`${dia.slice(0, 4)}-${dia.slice(8)}-${dia.slice(5, 7)}`),
} as const satisfies Record<string, (dia: Dia) => CeldaDeLibro>
export type FormaDeFecha = keyof typeof formasDeFecha

const enEspana = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** Centavos as a number, as text of the United States or Mexico, or as text of Spain. */
export const formasDeNumero = {
  numero: (centavos: number): CeldaDeLibro => ({ v: centavos / 100, z: '#,##0.00' }),
  eu: (centavos: number): CeldaDeLibro => `$${legible(centavos)}`,
  espana: (centavos: number): CeldaDeLibro => enEspana.format(centavos / 100),
} as const
export type FormaDeNumero = keyof typeof formasDeNumero
