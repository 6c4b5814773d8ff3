import { type Celda, libro, type Mov, serial, type Tabla } from './escribir.ts'

/** An amount as a cell holds it, in pesos; none where there is none. */
export const n = (centavos: number): Celda => (centavos === 0 ? null : centavos / 100)
export const dia = (x: Mov): Celda => ({ t: 'n', v: serial(x.y, x.m, x.d), z: 'dd/mm/yyyy' })
export const seis = ['Fecha', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo']
export const corta = (x: Mov): Celda[] => [
  dia(x),
  `${x.concepto} ${x.clave}`,
  x.ref,
  n(x.cargo),
  n(x.abono),
  x.saldo / 100,
]
export const hoja = (filas: Tabla) => libro(filas)
