import { anioDe, sumarDias } from '../../tiempo/dia.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

/**
 * Neither issued nor stamped after today; a notice, since a clock is wrong and it may be ours: no PAC stamps a day to come. In
 * Cancún it is tomorrow an hour before it is here, and the year of the stamp has rules of its own.
 */
export const fechaIsNotToCome: ReglaFactura = ({ fecha, fechaTimbrado }, { hoy }) => {
  const ultima =
    [fecha, fechaTimbrado]
      .map((una) => una.slice(0, 10))
      .toSorted()
      .at(-1) ?? ''
  return ultima <= sumarDias(hoy, 1) || Number(fechaTimbrado.slice(0, 4)) > anioDe(hoy)
    ? []
    : [hallazgo('fechaPorVenir', { encontrado: ultima, esperado: hoy }, { severidad: 'aviso' })]
}
