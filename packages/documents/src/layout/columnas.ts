import type { AvisoLayout, ColumnaVista } from '@valija/domain/lotes/layout/aviso-layout.ts'
import {
  type CampoDeRenglon as Campo,
  camposDeRenglon as campos,
} from '@valija/domain/lotes/layout/celda-ilegible.ts'

export { type Campo, campos }
/** Columns of the layout in the documented order (Supplier batches §3); a header row names them. */
export const columnasLayout = [
  'folio',
  'bookingCode',
  'base',
  'iva',
  'otros impuestos',
  'propinas',
  'totalReserva',
] as const
const nombreDeCampo = (campo: Campo): string => columnasLayout[campos.indexOf(campo)] ?? campo
export const columnaMotivo = 'Motivo'
export const columnaCandidata = 'Reserva candidata'
export const columnaRenglon = 'Renglón'

/** Nobody can say which column is which: the sheet is not read. */
export class ColumnasDudosas extends Error {
  readonly columnas: string
  /** Letter of the column that holds what totals would, null when none does. */
  readonly parece: string | null
  constructor(columnas: string, parece: string | null) {
    super('columnasDudosas')
    this.name = 'ColumnasDudosas'
    this.columnas = columnas
    this.parece = parece
  }
}

/** Documented name first; the others are what hotels call the same thing. */
const nombres: Record<Campo, readonly string[]> = {
  folio: ['folio', 'xmlid', 'foliofactura', 'foliodelafactura'],
  bookingCode: ['bookingcode', 'localizador', 'externallocator', 'codigodereserva', 'clavedereserva'],
  base: ['base', 'subtotal'],
  iva: ['iva'],
  otrosImpuestos: ['otrosimpuestos', 'ish'],
  propinas: ['propinas', 'propina'],
  totalReserva: ['totalreserva', 'totalreservacion', 'totaldelareserva', 'total'],
}
/** Their absence is a zero, and is told; without any other the row cannot be read. */
const prescindibles: readonly Campo[] = ['otrosImpuestos', 'propinas']

export const llano = (texto: string): string =>
  texto
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
const nuestras = [columnaMotivo, columnaCandidata, columnaRenglon].map(llano)

export type Tabla = {
  /** Of its last cell, counted from 0. */
  filas: number
  columnas: number
  texto: (fila: number, columna: number) => string
  /** Centavos of an amount that is there; null for anything else. */
  importe: (fila: number, columna: number) => number | null
}
export type Columnas = {
  /** Row of the header, counted from 0; -1 when there is none. */
  encabezado: number
  de: Partial<Record<Campo, number>>
  avisos: AvisoLayout[]
}

const letra = (columna: number): string =>
  (columna < 26 ? '' : letra(Math.floor(columna / 26) - 1)) + String.fromCharCode(65 + (columna % 26))
const reconocidas = 4
const filasBuscadas = 30

function headerAt(tabla: Tabla, fila: number): Map<Campo, number[]> {
  const titulos = Array.from({ length: tabla.columnas + 1 }, (_, columna) =>
    llano(tabla.texto(fila, columna)),
  )
  const de = new Map<Campo, number[]>()
  for (const campo of campos)
    for (const nombre of nombres[campo]) {
      const aqui = titulos.flatMap((titulo, columna) => (titulo === nombre ? [columna] : []))
      if (aqui.length === 0) continue
      de.set(campo, aqui)
      break
    }
  return de
}

/** The row that names the most columns, when it names enough of them; -1 else. */
export function findHeader(tabla: Tabla): number {
  let mejor = { fila: -1, cuantas: reconocidas - 1 }
  const hasta = Math.min(tabla.filas, filasBuscadas)
  for (let fila = 0; fila <= hasta && mejor.cuantas < campos.length; fila++) {
    const cuantas = headerAt(tabla, fila).size
    if (cuantas > mejor.cuantas) mejor = { fila, cuantas }
  }
  return mejor.fila
}

/** Columns whose amount is the greatest of its row in every row. */
function pareceTotal(tabla: Tabla, desde: number): number[] {
  const posibles = new Set(Array.from({ length: tabla.columnas + 1 }, (_, columna) => columna))
  let filas = 0
  for (let fila = desde; fila <= tabla.filas && posibles.size > 0; fila++) {
    const importes = Array.from({ length: tabla.columnas + 1 }, (_, columna) =>
      Math.abs(tabla.importe(fila, columna) ?? 0),
    )
    // A folio is a number too; nothing is told by a row without two amounts after the codes.
    const mayor = Math.max(...importes.slice(2))
    if (importes.slice(2).filter((importe) => importe > 0).length < 2) continue
    filas++
    for (const columna of posibles)
      if (columna < 2 || (importes[columna] ?? 0) < mayor) posibles.delete(columna)
  }
  return filas === 0 ? [] : [...posibles]
}

