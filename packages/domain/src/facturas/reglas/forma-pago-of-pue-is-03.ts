import { claveConNombre } from '@valija/contract/messages/claves-sat.ts'
import { hallazgo } from '../hallazgo.ts'
import type { ReglaFactura } from './regla.ts'

export const formaPagoOfPueIs03: ReglaFactura = ({ metodoPago, formaPago }, { politica }) =>
  metodoPago !== 'PUE' || politica.formasPagoPue.includes(formaPago)
    ? []
    : [
        hallazgo('formaPagoPue', {
          encontrado: claveConNombre('formaPago', formaPago),
          esperado: politica.formasPagoPue.map((clave) => claveConNombre('formaPago', clave)).join(', '),
        }),
      ]
