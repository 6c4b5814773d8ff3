import { type Celda, type Hoja, readHojas } from '../hoja/read-hoja.ts'
import { breaksIn, type Declarado, descuadresDe, signosDudosos } from './cuadre.ts'
import { displacedTo, type Lugares, looksLike, placesOf } from './encabezados.ts'
import type { EstadoDeCuenta, EstadoRechazado } from './estado-leido.ts'
import { cuentaDeRotulo, type Disposicion, nativaDe, unImporteDe } from './formas-nativas.ts'
import { monedasDichas } from './moneda-dicha.ts'
import { type Ilegible, isDemasiadoTexto, type Movimiento } from './movimiento.ts'
import { ordenDeFechas } from './orden-de-fechas.ts'
import { normal, type Perfil, perfilesDeFabrica } from './perfiles.ts'
import { type Periodo, periodosEn } from './periodo.ts'
import { lugaresDe, porEncabezadosDe } from './por-encabezados.ts'
import {
  blank,
  isFirmado,
  type Lectura,
  readDeclarado,
  readRow,
  textOf,
  writesCargosBelowZero,
} from './read-renglon.ts'
import { continuedText, isInSeveralRows, joined } from './renglones-unidos.ts'
import { signosPorSaldo } from './signos-por-saldo.ts'
import { sinAplicarEn } from './sin-aplicar.ts'
import { sinEncabezadoDe } from './sin-encabezado.ts'
import { isSinAno, marcaDe } from './valores.ts'
import { joinHojas } from './varias-hojas.ts'

/**
 * Reads a statement of one source. Headers that contradict the profile stop it, and so do dates that may be the other way
 * round: nothing is imported by guess. `conocidos` are the sources it may look like instead.
 */
export function readEstadoDeCuenta(
  bytes: Uint8Array,
  perfil: Perfil,
  conocidos: readonly Perfil[] = perfilesDeFabrica,
): EstadoDeCuenta | EstadoRechazado {
  const hojas = readHojas(bytes)
  if ('codigo' in hojas) return hojas
  return joinHojas(hojas.map((hoja) => ({ hoja, leida: readDeHoja(hoja, perfil, conocidos) })))
}

function readDeHoja(
  hoja: Hoja,
  perfil: Perfil,
  conocidos: readonly Perfil[],
): EstadoDeCuenta | EstadoRechazado {
  const forma = formaDe(hoja, perfil)
  if (forma && 'cuentas' in forma) return { codigo: 'variasCuentas', ...forma }
  if (forma) {
    const monedas = monedasDichas(hoja, forma)
    return monedas.every((moneda) => moneda === perfil.moneda)
      ? collect(hoja, perfil, forma)
      : { codigo: 'diceOtraMoneda', monedas }
  }
  const displaced = displacedTo(hoja, perfil)
  return {
    codigo: 'otroFormato',
    pareceDe:
      conocidos.find(
        (one) =>
          one.clave !== perfil.clave && !one.porEncabezados && (looksLike(hoja, one) || nativaDe(hoja, one)),
      )?.nombre ?? null,
    encabezadoEn: displaced === null ? null : displaced + 1,
    seLeePorEncabezados: !perfil.porEncabezados && porEncabezadosDe(hoja) !== null,
    encontrado: (hoja.filas[perfil.filaDatos - 1] ?? []).map((celda) => celda.texto).filter(Boolean),
    esperado: perfil.encabezados ? Object.values(perfil.encabezados) : perfil.columnas,
  }
}

function formaDe(hoja: Hoja, perfil: Perfil): ReturnType<typeof porEncabezadosDe> {
  if (perfil.porEncabezados) return porEncabezadosDe(hoja) ?? sinEncabezadoDe(hoja)
  const lugares = placesOf(hoja, perfil)
  if (lugares) return { filaDatos: perfil.filaDatos, lugares }
  return nativaDe(hoja, perfil) ?? unImporteDe(hoja, perfil)
}

function collect(hoja: Hoja, perfil: Perfil, forma: Disposicion): EstadoDeCuenta | EstadoRechazado {
  const leida = collectEither(hoja, perfil, forma)
  return 'codigo' in leida || !hoja.porLugar || isCuadrada(leida) ? leida : { codigo: 'sinPrueba' }
}
/** The balances follow but for a row here and there: what the columns are was told right. */
function isCuadrada({ movimientos, saltosDeSaldo, descuadres }: EstadoDeCuenta): boolean {
  const conSaldo = movimientos.filter(({ saldo }) => saldo !== null).length
  return conSaldo > 1 && saltosDeSaldo.length * 4 < conSaldo && descuadres.length === 0
}

