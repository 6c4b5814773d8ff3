import { llamadasDeRecibos } from '@valija/contract/llamadas/recibos.ts'
import { cliente } from '../cliente.ts'

export const recibosApi = cliente(llamadasDeRecibos)
