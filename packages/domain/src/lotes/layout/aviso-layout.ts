import type { CampoDeRenglon } from './celda-ilegible.ts'

/** By its letter, and what its header says; empty when nothing. */
export type ColumnaVista = { letra: string; titulo: string }

/** What the sheet was like and how it was read, told to whoever uploaded it. */
export type AvisoLayout =
  | { codigo: 'layoutSinEncabezado' }
  | { codigo: 'layoutOtroOrden'; columnas: { letra: string; campo: CampoDeRenglon }[] }
  | { codigo: 'layoutColumnaAjena'; columnas: ColumnaVista[] }
  | { codigo: 'layoutColumnaPorPosicion'; campo: CampoDeRenglon; columna: ColumnaVista }
  | { codigo: 'layoutSinColumna'; campo: CampoDeRenglon }
  | { codigo: 'layoutFilasArriba'; fila: number }
  /** Ranges, `A2:A3`. */
  | { codigo: 'layoutCeldasCombinadas'; celdas: string[] }
  /** Hidden in the sheet and read all the same, counted from 1. */
  | { codigo: 'layoutFilasOcultas'; filas: number[] }
  | { codigo: 'layoutHojaOculta'; hoja: string }
  | { codigo: 'layoutOtraHoja'; hojas: string[] }
  /** Kept in words, before these were codes. */
  | { codigo: 'texto'; texto: string }
