import { llamadasDeComisiones } from '@valija/contract/llamadas/comisiones.ts'
import { cliente } from '../cliente.ts'

export const comisionesApi = cliente(llamadasDeComisiones)
