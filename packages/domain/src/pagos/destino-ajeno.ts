import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import { instituciones } from '../cuentas-pago/instituciones.ts'
import type { DestinoLeido } from './analisis.ts'

type Cuenta = { numeroCuenta: string; banco: string }
/** What of the destination that a proof names is not the method's. */
export type DestinoAjeno = { cuenta: string | null; banco: string | null }

const sinCeros = (digitos: string): string => digitos.replace(/^0+/, '')
/** Account of a CLABE: its eleven figures before the check digit. */
const cuentaDeClabe = (clabe: string): string => clabe.slice(6, 17)

/**
 * Money that went elsewhere: the visible figures of the account that the proof names do not end the method's, or its
 * bank is another. Null when nothing contradicts; a card, or a bank that is in no list, says nothing.
 */
export function destinoAjeno(destino: DestinoLeido | null | undefined, metodo: Cuenta): DestinoAjeno | null {
  if (!destino) return null
  const propia = metodo.numeroCuenta.replace(/\D/g, '')
  const { cuenta, banco } = destino
  const otraCuenta = cuenta !== null && propia.length >= 6 && !isSame(cuenta, propia) ? cuenta.digitos : null
  const leido =
    cuenta?.entera && cuenta.digitos.length === 18 ? instituciones[cuenta.digitos.slice(0, 3)] : banco
  const [uno, otro] = [institucionDe(leido ?? ''), institucionDe(metodo.banco)]
  const otroBanco = uno !== null && otro !== null && uno !== otro ? (leido ?? null) : null
  return otraCuenta === null && otroBanco === null ? null : { cuenta: otraCuenta, banco: otroBanco }
}

/** So few figures end many accounts. */
const minimo = 4

/** The only method whose account the proof names as where the money went; null when none is, or several may be. */
export function metodoDelDestino<M extends Cuenta>(
  destino: DestinoLeido | null | undefined,
  metodos: readonly M[],
): M | null {
  const cuenta = destino?.cuenta
  // The sixteen figures of a card are nobody's account here.
  if (!cuenta || cuenta.digitos.length < minimo || (cuenta.entera && cuenta.digitos.length === 16))
    return null
  const [uno, ...otros] = metodos.filter((metodo) => {
    const propia = metodo.numeroCuenta.replace(/\D/g, '')
    return propia.length >= 6 && isSame(cuenta, propia) && destinoAjeno(destino, metodo) === null
  })
  return uno !== undefined && otros.length === 0 ? uno : null
}

function isSame({ digitos, entera }: { digitos: string; entera: boolean }, propia: string): boolean {
  if (!entera)
    return propia.length === 18
      ? propia.endsWith(digitos) || cuentaDeClabe(propia).endsWith(digitos)
      : // The end of a CLABE is the end of its account and a check digit.
        propia.endsWith(digitos) || propia.endsWith(digitos.slice(0, -1))
  if (digitos.length === 16) return true
  const short = (one: string) => sinCeros(one.length === 18 ? cuentaDeClabe(one) : one)
  return short(digitos) === short(propia)
}

const apodos: Readonly<Record<string, string>> = {
  BANCOMER: 'BBVA',
  CITIBANAMEX: 'BANAMEX',
  BANBAJIO: 'BAJIO',
}
const nombres = [
  ...new Set(Object.values(instituciones).map((nombre) => nombre.replace(/ (?:MEXICO|BANCO)$/, ''))),
  ...Object.keys(apodos),
]
/** The institution that a text names, by its short name. */
function institucionDe(texto: string): string | null {
  const plain = ` ${sinAcentos(texto)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')} `
  const found = nombres.find((nombre) => plain.includes(` ${nombre} `))
  return found === undefined ? null : (apodos[found] ?? found)
}
