import { enMontos } from '@valija/contract/en-pesos.ts'

/** What an export may hold in a cell. `dinero` takes centavos, `fecha` a calendar day, `fechaHora` an instant. */
export type ClaseDeColumna = 'texto' | 'numero' | 'dinero' | 'fecha' | 'fechaHora'
export type ColumnaExportada<F> = {
  titulo: string
  clase?: ClaseDeColumna
  /** Money of one currency, row after row: a workbook ends in its sum. */
  suma?: true
  valor: (fila: F) => string | number | Date | null | undefined
}
/** A cell of money: pesos as a figure to be added, other money in words, so that a sheet never adds two currencies. */
export const montoExportado = (monto: number, moneda: string): number | string =>
  moneda === 'MXN' ? monto : enMontos([{ moneda, monto }])

export type ColumnasExportadas<F> = Readonly<Record<string, ColumnaExportada<F>>>
