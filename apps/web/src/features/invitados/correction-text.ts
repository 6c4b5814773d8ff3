import type { CabeceraCfdi, HallazgoFactura } from '@valija/contract/facturas.ts'
import { crearLote } from '@valija/contract/messages/crear-lote.ts'
import { textoDeCorreccion } from '@valija/domain/invitados/texto-de-correccion.ts'

/** The substitute's attributes as text, padded so that it reads as a table; null where there is nothing to issue again. */
export function correctionText(
  cabecera: CabeceraCfdi | null,
  hallazgos: readonly HallazgoFactura[],
  receptor: string,
): string | null {
  const pares = textoDeCorreccion(cabecera, hallazgos, receptor)
  if (pares === null) return null
  const ancho = Math.max(...pares.map(([atributo]) => atributo.length)) + 1
  const lineas = pares.map(([atributo, valor]) => `${atributo.padEnd(ancho)}${valor}`)
  return [crearLote.cancelaCon, ...lineas].join('\n')
}
