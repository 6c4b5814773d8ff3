import { get } from '../llamada.ts'
import { permisosRespuesta } from '../permisos.ts'

export const llamadasDePermisos = {
  leer: get('/api/permisos', 'permisos.ver', { answer: permisosRespuesta }),
}
