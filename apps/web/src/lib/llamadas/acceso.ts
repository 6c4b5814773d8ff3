import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import { cliente } from '../cliente.ts'

export const accesoApi = cliente(llamadasDeAcceso)
