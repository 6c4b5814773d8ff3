import { bitacoraPagina, bitacoraParams, consultaBitacora } from '../bitacora.ts'
import { get } from '../llamada.ts'

export const llamadasDeBitacora = {
  leer: get('/api/bitacora/:entidad/:id', 'bitacora.ver', {
    params: bitacoraParams,
    query: consultaBitacora,
    answer: bitacoraPagina,
    refusals: ['noEncontrado'],
  }),
}
