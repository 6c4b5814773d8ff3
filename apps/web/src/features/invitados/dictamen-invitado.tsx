import { crearLote } from '@valija/contract/messages/crear-lote.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { textoDeCorreccion } from '@valija/domain/invitados/texto-de-correccion.ts'
import { DictamenCard } from '../../ui/facturas/dictamen-card.tsx'
import type { Fila } from '../../ui/facturas/fila.ts'

const textOf = ({ cabecera, hallazgos }: Fila, receptor: string): string | undefined => {
  const pares = textoDeCorreccion(cabecera, hallazgos, receptor)
  if (pares === null) return undefined
  const ancho = Math.max(...pares.map(([atributo]) => atributo.length)) + 1
  return [
    crearLote.cancelaCon,
    ...pares.map(([atributo, valor]) => `${atributo.padEnd(ancho)}${valor}`),
  ].join('\n')
}

type DictamenInvitadoProps = { fila: Fila; receptor: string; bare: boolean }
/** An invoice of a guest: what was found, what was expected, and what its substitute must say. */
export const DictamenInvitado = ({ fila, receptor, bare }: DictamenInvitadoProps) => (
  <DictamenCard
    fila={fila}
    texto={textOf(fila, receptor)}
    satSinPedir={invitadosPantalla.carga.satSinPedir}
    bare={bare}
  />
)
