import { enDiaMesAnio } from '../tiempo/dia.ts'
import type { ImpuestosDr } from './impuestos-dr.ts'

/** A DoctoRelacionado of a complement, with the day of its payment. */
export type Docto = {
  idDocumento: string
  fechaPago: string
  formaDePagoP: string
  numParcialidad: number
  monedaDR: string
  /** Centavos. */
  impPagado: number
  impSaldoAnt: number
  impSaldoInsoluto: number
  impuestos: ImpuestosDr
}
/** An expected complement that still lacks `falta`. */
export type Esperado = {
  id: number
  uuid: string
  emisor: string
  moneda: string
  fechaPago: string
  formaDePagoP: string
  numParcialidad: number
  impSaldoAnt: number
  impSaldoInsoluto: number
  impPagado: number
  falta: number
}
export type Cobro = { docto: number; esperadoId: number; monto: number }
export type FallaDeDocto = {
  docto: number
  motivo:
    | 'documentoDesconocido'
    | 'emisorDistinto'
    | 'fechaDistinta'
    | 'yaCubierto'
    | 'montoMayor'
    | 'monedaDistinta'
  encontrado: string | number
  esperado: string | number | null
}
export type AvisoDeDocto =
  | {
      docto: number
      campo: 'NumParcialidad' | 'ImpSaldoAnt' | 'ImpSaldoInsoluto' | 'ImpPagado'
      encontrado: number
      esperado: number
    }
  | { docto: number; campo: 'FormaDePagoP'; encontrado: string; esperado: string }
export type Emparejamiento = {
  cobros: Cobro[]
  /** What is left of a payment by no more than the tolerance: it is not asked for any more. */
  tolerados: Cobro[]
  fallas: FallaDeDocto[]
  avisos: AvisoDeDocto[]
}

/** Never most of a payment: of a tiny one the tolerance is no rounding. */
export const isRedondeo = (queda: number, monto: number, tolerancia: number): boolean =>
  queda > 0 && queda <= tolerancia && queda < monto

const inWords = (dias: readonly string[]): string =>
  new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(dias)
const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase()

/**
 * Ties each related document to the expected complements of the same factura and payment day. One document may cover
 * several payments, and several documents one payment; what is covered twice or has no payment is a fault. A document may
 * differ from what is owed by `tolerancia` centavos, inclusive: the payment is covered then, and the difference told.
 */
export function matchDoctos(
  emisor: string,
  doctos: readonly Docto[],
  esperados: readonly Esperado[],
  tolerancia: number,
): Emparejamiento {
  const left = new Map(esperados.map(({ id, falta }) => [id, falta]))
  const result: Emparejamiento = { cobros: [], tolerados: [], fallas: [], avisos: [] }
  doctos.forEach((docto, i) => {
    const fail = (
      motivo: FallaDeDocto['motivo'],
      encontrado: string | number,
      esperado: string | number | null = null,
    ) => result.fallas.push({ docto: i, motivo, encontrado, esperado })
    const tell = (esperado: number) =>
      result.avisos.push({ docto: i, campo: 'ImpPagado', encontrado: docto.impPagado, esperado })
    const deFactura = esperados.filter(({ uuid }) => same(uuid, docto.idDocumento))
    const [first] = deFactura
    if (!first) return fail('documentoDesconocido', docto.idDocumento)
    if (!same(first.emisor, emisor)) return fail('emisorDistinto', emisor, first.emisor)
    if (docto.monedaDR !== first.moneda) return fail('monedaDistinta', docto.monedaDR, first.moneda)
    const delDia = deFactura.filter(({ fechaPago }) => fechaPago === docto.fechaPago)
    if (delDia.length === 0) {
      const dias = [...new Set(deFactura.map(({ fechaPago }) => fechaPago))].toSorted()
      return fail('fechaDistinta', enDiaMesAnio(docto.fechaPago), inWords(dias.map(enDiaMesAnio)))
    }
    const open = delDia
      .filter(({ id }) => (left.get(id) ?? 0) > 0)
      .toSorted(
        (a, b) =>
          Number(b.numParcialidad === docto.numParcialidad) -
            Number(a.numParcialidad === docto.numParcialidad) || a.numParcialidad - b.numParcialidad,
      )
    const falta = open.reduce((sum, { id }) => sum + (left.get(id) ?? 0), 0)
    if (falta === 0) return fail('yaCubierto', docto.impPagado, 0)
    if (docto.impPagado > falta + tolerancia) return fail('montoMayor', docto.impPagado, falta)
    if (docto.impPagado > falta) tell(falta)
    let rest = docto.impPagado
    for (const esperado of open) {
      const monto = Math.min(rest, left.get(esperado.id) ?? 0)
      if (monto === 0) continue
      result.cobros.push({ docto: i, esperadoId: esperado.id, monto })
      const queda = (left.get(esperado.id) ?? 0) - monto
      rest -= monto
      const esRedondeo = isRedondeo(queda, monto, tolerancia)
      left.set(esperado.id, esRedondeo ? 0 : queda)
      if (!esRedondeo) continue
      result.tolerados.push({ docto: i, esperadoId: esperado.id, monto: queda })
      tell(falta)
    }
    const [only] = open
    if (only && only.formaDePagoP !== docto.formaDePagoP)
      result.avisos.push({
        docto: i,
        campo: 'FormaDePagoP',
        encontrado: docto.formaDePagoP,
        esperado: only.formaDePagoP,
      })
    // Only a document that stands for one whole payment can be compared figure by figure; what is left of it is not where
    // the two differ by a tolerated rest, which is told already.
    const resto = only ? Math.abs(only.impPagado - docto.impPagado) : 0
    if (only && resto <= tolerancia && resto < docto.impPagado)
      result.avisos.push(
        ...differences(i, docto, only).filter(({ campo }) => resto === 0 || campo !== 'ImpSaldoInsoluto'),
      )
  })
  return result
}

const differences = (i: number, docto: Docto, esperado: Esperado): AvisoDeDocto[] =>
  (
    [
      ['NumParcialidad', docto.numParcialidad, esperado.numParcialidad],
      ['ImpSaldoAnt', docto.impSaldoAnt, esperado.impSaldoAnt],
      ['ImpSaldoInsoluto', docto.impSaldoInsoluto, esperado.impSaldoInsoluto],
    ] as const
  ).flatMap(([campo, encontrado, deseado]) =>
    encontrado === deseado ? [] : [{ docto: i, campo, encontrado, esperado: deseado }],
  )
