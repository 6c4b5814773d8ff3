import { enPesos } from '@valija/contract/en-pesos.ts'
import type { CabeceraCfdi, HallazgoFactura, RespuestaSat } from '@valija/contract/facturas.ts'
import type { CodigoRegla } from '@valija/contract/messages/reglas.ts'
import { hallazgo } from '../facturas/hallazgo.ts'
import { type CfdiLeido, type Dictamen, dictamenIlegible, situacionDe } from '../facturas/judge-borrador.ts'
import { efosDoesNotBlock } from '../facturas/reglas/efos-does-not-block.ts'
import { formaPagoOfPueIs03 } from '../facturas/reglas/forma-pago-of-pue-is-03.ts'
import { metodoPagoIsPueOrPpd } from '../facturas/reglas/metodo-pago-is-pue-or-ppd.ts'
import { monedaIsAdmitted } from '../facturas/reglas/moneda-is-admitted.ts'
import { pueIsOfCurrentMonth } from '../facturas/reglas/pue-is-of-current-month.ts'
import { receptorIsTheCompany } from '../facturas/reglas/receptor-is-the-company.ts'
import { receptorRegimenIs601 } from '../facturas/reglas/receptor-regimen-is-601.ts'
import type { Contexto, ReglaFactura } from '../facturas/reglas/regla.ts'
import { satStateIsVigente } from '../facturas/reglas/sat-state-is-vigente.ts'
import { tipoDeComprobanteIsAdmitted } from '../facturas/reglas/tipo-de-comprobante-is-admitted.ts'
import { anioDe, diaDelMes } from '../tiempo/dia.ts'
import { conTolerancia } from './con-tolerancia.ts'
import { type FallaImpuesto, judgeImpuestos } from './judge-impuestos.ts'
import { reglaVigente } from './reglas-de-politica.ts'
import { totalEsperado } from './total-esperado.ts'

/** What an invoice of commissions is held against. */
export type HechosComision = Contexto & {
  agente: { rfc: string; regimenFiscal: string }
  /** Centavos of each booking of the pre-invoice. */
  comisiones: readonly number[]
  registrados: ReadonlySet<string>
}

/** Commissions §5: rules of the document itself that suppliers have too, the forbidden uses excepted (C-171). */
const comunes: ReglaFactura[] = [
  tipoDeComprobanteIsAdmitted,
  monedaIsAdmitted,
  receptorRegimenIs601,
  metodoPagoIsPueOrPpd,
  formaPagoOfPueIs03,
  pueIsOfCurrentMonth,
]

const codigoDe: Record<FallaImpuesto['codigo'], CodigoRegla> = {
  ivaIncorrecto: 'comisionIva',
  retencionIvaIncorrecta: 'comisionRetIva',
  retencionIsrIncorrecta: 'comisionRetIsr',
  retencionIvaFaltante: 'comisionRetIvaFalta',
  retencionIsrFaltante: 'comisionRetIsrFalta',
  retencionIvaNoAplica: 'comisionRetNoAplica',
  retencionIsrNoAplica: 'comisionRetNoAplica',
  retencionIsrNoHabitual: 'comisionIsrNoHabitual',
}

/** Who issues and who receives: both readings of the document (C-088). */
function judgeRfcs(cfdi: CabeceraCfdi, { agente, ...contexto }: HechosComision): HallazgoFactura[] {
  if (contexto.politica.rfcComparadoComision === 'receptor')
    return cfdi.receptor === agente.rfc
      ? []
      : [hallazgo('comisionReceptor', { encontrado: cfdi.receptor, esperado: agente.rfc })]
  return [
    ...(cfdi.emisor === agente.rfc
      ? []
      : [hallazgo('comisionEmisor', { encontrado: cfdi.emisor, esperado: agente.rfc })]),
    ...receptorIsTheCompany(cfdi, contexto),
  ]
}

