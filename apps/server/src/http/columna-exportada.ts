/** What an export may hold in a cell. `dinero` takes centavos, `fecha` a calendar day, `fechaHora` an instant. */
export type ClaseDeColumna = 'texto' | 'numero' | 'dinero' | 'fecha' | 'fechaHora'
export type ColumnaExportada<F> = {
  titulo: string
  clase?: ClaseDeColumna
  valor: (fila: F) => string | number | Date | null | undefined
}
export type ColumnasExportadas<F> = Readonly<Record<string, ColumnaExportada<F>>>
