import { comisiones } from '@valija/contract/messages/comisiones.ts'
import { invitados } from '@valija/contract/messages/invitados.ts'

/** What is typed for one factura, as codes: separated by blanks, commas or lines. */
export const codesOf = (texto: string): string[] =>
  texto
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((codigo) => codigo !== '')

/** Why the codes cannot be sent yet, by factura; empty when they can (Commissions §5). */
export function faultsOf(textos: ReadonlyMap<string, string>): Map<string, string> {
  const faults = new Map<string, string>()
  const seen = new Set<string>()
  for (const [id, texto] of textos) {
    const codes = codesOf(texto)
    if (codes.length === 0) faults.set(id, invitados.faltaReservaDeFactura)
    else if (codes.some((codigo) => !/^[0-9A-Z]{1,6}$/.test(codigo))) faults.set(id, comisiones.reservaLarga)
    else if (codes.some((codigo) => seen.has(codigo)) || new Set(codes).size < codes.length)
      faults.set(id, invitados.reservasRepetidas)
    for (const codigo of codes) seen.add(codigo)
  }
  return faults
}
