/** The engine's public face; it imports in a browser as it is. Signing and node:crypto have files of their own. */
export { buildCfdi, type DatosCfdi, type OpcionesEscritura } from './build-cfdi.ts'
export { cadenaBytes, cadenaOriginal, cadenaTimbre } from './cadena.ts'
export { decodeBase64, encodeBase64 } from './certificado/base64.ts'
export { isTestName } from './certificado/cadena-certificado.ts'
export { type Certificado, parseCertificado, parseCertificadoFile } from './certificado/certificado.ts'
export type * from './cfdi.ts'
export type * from './complemento.ts'
export type { CryptoAsincrono, CryptoSincrono, Firma } from './crypto-port.ts'
export * as decimal from './decimal.ts'
export { centavosOfDecimal, decimalOfCentavos } from './decimal.ts'
export {
  type CadenaCertificado,
  type Dictamen,
  type EstadoSello,
  type EstadoSelloSat,
  hasErrors,
  type OpcionesVerificacion,
} from './dictamen.ts'
export type { Hallazgo, Severidad } from './hallazgo.ts'
export type { CodigoHallazgo } from './hallazgos.ts'
export { LIMITES, type Limites } from './lectura/limites.ts'
export { type Lectura, readCfdi } from './lectura/read-cfdi.ts'
export type * from './pagos.ts'
export {
  checkDigit,
  isGenerico,
  type LecturaRfc,
  parseRfc,
  RFC_EXTRANJERO,
  RFC_PUBLICO,
  type Rfc,
  type TipoPersona,
} from './rfc.ts'
export {
  type EstadoSat,
  type LecturaSat,
  parseSatAnswer,
  type RespuestaSat,
  satExpression,
  satVerificationUrl,
} from './sat.ts'
export { judgeCfdi, verifyCfdi, verifyCfdiAsync } from './verify.ts'
