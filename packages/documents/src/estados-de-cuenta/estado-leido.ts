import type { HojaRechazada } from '../hoja/read-hoja.ts'
import type { Conteo } from './conteos.ts'
import type { Descuadre, SignosDudosos } from './cuadre.ts'
import type { Ilegible, Movimiento } from './movimiento.ts'
import type { FechaDudosa } from './orden-de-fechas.ts'
import type { Perfil } from './perfiles.ts'

export type EstadoDeCuenta = {
  perfil: Perfil
  cuenta: string
  movimientos: Movimiento[]
  ilegibles: Ilegible[]
  /** Rows where the running balance does not follow from the row before: one is missing or doubled. */
  saltosDeSaldo: number[]
  /** What makes the signs doubtful: `sinCargos`, one column of amounts and none below zero; `alReves`, balances that follow only when cargos and abonos change places; `alRevesEnPalabras`, without balances, the words of the bank. */
  signosDudosos: SignosDudosos | null
  /** Totals that the file declares and its rows do not give. */
  descuadres: Descuadre[]
  /** Counts that the file declares of what it holds, and its rows do not give. */
  conteos: Conteo[]
  desde: string | null
  hasta: string | null
  sumaCargos: number
  sumaAbonos: number
  saldoFinal: number | null
  /** The date by which the file proves that its months come first, and is read so. */
  mesPrimero?: FechaDudosa
  /** Of a file whose movements stand in several sheets: the rows of the sheets before each, since rows are counted on. */
  hojas?: { nombre: string; antes: number }[]
}
/**
 * `pareceDe` are the other sources that the sheet's headers fit; `encabezadoEn`, the row as the spreadsheet
 * shows it where this source's headers stand instead of their own.
 */
export type EstadoRechazado =
  | HojaRechazada
  | ({ codigo: 'fechasAmbiguas' | 'fechasSinAno' } & FechaDudosa)
  | { codigo: 'sinPrueba' | 'enMiles' | 'deTarjeta' }
  | { codigo: 'variasHojas'; hojas: string[] }
  | { codigo: 'variasCuentas'; cuentas: string[] }
  | { codigo: 'diceOtraMoneda'; monedas: Perfil['moneda'][] }
  | {
      codigo: 'otroFormato'
      pareceDe: Perfil[]
      encabezadoEn: number | null
      /** A source that reads by headers would read it. */
      seLeePorEncabezados: boolean
      encontrado: string[]
      esperado: string[]
    }