/** Regime and taxes; `registrado` is the regime the agent is registered with, null where it must not be known. */
export function judgeRegimen(
  cfdi: CabeceraCfdi,
  { politica, hoy }: Contexto,
  registrado: string | null,
): HallazgoFactura[] {
  const regimen = cfdi.emisorRegimen ?? ''
  if (!politica.regimenesComision.includes(regimen))
    return [
      hallazgo('comisionRegimen', { encontrado: regimen, esperado: politica.regimenesComision.join(', ') }),
    ]
  const distinto =
    registrado === null || regimen === registrado
      ? []
      : [hallazgo('comisionRegimenRegistrado', { encontrado: regimen, esperado: registrado })]
  const regla = reglaVigente(politica, { regimen, rfc: cfdi.emisor, dia: hoy })
  if (!regla)
    return [
      ...distinto,
      hallazgo('comisionClaseRfc', {
        encontrado: `Régimen ${regimen} con RFC de ${cfdi.emisor.length} caracteres`,
        esperado: registrado === null ? 'El de tu constancia' : `Régimen ${registrado}`,
      }),
    ]
  const impuestos = cfdi.impuestos ?? { base: 0, ivaTrasladado: 0, retIva: null, retIsr: null }
  return [
    ...distinto,
    ...judgeImpuestos(impuestos, regla).map((falla) =>
      hallazgo(codigoDe[falla.codigo], {
        severidad: falla.severidad,
        encontrado: falla.encontrado === null ? 'No viene' : enPesos(falla.encontrado),
        esperado: falla.tolerancia === 0 ? 'Sin retención' : conTolerancia(falla.esperado, falla.tolerancia),
      }),
    ),
  ]
}

/** The cut-off of PUE and a stamp of a year to come (C-076, C-077). */
function judgeFechas(cfdi: CabeceraCfdi, { politica, hoy }: HechosComision): HallazgoFactura[] {
  const anio = Number(cfdi.fechaTimbrado.slice(0, 4))
  return [
    ...(cfdi.metodoPago === 'PUE' && diaDelMes(hoy) > politica.corteComisionPue
      ? [
          hallazgo('comisionCortePue', {
            encontrado: `Hoy es día ${diaDelMes(hoy)}`,
            esperado: `Hasta el día ${politica.corteComisionPue}`,
          }),
        ]
      : []),
    ...(anio > anioDe(hoy)
      ? [hallazgo('comisionAnio', { encontrado: String(anio), esperado: `${anioDe(hoy)} o antes` })]
      : []),
  ]
}

function judgeTotal(cfdi: CabeceraCfdi, hechos: HechosComision): HallazgoFactura[] {
  const { politica, comisiones } = hechos
  const esperado = totalEsperado(cfdi, comisiones, politica)
  return Math.abs(cfdi.total - esperado) <= politica.toleranciaTotalComision
    ? []
    : [hallazgo('comisionTotal', { encontrado: enPesos(cfdi.total), esperado: enPesos(esperado) })]
}

/** The dictamen of the one invoice of a pre-invoice; pure, of the stored document and the facts of the day. */
export function judgeFacturaComision({ cabecera, motor, sat }: CfdiLeido, hechos: HechosComision): Dictamen {
  if (cabecera === null) return dictamenIlegible(motor)
  const hallazgos = [
    ...motor,
    ...judgeRfcs(cabecera, hechos),
    ...judgeRegimen(cabecera, hechos, hechos.agente.regimenFiscal),
    ...comunes.flatMap((regla) => regla(cabecera, hechos)),
    ...judgeFechas(cabecera, hechos),
    ...judgeTotal(cabecera, hechos),
    ...(hechos.registrados.has(cabecera.uuid)
      ? [hallazgo('uuidRegistrado', { origen: 'registro', encontrado: cabecera.uuid })]
      : []),
    ...satOf(sat, hechos),
  ]
  return { hallazgos, situacion: situacionDe(hallazgos, sat) }
}

const satOf = (sat: RespuestaSat | null, { politica }: HechosComision): HallazgoFactura[] => [
  ...satStateIsVigente(sat),
  ...efosDoesNotBlock(sat, politica),
]