/** Rows that look like bookings by position: amounts where the document puts them. */
export const looksLikeRows = (tabla: Tabla): boolean =>
  Array.from({ length: Math.min(tabla.filas, filasBuscadas) + 1 }, (_, fila) => fila).some(
    (fila) =>
      tabla.texto(fila, 0) + tabla.texto(fila, 1) !== '' &&
      [2, 3, 4, 5, 6].filter((columna) => tabla.importe(fila, columna) !== null).length >= 2,
  )

/** Which column is which: by the header, by position where that cannot mislead. Throws ColumnasDudosas. */
export function columnasDe(tabla: Tabla): Columnas {
  const encabezado = findHeader(tabla)
  return encabezado < 0 ? byPosition(tabla) : byHeader(tabla, encabezado)
}

const enSuLugar = Object.fromEntries(campos.map((campo, columna) => [campo, columna])) as Record<
  Campo,
  number
>

function byPosition(tabla: Tabla): Columnas {
  const titulos = [2, 3, 4, 5, 6].every((columna) => tabla.importe(0, columna) === null)
  const candidatas = pareceTotal(tabla, titulos ? 1 : 0)
  if (candidatas.length > 0 && !candidatas.includes(enSuLugar.totalReserva))
    throw new ColumnasDudosas(columnasLayout.join(', '), letra(candidatas[0] ?? 0))
  if (candidatas.length === 0 && looksLikeRows(tabla) && tabla.columnas !== enSuLugar.totalReserva)
    throw new ColumnasDudosas(columnasLayout.join(', '), null)
  return { encabezado: titulos ? 0 : -1, de: enSuLugar, avisos: [{ codigo: 'layoutSinEncabezado' }] }
}

function byHeader(tabla: Tabla, encabezado: number): Columnas {
  const vistas = headerAt(tabla, encabezado)
  const avisos: AvisoLayout[] = []
  const titulo = (columna: number) => tabla.texto(encabezado, columna)
  const repetidas = [...vistas].filter(([, aqui]) => aqui.length > 1)
  if (repetidas.length > 0)
    throw new ColumnasDudosas(
      repetidas.map(([campo, aqui]) => `${nombreDeCampo(campo)} (${aqui.map(letra).join(', ')})`).join('; '),
      null,
    )
  const de: Partial<Record<Campo, number>> = {}
  for (const [campo, [columna]] of vistas) if (columna !== undefined) de[campo] = columna
  const enOrden = [...vistas].every(([campo, [columna]]) => columna === enSuLugar[campo])
  const faltan = campos.filter((campo) => de[campo] === undefined)
  const sinLugar: Campo[] = []
  for (const campo of faltan) {
    const lugar = enSuLugar[campo]
    const hay = columnHasData(tabla, encabezado, lugar)
    const esTotal = campo !== 'totalReserva' || pareceTotal(tabla, encabezado + 1).includes(lugar)
    if (enOrden && hay && esTotal) {
      de[campo] = lugar
      avisos.push({
        codigo: 'layoutColumnaPorPosicion',
        campo,
        columna: { letra: letra(lugar), titulo: titulo(lugar) },
      })
    } else if (prescindibles.includes(campo)) avisos.push({ codigo: 'layoutSinColumna', campo })
    else sinLugar.push(campo)
  }
  const usadas = new Set(Object.values(de))
  const sobran = Array.from({ length: tabla.columnas + 1 }, (_, columna) => columna).filter(
    (columna) =>
      !usadas.has(columna) &&
      !nuestras.includes(llano(titulo(columna))) &&
      (titulo(columna) !== '' || columnHasData(tabla, encabezado, columna)),
  )
  if (sinLugar.length > 0) {
    const parecen = pareceTotal(tabla, encabezado + 1).filter((columna) => sobran.includes(columna))
    throw new ColumnasDudosas(
      sinLugar.map(nombreDeCampo).join(', '),
      sinLugar.includes('totalReserva') && parecen[0] !== undefined ? letra(parecen[0]) : null,
    )
  }
  if (!enOrden)
    avisos.push({
      codigo: 'layoutOtroOrden',
      columnas: campos.flatMap((campo) => {
        const columna = de[campo]
        return columna === undefined || columna === enSuLugar[campo] ? [] : [{ letra: letra(columna), campo }]
      }),
    })
  if (sobran.length > 0)
    avisos.push({
      codigo: 'layoutColumnaAjena',
      columnas: sobran.map((columna): ColumnaVista => ({ letra: letra(columna), titulo: titulo(columna) })),
    })
  for (let fila = 0; fila < encabezado; fila++)
    if (Array.from({ length: tabla.columnas + 1 }, (_, c) => tabla.texto(fila, c)).some((t) => t !== '')) {
      avisos.push({ codigo: 'layoutFilasArriba', fila: encabezado + 1 })
      break
    }
  return { encabezado, de, avisos }
}

const columnHasData = (tabla: Tabla, encabezado: number, columna: number): boolean => {
  for (let fila = encabezado + 1; fila <= tabla.filas; fila++)
    if (tabla.texto(fila, columna) !== '') return true
  return false
}
