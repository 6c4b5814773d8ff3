import { any, elemento, many, maybe, opt, type Parte, req } from './elemento.ts'
import { libre as l } from './tipo-dato.ts'

export const CCE20 = 'http://www.sat.gob.mx/ComercioExterior20'

const e = (nombre: string, partes: Parte[]) => elemento(CCE20, 'cce20', nombre, partes)

const domicilio = e('Domicilio', [
  req('Calle', l),
  opt('NumeroExterior', l),
  opt('NumeroInterior', l),
  opt('Colonia', l),
  opt('Localidad', l),
  opt('Referencia', l),
  opt('Municipio', l),
  req('Estado', l),
  req('Pais', l),
  req('CodigoPostal', l),
])

const mercancia = e('Mercancia', [
  req('NoIdentificacion', l),
  opt('FraccionArancelaria', l),
  opt('CantidadAduana', l),
  opt('UnidadAduana', l),
  opt('ValorUnitarioAduana', l),
  req('ValorDolares', l),
  any(
    e('DescripcionesEspecificas', [
      req('Marca', l),
      opt('Modelo', l),
      opt('SubModelo', l),
      opt('NumeroSerie', l),
    ]),
  ),
])

/** Known only as far as the cadena original needs: its values are not judged. */
export const comercioExterior20 = e('ComercioExterior', [
  req('Version', l),
  opt('MotivoTraslado', l),
  req('ClaveDePedimento', l),
  req('CertificadoOrigen', l),
  opt('NumCertificadoOrigen', l),
  opt('NumeroExportadorConfiable', l),
  opt('Incoterm', l),
  opt('Observaciones', l),
  req('TipoCambioUSD', l),
  req('TotalUSD', l),
  maybe(e('Emisor', [opt('Curp', l), maybe(domicilio)])),
  any(e('Propietario', [req('NumRegIdTrib', l), req('ResidenciaFiscal', l)])),
  maybe(e('Receptor', [opt('NumRegIdTrib', l), maybe(domicilio)])),
  any(e('Destinatario', [opt('NumRegIdTrib', l), opt('Nombre', l), any(domicilio)])),
  maybe(elemento(CCE20, 'cce20', 'Mercancias', [many(mercancia)], { lista: true })),
])
