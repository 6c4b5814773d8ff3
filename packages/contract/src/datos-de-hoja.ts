import type { Hoja } from './comisiones.ts'
import { comisionesPantalla } from './messages/comisiones-pantalla.ts'

const t = comisionesPantalla.hoja

/** What the invoice must say besides its figures, name and value, in the order of a billing program. */
export const datosDeHoja = (hoja: Hoja): [nombre: string, valor: string][] => [
  [t.emisor, hoja.razonSocialCliente],
  [t.rfcEmisor, hoja.rfcCliente],
  [t.regimenEmisor, hoja.regimenFiscal],
  [t.receptor, hoja.receptor.razonSocial],
  [t.rfcReceptor, hoja.receptor.rfc],
  [t.regimenReceptor, hoja.receptor.regimenFiscal],
  [t.codigoPostal, hoja.receptor.codigoPostal],
  [t.uso, hoja.receptor.usoCfdi],
  [t.metodo, hoja.metodoPago],
  [t.forma, hoja.textoFormaPago],
  [t.clave, hoja.concepto.claveProdServ],
  [t.cantidad, hoja.concepto.cantidad],
  [t.unidad, `${hoja.concepto.claveUnidad} ${hoja.concepto.unidad}`],
  [t.concepto, hoja.concepto.descripcion],
]
