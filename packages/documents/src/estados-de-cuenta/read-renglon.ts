import { blank, type Celda } from '../hoja/read-hoja.ts'
import type { Lugares } from './encabezados.ts'
import type { Signo } from './formas-nativas.ts'
import { type Ilegible, isDemasiadoTexto, type Movimiento } from './movimiento.ts'
import { type Columna, normal, type Perfil } from './perfiles.ts'
import { daysAway, type Periodo } from './periodo.ts'
import { type Importe, isNada, marcaDe, readFecha, readImporte, readMeses } from './valores.ts'

// «TOTAL PLAY» is a company that is paid, not a sum.
export const noEsMovimiento =
  /^(?:(?:(?:GRAN|IMPORTE|SUMA|MONTO) )?(?:SUB)?TOTAL(?:ES)?(?![A-ZÁÉÍÓÚÑ])(?!\s*PLAY)|SUMAS(?: IGUALES)?$|SUMA (?:DE|TOTAL)\b|ACUMULADO\b|(?:NUEVO )?SALDO (?:(?:INICIAL|ANTERIOR|FINAL|AL|ACTUAL|PROMEDIO|DISPONIBLE)(?![A-Z])|(?:DEL (?:D[IÍ]A|MES|PER[IÍ]ODO)|TOTAL|CONTABLE|MENSUAL|DIARIO|MEDIO|M[IÍ]NIMO|M[AÁ]XIMO|PREVIO|RETENIDO)$))/i

export type Lectura = {
  perfil: Perfil
  lugares: Lugares
  desde1904: boolean
  signo?: Signo | undefined
  ampliadas: readonly number[]
  /** Most cargos of this file are written below zero: that is how the bank writes them. */
  cargosNegativos: boolean
  /** Some amounts of the only column say their side: one that does not has none. */
  conMarca: boolean
  periodos: readonly Periodo[]
}

/** One column gives both: what left the account is below zero. */
export const isFirmado = ({ cargos, abonos }: Lugares): boolean => cargos !== undefined && cargos === abonos

/** A movement, what is wrong with the row, or null for a row that is none (a continued text). */
export function readRow(
  fila: Celda[],
  { perfil, lugares, desde1904, signo, ampliadas, cargosNegativos, conMarca, periodos }: Lectura,
  renglon: number,
): Movimiento | Ilegible | null {
  const celda = (columna: Columna): Celda => fila[lugares[columna] ?? -1] ?? blank
  const concepto = celda('concepto').texto
  const firmado = isFirmado(lugares)
  const side = (columna: 'cargos' | 'abonos'): Importe => {
    const importe = readImporte(celda(columna), perfil.formatoNumero)
    if (typeof importe !== 'number') return importe
    if (conMarca && signo === undefined && importe !== 0 && marcaDe(celda(columna)) === null)
      return 'ilegible'
    if (signo !== undefined) {
      const marca =
        normal(fila[signo.columna]?.texto ?? '') || (fila[signo.columna]?.texto ?? '').replace(/['\s]/g, '')
      const isCargo = signo.cargo.includes(marca)
      if ((!isCargo && !signo.abono.includes(marca)) || importe < 0) return 'ilegible'
      return isCargo === (columna === 'cargos') ? importe : 0
    }
    if (!firmado)
      return columna !== 'cargos' || !cargosNegativos || importe === 0
        ? importe
        : importe < 0
          ? -importe
          : 'ilegible'
    return columna === 'cargos' ? Math.max(-importe, 0) : Math.max(importe, 0)
  }
  const [cargos, abonos] = [side('cargos'), side('abonos')]
  const saldo = readImporte(celda('saldo'), perfil.formatoNumero)
  const bad = (codigo: Ilegible['codigo']): Ilegible => ({ renglon, codigo, texto: textOf(fila) })
  const fechaOperacion = readFecha(celda('fechaOperacion'), desde1904, perfil.formatoFecha, periodos)
  if (fechaOperacion === null) return isNada(cargos) && isNada(abonos) ? null : bad('fechaIlegible')
  if (!(isNada(cargos) && isNada(abonos)) && isFueraDeLugar(fechaOperacion, perfil, periodos))
    return bad('fechaFueraDeLugar')
  for (const importe of [cargos, abonos, saldo]) {
    if (importe === 'ambiguo') return bad('importeAmbiguo')
    if (importe === 'ilegible') return bad('importeIlegible')
  }
  if ((typeof cargos === 'number' && cargos < 0) || (typeof abonos === 'number' && abonos < 0))
    return bad('importeIlegible')
  if (isNada(cargos) && isNada(abonos)) return bad('sinImporte')
  if (!isNada(cargos) && !isNada(abonos)) return bad('cargoYAbono')
  if (noEsMovimiento.test(concepto)) return bad('pareceTotal')
  const referenciaAmpliada = [celda('referenciaAmpliada'), ...ampliadas.map((n) => fila[n] ?? blank)]
    .map(({ texto }) => texto)
    .filter((texto) => /[^-\s]/.test(texto))
    .join(' ')
  const movimiento = {
    renglon,
    ordinal: 1,
    fechaOperacion,
    concepto,
    // A spreadsheet's mark for a text of figures is no part of it.
    referencia: celda('referencia').texto.replace(/^'+|'+$/g, ''),
    referenciaAmpliada,
    cargos: Number(cargos ?? 0),
    abonos: Number(abonos ?? 0),
    saldo: saldo as number | null,
    meses: readMeses(`${referenciaAmpliada} ${concepto}`),
  }
  return isDemasiadoTexto(movimiento) ? bad('textosDeMas') : movimiento
}

/** Days between a movement and the period that its file says it is of: a bank may add what it had left out. */
const diasDeGracia = 45
const isFueraDeLugar = (dia: string, { ultimoDia = '9' }: Perfil, periodos: readonly Periodo[]): boolean => {
  const [periodo, ...mas] = periodos
  if (dia > ultimoDia) return true
  if (!periodo || mas.length > 0) return false
  return dia < daysAway(periodo.desde, -diasDeGracia) || dia > daysAway(periodo.hasta, diasDeGracia)
}

export const textOf = (fila: Celda[]): string =>
  fila
    .map((each) => each.texto)
    .filter(Boolean)
    .join(' · ')

/** Some banks write what left the account below zero in its own column; the odd one of the other sign is something else. */
export function writesCargosBelowZero(filas: readonly Celda[][], perfil: Perfil, lugares: Lugares): boolean {
  if (isFirmado(lugares)) return false
  const cargos = filas.map((fila) => amountAt(fila, { perfil, lugares }, 'cargos'))
  const told = cargos.filter((cargo) => typeof cargo === 'number' && cargo !== 0) as number[]
  return told.filter((cargo) => cargo < 0).length * 2 > told.length
}

export const amountAt = (
  fila: Celda[],
  { perfil, lugares }: Pick<Lectura, 'perfil' | 'lugares'>,
  columna: Columna,
) => readImporte(fila[lugares[columna] ?? -1] ?? blank, perfil.formatoNumero)
