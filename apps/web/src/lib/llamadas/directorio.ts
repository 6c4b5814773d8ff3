import { llamadasDeDirectorio } from '@valija/contract/llamadas/directorio.ts'
import { cliente } from '../cliente.ts'

export const directorioApi = cliente(llamadasDeDirectorio)
