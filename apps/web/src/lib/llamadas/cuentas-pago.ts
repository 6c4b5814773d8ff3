import { llamadasDeCuentasPago } from '@valija/contract/llamadas/cuentas-pago.ts'
import { cliente } from '../cliente.ts'

export const cuentasPagoApi = cliente(llamadasDeCuentasPago)
