import type { Celda, Hoja } from '../hoja/read-hoja.ts'
import type { Lugares } from './encabezados.ts'
import { type Columna, columnaDe, normal, type Perfil } from './perfiles.ts'
import { isDeEstado } from './sin-aplicar.ts'

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
/** What else a bank's own export tells of the transfer: which one it is, and why it came back. */
const deLaTransferencia = ['clavederastreo', 'causadevolucion', 'motivodevolucion']
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
      const deFilas = cuenta === undefined ? [] : cuentasEn(hoja, fila, cuenta, lugares.fechaOperacion ?? -1)
      if (deFilas.length > 1) return null
      return {
        filaDatos: fila + 1,
        lugares,
        ampliadas: texts.flatMap((text, n) => (deLaTransferencia.includes(text) ? [n] : [])),
        cuenta: cuenta === undefined ? cuentaSobre(hoja, fila) : figures(deFilas[0] ?? ''),
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
    const signo = signoDe(hoja.filas.slice(fila + 1), lugares, celdas)
    return { filaDatos: fila + 1, lugares, cuenta: cuentaSobre(hoja, fila), ...(signo ? { signo } : {}) }
  }
  return null
}

/** What says «crédito» and «débito» of a card, and «A» and «C» of a state or a shop, says nothing of the money. */
const noEsDeLado =
  /\b(?:tarjetas?|pl[aá]stico|cards?|m[eé]todo|medio|forma|marca|producto|emisor|funding|canal|serie|sucursal|clase)\b/i
/** Sales of credit and of debit cards look the same as what came in and what left. */
const deTarjetas = ['credito', 'debito']

/** The column beside amounts without a sign of which every cell says cargo or abono, both of them at least once; null where two say different things. */
export function signoDe(
  filas: readonly Celda[][],
  { cargos = -1 }: Lugares,
  titulos: readonly Celda[],
): Signo | null {
  const conImporte = filas.filter((fila) => /\d/.test(fila[cargos]?.texto ?? ''))
  const ancho = Math.max(0, ...conImporte.map((fila) => fila.length))
  const dichos = Array.from({ length: ancho }, (_none, columna): Signo[] => {
    const titulo = titulos[columna]
    if (titulo && (noEsDeLado.test(titulo.texto) || isDeEstado(titulo))) return []
    const marcas = new Set(conImporte.map((fila) => marcaEn(fila, columna)).filter(Boolean))
    const par = palabrasDeSigno.find(
      ({ cargo, abono }) =>
        [...marcas].every((one) => cargo.includes(one) || abono.includes(one)) &&
        [cargo, abono].every((lado) => lado.some((one) => marcas.has(one))),
    )
    const soloTarjetas = !titulo?.texto && [...marcas].every((one) => deTarjetas.includes(one))
    return par && !soloTarjetas ? [{ columna, ...par }] : []
  }).flat()
  const [uno = null, ...otros] = dichos
  const isCargo = (fila: readonly Celda[], { columna, cargo }: Signo) =>
    cargo.includes(marcaEn(fila, columna))
  return uno && otros.every((otro) => conImporte.every((fila) => isCargo(fila, uno) === isCargo(fila, otro)))
    ? uno
    : null
}
const marcaEn = (fila: readonly Celda[], columna: number): string => {
  const texto = fila[columna]?.texto.trim() ?? ''
  return normal(texto) || texto
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
export const figures = (texto: string): string =>
  /\d[\d\s-]{4,}\d/.exec(texto)?.[0].replace(/[\s-]/g, '') ?? ''

/** «Reporte de movimientos: Cuenta 01600408972», «CLABE: 0581…»: the number in the midst of a text, or ''. */
export const cuentaEnTexto = (fila: readonly Celda[]): string =>
  fila
    .map(({ texto }) => /\b(?:cuenta|clabe)\b\D{0,20}(\d{6,20})\b/i.exec(texto)?.[1])
    .find((numero) => numero !== undefined) ?? ''
/** «Cuenta ****1234», whether label and figures share a cell or not. */
const cuentaTapada = (fila: readonly Celda[]): string =>
  /^(?:cuenta|cta|clabe|tarjeta|contrato)\b[^\d]*[*x•.]{2,}\s?(\d{3,6})$/i.exec(
    fila
      .map(({ texto }) => texto)
      .join(' ')
      .trim(),
  )?.[1] ?? ''
/** Which account a row says that those below it are of, or ''. */
export const rotuloDeCuenta = (fila: readonly Celda[]): string =>
  cuentaDeRotulo(fila) || cuentaEnTexto(fila) || cuentaTapada(fila)

/** The accounts that the movements name in a column of theirs; one that is covered or has a name counts too. */
export const cuentasEn = (hoja: Hoja, encabezado: number, columna: number, dia: number): string[] => {
  const textos = hoja.filas.slice(encabezado + 1).flatMap((fila) => {
    const texto = fila[columna]?.texto ?? ''
    return /\d/.test(fila[dia]?.texto ?? '') && /[^\s'-]/.test(texto) ? [figures(texto) || texto] : []
  })
  return [...new Set(textos)]
}
