import { llamadasDeComplementos } from '@valija/contract/llamadas/complementos.ts'
import { cliente } from '../cliente.ts'

export const complementosApi = cliente(llamadasDeComplementos)
