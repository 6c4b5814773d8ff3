import type { Politica } from '../../politica/politica.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

type Forma = {
  codigo: 'formaPagoPue' | 'invitadoFormaPago'
  /** Those admitted with each method; of a method without any nothing is asked. */
  admitidas: (politica: Politica) => Partial<Record<string, readonly string[]>>
}

/** The form of payment goes with the method. */
export const formaPagoIs =
  ({ codigo, admitidas }: Forma): ReglaFactura =>
  ({ metodoPago, formaPago }, { politica }) => {
    const formas = admitidas(politica)[metodoPago]
    return formas === undefined || formas.includes(formaPago)
      ? []
      : [hallazgo(codigo, { encontrado: formaPago, admitidas: formas })]
  }
