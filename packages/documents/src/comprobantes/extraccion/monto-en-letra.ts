import { ownOf } from '@valija/palabras/keys.ts'
import { plano } from './valores.ts'

const unidades: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
}

/** No amount takes more letters. */
const largoMaximo = 200

/** Words before «pesos», with the cents as NN/100. Null when a word is no number: half an amount is none. */
export function leerMontoEnLetra(texto: string): number | null {
  const at = texto.search(/\b(?:pesos|d[oó]lares)\b/i)
  if (at < 0) return null
  const match = /([\p{L}\s]+?)\s+(?:pesos|d[oó]lares)\b(?:[\s,]*(?:con\s+)?(\d{2})\s*\/\s*100)?/iu.exec(
    texto.slice(Math.max(0, at - largoMaximo), at + 40),
  )
  if (!match?.[1]) return null
  let millones = 0
  let miles = 0
  let resto = 0
  const words = match[1].trim().split(/\s+/).map(plano)
  // Anything before the first number word is a label.
  const first = words.findIndex((word) => Object.hasOwn(unidades, word) || word === 'mil')
  if (first < 0) return null
  for (const word of words.slice(first)) {
    const value = ownOf(unidades, word)
    if (value !== undefined) resto += value
    else if (word === 'mil') {
      miles += (resto || 1) * 1_000
      resto = 0
    } else if (word === 'millon' || word === 'millones') {
      millones += (miles + (resto || 1)) * 1_000_000
      miles = 0
      resto = 0
    } else if (word !== 'y' && word !== 'de') return null
  }
  return (millones + miles + resto) * 100 + Number(match[2] ?? '0')
}
