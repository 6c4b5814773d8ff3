import { llamadasPorFacturar } from '@valija/contract/llamadas/por-facturar.ts'
import { cliente } from '../cliente.ts'

export const porFacturarApi = cliente(llamadasPorFacturar)
