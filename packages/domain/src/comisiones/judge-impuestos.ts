import { applyTasa, type Tasa } from '../dinero/tasa.ts'
import { type ReglaFiscal, type ReglaRetencion, tasaDeCalculo, tasaIva } from './reglas-fiscales.ts'

/** Taxes of a commission invoice as read from the stored XML, in centavos; null when the document has none. */
export type ImpuestosFactura = {
  /** SubTotal less Descuento. */
  base: number
  /** What of it carries no IVA at 16 %. */
  sinIva?: number | undefined
  ivaTrasladado: number
  retIva: RetencionLeida | null
  retIsr: RetencionLeida | null
}
/** `segunTasas`: what the bases and rates of its own lines make. */
export type RetencionLeida = { monto: number; tasa: Tasa | null; segunTasas?: number | undefined }

export type FallaImpuesto =
  | {
      codigo: 'ivaIncorrecto' | 'sinIva' | 'retencionIvaIncorrecta' | 'retencionIsrIncorrecta'
      severidad: 'error'
      encontrado: number
      esperado: number
      tolerancia: number
    }
  | {
      codigo: 'retencionIvaFaltante' | 'retencionIsrFaltante'
      severidad: 'error'
      encontrado: null
      esperado: number
      tolerancia: number
    }
  | {
      codigo: 'retencionIvaNoAplica' | 'retencionIsrNoAplica'
      severidad: 'error'
      encontrado: number
      esperado: 0
      tolerancia: 0
    }
  | {
      codigo: 'retencionIsrNoHabitual' | 'retencionIvaLejos' | 'retencionIsrLejos'
      severidad: 'aviso'
      encontrado: number
      esperado: number
      tolerancia: number
    }

/** Every tolerance is inclusive, to the centavo (B-148). */
const within = (a: number, b: number, tolerancia: number): boolean => Math.abs(a - b) <= tolerancia

/** Transferred IVA, retained IVA (002) and retained ISR (001) against the rule of the issuer's regime (C-080 to C-087). */
export function judgeImpuestos(impuestos: ImpuestosFactura, regla: ReglaFiscal): FallaImpuesto[] {
  const fallas: FallaImpuesto[] = []
  const { sinIva = 0 } = impuestos
  if (sinIva > 0)
    fallas.push({ codigo: 'sinIva', severidad: 'error', encontrado: sinIva, esperado: 0, tolerancia: 0 })
  const iva = applyTasa(impuestos.base, tasaIva)
  if (!within(impuestos.ivaTrasladado, iva, regla.toleranciaTraslado))
    fallas.push({
      codigo: 'ivaIncorrecto',
      severidad: 'error',
      encontrado: impuestos.ivaTrasladado,
      esperado: iva,
      tolerancia: regla.toleranciaTraslado,
    })
  fallas.push(...judgeRetencion('Iva', impuestos.retIva, impuestos.base, regla.iva))
  fallas.push(...judgeRetencion('Isr', impuestos.retIsr, impuestos.base, regla.isr))
  return fallas
}

function judgeRetencion(
  cual: 'Iva' | 'Isr',
  found: ImpuestosFactura['retIva'],
  base: number,
  regla: ReglaRetencion,
): FallaImpuesto[] {
  const { exige, tolerancia } = regla
  const severidad = 'error'
  const encontrado = found?.monto ?? 0
  if (exige === 'prohibida')
    return encontrado === 0
      ? []
      : [{ codigo: `retencion${cual}NoAplica`, severidad, encontrado, esperado: 0, tolerancia: 0 }]
  const tasa = regla.tasa ?? found?.tasa ?? tasaDeCalculo(regla)
  // One that is only allowed may be of some lines alone; one that is required is of the whole invoice.
  const esperado =
    exige === 'permitida' && found?.segunTasas !== undefined ? found.segunTasas : applyTasa(base, tasa)
  if (encontrado === 0)
    return exige === 'requerida'
      ? [{ codigo: `retencion${cual}Faltante`, severidad, encontrado: null, esperado, tolerancia }]
      : []
  if (!within(encontrado, esperado, tolerancia))
    return [{ codigo: `retencion${cual}Incorrecta`, severidad, encontrado, esperado, tolerancia }]
  // The tolerance of a small invoice lets nearly nothing be retained, and 626's rate is its own word: said, not refused.
  const deLey = applyTasa(base, tasaDeCalculo(regla))
  if (exige === 'requerida' && Math.abs(encontrado - deLey) > Math.max(1, deLey / 100))
    return [{ codigo: `retencion${cual}Lejos`, severidad: 'aviso', encontrado, esperado: deLey, tolerancia }]
  return cual === 'Isr' && exige === 'permitida'
    ? [{ codigo: 'retencionIsrNoHabitual', severidad: 'aviso', encontrado, esperado, tolerancia }]
    : []
}

/** Invoice total against the commissions, within 20 pesos inclusive (C-091, C-092). */
export function compareTotal(
  totalFactura: number,
  totalComisiones: number,
  tolerancia: number,
): { diferencia: number; cual: 'sobrante' | 'faltante' } | null {
  const diferencia = totalFactura - totalComisiones
  if (Math.abs(diferencia) <= tolerancia) return null
  return { diferencia: Math.abs(diferencia), cual: diferencia > 0 ? 'sobrante' : 'faltante' }
}
