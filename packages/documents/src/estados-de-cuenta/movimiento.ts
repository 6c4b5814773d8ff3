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
/**
 * Its texts together, in bytes of UTF-8: a movement is known by them, and beyond this they fit no index of the database.
 * No bank writes so much.
 */
const bytesDeTextos = 2_000
export const isDemasiadoTexto = (
  uno: Pick<Movimiento, 'concepto' | 'referencia' | 'referenciaAmpliada'>,
): boolean =>
  new TextEncoder().encode(uno.concepto + uno.referencia + uno.referenciaAmpliada).length > bytesDeTextos

export type Ilegible = {
  renglon: number
  codigo:
    | 'fechaIlegible'
    | 'fechaFueraDeLugar'
    | 'importeIlegible'
    | 'importeAmbiguo'
    | 'sinImporte'
    | 'cargoYAbono'
    | 'pareceTotal'
    | 'sinFechaNiImporte'
    | 'celdasDeMas'
    | 'textosDeMas'
    | 'deOtraCuenta'
    | 'deOtraTabla'
    | 'sinAplicar'
    | 'signoSinPrueba'
    | 'repetidoEnOtraHoja'
    | 'deOtraHoja'
  texto: string
}
