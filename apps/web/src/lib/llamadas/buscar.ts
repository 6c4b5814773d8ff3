import { llamadasDeBuscar } from '@valija/contract/llamadas/buscar.ts'
import { cliente } from '../cliente.ts'

export const buscarApi = cliente(llamadasDeBuscar)
