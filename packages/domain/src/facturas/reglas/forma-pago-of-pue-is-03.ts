import { formaPagoIs } from './forma-pago-is.ts'

export const formaPagoOfPueIs03 = formaPagoIs({
  codigo: 'formaPagoPue',
  admitidas: ({ formasPagoPue }) => ({ PUE: formasPagoPue }),
})
