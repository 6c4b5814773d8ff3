import type { DatosCfdi } from '@valija/cfdi'

/** What a recipe says otherwise, before it is signed. */
export const con =
  (cambio: Partial<DatosCfdi>) =>
  (datos: DatosCfdi): DatosCfdi => ({ ...datos, ...cambio })
export const conReceptor = (cambio: Partial<DatosCfdi['receptor']>) => (datos: DatosCfdi) =>
  con({ receptor: { ...datos.receptor, ...cambio } })(datos)
