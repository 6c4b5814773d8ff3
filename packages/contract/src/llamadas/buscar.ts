import { buscarEntrada, buscarRespuesta } from '../buscar.ts'
import { get } from '../llamada.ts'

export const llamadasDeBuscar = {
  buscar: get('/api/buscar', 'buscar', { query: buscarEntrada, answer: buscarRespuesta }),
}
