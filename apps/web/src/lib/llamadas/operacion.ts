import { llamadasDeOperacion } from '@valija/contract/llamadas/operacion.ts'
import { cliente } from '../cliente.ts'

export const operacionApi = cliente(llamadasDeOperacion)
