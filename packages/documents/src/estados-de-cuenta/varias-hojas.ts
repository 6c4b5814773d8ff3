import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import type { Celda, Hoja } from '../hoja/read-hoja.ts'
import { breaksIn } from './cuadre.ts'
import type { EstadoDeCuenta, EstadoRechazado } from './estado-leido.ts'
import type { Ilegible, Movimiento } from './movimiento.ts'
import { isSinAno, readFecha } from './valores.ts'

type Leida = { hoja: Hoja; leida: EstadoDeCuenta | EstadoRechazado }
type Parte = { hoja: Hoja; antes: number; estado: EstadoDeCuenta }

/**
 * The movements of a workbook whose sheets may hold a month each. Sheets are one statement when each begins after the days
 * of the one before and goes on from its balance. A sheet whose rows are all in another one is told and left out. Anything
 * else is not joined.
 */
export function joinHojas(leidas: readonly Leida[]): EstadoDeCuenta | EstadoRechazado {
  const antes = leidas.map((_one, i) =>
    leidas.slice(0, i).reduce((sum, { hoja }) => sum + hoja.filas.length, 0),
  )
  const lugares = leidas.map(({ hoja }, i) => ({ nombre: hoja.nombre, antes: antes[i] ?? 0 }))
  const partes = leidas.flatMap(({ hoja, leida }, i): Parte[] =>
    'codigo' in leida || leida.movimientos.length + leida.ilegibles.length === 0
      ? []
      : [{ hoja, antes: antes[i] ?? 0, estado: leida }],
  )
  const [primera] = partes
  const principal = leidas.find(({ hoja }) => hoja.nombre === 'Hoja1') ?? leidas[0]
  // A sheet of movements that must not be read as they are stops the file, whatever the others are.
  const contra = leidas.find(({ leida }) => 'codigo' in leida && leida.codigo !== 'otroFormato')
  if (contra) return contra.leida
  if (!primera) return principal?.leida ?? { codigo: 'hojaVacia' }
  const demas = leidas.flatMap(({ hoja, leida }, i) =>
    'codigo' in leida ? rowsLeftOut(hoja, antes[i] ?? 0) : [],
  )
  if (partes.length === 1) {
    const { estado } = primera
    if (leidas.length === 1) return estado
    return { ...shifted(primera), ilegibles: [...shifted(primera).ilegibles, ...demas], hojas: lugares }
  }
  const { unicas, repetidas } = withoutCopies(partes)
  const ordered = unicas.toSorted((a, b) => ((a.estado.desde ?? '') < (b.estado.desde ?? '') ? -1 : 1))
  const cuentas = [...new Set(unicas.map(cuentaDe).filter(Boolean))]
  if (cuentas.length > 1) return { codigo: 'variasCuentas', cuentas }
  const mesPrimero = unicas.map((one) => shifted(one).mesPrimero)
  const probada = mesPrimero.find((one) => one !== undefined)
  // The order that one sheet proves is not known to be that of another.
  if (probada && mesPrimero.includes(undefined)) return { codigo: 'fechasAmbiguas', ...probada }
  if (!ordered.every((parte, i) => i === 0 || isContinued(ordered[i - 1], parte)))
    return { codigo: 'variasHojas', hojas: unicas.map(({ hoja }) => hoja.nombre) }
  const todas = ordered.map(shifted)
  const ultima = todas[todas.length - 1] ?? primera.estado
  const all = <T>(of: (estado: EstadoDeCuenta) => readonly T[]): T[] => todas.flatMap((one) => [...of(one)])
  const sum = (of: (estado: EstadoDeCuenta) => number) => todas.reduce((total, one) => total + of(one), 0)
  return {
    ...ultima,
    cuenta: cuentas[0] ?? '',
    movimientos: all(({ movimientos }) => movimientos),
    ilegibles: [...all(({ ilegibles }) => ilegibles), ...repetidas, ...demas].sort(
      (a, b) => a.renglon - b.renglon,
    ),
    saltosDeSaldo: all(({ saltosDeSaldo }) => saltosDeSaldo),
    signosDudosos: todas.find(({ signosDudosos }) => signosDudosos !== null)?.signosDudosos ?? null,
    descuadres: all(({ descuadres }) => descuadres),
    conteos: all(({ conteos }) => conteos),
    desde: todas[0]?.desde ?? null,
    sumaCargos: sum(({ sumaCargos }) => sumaCargos),
    sumaAbonos: sum(({ sumaAbonos }) => sumaAbonos),
    hojas: lugares,
  }
}

const shifted = ({ estado, antes }: Parte): EstadoDeCuenta => {
  const moved = <T extends { renglon: number }>(rows: readonly T[]): T[] =>
    rows.map((row) => ({ ...row, renglon: row.renglon + antes }))
  return {
    ...estado,
    movimientos: moved(estado.movimientos),
    ilegibles: moved(estado.ilegibles),
    descuadres: moved(estado.descuadres),
    conteos: moved(estado.conteos),
    saltosDeSaldo: estado.saltosDeSaldo.map((renglon) => renglon + antes),
    ...(estado.mesPrimero ? { mesPrimero: moved([estado.mesPrimero])[0] } : {}),
  }
}

