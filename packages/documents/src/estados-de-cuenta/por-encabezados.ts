import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import type { Celda, Hoja } from '../hoja/read-hoja.ts'
import type { Lugares } from './encabezados.ts'
import {
  cuentaEnTexto,
  cuentaSobre,
  cuentasEn,
  type Disposicion,
  figures,
  signoDe,
} from './formas-nativas.ts'
import type { Columna } from './perfiles.ts'

/** Banks write up to a page of their own above the table. */
const primerasFilas = 40
/** Words that tell nothing of a column. */
const vacias = new Set(
  'de del la el lo en y o mi su tu mxn mn m n usd u dl dlr eur moneda nacional peso dolare dd mm aa aaaa yy yyyy hh ss'.split(
    ' ',
  ),
)
const cargo = new Set('cargo retiro debito salida egreso debe debit withdrawal'.split(' '))
const abono = new Set('abono deposito credito ingreso entrada haber credit deposit'.split(' '))
const cantidad = new Set('importe monto cantidad valor total amount'.split(' '))

/** Names of a column as `palabrasDe` leaves them; of two in one sheet the first of the list is it. */
const nombres: Record<'fechaOperacion' | 'concepto' | 'referencia' | 'saldo', readonly string[]> = {
  fechaOperacion: [
    'fecha operacion',
    'fecha oper',
    'fecha',
    'dia',
    'fecha movimiento',
    'fecha apunte',
    'fecha asiento',
    'fecha contable',
    'fecha transaccion',
    'fecha aplicacion',
    'fecha registro',
    'fecha hora',
    'fecha valor',
    'transaction date',
    'posting date',
    'date',
  ],
  concepto: [
    'descripcion',
    'concepto',
    'concepto referencia',
    'descripcion movimiento',
    'descripcion operacion',
    'descripcion transaccion',
    'concepto movimiento',
    'detalle',
    'detalle movimiento',
    'narrativa',
    'narracion',
    'transaccion',
    'tipo movimiento',
    'tipo transaccion',
    'tipo operacion',
    'movimiento',
    'leyenda',
    'description',
    'transaction description',
  ],
  referencia: [
    'referencia',
    'ref',
    'referencia numerica',
    'ref numerica',
    'no referencia',
    'numero referencia',
    'referencia cliente',
    'folio',
    'recibo',
    'no documento',
    'documento',
    'reference',
    'reference number',
  ],
  saldo: [
    'saldo',
    'saldo total',
    'saldo contable',
    'saldo final',
    'saldo actual',
    'saldo despue movimiento',
    'saldo cuenta',
    'saldo libro',
    'saldo disponible',
    'balance',
    'running balance',
  ],
}
/** What else a bank tells of a movement: it goes on in the extended reference, where claves and localizadores are looked for. */
const masTexto =
  /^(?:concepto|descripcion|detalle|leyenda|referencia|ref|clave rastreo|narrativa|observacion|ordenante|causa|motivo|nombre|beneficiario|banco|informacion|autorizacion|transaccion)\b/

/** `Saldo total (MXN)` → `saldo total`: without accents, marks, plurals or words that tell nothing. */
const palabrasDe = (texto: string): string[] =>
  sinAcentos(texto)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((palabra) => palabra.replace(/s$/, ''))
    .filter((palabra) => palabra !== '' && !vacias.has(palabra))

type Papel = Columna | 'importe' | 'signo' | 'cuenta' | 'otro'
function papelDe({ texto, numero }: Celda): Papel {
  if (numero !== null) return 'otro'
  if (/^[-+]$/.test(texto)) return texto === '+' ? 'abonos' : 'cargos'
  const palabras = palabrasDe(texto)
  const nombre = palabras.join(' ')
  for (const columna of ['fechaOperacion', 'concepto', 'referencia', 'saldo'] as const)
    if (nombres[columna].includes(nombre)) return columna
  if (/^(?:(?:no|num|numero) )?cuenta(?: cheque| clabe)?$/.test(nombre)) return 'cuenta'
  const dinero = palabras.filter((palabra) => !cantidad.has(palabra))
  if (dinero.length === 0) return palabras.length > 0 ? 'importe' : 'otro'
  const [salen, entran] = [cargo, abono].map((lado) => dinero.some((palabra) => lado.has(palabra)))
  if (!dinero.every((palabra) => cargo.has(palabra) || abono.has(palabra))) return 'otro'
  return salen && entran ? 'signo' : salen ? 'cargos' : 'abonos'
}

/**
 * Where the columns stand by what the headers say, in any order and row: a day, a text, and either what left and what came
 * in, each named once, or one amount. Null where any of it is missing or could be two columns; `cuentas` where the rows are
 * of several accounts.
 */
