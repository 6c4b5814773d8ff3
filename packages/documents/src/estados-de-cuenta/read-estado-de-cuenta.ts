import { type Hoja, readHojas } from '../hoja/read-hoja.ts'
import { collectRows } from './collect-rows.ts'
import { conteosDe } from './conteos.ts'
import { breaksIn, descuadresDe, signosDudosos } from './cuadre.ts'
import { diceDeSi } from './dice-de-si.ts'
import { displacedTo, looksLike, placesOf } from './encabezados.ts'
import type { EstadoDeCuenta, EstadoRechazado } from './estado-leido.ts'
import { type Disposicion, nativaDe, unImporteDe } from './formas-nativas.ts'
import { monedasDichas } from './moneda-dicha.ts'
import type { Movimiento } from './movimiento.ts'
import { ordenDeFechas } from './orden-de-fechas.ts'
import { type Perfil, perfilesDeFabrica } from './perfiles.ts'
import { porEncabezadosDe } from './por-encabezados.ts'
import { isFirmado } from './read-renglon.ts'
import { signosPorSaldo, sinLoQuePudoSalir } from './signos-por-saldo.ts'
import { sinEncabezadoDe } from './sin-encabezado.ts'
import { isSinAno } from './valores.ts'
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
    const dice = diceDeSi(hoja, forma)
    if (dice) return { codigo: dice }
    const monedas = monedasDichas(hoja, forma)
    return monedas.every((moneda) => moneda === perfil.moneda)
      ? collect(hoja, perfil, forma)
      : { codigo: 'diceOtraMoneda', monedas }
  }
  const displaced = displacedTo(hoja, perfil)
  return {
    codigo: 'otroFormato',
    pareceDe: conocidos.filter(
      (one) =>
        one.clave !== perfil.clave && !one.porEncabezados && (looksLike(hoja, one) || nativaDe(hoja, one)),
    ),
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
  const sola = readRows(hoja, perfil, forma, false)
  if ('codigo' in sola || !sola.ilegibles.some(({ codigo }) => codigo === 'sinImporte')) return sola
  const unida = readRows(hoja, perfil, forma, true)
  if ('codigo' in unida) return sola
  const conSaldo = unida.movimientos.filter(({ saldo }) => saldo !== null).length
  const proven = conSaldo > 1 && unida.saltosDeSaldo.length === 0
  return proven && unida.ilegibles.length < sola.ilegibles.length ? unida : sola
}

function readRows(
  hoja: Hoja,
  perfil: Perfil,
  forma: Disposicion,
  unir: boolean,
): EstadoDeCuenta | EstadoRechazado {
  const { lectura, cuenta, movimientos, ilegibles, declarados, dichos, fechas } = collectRows(
    hoja,
    perfil,
    forma,
    unir,
  )
  const sinAno =
    lectura.periodos.length === 0 &&
    fechas.find(({ celda }) => celda.numero === null && isSinAno(celda.texto))
  if (sinAno && movimientos.length === 0)
    return { codigo: 'fechasSinAno', renglon: sinAno.renglon, texto: sinAno.celda.texto }
  const orden = ordenDeFechas(fechas, perfil, hoja.desde1904)
  if (orden?.codigo === 'mesPrimero') {
    const leida = readRows(hoja, { ...perfil, formatoFecha: 'mdy' }, forma, unir)
    const { renglon, texto } = orden
    return 'codigo' in leida ? leida : { ...leida, perfil, mesPrimero: { renglon, texto } }
  }
  if (orden) return { ...orden, codigo: orden.codigo }
  const iniciales = declarados.filter(({ que }) => que === 'saldoInicial')
  const inicial = iniciales.length === 1 ? iniciales[0]?.saldo : null
  const saldoInicial = typeof inicial === 'number' ? inicial : null
  const unsigned =
    isFirmado(forma.lugares) &&
    forma.signo === undefined &&
    !lectura.conMarca &&
    movimientos.every(({ cargos }) => cargos === 0)
  const signos = unsigned ? signosPorSaldo(movimientos, saldoInicial) : null
  const porSaldo = signos === 'dosLecturas' ? null : signos
  const { movimientos: leidos, ilegibles: sinSigno } =
    porSaldo ?? (unsigned ? sinLoQuePudoSalir(movimientos) : { movimientos, ilegibles: [] })
  const fuera = [...ilegibles, ...sinSigno].sort((a, b) => a.renglon - b.renglon)
  const days = leidos.map((row) => row.fechaOperacion).sort()
  const chronological = isNewestFirst(leidos) ? leidos.toReversed() : leidos
  const saldoFinal = chronological[chronological.length - 1]?.saldo ?? null
  return {
    perfil,
    cuenta,
    movimientos: leidos,
    ilegibles: fuera,
    saltosDeSaldo: breaksIn(chronological, porSaldo ? null : saldoInicial),
    signosDudosos:
      signos === 'dosLecturas'
        ? 'sinCargos'
        : signosDudosos(chronological, unsigned && porSaldo === null, saldoInicial),
    descuadres: descuadresDe(leidos, declarados, saldoFinal),
    conteos: conteosDe(dichos, leidos),
    desde: days[0] ?? null,
    hasta: days[days.length - 1] ?? null,
    sumaCargos: leidos.reduce((sum, row) => sum + row.cargos, 0),
    sumaAbonos: leidos.reduce((sum, row) => sum + row.abonos, 0),
    saldoFinal,
  }
}

/** By days when they differ, else by which direction keeps the chain of balances. */
function isNewestFirst(rows: Movimiento[]): boolean {
  const first = rows[0]
  const last = rows[rows.length - 1]
  if (!first || !last) return false
  if (first.fechaOperacion !== last.fechaOperacion) return first.fechaOperacion > last.fechaOperacion
  return breaksIn(rows.toReversed()).length < breaksIn(rows).length
}