/** The account that a sheet names in its cells, or else in its own name: «Cta 70011234567», not «Noviembre 2026». */
const cuentaDe = ({ hoja, estado }: Parte): string =>
  estado.cuenta || (/\d{5,}|(?<=\b(?:cuenta|cta)\b\D{0,5})\d{3,}/i.exec(hoja.nombre)?.[0] ?? '')

const claveDe = ({ fechaOperacion, concepto, referencia, cargos, abonos, saldo }: Movimiento) =>
  [fechaOperacion, concepto, referencia, cargos, abonos, saldo].join('|')

/** A row that a longer sheet holds too is the same movement twice. */
function withoutCopies(partes: readonly Parte[]): { unicas: Parte[]; repetidas: Ilegible[] } {
  const seen = new Set<string>()
  const repetidas: Ilegible[] = []
  const unicas: Parte[] = []
  for (const parte of partes.toSorted((a, b) => b.estado.movimientos.length - a.estado.movimientos.length)) {
    const { movimientos } = parte.estado
    const nuevos = movimientos.filter((row) => !seen.has(claveDe(row)))
    for (const row of movimientos) {
      if (!seen.has(claveDe(row))) continue
      const texto = [row.fechaOperacion, row.concepto, ((row.cargos + row.abonos) / 100).toFixed(2)].join(
        ' · ',
      )
      repetidas.push({ renglon: row.renglon + parte.antes, codigo: 'repetidoEnOtraHoja', texto })
    }
    for (const row of nuevos) seen.add(claveDe(row))
    if (nuevos.length > 0 || movimientos.length === 0) unicas.push(withOnly(parte, nuevos))
  }
  return { unicas, repetidas }
}
const withOnly = (parte: Parte, movimientos: Movimiento[]): Parte => {
  if (movimientos.length === parte.estado.movimientos.length) return parte
  const days = movimientos.map(({ fechaOperacion }) => fechaOperacion).sort()
  return {
    ...parte,
    estado: {
      ...parte.estado,
      movimientos,
      desde: days[0] ?? null,
      hasta: days[days.length - 1] ?? null,
      sumaCargos: movimientos.reduce((sum, row) => sum + row.cargos, 0),
      sumaAbonos: movimientos.reduce((sum, row) => sum + row.abonos, 0),
    },
  }
}

/** What a sheet's name says besides when: «Octubre 2026» and «Nov» say nothing more, «MXN» and «USD» do. */
const sinTiempo = (nombre: string): string =>
  sinAcentos(nombre.toLowerCase())
    .replace(/\b(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)(?:[a-z]*o|[a-z]*bre|il|zo)?\b/g, '')
    .replace(/\b(?:de|del|al|a|semana|quincena|mes)\b|[^a-z]/g, '')

/**
 * The next sheet goes on where the one before ended, by its days and by its balance; without balances nothing but their
 * names says that they are of one account.
 */
function isContinued(antes: Parte | undefined, despues: Parte): boolean {
  const [uno, otro] = [antes?.estado, despues.estado]
  if (!uno || otro.desde === null || uno.hasta === null) return true
  if (otro.desde < uno.hasta) return false
  if (uno.saldoFinal === null || otro.saldoFinal === null)
    return sinTiempo(antes?.hoja.nombre ?? '') === sinTiempo(despues.hoja.nombre)
  const [first, last] = [otro.movimientos[0], otro.movimientos[otro.movimientos.length - 1]]
  const ends = [first, last].filter((row) => row !== undefined)
  return ends.some((row) => breaksIn([row], uno.saldoFinal).length === 0)
}

/** Rows of a sheet that could not be read and look like movements; of one that has none, the sheet itself. */
function rowsLeftOut(hoja: Hoja, antes: number): Ilegible[] {
  const told = hoja.filas.flatMap((fila, i): Ilegible[] =>
    fila.some((celda) => isDia(celda, hoja)) && fila.some(({ texto }) => /\d[.,]\d{2}\b/.test(texto))
      ? [{ renglon: antes + i + 1, codigo: 'deOtraHoja', texto: textOf(fila) }]
      : [],
  )
  return told.length > 0 ? told : [{ renglon: antes + 1, codigo: 'deOtraHoja', texto: hoja.nombre }]
}
const isDia = (celda: Celda, { desde1904 }: Hoja) =>
  (celda.numero === null || /[/-]/.test(celda.texto)) &&
  (readFecha(celda, desde1904) !== null || (/[a-z]/i.test(celda.texto) && isSinAno(celda.texto)))
const textOf = (fila: readonly Celda[]) =>
  fila
    .map(({ texto }) => texto)
    .filter(Boolean)
    .join(' · ')
