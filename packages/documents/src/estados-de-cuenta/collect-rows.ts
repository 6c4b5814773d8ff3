import { blank, type Celda, type Hoja } from '../hoja/read-hoja.ts'
import { rowsTooLong } from './celdas-de-mas.ts'
import { type Dicho, dichosEn, isSuma } from './conteos.ts'
import { breaksIn, type Declarado } from './cuadre.ts'
import type { Lugares } from './encabezados.ts'
import { type Disposicion, rotuloDeCuenta } from './formas-nativas.ts'
import { type Ilegible, isDemasiadoTexto, type Movimiento } from './movimiento.ts'
import { normal, type Perfil } from './perfiles.ts'
import { type Periodo, periodosEn } from './periodo.ts'
import { isEncabezado, lugaresDe } from './por-encabezados.ts'
import { readDeclarado } from './read-declarado.ts'
import { isFirmado, type Lectura, readRow, textOf, writesCargosBelowZero } from './read-renglon.ts'
import { continuedText, isInSeveralRows, joined } from './renglones-unidos.ts'
import { sinAplicarEn } from './sin-aplicar.ts'
import { isSinAno, marcaDe, readImporte } from './valores.ts'

/** More than any account's number has, in whatever country. */
const letrasDeCuenta = 40

/** Between a label of the account and the next movement: the head of a page. */
const filasHastaElSiguiente = 10

/** What the rows of a sheet say, one by one, before anything is asked of them together. */
export type Recogido = {
  lectura: Lectura
  /** The account that stands above the movements; empty where none does. */
  cuenta: string
  movimientos: Movimiento[]
  ilegibles: Ilegible[]
  declarados: Declarado[]
  dichos: Dicho[]
  fechas: { renglon: number; celda: Celda }[]
}

/** How the rows of this sheet are read. */
function lecturaDe(hoja: Hoja, perfil: Perfil, forma: Disposicion): Lectura {
  const { filaDatos, lugares, signo, ampliadas = [] } = forma
  const datos = hoja.filas.slice(filaDatos)
  return {
    perfil,
    lugares,
    signo,
    ampliadas,
    desde1904: hoja.desde1904,
    cargosNegativos: writesCargosBelowZero(datos, perfil, lugares),
    conMarca:
      isFirmado(lugares) && datos.some((fila) => marcaDe(fila[lugares.abonos ?? -1] ?? blank) !== null),
    periodos: periodosAlrededor(hoja, filaDatos, lugares),
  }
}

/** In the cell where the source has it, or else the one it always is; empty where the source tells neither. */
function cuentaSegun({ cuentaEn, cuentaFija = '' }: Perfil, { filas }: Hoja): string {
  const [fila, columna] = cuentaEn ?? [-1, -1]
  const enCelda = (filas[fila]?.[columna]?.texto ?? '').replace(/\s/g, '')
  return (enCelda.length > letrasDeCuenta ? '' : enCelda) || cuentaFija
}

/** Of the movements that say the same in every word, which one this is, from 1 on. */
function ordinales() {
  const seen = new Map<string, number>()
  return ({ fechaOperacion, concepto, referencia, cargos, abonos, saldo }: Movimiento): number => {
    const key = [fechaOperacion, concepto, referencia, cargos, abonos, saldo].join('|')
    const ordinal = (seen.get(key) ?? 0) + 1
    seen.set(key, ordinal)
    return ordinal
  }
}

/** With its day and one amount a row may be a movement, whatever its text says. */
const isMovimiento = (row: ReturnType<typeof readRow>): boolean =>
  row !== null && (!('codigo' in row) || row.codigo === 'pareceTotal')

/** The title right above the headers is that of their rows; a row with an amount is no title. */
function tituloSobre(filas: readonly Celda[][]): Celda[] | null {
  const ultima = filas.findLast((fila) => fila.some(({ texto }) => texto !== ''))
  return ultima && !/\d[.,]\d{2}\b/.test(textOf(ultima)) ? ultima : null
}

