import { llamadasDePagosDocumentados } from '@valija/contract/llamadas/pagos-documentados.ts'
import { cliente } from '../cliente.ts'

export const pagosDocumentadosApi = cliente(llamadasDePagosDocumentados)
