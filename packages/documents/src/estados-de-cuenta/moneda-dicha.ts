import type { Celda, Hoja } from '../hoja/read-hoja.ts'
import type { Disposicion } from './formas-nativas.ts'
import type { Perfil } from './perfiles.ts'

type Moneda = Perfil['moneda']
const nombres: [Moneda, RegExp][] = [
  ['USD', /\b(?:USD|DLLS?|DLS|D[OÓ]LAR(?:ES)?)(?![A-ZÁÉÍÓÚÑ])|\bU\.?S\.? ?\$/i],
  ['EUR', /\b(?:EUR|EUROS?)\b|€/i],
  ['MXN', /\b(?:MXN|MXP|PESOS?|NACIONAL)\b|\bM\.?N\b/i],
]
const deMoneda = /^(?:tipo de )?(?:moneda|divisa|currency)\b/i
/** What stands before or behind the figures of an amount. */
const conLetras = /[A-ZÓ]{2,} ?\$?|€/i
const monedasEn = (texto: string): Moneda[] =>
  nombres.flatMap(([moneda, pattern]) => (pattern.test(texto) ? [moneda] : []))

/** Currencies that the file names as its own: under «Moneda», in that column, in the name of its account, in the headers of its amounts or beside each of them. */
export function monedasDichas(hoja: Hoja, { filaDatos, lugares, titulos }: Disposicion): Moneda[] {
  const encabezado = titulos ?? hoja.filas[filaDatos - 1] ?? []
  const columnas = encabezado.flatMap(({ texto }, n) => (deMoneda.test(texto) ? [n] : []))
  const importes = [lugares.cargos, lugares.abonos, lugares.saldo].filter((n) => n !== undefined)
  const texts = importes.map((n) => encabezado[n]?.texto ?? '')
  for (const fila of hoja.filas.slice(0, filaDatos - 1))
    texts.push(...debajoDeMoneda(fila), ...fila.flatMap(extranjeraDeCuenta))
  // Another section begins: its movements are of another account.
  for (const fila of hoja.filas.slice(filaDatos))
    if (fila.filter(({ texto }) => texto !== '').length <= 2) texts.push(...debajoDeMoneda(fila))
  for (const fila of hoja.filas.slice(filaDatos)) {
    for (const n of columnas) texts.push(fila[n]?.texto ?? '')
    for (const n of importes) texts.push(conLetras.exec(fila[n]?.texto ?? '')?.[0] ?? '')
  }
  return [...new Set([...new Set(texts)].flatMap(monedasEn))]
}

const debajoDeMoneda = (fila: readonly Celda[]): string[] =>
  fila.flatMap(({ texto }, i) =>
    deMoneda.test(texto) ? [texto.replace(deMoneda, ''), fila[i + 1]?.texto ?? ''] : [],
  )
/** «Cuenta en dólares 0198765432»; a rate of exchange beside it says nothing of the account, nor does «Banco Nacional». */
const extranjeraDeCuenta = ({ texto }: Celda): Moneda[] =>
  /\b(?:cuenta|cta|chequera)\b/i.test(texto) && !/tipo de cambio|\bT\.?C\b/i.test(texto)
    ? monedasEn(texto).filter((moneda) => moneda !== 'MXN')
    : []
