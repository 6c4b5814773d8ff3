import { llamadasDeInvitaciones } from '@valija/contract/llamadas/invitaciones.ts'
import { cliente } from '../cliente.ts'

export const invitacionesApi = cliente(llamadasDeInvitaciones)
