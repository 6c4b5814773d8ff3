import { llamadasDePagos } from '@valija/contract/llamadas/pagos.ts'
import { cliente } from '../cliente.ts'

export const pagosApi = cliente(llamadasDePagos)
