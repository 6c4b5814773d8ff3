import { reenviadosRespuesta, sendMailEntrada, sendMailRespuesta } from '../correos.ts'
import { post } from '../llamada.ts'

export const llamadasDeCorreos = {
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
