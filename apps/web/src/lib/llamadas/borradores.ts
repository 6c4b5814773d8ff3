import { llamadasDeBorradores } from '@valija/contract/llamadas/borradores.ts'
import { cliente } from '../cliente.ts'

export const borradoresApi = cliente(llamadasDeBorradores)
