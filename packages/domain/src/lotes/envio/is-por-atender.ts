import { type EstatusLote, etapas } from '../etapas.ts'
import { type FacturaEnEnvio, isBloqueada } from './plan-envio.ts'

type Factura = Pick<FacturaEnEnvio, 'estado' | 'validacionEfos'> & {
  retiradaEn: Date | null
  atendidaMotivo: string | null
}

/** Money paid without a document that can be deducted, until a person says how that was settled. */
export const isPorAtender = (
  estatus: EstatusLote,
  factura: Factura,
  efosBloquean: readonly string[],
): boolean =>
  estatus === etapas.pagado &&
  factura.retiradaEn === null &&
  factura.atendidaMotivo === null &&
  isBloqueada(factura, efosBloquean)
