import { paginaFallidos, reenviadosRespuesta, sendMailEntrada, sendMailRespuesta } from '../correos.ts'
import { consultaLista } from '../lista.ts'
import { get, post } from '../llamada.ts'

export const llamadasDeCorreos = {
  fallidos: get('/api/correos/fallidos', 'correos.reenviarTodos', {
    query: consultaLista,
    answer: paginaFallidos,
  }),
  reenviarFallidos: post('/api/correos/reenviar-fallidos', 'correos.reenviarTodos', {
    answer: reenviadosRespuesta,
  }),
  sendMail: post('/api/Mailing/SendMail', 'correos.reenviar', {
    body: sendMailEntrada,
    answer: sendMailRespuesta,
    perMinute: 30,
    refusals: ['correoLibre', 'noEncontrado'],
  }),
}
