/** One movement of a statement. Amounts in centavos, always positive: the column is the sign. */
export type Movimiento = {
  /** Row number as the spreadsheet shows it (1-based). */
  renglon: number
  /** Among rows of this file with the same day, text and amounts, counted from 1. */
  ordinal: number
  fechaOperacion: string
  concepto: string
  referencia: string
  referenciaAmpliada: string
  cargos: number
  abonos: number
  saldo: number | null
  meses: number
}
export type Ilegible = {
  renglon: number
  codigo:
    | 'fechaIlegible'
    | 'importeIlegible'
    | 'importeAmbiguo'
    | 'sinImporte'
    | 'cargoYAbono'
    | 'pareceTotal'
    | 'sinFechaNiImporte'
    | 'celdasDeMas'
    | 'deOtraCuenta'
    | 'sinAplicar'
    | 'signoSinPrueba'
    | 'repetidoEnOtraHoja'
    | 'deOtraHoja'
  texto: string
}
