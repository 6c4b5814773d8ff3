import { anioDe } from '../../tiempo/dia.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

export const timbradoYearIsCurrent: ReglaFactura = ({ fechaTimbrado }, { hoy }) => {
  const anio = fechaTimbrado.slice(0, 4)
  return Number(anio) === anioDe(hoy)
    ? []
    : [hallazgo('anioTimbrado', { encontrado: anio, esperado: String(anioDe(hoy)) })]
}