/** Where movements of one row stand among others of several, they are joined if the balances then hold. */
function collectEither(hoja: Hoja, perfil: Perfil, forma: Disposicion): EstadoDeCuenta | EstadoRechazado {
  const sola = collectRows(hoja, perfil, forma, false)
  if ('codigo' in sola || !sola.ilegibles.some(({ codigo }) => codigo === 'sinImporte')) return sola
  const unida = collectRows(hoja, perfil, forma, true)
  if ('codigo' in unida) return sola
  const conSaldo = unida.movimientos.filter(({ saldo }) => saldo !== null).length
  const proven = conSaldo > 1 && unida.saltosDeSaldo.length === 0
  return proven && unida.ilegibles.length < sola.ilegibles.length ? unida : sola
}

/** More than any account's number has, in whatever country. */
const letrasDeCuenta = 40

function collectRows(
  hoja: Hoja,
  perfil: Perfil,
  forma: Disposicion,
  unir: boolean,
): EstadoDeCuenta | EstadoRechazado {
  const { filaDatos, lugares, cuenta, signo, ampliadas = [], sinEncabezado, titulos: enDosPisos } = forma
  const lectura: Lectura = {
    perfil,
    lugares,
    signo,
    ampliadas,
    desde1904: hoja.desde1904,
    cargosNegativos: writesCargosBelowZero(hoja.filas.slice(filaDatos), perfil, lugares),
    conMarca:
      isFirmado(lugares) &&
      hoja.filas.slice(filaDatos).some((fila) => marcaDe(fila[lugares.abonos ?? -1] ?? blank) !== null),
    periodos: periodosAlrededor(hoja, filaDatos, lugares),
  }
  const enVarios = unir || isInSeveralRows(hoja.filas.slice(filaDatos), lectura)
  let anterior: Movimiento | null = null
  const [enFila, enColumna] = perfil.cuentaEn ?? [-1, -1]
  const enCelda = (hoja.filas[enFila]?.[enColumna]?.texto ?? '').replace(/\s/g, '')
  const deArriba = cuenta ?? ((enCelda.length > letrasDeCuenta ? '' : enCelda) || (perfil.cuentaFija ?? ''))
  const arriba = new Set(hoja.filas.slice(0, filaDatos).map(textOf))
  const movimientos: Movimiento[] = []
  const ilegibles: Ilegible[] = []
  const declarados: Declarado[] = []
  const fechas: { renglon: number; celda: Celda }[] = []
  const seen = new Map<string, number>()
  const titulos = sinEncabezado ? [] : (enDosPisos ?? hoja.filas[filaDatos - 1] ?? [])
  const encabezado = titulos.map((celda) => normal(celda.texto))
  const demasiadas = sinEncabezado
    ? new Set<number>()
    : rowsTooLong(hoja.filas.slice(filaDatos), filaDatos, titulos)
  const isSinAplicar = sinAplicarEn(titulos)
  let deOtraCuenta = false
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
    if (isRepeated(fila)) continue
    // The head of a page whose columns stand in another order.
    const deEstaPagina = perfil.porEncabezados && !/\d/.test(textOf(fila)) ? lugaresDe(fila) : null
    if (deEstaPagina && isFirmado(deEstaPagina) === isFirmado(lugares)) {
      lectura.lugares = deEstaPagina
      continue
    }
    // In the first cell: a text that goes on below its movement may begin so too.
    const isRotulo = deArriba !== '' && lectura.lugares.concepto !== 0 && fila[0]?.texto !== ''
    const rotulada =
      isRotulo && readRow(fila, lectura, renglon) === null ? cuentaDeRotulo(fila.slice(0, 2)) : ''
    if (rotulada !== '') deOtraCuenta = !isMismoNumero(rotulada, deArriba)
    if (deOtraCuenta || demasiadas.has(renglon - 1)) {
      ilegibles.push({ renglon, codigo: deOtraCuenta ? 'deOtraCuenta' : 'celdasDeMas', texto: textOf(fila) })
      continue
    }
    if (isSinAplicar(fila)) {
      ilegibles.push({ renglon, codigo: 'sinAplicar', texto: textOf(fila) })
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
    const key = [row.fechaOperacion, row.concepto, row.referencia, row.cargos, row.abonos, row.saldo].join(
      '|',
    )
    row.ordinal = (seen.get(key) ?? 0) + 1
    seen.set(key, row.ordinal)
    movimientos.push(row)
    anterior = row
  }
  const sinAno =
    lectura.periodos.length === 0 &&
    fechas.find(({ celda }) => celda.numero === null && isSinAno(celda.texto))
  if (sinAno && movimientos.length === 0)
    return { codigo: 'fechasSinAno', renglon: sinAno.renglon, texto: sinAno.celda.texto }
  const orden = ordenDeFechas(fechas, perfil, hoja.desde1904)
  if (orden?.codigo === 'mesPrimero') {
    const leida = collectRows(hoja, { ...perfil, formatoFecha: 'mdy' }, forma, unir)
    const { renglon, texto } = orden
    return 'codigo' in leida ? leida : { ...leida, perfil, mesPrimero: { renglon, texto } }
  }
  if (orden) return { ...orden, codigo: orden.codigo }
  const iniciales = declarados.filter(({ que }) => que === 'saldoInicial')
  const inicial = iniciales.length === 1 ? iniciales[0]?.saldo : null
  const saldoInicial = typeof inicial === 'number' ? inicial : null
  const unsigned =
    isFirmado(lugares) &&
    signo === undefined &&
    !lectura.conMarca &&
    movimientos.every(({ cargos }) => cargos === 0)
  const signos = unsigned ? signosPorSaldo(movimientos, saldoInicial) : null
  const porSaldo = signos === 'dosLecturas' ? null : signos
  const leidos = porSaldo?.movimientos ?? movimientos
  const fuera = [...ilegibles, ...(porSaldo?.ilegibles ?? [])].sort((a, b) => a.renglon - b.renglon)
  const days = leidos.map((row) => row.fechaOperacion).sort()
  const chronological = isNewestFirst(leidos) ? leidos.toReversed() : leidos
  const saldoFinal = chronological[chronological.length - 1]?.saldo ?? null
  return {
    perfil,
    cuenta: deArriba,
    movimientos: leidos,
    ilegibles: fuera,
    saltosDeSaldo: breaksIn(chronological, porSaldo ? null : saldoInicial),
    signosDudosos:
      signos === 'dosLecturas'
        ? 'sinCargos'
        : signosDudosos(chronological, unsigned && porSaldo === null, saldoInicial),
    descuadres: descuadresDe(leidos, declarados, saldoFinal),
    desde: days[0] ?? null,
    hasta: days[days.length - 1] ?? null,
    sumaCargos: leidos.reduce((sum, row) => sum + row.cargos, 0),
    sumaAbonos: leidos.reduce((sum, row) => sum + row.abonos, 0),
    saldoFinal,
  }
}

