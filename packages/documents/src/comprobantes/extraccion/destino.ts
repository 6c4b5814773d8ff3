import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import type { DestinoLeido } from '@valija/domain/pagos/analisis.ts'
import { type Candidato, candidatos, type Hoja } from './candidatos.ts'
import { segundaDe, textoDe } from './lineas.ts'
import { plano } from './valores.ts'

const mascara = /(?:^|[^\d])(?:[*•·.xX#…]+|terminaci[oó]n|termina en|ending in)\s*-?\s*(\d{3,5})\b/

/** «Santander 3498»: a bank and how its account ends. */
const bancoYFinal = /^[A-Za-zÁÉÍÓÚáéíóúñÑ ]{2,30} (\d{4})$/
/** Only what is under a label of the receiving side, and, in a picture, what two readings agree on. */
export function destinoDe(hojas: readonly Hoja[]): DestinoLeido | null {
  const texts = (clase: 'cuenta' | 'banco' | 'beneficiario') =>
    candidatos(hojas, clase)
      .filter(({ palabras }) => agree(palabras))
      .map(({ palabras }) => textoDe(palabras))
  const cuenta =
    [...texts('cuenta').map((text) => text.replace(bancoYFinal, '*$1')), ...texts('beneficiario')].flatMap(
      (text) => cuentaDe(text) ?? [],
    )[0] ?? null
  const banco =
    texts('banco').find((text) => /[a-z]{2}/i.test(text) && !text.includes('$') && text.length <= 40) ?? null
  const beneficiario =
    texts('beneficiario').find((text) => /[a-z]{3}/i.test(text) && text.length <= 80) ?? null
  return cuenta || banco || beneficiario ? { cuenta, banco, beneficiario } : null
}

function agree(palabras: Candidato['palabras']): boolean {
  const again = segundaDe(palabras)
  return again === null || plano(again) === plano(textoDe(palabras))
}

function cuentaDe(texto: string): DestinoLeido['cuenta'] {
  const hidden = mascara.exec(texto)?.[1]
  if (hidden) return { digitos: hidden, entera: false }
  const whole = /(?:^|[^\d])(\d(?:[\s-]?\d){9,17})(?:[^\d]|$)/.exec(texto)?.[1]?.replace(/\D/g, '')
  if (whole && (whole.length !== 18 || parseClabe(whole).valida)) return { digitos: whole, entera: true }
  const last = /^(\d{3,4})$/.exec(texto.trim())?.[1]
  return last ? { digitos: last, entera: false } : null
}
