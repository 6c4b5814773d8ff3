import * as e from '../estados-de-cuenta.ts'
import { consultaLista } from '../lista.ts'
import { del, get, post, put } from '../llamada.ts'
import * as p from '../perfiles-de-estado.ts'
import { deDeshacer, deEstado, deLectores, delAlmacen } from './negativas.ts'

/** Payments opens to the five roles; statements are for the policy's list of roles (decision 111). */
export const llamadasDeEstadosDeCuenta = {
  perfiles: get('/api/estados-de-cuenta/perfiles', 'pagos.ver', {
    answer: p.perfilesRespuesta,
    refusals: ['sinPermisoDePago'],
  }),
  crearPerfil: post('/api/estados-de-cuenta/perfiles', 'pagos.ver', {
    body: p.perfilEntrada,
    answer: p.perfilDeEstado,
    refusals: ['noEncontrado', 'perfilDeFabrica', 'perfilInvalido', 'perfilYaExiste', 'sinPermisoDePago'],
  }),
  cambiarPerfil: put('/api/estados-de-cuenta/perfiles/:clave', 'pagos.ver', {
    params: p.claveDePerfil,
    body: p.perfilEntrada,
    answer: p.perfilDeEstado,
    refusals: ['noEncontrado', 'perfilDeFabrica', 'perfilInvalido', 'perfilYaExiste', 'sinPermisoDePago'],
  }),
  quitarPerfil: del('/api/estados-de-cuenta/perfiles/:clave', 'pagos.ver', {
    params: p.claveDePerfil,
    answer: p.perfilDeEstado,
    refusals: ['noEncontrado', 'perfilDeFabrica', 'perfilEnUso', 'sinPermisoDePago'],
  }),
  probarPerfil: post('/api/estados-de-cuenta/perfiles/probar', 'pagos.ver', {
    answer: p.pruebaDePerfil,
    upload: true,
    summary: 'Prueba un perfil con un archivo sin guardar nada: partes «archivo» y «perfil»',
    refusals: [...deEstado, 'perfilInvalido', 'sinPermisoDePago'],
  }),
  fuentes: get('/api/estados-de-cuenta/fuentes', 'pagos.ver', { answer: e.fuentesRespuesta }),
  previa: post('/api/estados-de-cuenta/previa', 'pagos.ver', {
    answer: e.previaDeEstado,
    upload: true,
    summary: 'Lee un estado de cuenta sin guardar sus movimientos: partes «fuente» y «archivo»',
    refusals: [...deEstado, 'estadoDeOtraMoneda', 'fuenteDesconocida', 'sinPermisoDePago'],
  }),
  importar: post('/api/estados-de-cuenta', 'pagos.ver', {
    body: e.importarEntrada,
    answer: e.importarRespuesta,
    refusals: [
      ...deEstado,
      ...deLectores,
      ...delAlmacen,
      'estadoDeOtraMoneda',
      'fuenteDesconocida',
      'noEncontrado',
      'sinPermisoDePago',
    ],
  }),
  deshacer: post('/api/estados-de-cuenta/:importacionID/deshacer', 'pagos.ver', {
    params: e.idDeImportacion,
    body: e.deshacerImportacionEntrada,
    answer: e.importacionDeshecha,
    refusals: [
      ...deDeshacer,
      'importacionConciliada',
      'importacionDeshecha',
      'noEncontrado',
      'sinPermisoDePago',
    ],
  }),
  listar: get('/api/estados-de-cuenta', 'pagos.ver', {
    query: consultaLista,
    answer: e.paginaImportaciones,
    refusals: ['sinPermisoDePago'],
  }),
  movimientos: get('/api/movimientos', 'pagos.ver', {
    query: e.consultaMovimientos,
    answer: e.paginaMovimientos,
    refusals: ['sinPermisoDePago'],
  }),
}
