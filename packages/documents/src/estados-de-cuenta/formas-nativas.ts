import type { Celda, Hoja } from '../hoja/read-hoja.ts'
import type { Lugares } from './encabezados.ts'
import { type Columna, columnaDe, normal, type Perfil } from './perfiles.ts'

/**
 * Where a statement's columns stand when the file is not laid out as its source's own: zero-based row of the first
 * movement, account, and the column that gives the sign of the only amount.
 */
export type Disposicion = {
  filaDatos: number
  lugares: Lugares
  cuenta?: string
  signo?: Signo
  /** The row above the first movement names no column. */
  sinEncabezado?: true
  /** Columns of more text, which go on in the extended reference. */
  ampliadas?: readonly number[]
  /** The names of the columns, where they stand in two rows. */
  titulos?: readonly Celda[]
}
/** Zero-based column, and the words (as `normal` leaves them) by which it says cargo and abono. */
export type Signo = { columna: number; cargo: readonly string[]; abono: readonly string[] }
const palabrasDeSigno: readonly Omit<Signo, 'columna'>[] = [
  { cargo: ['-'], abono: ['+'] },
  {
    cargo: ['cargo', 'retiro', 'debito', 'egreso', 'salida'],
    abono: ['abono', 'deposito', 'credito', 'ingreso', 'entrada'],
  },
  { cargo: ['c'], abono: ['a'] },
  { cargo: ['d'], abono: ['c'] },
  { cargo: ['d'], abono: ['h'] },
  { cargo: ['dr'], abono: ['cr'] },
  { cargo: ['debe'], abono: ['haber'] },
]
const signosDe = (columna: number): Signo => ({ columna, cargo: ['-'], abono: ['+'] })
type Forma = Partial<Record<Columna | 'signo' | 'cuenta', string>>

/** As the bank itself exports (facts of banks, 3.3): by header, wherever the row of headers stands. */
const nativas: Record<string, readonly Forma[]> = {
  santanderMxn: [
    {
      fechaOperacion: 'Fecha',
      concepto: 'Descripcion',
      referencia: 'Referencia',
      referenciaAmpliada: 'Concepto',
      cargos: 'Importe Cargo',
      abonos: 'Importe Abono',
      saldo: 'Saldo',
    },
    {
      fechaOperacion: 'Fecha',
      concepto: 'Descripcion',
      referencia: 'Referencia',
      referenciaAmpliada: 'Concepto',
      cargos: 'Importe',
      abonos: 'Importe',
      saldo: 'Saldo',
      signo: 'Cargo/Abono',
      cuenta: 'Cuenta',
    },
  ],
}
const primerasFilas = 15
const importes = ['importe', 'monto']

/** The bank's own export, told by its headers; null when the sheet is none. */
export function nativaDe(hoja: Hoja, perfil: Perfil): Disposicion | null {
  for (const [fila, celdas] of hoja.filas.slice(0, primerasFilas).entries()) {
    const texts = celdas.map(({ texto }) => normal(texto))
    for (const forma of nativas[perfil.clave] ?? []) {
      const places = Object.entries(forma).map(([name, header]) => [name, texts.indexOf(normal(header))])
      if (places.some(([, place]) => Number(place) < 0)) continue
      const { signo, cuenta, ...lugares } = Object.fromEntries(places) as Lugares & Record<string, number>
      const deFila = cuenta === undefined ? cuentaSobre(hoja, fila) : unicaEn(hoja, fila, cuenta)
      return deFila === null
        ? null
        : {
            filaDatos: fila + 1,
            lugares,
            cuenta: deFila,
            ...(signo === undefined ? {} : { signo: signosDe(signo) }),
          }
    }
  }
  return null
}

/** Day, concept and one amount with its sign, each named once, among the first rows; null otherwise. */
export function unImporteDe(hoja: Hoja, perfil: Perfil): Disposicion | null {
  if (perfil.encabezados) return null
  for (const [fila, celdas] of hoja.filas.slice(0, primerasFilas).entries()) {
    const names = celdas.map(({ texto }) => (importes.includes(normal(texto)) ? 'importe' : columnaDe(texto)))
    const known = names.filter((name) => name !== null)
    const needed = ['fechaOperacion', 'concepto', 'importe'] as const
    if (new Set(known).size !== known.length || !needed.every((name) => known.includes(name))) continue
    // Also under it: «Importe» may stand above both.
    const siguiente = hoja.filas[fila + 1] ?? []
    const abajo = siguiente.some(({ texto }) => /\d/.test(texto))
      ? []
      : siguiente.map(({ texto }) => columnaDe(texto))
    if ([...known, ...abajo].some((name) => name === 'cargos' || name === 'abonos')) continue
    const at = (name: Columna | 'importe') => (known.includes(name) ? names.indexOf(name) : undefined)
    const rest = (
      ['fechaOperacion', 'concepto', 'referencia', 'referenciaAmpliada', 'saldo'] as const
    ).flatMap((name) => (at(name) === undefined ? [] : [[name, at(name)]]))
    const lugares = { ...Object.fromEntries(rest), cargos: at('importe'), abonos: at('importe') } as Lugares
    const signo = signoDe(hoja.filas.slice(fila + 1), lugares)
    return { filaDatos: fila + 1, lugares, cuenta: cuentaSobre(hoja, fila), ...(signo ? { signo } : {}) }
  }
  return null
}

/** The column beside amounts without a sign of which every cell says cargo or abono, both of them at least once. */
export function signoDe(filas: readonly Celda[][], { cargos = -1 }: Lugares): Signo | null {
  const conImporte = filas.filter((fila) => /\d/.test(fila[cargos]?.texto ?? ''))
  const ancho = Math.max(0, ...conImporte.map((fila) => fila.length))
  for (let columna = 0; columna < ancho; columna++) {
    const dichos = conImporte.map((fila) => fila[columna]?.texto.trim() ?? '').filter(Boolean)
    const marcas = new Set(dichos.map((texto) => normal(texto) || texto))
    const par = palabrasDeSigno.find(
      ({ cargo, abono }) =>
        [...marcas].every((one) => cargo.includes(one) || abono.includes(one)) &&
        [cargo, abono].every((lado) => lado.some((one) => marcas.has(one))),
    )
    if (par && marcas.size > 0) return { columna, ...par }
  }
  return null
}

/** The account named above the headers, in its label's cell or in the one after it. */
export const cuentaSobre = (hoja: Hoja, encabezado: number): string =>
  hoja.filas.slice(0, encabezado).map(cuentaDeRotulo).find(Boolean) ?? ''
/** The number of a row that begins with the label of an account, or ''. */
export function cuentaDeRotulo(fila: readonly Celda[]): string {
  for (const [i, { texto }] of fila.entries()) {
    if (!/^(?:n[uú]mero de |no\.? (?:de )?)?(?:cuenta|cta|clabe)\b/i.test(texto)) continue
    const numero = [texto, fila[i + 1]?.texto ?? ''].map(figures).find((one) => one !== '')
    if (numero) return numero
  }
  return ''
}
const figures = (texto: string): string => /\d[\d\s-]{4,}\d/.exec(texto)?.[0].replace(/[\s-]/g, '') ?? ''

/** The one account of the rows; null when they are of several. */
export function unicaEn(hoja: Hoja, encabezado: number, columna: number): string | null {
  const texts = hoja.filas.slice(encabezado + 1).map((fila: Celda[]) => figures(fila[columna]?.texto ?? ''))
  const cuentas = [...new Set(texts.filter(Boolean))]
  return cuentas.length > 1 ? null : (cuentas[0] ?? '')
}
