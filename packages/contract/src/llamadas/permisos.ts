import { permisosRespuesta } from '../permisos.ts'
import { get } from '../llamada.ts'

export const llamadasDePermisos = {
  leer: get('/api/permisos', 'permisos.ver', { answer: permisosRespuesta }),
}
