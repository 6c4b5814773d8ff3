import { llamadasDeInvitados } from '@valija/contract/llamadas/invitados.ts'
import { cliente } from '../cliente.ts'

export const invitadosApi = cliente(llamadasDeInvitados)
