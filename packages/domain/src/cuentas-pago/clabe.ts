import { instituciones } from './instituciones.ts'

export type LecturaClabe =
  | { valida: true; clabe: string; banco: string }
  | { valida: false; motivo: 'largo' | 'digito' }

const pesosDelDigito = [3, 7, 1] as const

/** The last digit of a CLABE, from its first seventeen. */
export const digitoClabe = (diecisiete: string): number => {
  const suma = Array.from(diecisiete).reduce(
    (total, digito, i) => total + ((Number(digito) * (pesosDelDigito[i % 3] ?? 0)) % 10),
    0,
  )
  return (10 - (suma % 10)) % 10
}

/** Eighteen digits, however they are grouped, with the right check digit. */
export function parseClabe(texto: string): LecturaClabe {
  const clabe = texto.replace(/[\s-]/g, '')
  if (!/^\d{18}$/.test(clabe)) return { valida: false, motivo: 'largo' }
  if (digitoClabe(clabe.slice(0, 17)) !== Number(clabe[17])) return { valida: false, motivo: 'digito' }
  // A bank founded after the table was written is no reason to refuse: whoever approves sees that it is not known.
  const banco = instituciones[clabe.slice(0, 3)] ?? `Banco ${clabe.slice(0, 3)}, no identificado`
  return { valida: true, clabe, banco }
}

/** As it is shown to whom need not know it whole: the last four digits. */
export const hideClabe = (clabe: string): string => `•••• ${clabe.slice(-4)}`
