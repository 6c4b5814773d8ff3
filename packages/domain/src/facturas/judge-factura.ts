import { keysOf } from '@valija/palabras/keys.ts'
import type { CodigoDicho } from './codigos-de-regla.ts'
import type { CabeceraCfdi } from './factura.ts'
import type { HallazgoDeRegla } from './hallazgo.ts'
import { formaPagoOfPueIs03 } from './reglas/forma-pago-of-pue-is-03.ts'
import { hospedajeBearsIva } from './reglas/hospedaje-bears-iva.ts'
import { isrRetenidoIsOfTheRegimen } from './reglas/isr-retenido-is-of-the-regimen.ts'
import { metodoPagoIsPueOrPpd } from './reglas/metodo-pago-is-pue-or-ppd.ts'
import { monedaIsAdmitted } from './reglas/moneda-is-admitted.ts'
import { ppdBeforeCutoff } from './reglas/ppd-before-cutoff.ts'
import { pueBeforeCutoff } from './reglas/pue-before-cutoff.ts'
import { pueIsOfCurrentMonth } from './reglas/pue-is-of-current-month.ts'
import { receptorIsTheCompany } from './reglas/receptor-is-the-company.ts'
import { receptorRegimenIs601 } from './reglas/receptor-regimen-is-601.ts'
import type { Contexto, ReglaFactura } from './reglas/regla.ts'
import { timbradoYearIsCurrent } from './reglas/timbrado-year-is-current.ts'
import { tipoDeComprobanteIsAdmitted } from './reglas/tipo-de-comprobante-is-admitted.ts'
import { usoCfdiIsNotG03 } from './reglas/uso-cfdi-is-not-g03.ts'

/** Rules of one supplier factura by itself and the code each speaks by, in the order of the dictamen. */
const propias = {
  tipoDeComprobante: tipoDeComprobanteIsAdmitted,
  moneda: monedaIsAdmitted,
  receptorRfc: receptorIsTheCompany,
  receptorRegimen: receptorRegimenIs601,
  usoCfdi: usoCfdiIsNotG03,
  anioTimbrado: timbradoYearIsCurrent,
  metodoPago: metodoPagoIsPueOrPpd,
  formaPagoPue: formaPagoOfPueIs03,
  mesPue: pueIsOfCurrentMonth,
  cortePue: pueBeforeCutoff,
  cortePpd: ppdBeforeCutoff,
  isrRetenido: isrRetenidoIsOfTheRegimen,
  hospedajeSinIva: hospedajeBearsIva,
} satisfies Partial<Record<CodigoDicho, ReglaFactura>>

/** All the rules a factura is held against: what is not among its findings, it keeps. */
export const reglasDeFactura: readonly CodigoDicho[] = [
  ...keysOf(propias),
  'fechaPorVenir',
  'emisorDistinto',
  'monedaDistinta',
  'emisorProveedor',
  'uuidRepetidoEnLote',
  'uuidRegistrado',
  'estadoSat',
  'efos',
]

export const judgeFactura = (cfdi: CabeceraCfdi, contexto: Contexto): HallazgoDeRegla[] =>
  Object.values(propias).flatMap((regla: ReglaFactura) => regla(cfdi, contexto))
