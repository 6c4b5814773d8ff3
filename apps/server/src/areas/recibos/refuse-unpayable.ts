import { motivosDeImpedimento } from '@valija/contract/messages/recibos.ts'
import { message } from '@valija/contract/messages.ts'
import type { RefusalCode } from '@valija/contract/refusals.ts'
import type { Impedimento } from '@valija/domain/recibos/impedimentos.ts'
import { type Refusal, refuseWith } from '../../refuse.ts'

/** 'El lote no puede ser pagado, verifica el detalle', with each factura and its reason. */
export function loteNoSePuedePagar(impedimentos: readonly Impedimento[]): Refusal {
  return refuseWith('loteNoSePuedePagar', message('loteNoSePuedePagar', { facturas: impedimentos.length }), {
    titulo: message('loteNoSePuedePagarTitulo'),
    detalles: impedimentos.map(({ factura, motivo }) => ({
      mensaje: `${factura}: ${motivosDeImpedimento[motivo]}`,
    })),
  })
}

/** Why payment proofs were not saved, under 'No es posible guardar los comprobantes de pago'. */
export const notSaved = (codigo: RefusalCode, texto: string): Refusal =>
  refuseWith(codigo, texto, { titulo: message('comprobantesNoGuardadosTitulo') })
