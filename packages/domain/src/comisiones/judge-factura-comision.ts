import { centavos } from '@valija/palabras/centavos.ts'
import type { CodigoRegla, ParamsDeRegla } from '../facturas/codigos-de-regla.ts'
import type { CabeceraCfdi } from '../facturas/factura.ts'
import { type HallazgoDeRegla, hallazgo } from '../facturas/hallazgo.ts'
import {
  type CfdiLeido,
  type Dictamen,
  dictamenIlegible,
  type Hechos,
  judgeTogether,
} from '../facturas/judge-borrador.ts'
import { beforeCutoff } from '../facturas/reglas/before-cutoff.ts'
import { formaPagoOfPueIs03 } from '../facturas/reglas/forma-pago-of-pue-is-03.ts'
import { metodoPagoIsPueOrPpd } from '../facturas/reglas/metodo-pago-is-pue-or-ppd.ts'
import { monedaIsPesos } from '../facturas/reglas/moneda-is-admitted.ts'
import { pueIsOfCurrentMonth } from '../facturas/reglas/pue-is-of-current-month.ts'
import { receptorIsTheCompany } from '../facturas/reglas/receptor-is-the-company.ts'
import { receptorRegimenIs601 } from '../facturas/reglas/receptor-regimen-is-601.ts'
import type { Contexto, ReglaFactura } from '../facturas/reglas/regla.ts'
import { tipoDeComprobanteIsAdmitted } from '../facturas/reglas/tipo-de-comprobante-is-admitted.ts'
import { anioDe } from '../tiempo/dia.ts'
import { claveUnidadComision } from './hoja.ts'
import { compareTotal, type FallaImpuesto, type ImpuestosFactura, judgeImpuestos } from './judge-impuestos.ts'
import { reglaVigente } from './reglas-de-politica.ts'
import { totalEsperado } from './total-esperado.ts'

/** What an invoice of commissions is held against. */
export type HechosComision = Contexto &
  Pick<Hechos, 'registrados' | 'relacionadasVivas'> & {
    agente: { rfc: string; regimenFiscal: string }
    /** Centavos of each booking of the pre-invoice. */
    comisiones: readonly number[]
  }

/** Commissions §5: rules of the document itself that suppliers have too, the forbidden uses excepted (C-171). */
const comunes: ReglaFactura[] = [
  tipoDeComprobanteIsAdmitted,
  monedaIsPesos,
  receptorRegimenIs601,
  metodoPagoIsPueOrPpd,
  formaPagoOfPueIs03,
  pueIsOfCurrentMonth,
]

/** Rules whose finding is told by these values. */
type Con<P> = { [C in CodigoRegla]: ParamsDeRegla[C] extends P ? C : never }[CodigoRegla]

const codigoDe: Record<FallaImpuesto['codigo'], Con<{ tolerancia: number }>> = {
  sinIva: 'comisionSinIva',
  ivaIncorrecto: 'comisionIva',
  retencionIvaIncorrecta: 'comisionRetIva',
  retencionIsrIncorrecta: 'comisionRetIsr',
  retencionIvaFaltante: 'comisionRetIvaFalta',
  retencionIsrFaltante: 'comisionRetIsrFalta',
  retencionIvaNoAplica: 'comisionRetNoAplica',
  retencionIsrNoAplica: 'comisionRetNoAplica',
  retencionIsrNoHabitual: 'comisionIsrNoHabitual',
  retencionIvaLejos: 'comisionRetIvaLejos',
  retencionIsrLejos: 'comisionRetIsrLejos',
}

