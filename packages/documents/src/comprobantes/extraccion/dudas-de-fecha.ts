import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import type { Palabra } from '../tipos.ts'
import type { Hoja } from './candidatos.ts'
import { lettersOf } from './juicio.ts'
import { textoDe } from './lineas.ts'
import { llano } from './llano.ts'
import { umbrales } from './umbrales.ts'
import { type FechaLeida, leerFecha } from './valores.ts'

/** Whoever writes «Amount» and nothing in Spanish may write the month before the day. */
export function isSoloIngles(hojas: readonly Hoja[]): boolean {
  const said = llano(hojas.map(({ pagina }) => textoDe(pagina.palabras)).join(' '))
  return (
    /\b(?:date|amount|paid|sent|payment|transfer|completed)\b/.test(said) &&
    !/\b(?:fecha|monto|importe|pago|pagaste|enviaste|transferencia|cuenta|folio|clave|concepto)\b/.test(said)
  )
}

/** What is in doubt of a day, wherever it stands. */
export const dudasDeFecha = (
  leida: FechaLeida,
  palabras: readonly Palabra[],
  hoy: Dia,
  corroborado: boolean,
  ingles: boolean,
) => [
  ...lettersOf(palabras, (segunda) => leerFecha(segunda)?.dia === leida.dia, corroborado),
  leida.dosCifras && !corroborado && ('anioDeDosCifras' as const),
  leida.deMas && !corroborado && ('textoDeMas' as const),
  (leida.orden === 'mesPrimero' || (leida.orden === 'dos' && ingles)) &&
    !corroborado &&
    ('ordenDeFecha' as const),
  leida.dia < sumarDias(hoy, -umbrales.diasDeAntiguedad) && ('fechaAntigua' as const),
]