const sumasDichas = (dichos: readonly Dicho[], { formatoNumero }: Perfil, despuesDe: number): Declarado[] =>
  dichos.filter(isSuma).map(({ renglon, de, celda }) => ({
    renglon,
    que: 'total',
    saldo: null,
    despuesDe,
    cargos: null,
    abonos: null,
    [de]: readImporte(celda, formatoNumero),
  }))

/** The next movement below goes on from the balance of the one before, whichever of the two came first. */
function sigueElSaldo(antes: Movimiento | undefined, debajo: Celda[][], lectura: Lectura): boolean {
  const despues = debajo
    .slice(0, filasHastaElSiguiente)
    .map((fila) => readRow(fila, lectura, 0))
    .find((row) => row !== null && !('codigo' in row))
  if (!antes || !despues || 'codigo' in despues || antes.saldo === null || despues.saldo === null)
    return false
  return [
    [antes, despues],
    [despues, antes],
  ].some((par) => breaksIn(par).length === 0)
}

/** `unir`: a movement may be written over several rows. */
export function collectRows(hoja: Hoja, perfil: Perfil, forma: Disposicion, unir: boolean): Recogido {
  const { filaDatos, lugares, cuenta, sinEncabezado, titulos: enDosPisos } = forma
  const lectura = lecturaDe(hoja, perfil, forma)
  const enVarios = unir || isInSeveralRows(hoja.filas.slice(filaDatos), lectura)
  let anterior: Movimiento | null = null
  const deArriba = cuenta ?? cuentaSegun(perfil, hoja)
  let deSeccion = deArriba || (hoja.filas.slice(0, filaDatos).map(rotuloDeCuenta).find(Boolean) ?? '')
  const arriba = new Set(hoja.filas.slice(0, filaDatos).map(textOf))
  const movimientos: Movimiento[] = []
  const ilegibles: Ilegible[] = []
  const declarados: Declarado[] = []
  const dichos = hoja.filas.slice(0, filaDatos).flatMap((fila, i) => dichosEn(fila, i + 1))
  const fechas: { renglon: number; celda: Celda }[] = []
  const ordinalOf = ordinales()
  const titulos = sinEncabezado ? [] : (enDosPisos ?? hoja.filas[filaDatos - 1] ?? [])
  const encabezado = titulos.map((celda) => normal(celda.texto))
  const demasiadas = sinEncabezado
    ? new Set<number>()
    : rowsTooLong(hoja.filas.slice(filaDatos), filaDatos, titulos)
  const isSinAplicar = sinAplicarEn(titulos, hoja.filas.slice(filaDatos))
  const pisos = sinEncabezado ? 0 : enDosPisos ? 2 : 1
  const titulo = tituloSobre(hoja.filas.slice(0, filaDatos - pisos))
  if (titulo) isSinAplicar(titulo)
  let [deOtraCuenta, deOtraTabla] = [false, false]
  const isRepeated = (fila: Celda[]) =>
    Object.values(lugares).every((n) => fila[n]?.numero === null && normal(fila[n].texto) === encabezado[n])
  for (let i = filaDatos; i < hoja.filas.length; i++) {
    const suya = hoja.filas[i] ?? []
    const renglon = i + 1
    const { fila, hasta } = enVarios ? joined(hoja.filas, i, lectura) : { fila: suya, hasta: i }
    i = hasta
    const sigue: Movimiento | null = anterior
    anterior = null
    if (fila.every((celda) => celda.texto === '')) continue
    if (isEncabezado(fila)) deOtraTabla = !isRepeated(fila) && !arriba.has(textOf(fila))
    if (isRepeated(fila)) continue
    // The head of a page whose columns stand in another order.
    const deEstaPagina = perfil.encabezados || /\d/.test(textOf(fila)) ? null : lugaresDe(fila)
    if (deEstaPagina && isFirmado(deEstaPagina) === isFirmado(lugares)) {
      lectura.lugares = { ...lectura.lugares, ...deEstaPagina }
      deOtraTabla = false
      continue
    }
    // In the first cell: a text that goes on below its movement may begin so too.
    const isRotulo = lectura.lugares.concepto !== 0 && fila[0]?.texto !== ''
    const rotulada =
      isRotulo && readRow(fila, lectura, renglon) === null ? rotuloDeCuenta(fila.slice(0, 2)) : ''
    if (rotulada !== '') {
      // Above the first movement it is the account of those below; also where their balance goes on from those above.
      const esSuya = () =>
        movimientos.length + ilegibles.length === 0 ||
        sigueElSaldo(movimientos.at(-1), hoja.filas.slice(i + 1), lectura)
      if (deSeccion === '' && esSuya()) deSeccion = rotulada
      deOtraCuenta = deSeccion === '' || !isMismoNumero(rotulada, deSeccion)
    }
    const porQue =
      (deOtraCuenta && 'deOtraCuenta') ||
      (deOtraTabla && 'deOtraTabla') ||
      (demasiadas.has(renglon - 1) && 'celdasDeMas') ||
      (isSinAplicar(fila, lectura.lugares.concepto) && 'sinAplicar')
    if (porQue) {
      ilegibles.push({ renglon, codigo: porQue, texto: textOf(fila) })
      continue
    }
    const dichosAqui = dichosEn(fila, renglon)
    if (dichosAqui.length > 0 && !isMovimiento(readRow(fila, lectura, renglon))) {
      dichos.push(...dichosAqui)
      continue
    }
    const declarado = readDeclarado(fila, lectura, renglon)
    if (declarado !== null) {
      declarados.push({ ...declarado, despuesDe: movimientos.length })
      continue
    }
    fechas.push({ renglon, celda: fila[lectura.lugares.fechaOperacion ?? -1] ?? blank })
    const row = readRow(fila, lectura, renglon)
    if (row === null) {
      // The head of a page that comes again.
      if (arriba.has(textOf(fila))) continue
      // The text of a movement goes on in the rows right below it.
      const texto = sigue ? continuedText(fila, lectura.lugares) : ''
      const referenciaAmpliada = `${sigue?.referenciaAmpliada} ${texto}`.trim()
      if (sigue && texto && !isDemasiadoTexto({ ...sigue, referenciaAmpliada }))
        sigue.referenciaAmpliada = referenciaAmpliada
      else ilegibles.push({ renglon, codigo: 'sinFechaNiImporte', texto: textOf(fila) })
      if (texto) anterior = sigue
      continue
    }
    if ('codigo' in row) {
      ilegibles.push(row)
      continue
    }
    row.ordinal = ordinalOf(row)
    movimientos.push(row)
    anterior = row
  }
  declarados.push(...sumasDichas(dichos, perfil, movimientos.length))
  return { lectura, cuenta: deArriba, movimientos, ilegibles, declarados, dichos, fechas }
}

/** What the file says of its days above the movements; below them only where nothing above does. */
function periodosAlrededor(hoja: Hoja, filaDatos: number, { fechaOperacion }: Lugares): Periodo[] {
  const arriba = periodosEn(hoja.filas.slice(0, filaDatos), hoja.desde1904)
  const ultima = hoja.filas.findLastIndex((fila) => isSinAno(fila[fechaOperacion ?? -1]?.texto ?? ''))
  return arriba.length > 0 ? arriba : periodosEn(hoja.filas.slice(ultima + 1), hoja.desde1904)
}

const isMismoNumero = (uno: string, otro: string): boolean => {
  const [a, b] = [uno, otro].map((one) => one.replace(/\D/g, ''))
  return a !== undefined && b !== undefined && (a.includes(b) || b.includes(a))
}
