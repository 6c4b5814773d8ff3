import type { FacturaInvitado } from '@valija/contract/invitados.ts'
import { crearLote } from '@valija/contract/messages/crear-lote.ts'

/** The substitute's attributes as text, padded so that it reads as a table. */
export function correctionText(pares: NonNullable<FacturaInvitado['correccion']>): string {
  const ancho = Math.max(...pares.map(([atributo]) => atributo.length)) + 1
  const lineas = pares.map(([atributo, valor]) => `${atributo.padEnd(ancho)}${valor}`)
  return [crearLote.cancelaCon, ...lineas].join('\n')
}
