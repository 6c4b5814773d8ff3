import { llamadasDeBitacora } from '@valija/contract/llamadas/bitacora.ts'
import { cliente } from '../cliente.ts'

export const bitacoraApi = cliente(llamadasDeBitacora)
