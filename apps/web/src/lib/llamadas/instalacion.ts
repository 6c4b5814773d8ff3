import { llamadasDeInstalacion } from '@valija/contract/llamadas/instalacion.ts'
import { cliente } from '../cliente.ts'

export const instalacionApi = cliente(llamadasDeInstalacion)
