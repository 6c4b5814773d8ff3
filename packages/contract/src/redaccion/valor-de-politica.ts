import { CATALOGOS, type NombreCatalogo } from '@valija/cfdi/estructura/catalogos.ts'
import { roles } from '@valija/domain/acceso/roles.ts'
import { regimenesComision } from '@valija/domain/comisiones/reglas-fiscales.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { type ClavePolitica, definiciones } from '@valija/domain/politica/politica.ts'
import { codigosDeAviso } from '@valija/domain/reservas/codigos-de-aviso.ts'
import { readRfc } from '@valija/palabras/rfc.ts'
import { politicaFormas as f } from '../messages/politica-formas.ts'

type Forma = { admite: (texto: string) => boolean; pide: string; vacia?: boolean }
const like = (patron: RegExp, pide: string, vacia = false): Forma => ({
  admite: (texto) => patron.test(texto),
  pide,
  vacia,
})
const oneOf = (valores: readonly string[], vacia = false): Forma => ({
  admite: (texto) => valores.includes(texto),
  pide: f.unoDe({ valores: valores.join(', ') }),
  vacia,
})
/** A key that no document can have would be a rule of nothing: with `Z03` forbidden, `G03` passes. */
const keyOf = (catalogo: NombreCatalogo, pide: string, vacia = false): Forma => ({
  admite: (texto) => CATALOGOS[catalogo].has(texto),
  pide,
  vacia,
})
/** A rate that can be multiplied by, below the highest that the SAT admits for its tax (c_TasaOCuota). */
const rate = (tope: number): Forma => ({
  admite: (texto) => /^0\.\d{1,6}$/.test(texto) && Number(texto) > 0 && Number(texto) <= tope,
  pide: f.tasa({ tope: String(tope) }),
})
const between = (desde: number, hasta: number): Forma => ({
  admite: (texto) => Number(texto) >= desde && Number(texto) <= hasta,
  pide: f.entre({ desde: String(desde), hasta: String(hasta) }),
})
/** With none of them nobody could work. */
const cupo = between(1, 1_000_000)
const rfc: Forma = { admite: (texto) => readRfc(texto) === texto, pide: f.rfc }
const uso = (vacia = false) => keyOf('c_UsoCFDI', f.usoCfdi, vacia)
const nombresDeEtapa = Object.keys(etapas)

/** What each text, or each entry of a list, must look like for the rules that read it. `vacia`: it may be left empty. */
const formas: Partial<Record<ClavePolitica, Forma>> = {
  receptorRfc: rfc,
  receptorRegimenes: keyOf('c_RegimenFiscal', f.regimen),
  usosProhibidosProveedor: uso(true),
  formasPagoPue: keyOf('c_FormaPago', f.formaPago),
  tiposDeComprobante: oneOf(['I', 'E', 'T', 'N', 'P']),
  monedas: keyOf('c_Moneda', f.moneda),
  efosBloquean: like(/^\d{3}$/, f.efos, true),
  pestanasConDescarga: oneOf([...nombresDeEtapa, 'pagados'], true),
  eliminarHasta: oneOf(nombresDeEtapa, true),
  proyectoArchivosProveedor: like(/^\d{1,4}$/, f.proyecto),
  rolesEstadoPago: oneOf(roles),
  rolesCatalogosPago: oneOf(roles),
  rolesEstadosDeCuenta: oneOf(roles),
  textoSinPagos: like(/\S/, f.texto),
  regimenesComision: oneOf(regimenesComision),
  rfcComparadoComision: oneOf(['emisor', 'receptor']),
  regimenesTotalNeto: oneOf(regimenesComision, true),
  tasaRetIva: rate(0.16),
  tasaRetIsr: rate(0.35),
  usoCfdiComision: uso(),
  codigoPostalReceptor: like(/^(?!00000)\d{5}$/, f.codigoPostal),
  claveProdServComision: like(/^\d{8}$/, f.claveProdServ),
  // The use of a session is noted every five minutes; it lasts twelve hours at most.
  minutosSesionSinUso: between(15, 720),
  sesionesPorPersona: between(1, 100),
  diasCuarentenaInvitado: between(1, 30),
  diasAvisoComplemento: between(0, 31),
  diasSinFactura: between(0, 366),
  diasEntrePedidos: between(0, 366),
  // Its owner is told three days before.
  diasBorrador: between(4, 366),
  diasArchivoSuelto: between(1, 366),
  // CFF, art. 30.
  anosHistorial: between(5, 100),
  borradoresPersona: cupo,
  borradoresHotel: cupo,
  archivosPersona: cupo,
  archivosHotel: cupo,
  megasPersona: cupo,
  megasHotel: cupo,
  diasFechaPago: between(0, 366),
  puntosSugerencia: between(1, 100),
  diasConciliacion: between(0, 31),
  diasBusquedaPago: between(0, 366),
  localizadorBusqueda: between(1, 20),
  localizadorForma: between(1, 20),
  avisosDeReserva: oneOf(codigosDeAviso, true),
  clientesDesgloseDirecto: like(/^\d{1,12}$/, f.cliente, true),
}

/**
 * What the value of a key should look like, when the rules that read it could not read this one; null when they can. A
 * value that cannot be read would be dropped without a word for another (`10.67%` for the rate of the table).
 */
export function formaPedida(clave: ClavePolitica, valor: unknown): string | null {
  if (definiciones[clave].clase === 'centavos') return Number(valor) >= 0 ? null : f.importe
  const forma = formas[clave]
  if (!forma) return null
  const textos = (Array.isArray(valor) ? valor : [valor]).map(String)
  const vacio = textos.length === 0 || (textos.length === 1 && textos[0] === '')
  if (vacio) return forma.vacia ? null : forma.pide
  return textos.every(forma.admite) ? null : forma.pide
}
