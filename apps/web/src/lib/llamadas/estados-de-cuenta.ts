import { llamadasDeEstadosDeCuenta } from '@valija/contract/llamadas/estados-de-cuenta.ts'
import { cliente } from '../cliente.ts'

export const estadosDeCuentaApi = cliente(llamadasDeEstadosDeCuenta)
