import type { Tasa } from '../dinero/tasa.ts'
import type { Politica } from '../politica/politica.ts'
import { type ReglaFiscal, reglaFiscal, reglasFiscales } from './reglas-fiscales.ts'

/** A rate mistyped in the policy is not applied: the table's own stays. */
const rate = (texto: string, otra: Tasa): Tasa => (/^0(\.\d{1,6})?$/.test(texto) ? texto : otra)

/** The table of retentions with the rates and tolerances of the policy in force. */
export const reglasDePolitica = (politica: Politica): ReglaFiscal[] =>
  reglasFiscales.map((regla) => {
    const toleranciaIva = regla.regimen === '626' ? politica.toleranciaIva626 : politica.toleranciaIvaComision
    return {
      ...regla,
      toleranciaTraslado: toleranciaIva,
      iva:
        regla.iva.exige === 'prohibida'
          ? regla.iva
          : {
              ...regla.iva,
              tolerancia: toleranciaIva,
              tasa: regla.iva.tasa && rate(politica.tasaRetIva, regla.iva.tasa),
              ...(regla.iva.tasaDeCalculo
                ? { tasaDeCalculo: rate(politica.tasaRetIva, regla.iva.tasaDeCalculo) }
                : {}),
            },
      isr:
        regla.isr.exige === 'prohibida'
          ? regla.isr
          : {
              ...regla.isr,
              tolerancia: politica.toleranciaIsr,
              tasa: regla.isr.tasa && rate(politica.tasaRetIsr, regla.isr.tasa),
            },
    }
  })

/** The rule by which a regime and RFC are judged on a day, or null when the policy or the table does not admit them. */
export const reglaVigente = (
  politica: Politica,
  { regimen, rfc, dia }: { regimen: string; rfc: string; dia: string },
): ReglaFiscal | null =>
  politica.regimenesComision.includes(regimen)
    ? reglaFiscal(regimen, rfc, dia, reglasDePolitica(politica))
    : null
