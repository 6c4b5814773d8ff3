import { blank, type Celda, type Hoja } from '../hoja/read-hoja.ts'
import type { Lugares } from './encabezados.ts'
import { cuentaSobre, type Disposicion, signoDe } from './formas-nativas.ts'
import { periodosEn } from './periodo.ts'
import { enSerie, type Importe, isNada, isSinAno, marcaDe, readFecha, readImporte } from './valores.ts'

/** With fewer rows the balance proves nothing. */
const minimo = 3
const masColumnas = 14

/**
 * A table without headers that can be understood: the running balance tells which column is which, if in one way only; a
 * column that says cargo or abono beside the only amount does too. Null where neither proves it.
 */
export function sinEncabezadoDe(hoja: Hoja): Disposicion | null {
  const sinAno = hoja.filas.findIndex((fila) => fila.some(({ texto }) => isSinAno(texto)))
  const periodos = periodosEn(hoja.filas.slice(0, Math.max(0, sinAno)), hoja.desde1904)
  const dayAt = (fila: readonly Celda[], n: number): string | null => {
    const celda = fila[n] ?? blank
    if (!isEscrita(fila)) return null
    // A number is a day only where the sheet shows it as one.
    if ((celda.numero !== null && !/[/-]|[a-z]/i.test(celda.texto)) || enSerie.test(celda.texto)) return null
    return readFecha(celda, hoja.desde1904, 'dmy', periodos)
  }
  const columnas = Array.from({ length: masColumnas }, (_none, n) => n)
  const dias = columnas.map((n) => hoja.filas.filter((fila) => dayAt(fila, n) !== null).length)
  const fechas = columnas.filter((n) => dias[n] === Math.max(...dias))
  const [dia = -1, ...otras] = fechas
  const filas = hoja.filas.filter((fila) => dayAt(fila, dia) !== null)
  // Two columns of days that differ: which is the operation's is not told.
  const dosDias = otras.some((n) => filas.some((fila) => dayAt(fila, n) !== dayAt(fila, dia)))
  if (filas.length < minimo || dosDias) return null
  const libres = columnas.filter((n) => !fechas.includes(n))
  const importes = libres.flatMap((n): Columna[] => {
    const valores = filas.map((fila) => readImporte(fila[n] ?? blank))
    const isDinero = valores.every((one) => one === null || typeof one === 'number')
    return isDinero && !valores.every(isNada) ? [{ n, valores }] : []
  })
  const dinero =
    proven(
      filas.map((fila) => dayAt(fila, dia) ?? ''),
      importes,
    ) ?? conSuLado(filas, importes)
  if (dinero === null) return null
  const letters = (n: number) =>
    filas.reduce((sum, fila) => sum + (fila[n]?.texto.match(/\p{L}/gu) ?? []).length, 0)
  const ocupadas = new Set([...Object.values(dinero.lugares), dinero.signo?.columna])
  const textos = libres.filter((n) => !ocupadas.has(n) && filas.some((fila) => (fila[n]?.texto ?? '') !== ''))
  const [concepto] = textos.toSorted((a, b) => letters(b) - letters(a))
  if (concepto === undefined || letters(concepto) === 0) return null
  const [referencia, ...ampliadas] = textos.filter((n) => n !== concepto)
  // Also a day without year that falls out of the period: it is told with the others.
  const filaDatos = hoja.filas.findIndex(
    (fila) => dayAt(fila, dia) !== null || (isEscrita(fila) && isSinAno(fila[dia]?.texto ?? '')),
  )
  return {
    filaDatos,
    sinEncabezado: true,
    lugares: {
      ...dinero.lugares,
      fechaOperacion: dia,
      concepto,
      ...(referencia === undefined ? {} : { referencia }),
    },
    ampliadas,
    cuenta: cuentaSobre(hoja, filaDatos),
    ...(dinero.signo ? { signo: dinero.signo } : {}),
  }
}

/** A title has a cell or two. */
const isEscrita = (fila: readonly Celda[]): boolean => fila.filter(({ texto }) => texto !== '').length >= 3

type Columna = { n: number; valores: readonly Importe[] }
type Dinero = { lugares: Lugares; signo?: NonNullable<Disposicion['signo']> }

/** The one way of naming the columns of amounts in which every balance follows from the one before. */
function proven(dias: readonly string[], importes: readonly Columna[]): Dinero | null {
  const iguales = (a: Columna, b: Columna) => a.valores.every((one, i) => one === b.valores[i])
  const columnas = importes.filter((one, i) => importes.findIndex((other) => iguales(one, other)) === i)
  const [primero = '', ultimo = ''] = [dias[0], dias[dias.length - 1]]
  const found: Lugares[] = []
  for (const saldo of columnas)
    for (const cargos of columnas)
      for (const abonos of columnas) {
        if (saldo === cargos || saldo === abonos) continue
        const movidos = steps(cargos, abonos)
        const fits =
          movidos !== null &&
          ((primero <= ultimo && follows(movidos, saldo.valores)) ||
            (primero >= ultimo && follows(movidos.toReversed(), saldo.valores.toReversed())))
        if (fits) found.push({ cargos: cargos.n, abonos: abonos.n, saldo: saldo.n })
      }
  const [lugares, ...mas] = found
  return lugares && mas.length === 0 ? { lugares } : null
}

/** By how much each row moves the balance, with its sign where it is told; null where a row moves it twice or not at all. */
function steps(cargos: Columna, abonos: Columna): { monto: number; firmado: boolean }[] | null {
  const firmado = cargos !== abonos || cargos.valores.some((one) => Number(one) < 0)
  const all = abonos.valores.map((entra, i) => {
    const sale = cargos === abonos ? null : (cargos.valores[i] ?? null)
    const dos = isNada(entra) === isNada(sale) || (cargos !== abonos && Number(entra) < 0)
    return dos ? null : { monto: Number(entra ?? 0) - Math.abs(Number(sale ?? 0)), firmado }
  })
  return all.every((one) => one !== null) ? all : null
}
const follows = (
  movidos: readonly { monto: number; firmado: boolean }[],
  saldos: readonly Importe[],
): boolean =>
  saldos.every((saldo, i) => {
    const [antes, movido] = [saldos[i - 1], movidos[i]]
    if (typeof saldo !== 'number' || !movido) return false
    if (typeof antes !== 'number') return i === 0
    return movido.firmado ? saldo - antes === movido.monto : Math.abs(saldo - antes) === movido.monto
  })

/** The only amount, whose side another column says, or itself. */
function conSuLado(filas: readonly Celda[][], importes: readonly Columna[]): Dinero | null {
  const [unico, ...mas] = importes.filter(({ n }) =>
    filas.every((fila) => /\d[.,]\d{2}/.test(fila[n]?.texto ?? '')),
  )
  if (!unico || mas.length > 0) return null
  const lugares = { cargos: unico.n, abonos: unico.n }
  const signo = signoDe(filas, lugares, [])
  const marcas = new Set(filas.map((fila) => marcaDe(fila[unico.n] ?? blank)))
  return signo ? { lugares, signo } : marcas.size === 2 && !marcas.has(null) ? { lugares } : null
}
