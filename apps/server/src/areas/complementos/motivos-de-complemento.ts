import { enMoneda } from '@valija/contract/en-pesos.ts'
import {
  avisoDeComplemento,
  impuestosSinComparar,
  noViene,
  type ReglaDeComplemento,
  reglasDeComplemento,
} from '@valija/contract/messages/complementos.ts'
import { impuestosDelPago, judgeImpuestosDr } from '@valija/domain/complementos/impuestos-dr.ts'
import type { Emparejamiento } from '@valija/domain/complementos/match-doctos.ts'
import type { ComplementoLeido } from './read-complemento.ts'
import type { FacturaPorComplementar } from './read-impuestos.ts'

type Dato = { encontrado: string; esperado: string }
export const say = (regla: ReglaDeComplemento, dato: Dato = { encontrado: '', esperado: '' }): string =>
  reglasDeComplemento[regla](dato)

type Doctos = ComplementoLeido['doctos']
/** Amounts are in the currency of their document. */
const inWords = (value: string | number | null, moneda: string): string =>
  value === null ? '' : typeof value === 'number' ? enMoneda(moneda, value) : value
const monedaDe = (doctos: Doctos, docto: number): string => doctos[docto]?.monedaDR ?? 'MXN'
export const motivosDe = ({ fallas }: Pick<Emparejamiento, 'fallas'>, doctos: Doctos): string[] =>
  fallas.map(({ docto, motivo, encontrado, esperado }) => {
    const moneda = monedaDe(doctos, docto)
    return say(motivo, { encontrado: inWords(encontrado, moneda), esperado: inWords(esperado, moneda) })
  })
export const avisosDe = ({ avisos }: Emparejamiento, doctos: Doctos): string[] =>
  avisos.map((aviso) => {
    const [encontrado, esperado] =
      aviso.campo === 'NumParcialidad' || aviso.campo === 'FormaDePagoP'
        ? [String(aviso.encontrado), String(aviso.esperado)]
        : [aviso.encontrado, aviso.esperado].map((monto) => enMoneda(monedaDe(doctos, aviso.docto), monto))
    return avisoDeComplemento({ campo: aviso.campo, encontrado: encontrado ?? '', esperado: esperado ?? '' })
  })

/**
 * Of each related document: where its taxes are not those of the stored invoice, in proportion to what it pays. Of an
 * invoice whose stored XML cannot be read nothing can be compared, which is said.
 */
export function judgeImpuestos(
  { doctos }: ComplementoLeido,
  facturas: ReadonlyMap<string, FacturaPorComplementar>,
): { motivos: string[]; avisos: string[] } {
  const motivos: string[] = []
  const avisos: string[] = []
  for (const { idDocumento, impSaldoAnt, impPagado, impuestos, monedaDR } of doctos) {
    const factura = facturas.get(idDocumento)
    if (!factura) continue
    if (!factura.impuestos) {
      avisos.push(impuestosSinComparar({ factura: idDocumento }))
      continue
    }
    const debe = impuestosDelPago(factura.impuestos, {
      total: factura.total,
      saldoAnterior: impSaldoAnt,
      pagado: impPagado,
    })
    for (const { campo, encontrado, esperado } of judgeImpuestosDr(impuestos, debe))
      motivos.push(
        avisoDeComplemento({
          campo: `${campo} (${idDocumento})`,
          encontrado: encontrado === null ? noViene : inWords(encontrado, monedaDR),
          esperado: esperado === null ? noViene : inWords(esperado, monedaDR),
        }),
      )
  }
  return { motivos, avisos }
}