/** What the file says of its days above the movements; below them only where nothing above does. */
function periodosAlrededor(hoja: Hoja, filaDatos: number, { fechaOperacion }: Lugares): Periodo[] {
  const arriba = periodosEn(hoja.filas.slice(0, filaDatos), hoja.desde1904)
  const ultima = hoja.filas.findLastIndex((fila) => isSinAno(fila[fechaOperacion ?? -1]?.texto ?? ''))
  return arriba.length > 0 ? arriba : periodosEn(hoja.filas.slice(ultima + 1), hoja.desde1904)
}

/**
 * Rows of a text with a cell past the last header: a mark that stands in a name or between thousands moved the cells after
 * it. Where most rows have such a cell it is a column without a name. Zero-based.
 */
function rowsTooLong(
  datos: readonly Celda[][],
  filaDatos: number,
  titulos: readonly Celda[],
): ReadonlySet<number> {
  if (datos.some((fila) => fila.some(({ numero }) => numero !== null))) return new Set()
  const ancho = titulos.findLastIndex(({ texto }) => texto !== '')
  const largas = datos.flatMap((fila, i) => {
    const last = fila.findLastIndex(({ texto }) => texto !== '')
    return last > ancho
      ? [{ i: i + filaDatos, miles: /^\d{3}(?:\.\d{2})?$/.test(fila[last]?.texto ?? '') }]
      : []
  })
  const sinNombre = largas.length * 2 > datos.length && !largas.some(({ miles }) => miles)
  return new Set(sinNombre ? [] : largas.map(({ i }) => i))
}

const isMismoNumero = (uno: string, otro: string): boolean => {
  const [a, b] = [uno, otro].map((one) => one.replace(/\D/g, ''))
  return a !== undefined && b !== undefined && (a.includes(b) || b.includes(a))
}

/** By days when they differ, else by which direction keeps the chain of balances. */
function isNewestFirst(rows: Movimiento[]): boolean {
  const first = rows[0]
  const last = rows[rows.length - 1]
  if (!first || !last) return false
  if (first.fechaOperacion !== last.fechaOperacion) return first.fechaOperacion > last.fechaOperacion
  return breaksIn(rows.toReversed()).length < breaksIn(rows).length
}
