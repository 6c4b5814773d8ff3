import { parecidoARfc } from '@valija/palabras/rfc.ts'

/**
 * What kind of number a transaction number is (bancos.md §5 and §6). A `clave` de rastreo or a long `folio` is given once and
 * identifies; an `autorizacion` (six to eight characters: card authorisations, referencias numéricas) comes again and only
 * speaks in favour; anything shaped as a date, an account, a card, an RFC or a counter says nothing.
 */
export type ClaseDeNumero = 'clave' | 'folio' | 'autorizacion'

/** As transaction numbers are compared: letters and figures, without leading zeros. */
export const planaSinCeros = (texto: string): string =>
  texto
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')

/** Shorter ones are counters: they say nothing. */
export const largoDeTransaccion = 6
const rfc = new RegExp(`^${parecidoARfc}$`)
const curp = /^[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z0-9]\d$/

export function claseDeNumero(texto: string): ClaseDeNumero | null {
  const plana = planaSinCeros(texto)
  if (plana.length < largoDeTransaccion || plana.length > 40 || !/\d/.test(plana)) return null
  if (/^\d+$/.test(plana)) return claseDeCifras(plana)
  if (rfc.test(plana) || curp.test(plana)) return null
  const figures = plana.replace(/\D/g, '').length
  if (plana.length >= 12 && figures >= 6) return 'clave'
  if (plana.length >= 9 && figures >= 6) return 'folio'
  return plana.length <= 8 ? 'autorizacion' : null
}

function claseDeCifras(plana: string): ClaseDeNumero | null {
  if (isFechaEnCifras(plana) || isCuenta(plana) || isRelleno(plana)) return null
  if (plana.length >= 17) return 'clave'
  return plana.length >= 9 ? 'folio' : 'autorizacion'
}

/** What people type to fill a field: 111111, 123456. */
export const isRelleno = (plana: string): boolean =>
  /^(\d)\1+$/.test(plana) || '1234567890123456'.includes(plana) || '9876543210'.includes(plana)

/** It is given once: two payments that carry different ones are two operations. */
export const isNumeroFuerte = (texto: string): boolean => {
  const clase = claseDeNumero(texto)
  return clase === 'clave' || clase === 'folio'
}

const isAnio = (n: number): boolean => (n >= 20 && n <= 35) || (n >= 2000 && n <= 2049)
const isDia = (d: string, m: string, y: string): boolean =>
  Number(d) >= 1 && Number(d) <= 31 && Number(m) >= 1 && Number(m) <= 12 && isAnio(Number(y))
const isHora = (texto: string): boolean => /^([01]\d|2[0-3])([0-5]\d){1,2}$/.test(texto)

/** A day in any order, also without its leading zero (6112026 is 6 November), and with the hour behind it. */
export function isFechaEnCifras(cifras: string): boolean {
  const plana = cifras.replace(/^0+/, '')
  if (/^20[0-4]\d(0[1-9]|1[0-2])$/.test(plana)) return true
  return [plana, `0${plana}`].some(
    (one) =>
      isFecha(one) || [6, 8].some((n) => one.length > n && isFecha(one.slice(0, n)) && isHora(one.slice(n))),
  )
}
function isFecha(s: string): boolean {
  const [a, b, c] = [s.slice(0, 2), s.slice(2, 4), s.slice(4)]
  if (s.length === 6) return isDia(a, b, c) || isDia(c, b, a) || isDia(b, a, c)
  return (
    s.length === 8 && (isDia(a, b, c) || isDia(b, a, c) || isDia(s.slice(6), s.slice(4, 6), s.slice(0, 4)))
  )
}

/** Codes of banks with which a CLABE begins (bancos.md §6). */
const bancosDeClabe = new Set(
  '001 002 006 009 012 014 019 021 030 036 037 042 044 058 059 060 062 072 102 103 106 108 110 112 113 116 124 126 127 128 129 130 131 132 133 135 136 137 138 139 140 141 143 145 147 148 150 151 152 154 155 156 157 158 160 166 167 168 600 601 602 605 606 607 608 610 613 614 616 617 618 619 620 621 622 623 626 627 628 629 630 631 632 633 634 636 637 638 640 642 646 647 648 649 651 652 653 655 656 659 661 670 677 680 683 684 685 689 699 703 706 710 715 720 721 722 723 725 727 728 729 730 732 734 738 812 814 901 902'.split(
    ' ',
  ),
)
/** Twenty figures of a statement: two zeros and the CLABE of who paid, also where its check digit was masked or misread. */
export const isCuentaDeOrdenante = (escrito: string): boolean =>
  /^00\d{18}$/.test(escrito) && bancosDeClabe.has(escrito.slice(2, 5))
/** A CLABE (also behind the two zeros of a statement, which are gone) or a card, by its check digit. */
const isCuenta = (plana: string): boolean =>
  isClabe(plana.padStart(18, '0')) || (plana.length >= 15 && plana.length <= 16 && isTarjeta(plana))
function isClabe(cifras: string): boolean {
  if (cifras.length !== 18 || !bancosDeClabe.has(cifras.slice(0, 3))) return false
  const sum = Array.from(cifras.slice(0, 17)).reduce(
    (total, digit, i) => total + ((Number(digit) * ([3, 7, 1][i % 3] ?? 0)) % 10),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(cifras[17])
}
function isTarjeta(cifras: string): boolean {
  const sum = Array.from(cifras)
    .reverse()
    .reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
