import type { DatosCfdi } from '@valija/cfdi'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import type { ComisionistaAnt } from '../mundo/comisionistas.ts'
import { conReceptor } from './cambios-de-cfdi.ts'
import type { ComisionOptions } from './comision.ts'
import type { DatosComision } from './datos-de-comision.ts'
import { mesAnterior } from './defectos.ts'

export type RecetaComision = ComisionOptions & {
  /** Changes the figures before they are written. */
  datos?: (datos: DatosComision) => Partial<DatosComision>
}
export type Recetas = Readonly<Record<string, RecetaComision>>

/** More base, and its IVA with it. */
const conBase = (mas: number) => (d: DatosComision) => ({ base: d.base + mas, iva: d.iva + mas * 0.16 })
/** A line of 15 pesos without IVA: little enough for the total still to fit. */
const conParteSinIva = (d: DatosCfdi): DatosCfdi => {
  const mas = (texto: string) => (Number(texto) + 15).toFixed(2)
  const [concepto] = d.conceptos ?? []
  const { impuestos: _sin, ...linea } = concepto ?? {}
  const exenta = { ...linea, valorUnitario: '15.00', importe: '15.00', objetoImp: '01' } as typeof concepto
  const conceptos = [...(d.conceptos ?? []), ...(exenta ? [exenta] : [])]
  return { ...d, subTotal: mas(d.subTotal), total: mas(d.total), conceptos }
}

/** What may be wrong with anybody's invoice. */
const deTodos = (otro: { rfc: string; razonSocial: string }, dia: string): Recetas => ({
  'total-con-sobrante': { datos: conBase(10_000) },
  'total-con-faltante': { datos: conBase(-10_000) },
  'iva-incorrecto': { datos: (d) => ({ iva: d.iva + 1_001 }) },
  'con-parte-sin-iva': { cambia: conParteSinIva },
  'emisor-de-otro-comisionista': {
    datos: () => ({ rfc: normalizeRfc(otro.rfc), nombre: otro.razonSocial }),
  },
  'regimen-no-admitido': { datos: () => ({ regimenFiscal: '605' }) },
  'receptor-incorrecto': { cambia: conReceptor({ rfc: 'EKU9003173C9', nombre: 'ESCUELA KEMPER URGATE' }) },
  'regimen-receptor-626': { cambia: conReceptor({ regimenFiscalReceptor: '626' }) },
  'sin-metodo-de-pago': { sinMetodo: true },
  'pue-con-forma-de-pago-01': {
    datos: () => ({ metodoPago: 'PUE' }),
    cambia: (d) => ({ ...d, formaPago: '01' }),
  },
  'pue-del-mes-anterior': { datos: () => ({ metodoPago: 'PUE' }), dia: mesAnterior(dia) },
  'timbrada-el-anio-posterior': { dia: `${Number(dia.slice(0, 4)) + 1}-01-04` },
  'moneda-usd': { cambia: (d) => ({ ...d, moneda: 'USD', tipoCambio: '18.5432' }) },
  cancelada: { destino: 'cancelado' },
  'no-encontrada': { destino: 'noEncontrado' },
  'alterada-despues-del-timbrado': {
    altera: (xml) => xml.replace('Descripcion="Comisión', 'Descripcion="Bonificación'),
  },
  corrupta: { altera: (xml) => xml.slice(0, Math.floor(xml.length * 0.6)) },
})

/** Whoever must not retain. */
const sinRetencion: Recetas = {
  'con-retencion-que-no-aplica': { datos: (d) => ({ retIva: Math.round(d.base * 0.106667) }) },
}
/** The rate stays the lawful one while the amount does not follow it. */
const conTasaDeLey = (d: DatosCfdi): DatosCfdi => ({
  ...d,
  conceptos: (d.conceptos ?? []).map((concepto) => ({
    ...concepto,
    impuestos: {
      ...concepto.impuestos,
      retenciones: concepto.impuestos?.retenciones?.map((r) =>
        r.impuesto === '002' ? { ...r, tasaOCuota: '0.106667' } : r,
      ),
    },
  })),
})
/** A natural person: two thirds of the IVA are retained. */
const conIva = (tolerancia: number): Recetas => ({
  'sin-iva-retenido': { datos: () => ({ retIva: 0 }) },
  'iva-retenido-un-centavo-fuera': {
    datos: (d) => ({ retIva: d.retIva + tolerancia + 2 }),
    cambia: conTasaDeLey,
  },
})
const conIsr: Recetas = {
  'sin-isr-retenido': { datos: () => ({ retIsr: 0 }) },
  'isr-retenido-un-centavo-fuera': { datos: (d) => ({ retIsr: d.retIsr + 101 }) },
  'correcta-isr-en-el-limite': { datos: (d) => ({ retIsr: d.retIsr + 100 }) },
}
/** 612 and 621: allowed, and said. */
const isrPermitido: Recetas = {
  'correcta-con-isr-poco-habitual': { datos: (d) => ({ retIsr: Math.round(d.base * 0.1) }) },
}

/** The defects of an agent's kind, each named after what is wrong; those that begin with `correcta` are taken. */
export function defectosDe(
  { agente, datos }: { agente: ComisionistaAnt; datos: DatosComision },
  { comisionistas, dia }: { comisionistas: readonly ComisionistaAnt[]; dia: string },
): Recetas {
  const otro = comisionistas.find(
    (c) =>
      c.id !== agente.id &&
      c.regimenFiscal === agente.regimenFiscal &&
      normalizeRfc(c.rfc).length === datos.rfc.length,
  )
  const comunes = deTodos(otro ?? agente, dia)
  if (datos.rfc.length === 12) return { ...comunes, ...sinRetencion }
  return agente.regimenFiscal === '626'
    ? { ...comunes, ...conIva(100), ...conIsr }
    : { ...comunes, ...conIva(1_000), ...isrPermitido }
}
