import { azarDe } from '@valija/sandbox/mundo/azar.ts'
import { type Celda, type Hoja, libro, type Tabla } from './escribir.ts'

/** A row as its hotel meant it; amounts in centavos. */
export type Renglon = {
  folio: string
  bookingCode: string
  base: number
  iva: number
  otrosImpuestos: number
  propinas: number
  totalReserva: number
}
export type LayoutCiego = {
  nombre: string
  bytes: Uint8Array
  /** null: nobody can tell, it must not be read. */
  verdad: readonly Renglon[] | null
  puede?: true
  /** Something must be told: a cell not read, a column or a sheet that is not what it should be. */
  dice?: true
}
export const titulos = ['folio', 'bookingCode', 'base', 'iva', 'otros impuestos', 'propinas', 'totalReserva']
export function renglones(nombre: string, n = 6): Renglon[] {
  const azar = azarDe('layout ciego', nombre)
  return Array.from({ length: n }, (_, i) => {
    const base = azar.entero(80_000, 2_500_000)
    const [iva, otrosImpuestos, propinas] = [
      Math.round(base * 0.16),
      Math.round(base * 0.03),
      azar.entero(0, 3) * 5_000,
    ]
    return {
      folio: `A${1041 + i}`,
      bookingCode: `AT${azar.entero(10_100_000, 10_999_999)}`,
      base,
      iva,
      otrosImpuestos,
      propinas,
      totalReserva: base + iva + otrosImpuestos + propinas,
    }
  })
}
export const p = (centavos: number) => centavos / 100
export const fila = (r: Renglon): Celda[] => [
  r.folio,
  r.bookingCode,
  p(r.base),
  p(r.iva),
  p(r.otrosImpuestos),
  p(r.propinas),
  p(r.totalReserva),
]
type Opciones = {
  verdad?: null | ((r: Renglon[]) => Renglon[])
  puede?: true
  dice?: true
  tipo?: 'xlsx' | 'biff8'
}
export function caso(
  nombre: string,
  make: (r: Renglon[]) => Tabla | Hoja[],
  { verdad, tipo, ...rest }: Opciones = {},
): LayoutCiego {
  const todos = renglones(nombre)
  return {
    nombre,
    bytes: libro(make(todos), tipo),
    verdad: verdad === null ? null : (verdad?.(todos) ?? todos),
    ...rest,
  }
}
export const con = (r: Renglon[], i: number, columna: number, celda: Celda): Tabla => [
  titulos,
  ...r.map((x, n) => (n === i ? fila(x).with(columna, celda) : fila(x))),
]
export const err = (w: string, v: number): Celda => ({ t: 'e', v, w })
export const orden = (columnas: number[]) => (r: Renglon[]) => [
  columnas.map((c) => titulos[c] ?? ''),
  ...r.map((x) => columnas.map((c) => fila(x)[c] ?? null)),
]
export const dinero = (c: number) => `$${p(c).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** Read like the other rows; that it is no factura's is told when the rows are judged. */
export const sumaDe = (r: Renglon[], folio: string): Renglon => ({
  folio,
  bookingCode: '',
  base: r.reduce((s, x) => s + x.base, 0),
  iva: 0,
  otrosImpuestos: 0,
  propinas: 0,
  totalReserva: r.reduce((s, x) => s + x.totalReserva, 0),
})
