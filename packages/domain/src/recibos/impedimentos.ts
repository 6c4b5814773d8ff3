import { nombreDeFactura } from '../facturas/nombre-de-factura.ts'

/** What is known of a factura when its lote is about to be paid. */
export type FacturaPorPagar = {
  id: number
  serie: string
  folio: string
  uuid: string
  /** What the SAT says. */
  estado: string
  validacionEfos: string
  /** What ANT says. */
  envio: 'pendiente' | 'enviado' | 'aceptado' | 'rechazado' | 'duda'
}

export const motivosImpedimento = [
  'canceladaEnSat',
  'noEncontradaEnSat',
  'sinVerificar',
  'listaEfos',
  'rechazadaPorAnt',
  'enDuda',
  'sinRespuestaDeAnt',
  'cuentaPorAprobar',
] as const
export type MotivoImpedimento = (typeof motivosImpedimento)[number]
/**
 * A payment that was made is written down without waiting for the SAT: what it has not answered keeps the lote from being
 * marked, not its payment from being saved.
 */
export const impideGuardar = ({ motivo }: Pick<Impedimento, 'motivo'>): boolean => motivo !== 'sinVerificar'
export type Impedimento = { facturaId: number; factura: string; uuid: string; motivo: MotivoImpedimento }

/**
 * Why a lote cannot be paid (Supplier batches §8: 'El lote no puede ser pagado, verifica el detalle'): one reason per
 * factura, the gravest. An unknown state of the SAT is not verified, never a refusal of the supplier.
 */
export function impedimentosDePago(
  facturas: readonly FacturaPorPagar[],
  { efosBloquean }: { efosBloquean: readonly string[] },
): Impedimento[] {
  const motivoDe = (factura: FacturaPorPagar): MotivoImpedimento | null => {
    if (factura.estado === 'Cancelado') return 'canceladaEnSat'
    if (factura.estado === 'No Encontrado') return 'noEncontradaEnSat'
    if (efosBloquean.includes(factura.validacionEfos)) return 'listaEfos'
    if (factura.envio === 'rechazado') return 'rechazadaPorAnt'
    if (factura.envio === 'duda') return 'enDuda'
    if (factura.envio !== 'aceptado') return 'sinRespuestaDeAnt'
    return factura.estado === 'Vigente' ? null : 'sinVerificar'
  }
  return facturas.flatMap((factura) => {
    const motivo = motivoDe(factura)
    return motivo
      ? [
          {
            facturaId: factura.id,
            factura: nombreDeFactura(factura, factura.uuid),
            uuid: factura.uuid,
            motivo,
          },
        ]
      : []
  })
}