/** Who issues and who receives: both readings of the document (C-088). */
function judgeRfcs(cfdi: CabeceraCfdi, { agente, ...contexto }: HechosComision): HallazgoDeRegla[] {
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

/** Of the fixed data of the sheet (Commissions §9) what does not stop a payment: told, never refused. */
function judgeFijos(cfdi: CabeceraCfdi, { politica }: Contexto): HallazgoDeRegla[] {
  const fijos: [Con<{ encontrados: readonly string[] }>, readonly string[] | undefined, string][] = [
    ['comisionUsoCfdi', [cfdi.usoCfdi], politica.usoCfdiComision],
    [
      'comisionCodigoPostal',
      cfdi.receptorCodigoPostal === undefined ? undefined : [cfdi.receptorCodigoPostal],
      politica.codigoPostalReceptor,
    ],
    ['comisionClaveProdServ', cfdi.clavesProdServ, politica.claveProdServComision],
    ['comisionClaveUnidad', cfdi.clavesUnidad, claveUnidadComision],
  ]
  return fijos.flatMap(([codigo, encontrados = [], esperado]) => {
    const otros = encontrados.filter((uno) => uno !== esperado)
    return otros.length === 0
      ? []
      : [hallazgo(codigo, { encontrados: otros, esperado }, { severidad: 'aviso' })]
  })
}

/** What agents' and guests' invoices are held to alike: regime, taxes and the fixed data of the sheet. */
export const judgeComision = (
  cfdi: CabeceraCfdi,
  contexto: Contexto,
  registrado: string | null,
): HallazgoDeRegla[] => [
  ...judgeRegimen(cfdi, contexto, registrado),
  ...judgeOtros(cfdi),
  ...judgeTerceros(cfdi),
  ...judgeFijos(cfdi, contexto),
]

/** IEPS, local taxes: a commission bears none, and the tolerance of its total would hide a small one. A centavo is rounding. */
function judgeOtros({ impuestos }: CabeceraCfdi): HallazgoDeRegla[] {
  const otros = impuestos?.otros ?? centavos(0)
  const params = { encontrado: otros, esperado: centavos(0), tolerancia: centavos(0) }
  return Math.abs(otros) <= 1 ? [] : [hallazgo('comisionOtrosImpuestos', params, { severidad: 'aviso' })]
}

/** ACuentaTerceros: the income would be another's (RMF 2.7.1.3), and a commission is who bills it. */
const judgeTerceros = ({ terceros = [], emisor }: CabeceraCfdi): HallazgoDeRegla[] =>
  terceros.length === 0
    ? []
    : [hallazgo('comisionTerceros', { encontrados: terceros, esperado: emisor }, { severidad: 'aviso' })]

/** Regime and taxes; `registrado` is the regime the agent is registered with, null where it must not be known. */
function judgeRegimen(
  cfdi: CabeceraCfdi,
  { politica, hoy }: Contexto,
  registrado: string | null,
): HallazgoDeRegla[] {
  const regimen = cfdi.emisorRegimen ?? ''
  if (!politica.regimenesComision.includes(regimen))
    return [hallazgo('comisionRegimen', { encontrado: regimen, admitidas: politica.regimenesComision })]
  const distinto =
    registrado === null || regimen === registrado
      ? []
      : [hallazgo('comisionRegimenRegistrado', { encontrado: regimen, esperado: registrado })]
  const regla = reglaVigente(politica, { regimen, rfc: cfdi.emisor, dia: hoy })
  if (!regla)
    return [
      ...distinto,
      hallazgo('comisionClaseRfc', { regimen, caracteres: cfdi.emisor.length, registrado }),
    ]
  return [
    ...distinto,
    ...judgeImpuestos(impuestosLeidos(cfdi), regla).map(
      ({ codigo, severidad, encontrado, esperado, tolerancia }) =>
        hallazgo(
          codigoDe[codigo],
          {
            encontrado: encontrado === null ? null : centavos(encontrado),
            esperado: centavos(esperado),
            tolerancia: centavos(tolerancia),
          },
          { severidad },
        ),
    ),
  ]
}

/** A header kept before the untaxed part was read has its taxed bases only: the difference to its SubTotal is doubtful. */
function impuestosLeidos({ impuestos, subTotal }: CabeceraCfdi): ImpuestosFactura {
  if (!impuestos)
    return { base: subTotal ?? 0, sinIva: subTotal, ivaTrasladado: 0, retIva: null, retIsr: null }
  const { sinIva = Math.max(0, (subTotal ?? impuestos.base) - impuestos.base) } = impuestos
  return { ...impuestos, sinIva }
}

/** A stamp of a year to come (C-077): an earlier one is taken here, unlike a guest's. */
const timbradoYearIsNotLater: ReglaFactura = ({ fechaTimbrado }, { hoy }) => {
  const anio = Number(fechaTimbrado.slice(0, 4))
  return anio > anioDe(hoy) ? [hallazgo('comisionAnio', { encontrado: anio, hoy: anioDe(hoy) })] : []
}

function judgeTotal(cfdi: CabeceraCfdi, hechos: HechosComision): HallazgoDeRegla[] {
  const { politica, comisiones } = hechos
  if (cfdi.moneda !== 'MXN') return []
  const esperado = totalEsperado(cfdi, comisiones, politica)
  const params = { encontrado: cfdi.total, esperado }
  if (compareTotal(cfdi.total, esperado, politica.toleranciaTotalComision) !== null)
    return [hallazgo('comisionTotal', params)]
  // Of a small commission the tolerance is much of it: said, not refused.
  return compareTotal(cfdi.total, esperado, Math.max(100, esperado / 10)) === null
    ? []
    : [hallazgo('comisionTotalLejos', params, { severidad: 'aviso' })]
}

/** The month's last day to bill as PUE is the pre-invoice's own (C-076). */
const propias: ReglaFactura[] = [
  beforeCutoff({ metodoPago: 'PUE', dia: 'corteComisionPue', codigo: 'comisionCortePue' }),
  timbradoYearIsNotLater,
]

/** The dictamen of the one invoice of a pre-invoice; pure, of the stored document and the facts of the day. */
export function judgeFacturaComision(leido: CfdiLeido, hechos: HechosComision): Dictamen {
  const [dictamen] = judgeTogether([leido], hechos, (cabecera) => [
    ...judgeRfcs(cabecera, hechos),
    ...judgeComision(cabecera, hechos, hechos.agente.regimenFiscal),
    ...[...comunes, ...propias].flatMap((regla) => regla(cabecera, hechos)),
    ...judgeTotal(cabecera, hechos),
  ])
  return dictamen ?? dictamenIlegible([])
}
