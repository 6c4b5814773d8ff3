import { llamadasDeCorreos } from '@valija/contract/llamadas/correos.ts'
import { cliente } from '../cliente.ts'

export const correosApi = cliente(llamadasDeCorreos)
