import { llamadasDeInicio } from '@valija/contract/llamadas/inicio.ts'
import { cliente } from '../cliente.ts'

export const inicioApi = cliente(llamadasDeInicio)
