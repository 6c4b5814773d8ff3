import { claveConNombre } from '@valija/contract/messages/claves-sat.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/** G03 is forbidden in supplier lotes only; pre-invoices prescribe it. */
export const usoCfdiIsNotG03: ReglaFactura = ({ usoCfdi }, { politica }) => {
  const prohibidos = politica.usosProhibidosProveedor
  if (usoCfdi !== '' && !prohibidos.includes(usoCfdi)) return []
  const lista = prohibidos.map((clave) => claveConNombre('usoCfdi', clave)).join(', ')
  return [
    hallazgo('usoCfdi', {
      encontrado: claveConNombre('usoCfdi', usoCfdi),
      esperado: `Distinto de ${lista}`,
      params: { prohibidos: prohibidos.join(', ') },
    }),
  ]
}
