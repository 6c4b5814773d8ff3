import { cadenaTimbreView } from '../cadena.ts'
import { decodeBase64View, isFirmaVacia } from '../certificado/base64.ts'
import { instantsOf, isVigenteEn, vigenciaDe } from '../certificado/vigencia.ts'
import type { Cfdi } from '../cfdi.ts'
import type { Timbre } from '../complemento.ts'
import type { Firma } from '../crypto-port.ts'
import type { Dictamen, OpcionesVerificacion } from '../dictamen.ts'
import { hallazgo } from '../hallazgo.ts'

const RUTA = '/cfdi:Comprobante/cfdi:Complemento/tfd:TimbreFiscalDigital'
const HOURS_72 = 72 * 3_600_000
const ZONES = 3 * 3_600_000

/** The stamp: does it repeat the sello, and is SelloSAT its own signature under the PAC's certificate? */
export function* checkTimbre(
  cfdi: Cfdi,
  dictamen: Dictamen,
  { certificadosPac = [] }: OpcionesVerificacion,
): Generator<Firma, void, boolean> {
  const { hallazgos } = dictamen
  const { timbre } = cfdi
  if (!timbre) {
    hallazgos.push(hallazgo('timbreAusente', { ruta: '/cfdi:Comprobante/cfdi:Complemento' }))
    return
  }
  dictamen.timbre.selloCfdCoincide = sameSello(timbre.selloCFD, cfdi.sello)
  if (!dictamen.timbre.selloCfdCoincide)
    hallazgos.push(hallazgo('timbreSelloCfd', { ruta: `${RUTA}/@SelloCFD` }))
  checkDates(cfdi, timbre, dictamen)
  if (timbre.noCertificadoSat !== '' && timbre.noCertificadoSat === cfdi.noCertificado)
    hallazgos.push(
      hallazgo('timbreDelEmisor', { ruta: `${RUTA}/@NoCertificadoSAT`, encontrado: timbre.noCertificadoSat }),
    )
  if (timbre.selloSat === '') return
  const firma = decodeBase64View(timbre.selloSat)
  if (firma && isFirmaVacia(firma)) {
    hallazgos.push(hallazgo('timbreSelloVacio', { ruta: `${RUTA}/@SelloSAT` }))
    dictamen.timbre.selloSat = 'invalido'
    return
  }
  const certificado = certificadosPac.find((c) => c.serie === timbre.noCertificadoSat)
  if (!certificado) {
    dictamen.timbre.selloSat = 'sin-certificado'
    hallazgos.push(
      hallazgo('timbreSinCertificado', {
        ruta: `${RUTA}/@NoCertificadoSAT`,
        encontrado: timbre.noCertificadoSat,
        // Who has the PACs' certificates expects to know the one that sealed.
        severidad: certificadosPac.length > 0 ? 'aviso' : 'info',
      }),
    )
    return
  }
  if (isVigenteEn(certificado, timbre.fechaTimbrado) === false)
    hallazgos.push(
      hallazgo('timbreCertificadoVigencia', {
        ruta: `${RUTA}/@FechaTimbrado`,
        encontrado: timbre.fechaTimbrado,
        esperado: vigenciaDe(certificado),
      }),
    )
  if (!firma) {
    hallazgos.push(hallazgo('timbreSelloIlegible', { ruta: `${RUTA}/@SelloSAT` }))
    dictamen.timbre.selloSat = 'invalido'
    return
  }
  const valid = yield { certificado, hash: 'SHA-256', datos: cadenaTimbreView(timbre), firma }
  dictamen.timbre.selloSat = valid ? 'valido' : 'invalido'
  if (!valid) hallazgos.push(hallazgo('timbreSelloSat', { ruta: `${RUTA}/@SelloSAT` }))
}

const sameSello = (a: string, b: string) =>
  a !== '' && (a === b || a.replace(/[ \t\r\n]/g, '') === b.replace(/[ \t\r\n]/g, ''))

function checkDates(cfdi: Cfdi, { fechaTimbrado }: Timbre, { hallazgos }: Dictamen): void {
  const issued = instantsOf(cfdi.fecha)
  const stamped = instantsOf(fechaTimbrado)
  if (!issued || !stamped) return
  const datos = { ruta: `${RUTA}/@FechaTimbrado`, encontrado: fechaTimbrado, esperado: cfdi.fecha }
  // FechaTimbrado is in central time and Fecha in that of the place of issue: up to three hours apart.
  if (stamped[0] < issued[0] - ZONES) hallazgos.push(hallazgo('timbreAnterior', datos))
  else if (stamped[0] - issued[0] > HOURS_72 + ZONES) hallazgos.push(hallazgo('timbreTardio', datos))
}

/** SelloSAT covers only the stamp, so a broken sello under a good one tells when the change was made. */
export function nameAlteration({ sello, timbre, hallazgos }: Dictamen): void {
  if (sello === 'invalido' && timbre.selloSat === 'valido' && timbre.selloCfdCoincide)
    hallazgos.push(hallazgo('alteradoDespuesDelTimbrado', { ruta: '/cfdi:Comprobante' }))
}
