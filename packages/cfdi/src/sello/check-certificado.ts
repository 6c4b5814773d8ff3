import { cadenaOf } from '../certificado/cadena-certificado.ts'
import type { Certificado } from '../certificado/certificado.ts'
import { DerError } from '../certificado/der.ts'
import { isVigenteEn, vigenciaDe } from '../certificado/vigencia.ts'
import type { Cfdi } from '../cfdi.ts'
import type { Firma } from '../crypto-port.ts'
import type { Dictamen, OpcionesVerificacion } from '../dictamen.ts'
import { hallazgo } from '../hallazgo.ts'

const RUTA = '/cfdi:Comprobante/@Certificado'
const NO_ANCHORS: readonly Certificado[] = []

/** Serial, owner, validity at emission and issuing authority of the embedded certificate. */
export function* checkCertificado(
  cfdi: Cfdi,
  certificado: Certificado | DerError | null,
  dictamen: Dictamen,
  { anclas = NO_ANCHORS, permitirPrueba = false }: OpcionesVerificacion,
): Generator<Firma, void, boolean> {
  const { hallazgos, certificado: verdict } = dictamen
  if (certificado === null) {
    hallazgos.push(hallazgo('certificadoAusente', { ruta: RUTA }))
    return
  }
  if (certificado instanceof DerError) {
    verdict.cadena = 'desconocida'
    hallazgos.push(hallazgo('certificadoIlegible', { ruta: RUTA, nombre: certificado.message }))
    return
  }
  verdict.serieCoincide = cfdi.noCertificado === certificado.serie
  if (!verdict.serieCoincide)
    hallazgos.push(
      hallazgo('certificadoSerie', {
        ruta: '/cfdi:Comprobante/@NoCertificado',
        encontrado: cfdi.noCertificado,
        esperado: certificado.serie,
      }),
    )
  verdict.rfcCoincide = certificado.rfc === cfdi.emisor.rfc.trim().toUpperCase()
  if (!verdict.rfcCoincide)
    hallazgos.push(
      hallazgo('certificadoRfc', { ruta: RUTA, encontrado: certificado.rfc, esperado: cfdi.emisor.rfc }),
    )
  verdict.vigenteEnFecha = isVigenteEn(certificado, cfdi.fecha)
  if (verdict.vigenteEnFecha === false)
    hallazgos.push(
      hallazgo('certificadoVigencia', {
        ruta: RUTA,
        encontrado: cfdi.fecha,
        esperado: vigenciaDe(certificado),
      }),
    )
  const { cadena, motivo } = yield* cadenaOf(certificado, anclas, cfdi.fecha)
  verdict.cadena = cadena
  const isAllowedTest = cadena === 'prueba' && permitirPrueba
  if (certificado.esEfirma)
    hallazgos.push(
      hallazgo('certificadoEsEfirma', {
        ruta: RUTA,
        encontrado: certificado.nombre,
        severidad: isAllowedTest ? 'aviso' : 'error',
      }),
    )
  if (cadena === 'prueba')
    hallazgos.push(
      hallazgo('certificadoDePrueba', {
        ruta: RUTA,
        encontrado: certificado.emisorNombre,
        severidad: isAllowedTest ? 'info' : 'error',
      }),
    )
  else if (cadena === 'desconocida')
    // With anchors at hand, a certificate that none of them signed is an impostor; without, nothing is known.
    hallazgos.push(
      anclas.length === 0
        ? hallazgo('certificadoSinAutoridades', { ruta: RUTA, encontrado: certificado.emisorNombre })
        : hallazgo('certificadoCadena', {
            ruta: RUTA,
            encontrado: certificado.emisorNombre,
            nombre: motivo,
          }),
    )
}
