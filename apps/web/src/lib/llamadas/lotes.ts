import { llamadasDeLotes } from '@valija/contract/llamadas/lotes.ts'
import { cliente } from '../cliente.ts'

export const lotesApi = cliente(llamadasDeLotes)
