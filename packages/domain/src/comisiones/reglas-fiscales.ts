import type { Tasa } from '../dinero/tasa.ts'

/** 12 characters: persona moral; 13: persona física (Access §9). */
export type ClaseRfc = 12 | 13
export const regimenesComision = ['601', '612', '621', '626'] as const
export type RegimenComision = (typeof regimenesComision)[number]

/**
 * One retention: forbidden, required, or allowed. `tasa` null means the rate that the XML states; `aviso` tells the
 * person when an allowed one is there.
 */
export type ReglaRetencion = {
  exige: 'prohibida' | 'requerida' | 'permitida'
  tasa: Tasa | null
  /** By which it is calculated before there is an XML, where the rule itself names no rate. */
  tasaDeCalculo?: Tasa
  tolerancia: number
}
export type ReglaFiscal = {
  regimen: RegimenComision
  rfc: ClaseRfc | 'ambas'
  iva: ReglaRetencion
  isr: ReglaRetencion
  /** Tolerance of the transferred IVA against 16 % of its base, in centavos, inclusive. */
  toleranciaTraslado: number
  /** In force from this calendar day on. */
  desde: string
  fuente: string
}

export const tasaIva: Tasa = '0.16'
const dosTercios: Tasa = '0.106667'
const prohibida: ReglaRetencion = { exige: 'prohibida', tasa: null, tolerancia: 0 }

/**
 * Retentions when a persona moral pays a commission, by regime and kind of RFC. Tolerances in centavos (Commissions
 * §5, §9): 10 pesos for regimes 601, 612 and 621, 1 peso for 626 and for ISR.
 */
export const reglasFiscales: readonly ReglaFiscal[] = [
  {
    regimen: '601',
    rfc: 'ambas',
    iva: prohibida,
    isr: prohibida,
    toleranciaTraslado: 1000,
    desde: '2022-01-01',
    fuente: 'Personas morales: LIVA 1-A II d) y LISR 113-J solo alcanzan a personas físicas',
  },
  {
    regimen: '626',
    rfc: 12,
    iva: prohibida,
    isr: prohibida,
    toleranciaTraslado: 100,
    desde: '2022-01-01',
    fuente: 'RESICO de personas morales: LISR 113-J y LIVA 1-A II d) solo alcanzan a personas físicas',
  },
  {
    regimen: '626',
    rfc: 13,
    iva: { exige: 'requerida', tasa: null, tasaDeCalculo: dosTercios, tolerancia: 100 },
    isr: { exige: 'requerida', tasa: '0.0125', tolerancia: 100 },
    toleranciaTraslado: 100,
    desde: '2022-01-01',
    fuente: 'LISR 113-J (1.25 % de ISR); LIVA 1-A II d) y RLIVA 3 (dos terceras partes del IVA)',
  },
  {
    regimen: '612',
    rfc: 13,
    iva: { exige: 'requerida', tasa: dosTercios, tolerancia: 1000 },
    isr: { exige: 'permitida', tasa: null, tolerancia: 100 },
    toleranciaTraslado: 1000,
    desde: '2022-01-01',
    fuente: 'LIVA 1-A II d): comisionistas personas físicas; LISR 106 solo retiene a servicios profesionales',
  },
  {
    regimen: '621',
    rfc: 13,
    iva: { exige: 'requerida', tasa: dosTercios, tolerancia: 1000 },
    isr: { exige: 'permitida', tasa: null, tolerancia: 100 },
    toleranciaTraslado: 1000,
    desde: '2022-01-01',
    fuente:
      'LIVA 1-A II d): comisionistas personas físicas; régimen cerrado a nuevos contribuyentes desde 2022',
  },
]

/** The rule of a regime and RFC on a day; null when the two cannot go together or the regime is not admitted. */
export const reglaFiscal = (
  regimen: string,
  rfc: string,
  dia: string,
  reglas: readonly ReglaFiscal[] = reglasFiscales,
): ReglaFiscal | null =>
  reglas
    .filter(
      (regla) =>
        regla.regimen === regimen &&
        (regla.rfc === 'ambas' || regla.rfc === rfc.length) &&
        regla.desde <= dia,
    )
    .toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0] ?? null

/** The rate by which a required retention is calculated before there is an XML. */
export const tasaDeCalculo = (regla: ReglaRetencion): Tasa =>
  regla.exige === 'requerida' ? (regla.tasa ?? regla.tasaDeCalculo ?? '0') : '0'