export function porEncabezadosDe(hoja: Hoja): Disposicion | { cuentas: string[] } | null {
  for (const [arriba, de] of hoja.filas.slice(0, primerasFilas).entries()) {
    const dosPisos = joinPisos(de, hoja.filas[arriba + 1] ?? [])
    const [celdas, fila] = dosPisos ? [dosPisos, arriba + 1] : [de, arriba]
    const lugares = lugaresDe(celdas)
    if (lugares === null) continue
    if (isDeVentas(hoja.filas.slice(0, fila + 1).flat(), celdas, lugares)) return null
    const all = placesOfPapel(celdas)
    const enUna = lugares.cargos === lugares.abonos
    const taken = new Set(Object.values(lugares))
    const ampliadas = celdas.flatMap(({ texto }, n) =>
      !taken.has(n) && masTexto.test(palabrasDe(texto).join(' ')) ? [n] : [],
    )
    const datos = hoja.filas.slice(fila + 1)
    const [columnaCuenta] = all('cuenta')
    const cuentas =
      columnaCuenta === undefined ? [] : cuentasEn(hoja, fila, columnaCuenta, lugares.fechaOperacion ?? -1)
    if (cuentas.length > 1) return { cuentas }
    const cuenta = columnaCuenta === undefined ? cuentaSobre(hoja, fila) : figures(cuentas[0] ?? '')
    const signo = enUna ? signoDe(datos, lugares, celdas) : null
    return {
      filaDatos: fila + 1,
      ...(dosPisos ? { titulos: dosPisos } : {}),
      lugares,
      ampliadas,
      cuenta: cuenta || (hoja.filas.slice(0, fila).map(cuentaEnTexto).find(Boolean) ?? ''),
      ...(signo ? { signo } : {}),
    }
  }
  return null
}

const deTarjeta = new Set('credito debito'.split(' '))
const deTerminal = /\b(?:ventas?|terminal(?:es)?|tpv|afiliaci[oó]n(?:es)?|adquirente)\b/i
/** What a terminal sold with cards of credit and of debit, in a column each, where no balance tells it from a ledger. */
const isDeVentas = (arriba: readonly Celda[], celdas: readonly Celda[], lugares: Lugares): boolean =>
  lugares.saldo === undefined &&
  [lugares.cargos, lugares.abonos].every((n) =>
    palabrasDe(celdas[n ?? -1]?.texto ?? '').some((palabra) => deTarjeta.has(palabra)),
  ) &&
  arriba.some(({ texto }) => deTerminal.test(texto))

/** Names of a day and of an amount, among others: the head of a table, of these movements or of something else. */
export function isEncabezado(fila: readonly Celda[]): boolean {
  const escritas = fila.filter(({ texto }) => texto !== '')
  const papeles = escritas.map(papelDe)
  return (
    escritas.length >= 3 &&
    !escritas.some(({ texto }) => /\d/.test(texto)) &&
    (papeles.includes('fechaOperacion') || escritas.some(({ texto }) => /^fecha\b/i.test(texto))) &&
    (['importe', 'cargos', 'abonos', 'saldo'] as const).some((papel) => papeles.includes(papel))
  )
}

const placesOfPapel = (celdas: readonly Celda[]) => {
  const papeles = celdas.map(papelDe)
  return (papel: Papel) => papeles.flatMap((one, n) => (one === papel ? [n] : []))
}
/** What the headers of one row name; null where a day, a text or the amounts are missing or could be two columns. */
export function lugaresDe(celdas: readonly Celda[]): Lugares | null {
  const all = placesOfPapel(celdas)
  const first = (columna: keyof typeof nombres) =>
    all(columna).sort((a, b) => rango(columna, celdas[a]) - rango(columna, celdas[b]))[0]
  const [dia, concepto] = [first('fechaOperacion'), first('concepto')]
  const [cargos, abonos, importes] = [all('cargos'), all('abonos'), all('importe')]
  const enDos = cargos.length === 1 && abonos.length === 1
  const enUna = cargos.length === 0 && abonos.length === 0 && importes.length === 1
  if (dia === undefined || concepto === undefined || (!enDos && !enUna)) return null
  const lugares: Lugares = {
    fechaOperacion: dia,
    concepto,
    cargos: enDos ? cargos[0] : importes[0],
    abonos: enDos ? abonos[0] : importes[0],
  }
  for (const columna of ['referencia', 'saldo'] as const) {
    const place = first(columna)
    if (place !== undefined) lugares[columna] = place
  }
  return lugares
}
/** Headers of two floors: one name over two columns, and below it cargo and abono alone. */
function joinPisos(arriba: readonly Celda[], abajo: readonly Celda[]): Celda[] | null {
  const all = placesOfPapel(abajo)
  const escritas = abajo.filter(({ texto }) => texto !== '').length
  if (all('cargos').length !== 1 || all('abonos').length !== 1 || lugaresDe(abajo) !== null) return null
  if (escritas > 4 || !arriba.some((celda) => papelDe(celda) === 'fechaOperacion')) return null
  return Array.from({ length: Math.max(arriba.length, abajo.length) }, (_none, n) =>
    abajo[n]?.texto ? abajo[n] : (arriba[n] ?? { texto: '', numero: null }),
  )
}

const rango = (columna: keyof typeof nombres, celda: Celda | undefined): number =>
  nombres[columna].indexOf(palabrasDe(celda?.texto ?? '').join(' '))
