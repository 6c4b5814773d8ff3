import {
  add,
  compare,
  formatDecimal,
  isZero,
  type Millonesimas,
  multiply,
  round,
  subtract,
} from '../decimal.ts'
import { type Ruta, rutaDe } from '../estructura/ruta.ts'
import type { Pagos, TotalesPagos } from '../pagos.ts'
import { amount } from './limites-importe.ts'
import type { Reportar } from './pagos-importes.ts'
import { claveTraslado } from './sumas.ts'

const IVA = (tasa: string) => claveTraslado('002', 'Tasa', tasa)

/** Which attribute of Totales sums which tax, in pesos. */
const TRASLADOS: readonly (readonly [string, keyof TotalesPagos, keyof TotalesPagos | null])[] = [
  [IVA('0.160000'), 'totalTrasladosBaseIVA16', 'totalTrasladosImpuestoIVA16'],
  [IVA('0.080000'), 'totalTrasladosBaseIVA8', 'totalTrasladosImpuestoIVA8'],
  [IVA('0.000000'), 'totalTrasladosBaseIVA0', 'totalTrasladosImpuestoIVA0'],
  [claveTraslado('002', 'Exento', undefined), 'totalTrasladosBaseIVAExento', null],
]

const RETENCIONES = [
  ['002', 'totalRetencionesIVA'],
  ['001', 'totalRetencionesISR'],
  ['003', 'totalRetencionesIEPS'],
] as const

const nameOf = (clave: string) => clave[0]!.toUpperCase() + clave.slice(1)

/** Totales, always in MXN, against the payments at their exchange rates. */
export function checkTotalesPagos({ pagos, totales }: Pagos, base: Ruta, report: Reportar): void {
  const ruta = rutaDe(base, 'pago20:Totales')
  const slack = 10_000 * Math.max(1, pagos.length)
  const sums = new Map<keyof TotalesPagos, Millonesimas>()
  const sum = (clave: keyof TotalesPagos, value: Millonesimas) =>
    sums.set(clave, add(sums.get(clave) ?? 0, value))
  let monto: Millonesimas = 0
  for (const pago of pagos) {
    const rate = pago.tipoCambioP === undefined ? 1_000_000 : amount(pago.tipoCambioP)
    const inPesos = (text: string | undefined) => multiply(amount(text), rate, 6)
    monto = add(monto, inPesos(pago.monto))
    for (const t of pago.impuestosP?.trasladosP ?? []) {
      const key = claveTraslado(t.impuestoP, t.tipoFactorP, t.tasaOCuotaP)
      for (const [own, baseKey, importeKey] of TRASLADOS) {
        if (own !== key) continue
        sum(baseKey, inPesos(t.baseP))
        if (importeKey) sum(importeKey, inPesos(t.importeP))
      }
    }
    for (const r of pago.impuestosP?.retencionesP ?? [])
      for (const [own, clave] of RETENCIONES) if (own === r.impuestoP) sum(clave, inPesos(r.importeP))
  }
  // Of one rate the products may be rounded one by one or together.
  const rounding = pagos.filter(
    ({ tipoCambioP }) => tipoCambioP !== undefined && amount(tipoCambioP) !== 1_000_000,
  )
  const check = (
    codigo: 'montoTotalPagos' | 'totalesPagos',
    clave: keyof TotalesPagos,
    sum: Millonesimas,
  ) => {
    const expected = round(sum, 2)
    const difference = subtract(amount(totales[clave]), expected)
    if (isZero(difference)) return
    const off = compare(difference, slack) > 0 || compare(difference, -slack) < 0
    const absent = totales[clave] === undefined
    if (!off && !absent && rounding.length > 1) return
    report(codigo, ruta, nameOf(clave), {
      nombre: nameOf(clave),
      encontrado: totales[clave] ?? '0',
      esperado: formatDecimal(expected),
      ...(off || absent ? {} : { severidad: 'aviso' }),
    })
  }
  check('montoTotalPagos', 'montoTotalPagos', monto)
  const keys = [...TRASLADOS.flatMap(([, b, i]) => (i ? [b, i] : [b])), ...RETENCIONES.map(([, k]) => k)]
  for (const clave of keys) check('totalesPagos', clave, sums.get(clave) ?? 0)
  // IVA at zero sums to nothing and is summed all the same (CRP20273).
  const importes = TRASLADOS.flatMap(([, , i]) => (i ? [i] : []))
  if (sums.has('totalTrasladosImpuestoIVA0') && importes.every((clave) => totales[clave] === undefined))
    report('atributoFaltante', ruta, 'TotalTrasladosImpuestoIVA0', { nombre: 'TotalTrasladosImpuestoIVA0' })
}
