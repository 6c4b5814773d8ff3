import type { DatosCfdi } from '@valija/cfdi'
import { type CfdiFirmado, signCfdi, signCfdiApart } from '@valija/cfdi/sign-cfdi.ts'
import type { Autoridad } from './autoridad.ts'
import { datosCfdi } from './datos-cfdi.ts'
import type { FacturaMuestra } from './factura.ts'

export type FirmaOptions = {
  autoridad: Autoridad
  /** Changes the data before they are signed: the document is then wrong and truly signed. */
  cambia?: (datos: DatosCfdi) => DatosCfdi
  /** RFC whose certificate signs, when it is not the issuer's. */
  firmaCon?: { rfc: string; nombre: string }
  sinTimbre?: boolean
  fechaTimbrado?: string
}

/** A sample invoice signed with its hotel's certificate and stamped by the invented PAC. */
export const signFactura = (f: FacturaMuestra, options: FirmaOptions): CfdiFirmado =>
  signCfdi(...partsOf(f, options))

/** The same beside others: thousands of them take all processors. */
export const signFacturaApart = (f: FacturaMuestra, options: FirmaOptions): Promise<CfdiFirmado> =>
  signCfdiApart(...partsOf(f, options))

const partsOf = (f: FacturaMuestra, options: FirmaOptions): Parameters<typeof signCfdi> => {
  const { autoridad, cambia, firmaCon, sinTimbre, fechaTimbrado } = options
  const datos = cambia ? cambia(datosCfdi(f)) : datosCfdi(f)
  const { rfc, nombre } = firmaCon ?? datos.emisor
  const pac = { ...autoridad.pac, uuid: f.uuid, fechaTimbrado: fechaTimbrado ?? f.fechaTimbrado }
  return [datos, autoridad.emisor(rfc, nombre), sinTimbre ? undefined : pac]
}
