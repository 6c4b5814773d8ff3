import { llamadasDePermisos } from '@valija/contract/llamadas/permisos.ts'
import { cliente } from '../cliente.ts'

export const permisosApi = cliente(llamadasDePermisos)
